package espalier.driver;

import java.util.Optional;
import java.util.OptionalInt;

/** A driver that needs the tree's range, and the one that takes its place in games. */
record OnTrees(Driver driver, Optional<Driver> inGames) implements Driver {
    /** The same loop by other rules in games. */
    static Driver of(String name, Driver onTrees, Driver inGames) {
        return new OnTrees(new Named(name, true, onTrees), Optional.of(new Named(name, true, inGames)));
    }

    @Override
    public OptionalInt drive(Root root, Hints hints) {
        return driver.drive(root, hints);
    }

    @Override
    public String name() {
        return driver.name();
    }

    @Override
    public boolean exact() {
        return driver.exact();
    }
}
