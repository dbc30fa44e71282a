package espalier.models;

import espalier.game.Position;

/** Sees what an opponent-model search evaluates. The position is at the leaf and must be left as it is. */
@FunctionalInterface
public interface ModelObserver {
    /** Does nothing. */
    ModelObserver NONE = (position, model, value) -> {};

    /**
     * A leaf was evaluated.
     *
     * @param model j of f_j; models below level 0 are -f_0 and f_0 in turn and are reported as 0
     * @param value f_j of the leaf
     */
    void evaluated(Position<?> position, int model, int value);
}
