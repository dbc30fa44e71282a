package espalier.search;

import espalier.game.Bounds;
import espalier.game.Evaluator;
import espalier.game.Position;
import espalier.game.Score;

/**
 * A search to be run: an algorithm and everything it may use. Immutable; every method that changes something returns
 * another search. Searches are cheap to make and know nothing of each other.
 *
 * <pre>{@code
 * Result result = Search.<UniformTree>with(Algorithm.MTD_F).guess(500).run(new UniformTree(5, 9, 0, 999, 7));
 * }</pre>
 *
 * @param algorithm the algorithm
 * @param depth how deep to search; deeper than any game by default, so that leaves are finished games
 * @param evaluator what a position at the depth limit is worth
 * @param bounds heuristic bounds that are known beforehand, for S-alpha-beta and its drivers
 * @param memory the memory of algorithms that use one
 * @param guess the first guess at the value
 * @param step the step of SSS-4 and MTD(step)
 * @param delta half the first window of the aspiration search
 * @param low no leaf is worth less (to the side to move at the root)
 * @param high no leaf is worth more
 * @param separation the separation values of Best Node Search
 * @param observer sees the search
 * @param limits when to give up
 */
public record Search<P extends Position<P>>(
        Algorithm algorithm,
        int depth,
        Evaluator<P> evaluator,
        Bounds<P> bounds,
        MemoryKind memory,
        int guess,
        int step,
        int delta,
        int low,
        int high,
        Separation separation,
        Observer observer,
        Limits limits) {

    /** Deeper than any tree or game. */
    public static final int UNLIMITED = 1 << 20;

    public static final int DEFAULT_STEP = 50;
    public static final int DEFAULT_DELTA = 10;

    public Search {
        if (depth < 1) {
            throw new IllegalArgumentException("the depth is " + depth + ", it must be at least 1");
        }
        if (step < 0) {
            throw new IllegalArgumentException("the step is " + step + ", it must not be negative");
        }
        if (delta < 1) {
            throw new IllegalArgumentException("delta is " + delta + ", it must be at least 1");
        }
        if (low > high) {
            throw new IllegalArgumentException("the range " + low + ".." + high + " is empty");
        }
        if (Math.abs((long) guess) > Score.INFINITY || low < -Score.INFINITY || high > Score.INFINITY) {
            throw new IllegalArgumentException("guess and range must lie within +-" + Score.INFINITY);
        }
    }

    /** A search to the end of the game with the defaults: guess 0, step 50, delta 10, the full range of scores. */
    public static <P extends Position<P>> Search<P> with(Algorithm algorithm) {
        return new Search<P>(
                algorithm,
                UNLIMITED,
                position -> position.score(),
                Bounds.<P>none(),
                algorithm.has(Algorithm.Trait.MEMORY) ? MemoryKind.TREE : MemoryKind.NONE,
                0,
                DEFAULT_STEP,
                DEFAULT_DELTA,
                -Score.WIN,
                Score.WIN,
                Separation.linear(),
                Observer.NONE,
                Limits.NONE);
    }

    public Search<P> depth(int plies, Evaluator<P> leafValue) {
        return copy(plies, leafValue, bounds, memory, guess, step, delta, low, high, separation, observer, limits);
    }

    public Search<P> bounds(Bounds<P> known) {
        return copy(depth, evaluator, known, memory, guess, step, delta, low, high, separation, observer, limits);
    }

    /** Ignored by algorithms that have no memory. */
    public Search<P> memory(MemoryKind kind) {
        boolean used = algorithm.has(Algorithm.Trait.MEMORY) || algorithm.has(Algorithm.Trait.MEMORY_IF_ASKED);
        return !used
                ? this
                : copy(depth, evaluator, bounds, kind, guess, step, delta, low, high, separation, observer, limits);
    }

    public Search<P> guess(int value) {
        return copy(depth, evaluator, bounds, memory, value, step, delta, low, high, separation, observer, limits);
    }

    public Search<P> step(int size) {
        return copy(depth, evaluator, bounds, memory, guess, size, delta, low, high, separation, observer, limits);
    }

    public Search<P> delta(int half) {
        return copy(depth, evaluator, bounds, memory, guess, step, half, low, high, separation, observer, limits);
    }

    public Search<P> range(int from, int to) {
        return copy(depth, evaluator, bounds, memory, guess, step, delta, from, to, separation, observer, limits);
    }

    public Search<P> separation(Separation values) {
        return copy(depth, evaluator, bounds, memory, guess, step, delta, low, high, values, observer, limits);
    }

    public Search<P> observer(Observer watcher) {
        return copy(depth, evaluator, bounds, memory, guess, step, delta, low, high, separation, watcher, limits);
    }

    public Search<P> limits(Limits stops) {
        return copy(depth, evaluator, bounds, memory, guess, step, delta, low, high, separation, observer, stops);
    }

    private Search<P> copy(
            int newDepth,
            Evaluator<P> newEvaluator,
            Bounds<P> newBounds,
            MemoryKind newMemory,
            int newGuess,
            int newStep,
            int newDelta,
            int newLow,
            int newHigh,
            Separation newSeparation,
            Observer newObserver,
            Limits newLimits) {
        return new Search<>(
                algorithm,
                newDepth,
                newEvaluator,
                newBounds,
                newMemory,
                newGuess,
                newStep,
                newDelta,
                newLow,
                newHigh,
                newSeparation,
                newObserver,
                newLimits);
    }

    /** Runs the search; the position is afterwards what it was before, whatever happens. */
    public Result run(P position) {
        return Specialiser.engineFor(this, position.getClass()).run(this, position);
    }
}
