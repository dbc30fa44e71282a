/** Experiments: many searches, their numbers, and charts and reports made of them without any graphics library. */
@org.jspecify.annotations.NullMarked
package espalier.lab;
