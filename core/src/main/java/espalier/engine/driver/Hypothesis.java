package espalier.engine.driver;

import espalier.game.Score;
import java.util.OptionalInt;

/**
 * The loop of SSS-0, SSS-4 and SSS-B (solution-trees section 5): each pass tests the hypothesis that the value is
 * exactly gamma, with the window (gamma-1, gamma+1), until one is right. It must be that window: with a true null window
 * these algorithms return wrong values.
 *
 * @param first the first hypothesis
 * @param next the next one
 */
record Hypothesis(First first, Next next) implements Driver {
    interface First {
        int gamma(Root root);
    }

    interface Next {
        /** @param g what the last search returned */
        int gamma(Root root, int g);
    }

    /** SSS-0: from a first guess. */
    static Hypothesis sss0(int guess) {
        return new Hypothesis(root -> guess, (root, g) -> g);
    }

    /**
     * SSS-4: down from infinity in steps; f- is read after the search, so that after an overshoot the hypothesis climbs
     * from there without steps. With step 0 it is SSS-2.
     */
    static Hypothesis sss4(int step) {
        return new Hypothesis(root -> Score.INFINITY, (root, g) -> Math.max(g - step, root.lower()));
    }

    /** SSS-B: the mean of the bounds, rounded down; the ends of the leaf range stand in for bounds not known yet. */
    static Hypothesis sssB(int low, int high) {
        First mean = root -> Math.floorDiv(Math.max(low, root.lower()) + Math.min(high, root.upper()), 2);
        return new Hypothesis(mean, (root, g) -> mean.gamma(root));
    }

    @Override
    public OptionalInt drive(Root root) {
        int lower = -Score.INFINITY;
        int upper = Score.INFINITY;
        int gamma = first.gamma(root);
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
            gamma = Math.max(lower, Math.min(upper, next.gamma(root, g)));
        }
    }
}
