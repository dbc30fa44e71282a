/**
 * Opponent-model search: players who have a model of their opponent, who has a model of them, and so on (Carmel and
 * Markovitch, "Pruning algorithms for multi-model adversary search"). A {@link espalier.models.ModelSearch} is what one
 * asks with.
 */
@org.jspecify.annotations.NullMarked
package espalier.models;
