/**
 * Exact solving: the outcome of a game, or its value, under perfect play. {@link espalier.solve.GameSolver} answers a {@link
 * espalier.solve.Question}. A game may bring its own solver ({@link espalier.solve.Solvable}); {@link
 * espalier.solve.ProofNumberSolver} serves every game by depth-first proof-number search (df-pn, after proof-number): it
 * searches the node whose proof or refutation needs the fewest leaves.
 */
@org.jspecify.annotations.NullMarked
package espalier.solve;
