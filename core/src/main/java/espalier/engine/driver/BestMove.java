package espalier.engine.driver;

import espalier.game.Score;
import espalier.search.Separation;
import java.util.OptionalInt;

/**
 * Drivers that prove a best move and stop there. They search the children of the root; with a single child they answer at
 * once. Alpha Bounding and MTD(best) tell the value too if the bounds happen to meet.
 */
final class BestMove {
    private BestMove() {}

    private interface Rounds {
        void run(Root root, int width);
    }

    private static Driver proving(Rounds rounds) {
        return root -> {
            int width = root.open();
            if (width > 1) {
                rounds.run(root, width);
            }
            return OptionalInt.empty();
        };
    }

    /**
     * Best Node Search (best-node, fig. 4): looks for a value that exactly one child reaches.
     *
     * <p>Errata: beta is exclusive and starts above the range (with {@code beta = hi} the printed loop picks the wrong
     * move on {@code [1,0]}); the separation value is rounded down; the two updates left as prose are: none better, beta
     * becomes the test value; two or more, alpha does, and their number is kept.
     */
    static Driver bestNodeSearch(int low, int high, Separation separation) {
        return proving((root, width) -> {
            int alpha = low;
            int beta = high + 1;
            int count = width;
            int better = 0;
            while (beta - alpha >= 2 && better != 1) {
                int test = separation.next(alpha, beta, count);
                root.beginPass(test - 1, test);
                better = 0;
                for (int i = 0; i < width; i++) {
                    if (root.searchChild(i, test - 1, test) >= test) {
                        better++;
                        root.best(i);
                    }
                }
                root.endPass(test);
                if (better == 0) {
                    beta = test;
                } else {
                    alpha = test;
                    count = better;
                }
            }
        });
    }

    /**
     * Second best search (solution-trees section 7, prose only): the child of the highest upper bound has to show that
     * it reaches the second highest; if it does it is the best, if not its upper bound falls.
     */
    static Driver secondBest() {
        return proving((root, width) -> {
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
     * Alpha Bounding (after Schaeffer 1986, which the papers cite without its text; this form is ours): like Best Node
     * Search it looks for a bound that one child reaches, but it begins at a guess, goes on from the bounds that the
     * searches return instead of dividing a range, and drops children that are beaten.
     */
    static Driver alphaBounding(int guess) {
        Driver rounds = proving((root, width) -> {
            int bound = Math.max(guess, 1 - Score.INFINITY);
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
        return root -> {
            rounds.drive(root);
            return root.value();
        };
    }

    /**
     * MTD(best): MTD(f) that stops as soon as one root child's lower bound reaches the upper bounds of all others
     * (Berliner's stop). If the value is found before a child is proved, the last search that failed high knows the
     * move.
     */
    static Driver mtdBest(int guess) {
        return root -> {
            if (root.open() == 1) {
                return OptionalInt.empty();
            }
            OptionalInt value = NullWindow.mtd(guess).drive(root, (lower, upper) -> {
                root.readChildren();
                return root.proved() < 0;
            });
            root.best(root.proved());
            return value;
        };
    }
}
