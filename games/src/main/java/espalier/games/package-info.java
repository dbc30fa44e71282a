/** Uses of games outside a search: counting positions, reading archives and test suites. */
@org.jspecify.annotations.NullMarked
package espalier.games;
