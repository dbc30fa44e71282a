/**
 * What a search remembers between passes: nothing, the exact search tree of solution-trees, or a transposition table
 * (best-first). The specialiser copies this package, so it has no static mutable state.
 */
@org.jspecify.annotations.NullMarked
package espalier.engine.memory;
