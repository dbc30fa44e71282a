package espalier.driver;

import java.util.OptionalInt;

/** A driver that is a lambda, and its name. */
record Named(String name, boolean exact, Driver body) implements Driver {
    @Override
    public OptionalInt drive(Root root, Hints hints) {
        return body.drive(root, hints);
    }
}
