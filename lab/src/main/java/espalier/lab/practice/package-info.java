/** The common parts of experiments with real games: variants of the practical search, and their counts. */
@org.jspecify.annotations.NullMarked
package espalier.lab.practice;
