package espalier.engine.driver;

import espalier.game.Score;
import java.util.OptionalInt;

/**
 * The one loop of the MT family: null-window searches that close in on the value from bounds they show themselves. The
 * members differ in the bounds they begin with and in the next value they try.
 *
 * <p>A search with (gamma-1, gamma) shows an upper bound below gamma or a lower bound from gamma on. Every pass
 * narrows {@code lower..upper}, whatever memory has forgotten meanwhile, so the loop ends also with a lossy table.
 *
 * @param low a lower bound known beforehand
 * @param high an upper bound known beforehand
 * @param first the value tried first
 * @param next the value tried next
 * @param patience after so many steps of one they grow
 */
record NullWindow(int low, int high, int first, Next next, int patience) implements Driver {
    /** More steps of one than any search without pruning was seen to need. */
    private static final int STEPS = 1000;

    NullWindow(int low, int high, int first, Next next) {
        this(low, high, first, next, Integer.MAX_VALUE);
    }

    /** The rule of a member of the family. */
    interface Next {
        /** @param g what the last search returned: one of the two bounds */
        int gamma(int g, int lower, int upper);
    }

    /** What happens between passes. */
    interface Between {
        /** Before a pass: whether it is still needed. */
        boolean goesOn(int lower, int upper);
    }

    /** SSS* as alpha-beta calls (best-first fig. 2): always at the upper bound. */
    static NullWindow sss() {
        return mtd(Score.INFINITY);
    }

    /** DUAL* as alpha-beta calls (best-first fig. 2): always just above the lower bound. */
    static NullWindow dual() {
        return mtd(-Score.INFINITY);
    }

    /**
     * MTD(f) (best-first fig. 3): from a first guess, up or down, whichever way the first search points. MTD(+infinity)
     * is SSS*, MTD(-infinity) is DUAL*. Erratum: the printed test {@code g = f} is {@code g = f-}.
     */
    static NullWindow mtd(int guess) {
        Next beyond = (g, lower, upper) -> g == lower ? g + 1 : g;
        return new NullWindow(
                -Score.INFINITY, Score.INFINITY, beyond.gamma(guess, -Score.INFINITY, Score.INFINITY), beyond);
    }

    /**
     * MTD(step): down from infinity in steps of at least this size; after an overshoot up again without steps, until a
     * search fails low and the bounds meet. So it only steps down while there is no lower bound.
     */
    static NullWindow step(int step) {
        return new NullWindow(
                -Score.INFINITY,
                Score.INFINITY,
                Score.INFINITY,
                (g, lower, upper) -> g == lower ? g + 1 : Math.max(1 - Score.INFINITY, g - step));
    }

    /** C*, which with memory is MTD(bi): halves the interval; its windows are (m, m+1) with m the mean, rounded down. */
    static NullWindow bisection(int low, int high) {
        Next middle = (g, lower, upper) -> Math.floorDiv(lower + upper, 2) + 1;
        return new NullWindow(low, high, middle.gamma(low, low, high), middle);
    }

    /**
     * C* where no range is known, only an expectation: halves the expected range first, and beyond it goes on like
     * MTD(f).
     */
    static NullWindow around(int guess, int span) {
        Next closing = (g, lower, upper) -> {
            int low = Math.max(lower, guess - span);
            int high = Math.min(upper, guess + span);
            return low < high ? Math.floorDiv(low + high, 2) + 1 : g == lower ? g + 1 : g;
        };
        int first = Math.max(1 - Score.INFINITY, Math.min(Score.INFINITY, guess + 1));
        return new NullWindow(-Score.INFINITY, Score.INFINITY, first, closing);
    }

    /**
     * The same for searches that prune: a null move does not prove a win, so its value is beta and no more, and where the
     * game is lost in fact each pass goes down by one, millions of times. After a thousand of them steps are doubled, up to
     * half of what the bounds leave. Bounds stay what searches have shown.
     */
    NullWindow leaping() {
        return new NullWindow(low, high, first, next, STEPS);
    }

    @Override
    public OptionalInt drive(Root root) {
        return drive(root, (lower, upper) -> {
            root.narrow(lower, upper);
            return true;
        });
    }

    /**
     * The loop.
     *
     * @return the value, or nothing if it was stopped before the bounds met
     */
    OptionalInt drive(Root root, Between between) {
        int lower = low;
        int upper = high;
        int gamma = first;
        int crawled = 0;
        while (lower < upper && between.goesOn(lower, upper)) {
            int g = root.search(gamma - 1, gamma);
            crawled = g == gamma - 1 || g == gamma ? crawled + 1 : 0;
            if (g < gamma) {
                upper = g;
            } else {
                lower = g;
            }
            gamma = crawled < patience ? next.gamma(g, lower, upper) : leap(g, lower, upper, crawled - patience);
        }
        return lower < upper ? OptionalInt.empty() : OptionalInt.of(lower);
    }

    private static int leap(int g, int lower, int upper, int leaps) {
        int stride = 1 << Math.min(leaps, 24);
        int middle = Math.floorDiv(lower + upper, 2) + 1;
        return g == lower ? Math.min(lower + 1 + stride, middle) : Math.max(upper - stride, middle);
    }
}
