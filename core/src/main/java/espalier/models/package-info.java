/**
 * Opponent-model search (multi-model): if you know your opponent, search with a model of them, who may have a model of
 * you, and so on. {@link espalier.models.ModelSearch} is the entry; {@link espalier.models.Player} holds the models and
 * {@link espalier.models.SumBounds} what allows pruning.
 */
@org.jspecify.annotations.NullMarked
package espalier.models;
