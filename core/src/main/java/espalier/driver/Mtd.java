package espalier.driver;

import espalier.game.Score;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;

/**
 * The one loop of the MT family: null-window searches that close in on the value from the bounds they show themselves. The
 * members differ in the bounds they begin with and in the value they try next.
 *
 * <p>A search with (gamma-1, gamma) shows an upper bound below gamma or a lower bound from gamma on. Every pass narrows
 * {@code lower..upper}, whatever memory has forgotten meanwhile, so the loop ends also with a lossy table.
 */
public final class Mtd implements Driver {
    private final String name;
    private final Set<Hint> uses;
    private final Function<Hints, Rule> rule;
    private final Function<Hints, Rule> inGames;

    private Mtd(String name, Set<Hint> uses, Function<Hints, Rule> rule, Function<Hints, Rule> inGames) {
        this.name = name;
        this.uses = uses;
        this.rule = rule;
        this.inGames = inGames;
    }

    private Mtd(String name, Function<Hints, Rule> rule, Hint... uses) {
        this(name, Set.of(uses), rule, rule);
    }

    /**
     * {@return the driver of MTD(f) (best-first fig. 3): from a first guess, up or down, whichever way the first search
     * points}
     *
     * @param guess the value to begin with
     */
    public static Driver from(int guess) {
        Rule fixed = Rule.from(Hints.NONE.guess(guess).guess());
        return new Mtd("Mtd.from", hints -> fixed);
    }

    /** {@return the driver of MTD(f) from the guess of the hints: in games the value of the last iteration} */
    public static Driver fromGuess() {
        return new Mtd("Mtd.fromGuess", hints -> Rule.from(hints.guess()), Hint.GUESS);
    }

    /**
     * {@return the driver of SSS* as alpha-beta calls (best-first fig. 2): always at the upper bound, which is
     * MTD(+infinity)}
     */
    public static Driver sss() {
        return new Mtd("Mtd.sss", hints -> Rule.from(Score.INFINITY));
    }

    /**
     * {@return the driver of DUAL* as alpha-beta calls (best-first fig. 2): always just above the lower bound, which is
     * MTD(-infinity)}
     */
    public static Driver dual() {
        return new Mtd("Mtd.dual", hints -> Rule.from(-Score.INFINITY));
    }

    /**
     * {@return the driver of MTD(step): down from infinity in steps of at least this size; after an overshoot up again
     * without steps, until a search fails low and the bounds meet} So it only steps down while there is no lower bound.
     *
     * @param step the least size of a step
     */
    public static Driver step(int step) {
        Rule fixed = Rule.step(Hints.NONE.step(step).step());
        return new Mtd("Mtd.step", hints -> fixed);
    }

    /** {@return the driver of MTD(step) with the step of the hints} */
    public static Driver stepping() {
        return new Mtd("Mtd.stepping", hints -> Rule.step(hints.step()), Hint.STEP);
    }

    /**
     * {@return the driver of C*, which with memory is MTD(bi): it halves the range of leaf values}
     *
     * @param low the smallest value of a leaf
     * @param high the largest value of a leaf
     */
    public static Driver bisection(int low, int high) {
        TreeShape range = TreeShape.UNKNOWN.range(low, high);
        return new Mtd("Mtd.bisection", hints -> Rule.bisection(range));
    }

