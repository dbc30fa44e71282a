package espalier.driver;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Best Node Search (best-node fig. 4): looks for a value that exactly one child reaches. It proves the best move, not the
 * value. Its variants differ in how they choose the value to test, the {@link Separation}.
 *
 * <p>Erratum: beta is exclusive and starts above the range (with {@code beta = hi}, as in section 3, the loop picks the
 * wrong move on {@code [1,0]}). Left open: the separation value is rounded down; the first move is best until another
 * is. The two updates given as prose are: none better, beta becomes the test value; two or more, alpha does, and their
 * number is kept.
 */
public final class BestNode {
    private BestNode() {}

    /**
     * {@return the driver that divides the range of leaf values in proportion to the number of moves}
     *
     * @param low the smallest value of a leaf
     * @param high the largest value of a leaf
     */
    public static Driver linear(int low, int high) {
        return within("BestNode.linear", TreeShape.UNKNOWN.range(low, high), Separation.linear());
    }

    /**
     * {@return the driver that tests what this separation chooses, within the range of leaf values}
     *
     * @param separation chooses the values to test
     * @param low the smallest value of a leaf
     * @param high the largest value of a leaf
     */
    public static Driver with(Separation separation, int low, int high) {
        return within("BestNode.with", TreeShape.UNKNOWN.range(low, high), separation);
    }

    private static Driver within(String name, TreeShape range, Separation separation) {
        return BestMove.proving(name, (root, width, hints) -> search(root, width, range, separation));
    }

    /** {@return the driver that divides the tree's range in proportion to the number of moves} */
    public static Driver linear() {
        return hinted("BestNode.linear", Set.of(Hint.RANGE), hints -> Separation.linear(), Optional.of(galloping()));
    }

    /**
     * {@return the driver that tests the values that separate most training trees; the hints must have {@link
     * Hints#trained} values}
     */
    public static Driver statistical() {
        return hinted(
                "BestNode.statistical",
                Set.of(Hint.RANGE, Hint.TRAINING),
                hints -> hints.trained().get(),
                Optional.of(galloping()));
    }

    /** {@return the driver that tests the values that follow from the shape of a uniform tree, which must be known} */
    public static Driver analytic() {
        return hinted(
                "BestNode.analytic",
                Set.of(Hint.RANGE),
                hints -> new AnalyticSeparation(hints.shape()),
                Optional.empty());
    }

    /** Where leaf values have no range: from the guess in growing steps. */
    private static Driver galloping() {
        return BestMove.proving(
                "BestNode.galloping",
                (root, width, hints) ->
                        search(root, width, Galloping.RANGE, new Galloping(hints.guess(), hints.spread())));
    }

    private static Driver hinted(
            String name, Set<Hint> uses, Function<Hints, Separation> separation, Optional<Driver> inGames) {
        Driver within = (root, hints) ->
                within(name, hints.shape(), separation.apply(hints)).drive(root, hints);
        return new OnTrees(name, false, uses, within, inGames);
    }

    private static void search(Root root, int width, TreeShape range, Separation separation) {
        int alpha = range.low();
        int beta = range.high() + 1;
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
    }

    /**
     * Separation values where no range is known, as in games: the first is a guess from an earlier iteration, the next ones
     * go from there in growing steps until the interval is closed on both sides, then it is divided as usual.
     */
    static final class Galloping implements Separation {
        /** Beyond these there are no values of games. */
        static final TreeShape RANGE = TreeShape.UNKNOWN;

        private final int guess;
        private final Separation closed = Separation.linear();
        private long step;

        Galloping(int guess, int step) {
            this.guess = guess;
            this.step = Math.max(1, step);
        }

        @Override
        public int next(int alpha, int beta, int count) {
            boolean openBelow = alpha == RANGE.low();
            boolean openAbove = beta == RANGE.high() + 1;
            if (openBelow && openAbove) {
                return Separation.inside(alpha, beta, guess);
            }
            if (!openBelow && !openAbove) {
                return closed.next(alpha, beta, count);
            }
            long next = openAbove ? alpha + step : beta - step;
            step *= 4;
            return Separation.inside(alpha, beta, next);
        }
    }
}
