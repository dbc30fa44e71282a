/** Experiments: many searches, their counts, and charts and reports, without a graphics library. */
@org.jspecify.annotations.NullMarked
package espalier.lab;
