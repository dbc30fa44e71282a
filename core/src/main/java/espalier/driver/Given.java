package espalier.driver;

import java.util.Optional;
import java.util.OptionalInt;

/** A driver whose hints were given beforehand. */
record Given(Driver driver, Hints known) implements Driver {
    @Override
    public OptionalInt drive(Root root, Hints hints) {
        return driver.drive(root, known);
    }

    @Override
    public String name() {
        return driver.name();
    }

    @Override
    public boolean exact() {
        return driver.exact();
    }

    @Override
    public Optional<Driver> inGames() {
        return driver.inGames()
                .map(games -> new Named(
                        games.name(),
                        games.exact(),
                        (root, hints) -> games.drive(root, known.expecting(hints.guess(), hints.spread()))));
    }
}
