package espalier.driver;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** A driver that is a lambda, its name, and the driver that takes its place in games, if there is one. */
record OnTrees(String name, boolean exact, Set<Hint> uses, Driver body, Optional<Driver> inGames) implements Driver {
    /** The same loop by other rules in games. */
    static Driver of(String name, Set<Hint> uses, Driver onTrees, Driver inGames) {
        return new OnTrees(name, true, uses, onTrees, Optional.of(new Named(name, true, inGames)));
    }

    @Override
    public OptionalInt drive(Root root, Hints hints) {
        return body.drive(root, hints);
    }
}
