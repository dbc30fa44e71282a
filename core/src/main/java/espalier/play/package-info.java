/**
 * Search in practice: iterative deepening over any driver, with ordering, table, quiescence and forward pruning, for any
 * game. {@link espalier.play.Seat} is the entry: one side of one game, with its history, its table and its clock. {@link
 * espalier.play.Thought} is an answer, {@link espalier.play.Iteration} a step on the way to it.
 *
 * <p>A {@link espalier.play.Setting} says which parts are used. {@link espalier.play.PruningRule} lists the forward pruning of
 * forward-pruning (multi-cut, adaptive null move with a variable bound) and ProbCut (prob-cut); {@link espalier.play.Additions} are that
 * paper's four additions to PVS. {@link espalier.play.BestFirst} is best-first minimax search (best-first-minimax).
 */
@org.jspecify.annotations.NullMarked
package espalier.play;
