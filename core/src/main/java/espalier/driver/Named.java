package espalier.driver;

import java.util.OptionalInt;
import java.util.Set;

/** A driver that is a lambda, and what is said of it. */
record Named(String name, boolean exact, Set<Hint> uses, Driver body) implements Driver {
    /** Without hints. */
    Named(String name, boolean exact, Driver body) {
        this(name, exact, Set.of(), body);
    }

    @Override
    public OptionalInt drive(Root root, Hints hints) {
        return body.drive(root, hints);
    }
}
