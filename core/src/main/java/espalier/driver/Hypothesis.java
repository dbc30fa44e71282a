package espalier.driver;

import espalier.game.Score;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * The loop of SSS-0, SSS-4 and SSS-B (solution-trees section 5): each pass tests the hypothesis that the value is exactly
 * gamma, with the window (gamma-1, gamma+1), until one is right. It must be that window: with a true null window these
 * algorithms return wrong values.
 */
public final class Hypothesis {
    private Hypothesis() {}

    private static Driver driver(
            String name, Set<Hint> uses, Function<Hints, Rule> rule, Function<Hints, Rule> inGames) {
        return OnTrees.of(
                name,
                uses,
                (root, hints) -> search(root, rule.apply(hints)),
                (root, hints) -> search(root, inGames.apply(hints)));
    }

    private static Driver driver(String name, Function<Hints, Rule> rule, Hint... uses) {
        return driver(name, Set.of(uses), rule, rule);
    }

    /**
     * {@return the driver of SSS-0: from a first guess}
     *
     * @param guess the value to begin with
     */
    public static Driver sss0(int guess) {
        int first = Hints.NONE.guess(guess).guess();
        return driver("Hypothesis.sss0", hints -> Rule.from(first));
    }

    /** {@return the driver of SSS-0 from the guess of the hints: in games the value of the last iteration} */
    public static Driver sss0() {
        return driver("Hypothesis.sss0", hints -> Rule.from(hints.guess()), Hint.GUESS);
    }

    /**
     * SSS-4: down from infinity in steps; f- is read after the search, so that after an overshoot the hypothesis climbs
     * from there without steps. With step 0 it is SSS-2.
     *
     * @param step the size of a step; 0 takes none
     * @return the driver
     */
    public static Driver sss4(int step) {
        int size = Hints.NONE.step(step).step();
        return driver("Hypothesis.sss4", hints -> Rule.step(size));
    }

    /** {@return the driver of SSS-4 with the step of the hints} */
    public static Driver sss4() {
        return driver("Hypothesis.sss4", hints -> Rule.step(hints.step()), Hint.STEP);
    }

    /**
     * {@return the driver of SSS-B: the mean of the bounds, rounded down; the ends of the leaf range stand in for bounds
     * not known yet}
     *
     * @param low the smallest value of a leaf
     * @param high the largest value of a leaf
     */
    public static Driver sssB(int low, int high) {
        TreeShape range = TreeShape.UNKNOWN.range(low, high);
        return driver("Hypothesis.sssB", hints -> Rule.mean(range.low(), range.high()));
    }

    /**
     * {@return the driver of SSS-B over the tree's range; games have none, so there it takes the range that earlier
     * iterations make likely}
     */
    public static Driver sssB() {
        return driver(
                "Hypothesis.sssB",
                Set.of(Hint.RANGE),
                hints -> Rule.mean(hints.shape().low(), hints.shape().high()),
                hints -> Rule.mean(hints.guess() - 4L * hints.spread(), hints.guess() + 4L * hints.spread()));
    }

    private static OptionalInt search(Root root, Rule member) {
        int lower = -Score.INFINITY;
        int upper = Score.INFINITY;
        int gamma = member.first.applyAsInt(root);
        while (true) {
            root.narrow(lower, upper);
            int g = root.search(gamma - 1, gamma + 1);
            if (g == gamma) {
                return OptionalInt.of(g);
            }
            if (g < gamma) {
                upper = Math.min(upper, g);
            } else {
                lower = Math.max(lower, g);
            }
            if (lower > upper) {
                // Forward pruning can contradict itself; in an exact search this does not happen.
                return OptionalInt.of(g);
            }
            gamma = Math.max(lower, Math.min(upper, member.next.gamma(root, g)));
        }
    }

    private interface Next {
        /** @param g what the last search returned */
        int gamma(Root root, int g);
    }

    /** A member of the family: the first hypothesis and the next one. */
    private record Rule(ToIntFunction<Root> first, Next next) {
        static Rule from(int guess) {
            return new Rule(root -> guess, (root, g) -> g);
        }

        static Rule step(int step) {
            return new Rule(root -> Score.INFINITY, (root, g) -> (int) Math.max((long) g - step, root.lower()));
        }

        static Rule mean(long low, long high) {
            ToIntFunction<Root> mean =
                    root -> (int) Math.floorDiv(Math.max(low, root.lower()) + Math.min(high, root.upper()), 2L);
            return new Rule(mean, (root, g) -> mean.applyAsInt(root));
        }
    }
}
