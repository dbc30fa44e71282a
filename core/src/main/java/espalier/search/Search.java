package espalier.search;

import espalier.driver.Driver;
import espalier.driver.Hint;
import espalier.driver.Hints;
import espalier.game.Bounds;
import espalier.game.Check;
import espalier.game.Evaluator;
import espalier.game.Position;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A search to be run: an algorithm and what every search has. Immutable; every method that changes something returns another
 * search. Searches are cheap to make and know nothing of each other.
 *
 * <pre>{@code
 * Result result = Search.of(new UniformTree(5, 9, 0, 999, 7)).by(Mtd.from(500)).run();
 * }</pre>
 *
 * @param position what {@link #run()} searches; null for a search that is run on several positions
 * @param algorithm the algorithm
 * @param depth how deep to search; deeper than any game by default, so that leaves are finished games
 * @param evaluator what a position at the depth limit is worth
 * @param bounds heuristic bounds that are known beforehand, for S-alpha-beta and its drivers
 * @param memory the memory of algorithms that use one
 * @param hints what the driver may know beforehand; null for what the position says
 * @param observer sees the search
 * @param limits when to give up
 */
public record Search<P extends Position<P>>(
        @Nullable P position,
        Algorithm algorithm,
        int depth,
        Evaluator<P> evaluator,
        Bounds<P> bounds,
        MemoryKind memory,
        @Nullable Hints hints,
        Observer observer,
        Limits limits) {

    /** Deeper than any tree or game. */
    public static final int UNLIMITED = 1 << 20;

    private static final String SEARCHING = "espalier.engine.driver.Assembly";

    /** Puts a search together and runs it; {@code espalier.engine.driver.Assembly}, of which {@link Specialiser} makes copies. */
    public interface Searching {
        /**
         * Searches a position, which it leaves as it was.
         *
         * @param <P> the type of positions
         * @param search what to run
         * @param position the position
         * @return value and move
         */
        <P extends Position<P>> Result run(Search<P> search, P position);
    }

    public Search {
        Check.atLeast("the depth", depth, 1);
    }

    /**
     * {@return a search to the end of the game by an algorithm of the table}
     *
     * @param <P> the type of positions
     * @param algorithm one of {@link Algorithm#all}
     */
    public static <P extends Position<P>> Search<P> with(Algorithm algorithm) {
        return new Search<P>(
                null,
                algorithm,
                UNLIMITED,
                position -> position.score(),
                Bounds.<P>none(),
                memoryFor(algorithm),
                null,
                Observer.NONE,
                Limits.NONE);
    }

    /**
     * {@return a search of this position by alpha-beta, until {@link #by} says otherwise}
     *
     * @param <P> the type of positions
     * @param position where it starts
     */
    public static <P extends Position<P>> Search<P> of(P position) {
        Search<P> search = with(Algorithm.ALPHA_BETA);
        return search.copy(position, Algorithm.ALPHA_BETA, search.memory);
    }

    /**
     * {@return the same, by this driver, over alpha-beta with the exact search tree as memory}
     *
     * @param driver decides which windows are searched at the root
     */
    public Search<P> by(Driver driver) {
        return by(Algorithm.by(driver));
    }

    /**
     * {@return the same, by this algorithm, with the memory it needs, unless another one was asked for}
     *
     * @param other one of {@link Algorithm#all}
     */
    public Search<P> by(Algorithm other) {
        boolean isUsual = memory.equals(memoryFor(algorithm)) || !other.remembers();
        return copy(position, other, isUsual ? memoryFor(other) : memory);
    }

    private static MemoryKind memoryFor(Algorithm algorithm) {
        return algorithm.memory() == Algorithm.Use.NEEDED ? MemoryKind.TREE : MemoryKind.NONE;
    }

    private Search<P> copy(@Nullable P root, Algorithm other, MemoryKind kind) {
        return new Search<>(root, other, depth, evaluator, bounds, kind, hints, observer, limits);
    }

    /**
     * {@return the same, to this depth}
     *
     * @param plies the depth at which positions are leaves
     * @param leafValue their values
     */
    public Search<P> depth(int plies, Evaluator<P> leafValue) {
        return new Search<>(position, algorithm, plies, leafValue, bounds, memory, hints, observer, limits);
    }

    /**
     * {@return the same, with bounds known beforehand}
     *
     * @param known what is known
     */
    public Search<P> bounds(Bounds<P> known) {
        return new Search<>(position, algorithm, depth, evaluator, known, memory, hints, observer, limits);
    }

    /**
     * {@return the same, with another memory, or none: the result is the same, the work is not} Ignored by algorithms that
     * have no memory.
     *
     * @param kind what to remember, in how much room
     */
    public Search<P> memory(MemoryKind kind) {
        return algorithm.remembers() ? copy(position, algorithm, kind) : this;
    }

    /**
     * {@return the same, with these hints, for a driver that was made without parameters}
     *
     * @param known what is known
     * @throws IllegalArgumentException if the driver does not look at one of them: parameters belong to the driver that uses
     *     them
     */
    public Search<P> hints(Hints known) {
        for (Hint given : known.given()) {
            if (!algorithm.driver().uses().contains(given)) {
                throw new IllegalArgumentException("algorithm '" + algorithm.label() + "' takes no "
                        + given.name().toLowerCase(Locale.ROOT));
            }
        }
        return offer(known);
    }

    /**
     * {@return the same, with these hints for every driver that looks at them} Algorithms that are compared get the same
     * knowledge.
     *
     * @param known what is known
     */
    public Search<P> offer(Hints known) {
        return new Search<>(position, algorithm, depth, evaluator, bounds, memory, known, observer, limits);
    }

    /**
     * {@return the same, watched by this observer}
     *
     * @param watcher hears every event
     */
    public Search<P> observer(Observer watcher) {
        return new Search<>(position, algorithm, depth, evaluator, bounds, memory, hints, watcher, limits);
    }

    /**
     * {@return the same, within these limits of nodes and time} It does not deepen, so it refuses a limit of depth when it
     * is run.
     *
     * @param stops when to give up
     */
    public Search<P> limits(Limits stops) {
        return new Search<>(position, algorithm, depth, evaluator, bounds, memory, hints, observer, stops);
    }

    /** {@return the result of searching the position that the search is of} */
    public Result run() {
        if (position == null) {
            throw new IllegalStateException("this search is of no position: give one to run");
        }
        return run(position);
    }

    /**
     * {@return the result of a search from this root, which is afterwards what it was before, whatever happens}
     *
     * @param root where it starts
     */
    public Result run(P root) {
        if (limits.depth() < Integer.MAX_VALUE) {
            throw new IllegalStateException(
                    "this search does not deepen: use depth(" + limits.depth() + ", evaluator)");
        }
        Search<P> timed = limits(limits.fromNow());
        return Specialiser.engineFor(
                        Searching.class, SEARCHING, timed, bounds.getClass(), memory.type(), root.getClass())
                .run(timed, root);
    }
}
