package espalier.search;

import espalier.game.Position;

/** Builds and runs a search; implemented once, by {@code espalier.engine.driver.Assembly}, and copied by {@link Specialiser}. */
public interface Engine {
    /**
     * Searches a position, which it leaves as it was.
     *
     * @param <P> the type of positions
     * @param search what to run
     * @param position the position
     * @return value and move
     */
    <P extends Position<P>> Result run(Search<P> search, P position);
}
