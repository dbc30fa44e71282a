/**
 * The two recursions of opponent-model search (multi-model, fig. 3, 7 and 9). The specialiser copies this package, so
 * it has no static mutable state.
 */
@org.jspecify.annotations.NullMarked
package espalier.engine.models;