    /**
     * {@return the driver of C* over the tree's range; games have none, so there it halves the range that earlier
     * iterations make likely}
     */
    public static Driver bisection() {
        return new Mtd(
                "Mtd.bisection",
                Set.of(Hint.RANGE),
                hints -> Rule.bisection(hints.shape()),
                hints -> Rule.around(hints.guess(), 4L * hints.spread()));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Set<Hint> uses() {
        return uses;
    }

    /** The same by rules that are {@link Rule#leaping}. */
    @Override
    public Optional<Driver> inGames() {
        return Optional.of(new Mtd(name, uses, hints -> inGames.apply(hints).leaping(), inGames));
    }

    @Override
    public OptionalInt drive(Root root, Hints hints) {
        return search(root, rule.apply(hints), (lower, upper) -> {
            root.narrow(lower, upper);
            return true;
        });
    }

    /**
     * The loop.
     *
     * @return the value, or nothing if it was stopped before the bounds met
     */
    static OptionalInt search(Root root, Rule member, Between between) {
        int lower = member.low;
        int upper = member.high;
        int gamma = member.first;
        while (lower < upper && between.goesOn(lower, upper)) {
            int g = root.search(gamma - 1, gamma);
            if (g < gamma) {
                upper = g;
            } else {
                lower = g;
            }
            gamma = member.next.gamma(g, lower, upper);
        }
        return lower < upper ? OptionalInt.empty() : OptionalInt.of(lower);
    }

    /** The value to try next. */
    interface Next {
        /** @param g what the last search returned: one of the two bounds */
        int gamma(int g, int lower, int upper);
    }

    /** What happens between passes. */
    interface Between {
        /** Before a pass: whether it is still needed. */
        boolean goesOn(int lower, int upper);
    }

    /**
     * A member of the family.
     *
     * @param low a lower bound known beforehand
     * @param high an upper bound known beforehand
     * @param first the value tried first
     * @param next the value tried next
     */
    record Rule(int low, int high, int first, Next next) {
        private static final int LOWEST = 1 - Score.INFINITY;

        private static Rule unbounded(int first, Next next) {
            return new Rule(-Score.INFINITY, Score.INFINITY, first, next);
        }

        /** Best-first, fig. 3; our copy has lost the minus of its test {@code g = f-}. */
        static Rule from(int guess) {
            return unbounded(Math.max(LOWEST, guess), (g, lower, upper) -> g == lower ? g + 1 : g);
        }

        static Rule step(int step) {
            return unbounded(
                    Score.INFINITY, (g, lower, upper) -> g == lower ? g + 1 : (int) Math.max(LOWEST, (long) g - step));
        }

        /** Its windows are (m, m+1) with m the mean, rounded down. */
        static Rule bisection(TreeShape range) {
            return new Rule(
                    range.low(),
                    range.high(),
                    range.middle() + 1,
                    (g, lower, upper) -> Math.floorDiv(lower + upper, 2) + 1);
        }

        /** Halves the expected range first, and beyond it goes on like MTD(f). */
        static Rule around(int guess, long span) {
            return unbounded(Math.max(LOWEST, Math.min(Score.INFINITY, guess + 1)), (g, lower, upper) -> {
                long low = Math.max(lower, guess - span);
                long high = Math.min(upper, guess + span);
                return low < high ? (int) Math.floorDiv(low + high, 2L) + 1 : g == lower ? g + 1 : g;
            });
        }

        Rule leaping() {
            return new Rule(low, high, first, new Leaps(first, next));
        }
    }

    /**
     * A safety net for searches that prune: a null move does not prove a win, so its value is beta and no more, and where
     * the game is lost each pass goes down by one, millions of times. After a thousand such passes the steps double, up to
     * half of what the bounds leave. Bounds stay what searches have shown.
     */
    private static final class Leaps implements Next {
        /** More steps of one than any search without pruning was seen to need. */
        private static final int PATIENCE = 1000;

        private final Next next;
        private int gamma;
        private int crawled;

        Leaps(int first, Next next) {
            this.next = next;
            this.gamma = first;
        }

        @Override
        public int gamma(int g, int lower, int upper) {
            crawled = g == gamma - 1 || g == gamma ? crawled + 1 : 0;
            gamma = crawled < PATIENCE ? next.gamma(g, lower, upper) : leap(g, lower, upper, crawled - PATIENCE);
            return gamma;
        }

        private static int leap(int g, int lower, int upper, int leaps) {
            int stride = 1 << Math.min(leaps, 24);
            int middle = Math.floorDiv(lower + upper, 2) + 1;
            return g == lower ? Math.min(lower + 1 + stride, middle) : Math.max(upper - stride, middle);
        }
    }
}
