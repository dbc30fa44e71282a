/**
 * What games share besides searching: counting positions ({@link espalier.games.Perft}), records of games and their files
 * ({@link espalier.games.Recorded}, {@link espalier.games.Archive}), test suites ({@link espalier.games.Suite}), and {@link
 * espalier.games.BoardGame}, which puts a game together from its parts.
 */
@org.jspecify.annotations.NullMarked
package espalier.games;
