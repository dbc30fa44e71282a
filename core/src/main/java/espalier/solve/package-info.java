/**
 * Exact solving: the outcome of a game, or its value, under perfect play. A game may bring its own solver ({@link
 * espalier.solve.Solvable}); proof-number search serves every game.
 */
@org.jspecify.annotations.NullMarked
package espalier.solve;
