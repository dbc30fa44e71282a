/**
 * Forward pruning (forward-pruning, null-move, prob-cut): cutting a node off after a reduced search. Each {@code
 * Pruner} implements a record of {@link espalier.play.PruningRule}. The specialiser copies this package, so it has no
 * static mutable state.
 */
@org.jspecify.annotations.NullMarked
package espalier.engine.pruning;
