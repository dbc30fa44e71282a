package espalier.lab.bestfirst;

import espalier.driver.Driver;
import espalier.driver.Hint;
import espalier.driver.Hints;
import espalier.driver.Root;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * In iterative deepening, a driver that guesses the value of the iteration before the last one instead of the last one's:
 * depths of the same parity have similar values.
 */
record OlderGuess(Driver driver) implements Driver {
    @Override
    public OptionalInt drive(Root root, Hints hints) {
        return driver.drive(root, hints);
    }

    @Override
    public Set<Hint> uses() {
        return driver.uses();
    }

    /** A new one for each search, which asks once: it remembers the guesses of the iterations. */
    @Override
    public Optional<Driver> inGames() {
        return driver.inGames().map(Remembering::new);
    }

    private static final class Remembering implements Driver {
        private final Driver driver;
        private OptionalInt before = OptionalInt.empty();

        Remembering(Driver driver) {
            this.driver = driver;
        }

        @Override
        public OptionalInt drive(Root root, Hints hints) {
            int guess = before.orElse(hints.guess());
            before = OptionalInt.of(hints.guess());
            return driver.drive(root, hints.guess(guess));
        }
    }
}
