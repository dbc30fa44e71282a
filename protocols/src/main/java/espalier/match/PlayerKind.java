package espalier.match;

import espalier.game.Game;
import espalier.game.Position;
import espalier.protocols.TimeControl;
import java.util.Map;
import java.util.Set;

/**
 * A kind of player for matches. List the implementing class in {@code META-INF/services/espalier.match.PlayerKind} and
 * {@code --player NAME,key=value} seats it.
 */
public interface PlayerKind {
    /** The name in a description of a player. */
    String name();

    /** The keys that it understands; one that ends in a dot is a prefix. */
    Set<String> keys();

    /**
     * Reads a description.
     *
     * @param keys only those of {@link #keys}
     * @throws IllegalArgumentException if a value makes no sense, saying which
     */
    <P extends Position<P>> Club<P> read(Game<P> game, Map<String, String> keys);

    /** The name in tables, unless the user gives another. */
    default String title(Map<String, String> keys) {
        return name();
    }

    /** Players that are all alike; several threads may ask for one. */
    @FunctionalInterface
    interface Club<P extends Position<P>> extends AutoCloseable {
        /**
         * A player for a game.
         *
         * @param seed for what is random in it
         */
        Contender<P> sit(P start, long seed);

        /**
         * Checks that such a player can play with this time control.
         *
         * @throws IllegalArgumentException saying why not
         */
        default void check(TimeControl control) {}

        /** Ends what is kept between games. */
        @Override
        default void close() {}
    }
}
