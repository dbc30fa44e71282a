/**
 * The recursive searches below a node, given a window: minimax, alpha-beta and its family on artificial trees
 * (solution-trees, best-first) and the practical search of games (forward-pruning). The specialiser copies this
 * package, so it has no static mutable state.
 */
@org.jspecify.annotations.NullMarked
package espalier.engine.procedure;
