package espalier.search;

import espalier.game.Position;

/** Builds and runs a search; implemented once, by {@code espalier.engine.driver.Assembly}, and copied by {@link Specialiser}. */
public interface Engine {
    /** Searches a position, which it leaves as it was. */
    <P extends Position<P>> Result run(Search<P> search, P position);
}
