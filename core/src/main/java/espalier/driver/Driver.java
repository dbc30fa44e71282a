package espalier.driver;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Decides which windows are searched at the root: a few lines that turn bounds into the next bound. A driver never knows
 * the game, and one driver serves any number of searches at a time: it keeps nothing between calls.
 */
@FunctionalInterface
public interface Driver {
    /**
     * Searches the root until the value or the best move is proved.
     *
     * @param root searches the tree, window by window
     * @param hints what is known beforehand; a driver made with its parameters ({@code Mtd.from(500)}) looks at none
     * @return the value, or nothing if only the best move was proved
     */
    OptionalInt drive(Root root, Hints hints);

    /** {@return the name in lists, without parameters: the factory method, where there is one} */
    default String name() {
        return getClass().getSimpleName();
    }

    /** {@return whether the value is always found; if not, only the best move is} */
    default boolean exact() {
        return true;
    }

    /** {@return the hints that it looks at on artificial trees} */
    default Set<Hint> uses() {
        return Set.of();
    }

    /**
     * {@return the driver that does this in iterative deepening, where hints come from the last iteration and leaf values
     * have no range; empty if there is none}
     */
    default Optional<Driver> inGames() {
        return Optional.of(this);
    }
}
