package espalier.models;

import espalier.game.Position;

/** Runs a search. The one implementation is in {@code espalier.engine.models}; the specialiser copies it. */
public interface ModelEngine {
    /**
     * Searches a position, which it leaves as it was.
     *
     * @param <P> the type of positions
     * @param search what to run
     * @param position the position
     * @return value, move and counts
     */
    <P extends Position<P>> ModelResult run(ModelSearch<P> search, P position);
}
