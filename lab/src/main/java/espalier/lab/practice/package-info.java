/** What experiments with real games share: variants of the practical search, and what is counted about them. */
@org.jspecify.annotations.NullMarked
package espalier.lab.practice;
