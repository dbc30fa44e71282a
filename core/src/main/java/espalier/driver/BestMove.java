package espalier.driver;

import espalier.game.Score;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Drivers that prove a best move and stop there; {@link BestNode} is another. They search the children of the root; with a
 * single child they answer at once. Alpha Bounding and MTD(best) find the value too if the bounds happen to meet.
 */
public final class BestMove {
    private BestMove() {}

    interface Rounds {
        void run(Root root, int width, Hints hints);
    }

    /** A driver that plays these rounds if there is a choice, and answers with no value. */
    static Driver proving(String name, Rounds rounds) {
        return new Named(name, false, (root, hints) -> {
            int width = root.open();
            if (width > 1) {
                rounds.run(root, width, hints);
            }
            return OptionalInt.empty();
        });
    }

    /**
     * Second best search (solution-trees section 7, prose only): the child of the highest upper bound has to show that it
     * reaches the second highest; if it does it is the best, if not its upper bound falls.
     *
     * @return the driver
     */
    public static Driver second() {
        return proving("BestMove.second", (root, width, hints) -> {
            while (true) {
                int candidate = root.highest();
                int rival = root.upper(root.highestBut(candidate));
                if (root.lower(candidate) >= rival) {
                    root.best(candidate);
                    return;
                }
                root.beginPass(rival - 1, rival);
                root.searchChild(candidate, rival - 1, rival);
                root.endPass(rival);
            }
        });
    }

    /**
     * Alpha Bounding from the guess of the hints (after classics, which the papers cite without its text; this form
     * is ours): like Best Node Search it looks for a bound that one child reaches, but it begins at a guess, goes on from
     * the bounds that the searches return instead of dividing a range, and drops children that are beaten.
     *
     * @return the driver
     */
    public static Driver alphaBounding() {
        Driver rounds = proving("BestMove.alphaBounding", (root, width, hints) -> {
            int bound = Math.max(hints.guess(), 1 - Score.INFINITY);
            while (root.proved() < 0) {
                root.beginPass(bound - 1, bound);
                for (int i = 0; i < width; i++) {
                    if (root.upper(i) >= bound) {
                        root.searchChild(i, bound - 1, bound);
                    }
                }
                root.endPass(bound);
                int reached = root.bestLower();
                bound = reached >= bound ? reached + 1 : root.upper(root.highest());
            }
            root.best(root.proved());
        });
        return new Named(rounds.name(), false, Set.of(Hint.GUESS), (root, hints) -> {
            rounds.drive(root, hints);
            return root.value();
        });
    }

    /**
     * {@return the driver of Alpha Bounding from this guess}
     *
     * @param guess the value to begin with
     */
    public static Driver alphaBounding(int guess) {
        return from(guess, alphaBounding());
    }

    /**
     * MTD(best) from the guess of the hints: MTD(f) that stops as soon as one root child's lower bound reaches the upper
     * bounds of all others (Berliner's stop). If the value is found before a child is proved, the last search that failed
     * high knows the move.
     *
     * @return the driver
     */
    public static Driver mtd() {
        return new Named("BestMove.mtd", false, Set.of(Hint.GUESS), (root, hints) -> {
            if (root.open() == 1) {
                return OptionalInt.empty();
            }
            OptionalInt value = Mtd.search(root, Mtd.Rule.from(hints.guess()), (lower, upper) -> {
                root.readChildren();
                return root.proved() < 0;
            });
            root.best(root.proved());
            return value;
        });
    }

    /**
     * {@return the driver of MTD(best) from this guess}
     *
     * @param guess the value to begin with
     */
    public static Driver mtd(int guess) {
        return from(guess, mtd());
    }

    /** A driver with a first guess of its own. In games the guess comes from the last iteration. */
    private static Driver from(int guess, Driver driver) {
        int first = Hints.NONE.guess(guess).guess();
        Driver guessing = (root, hints) -> driver.drive(root, hints.guess(first));
        return new OnTrees(driver.name(), false, Set.of(), guessing, driver.inGames());
    }
}
