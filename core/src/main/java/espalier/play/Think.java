package espalier.play;

import espalier.driver.Hints;
import espalier.game.Check;
import espalier.game.Endings;
import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.MoveScorer;
import espalier.game.Position;
import espalier.proof.Certificate;
import espalier.proof.Recording;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.search.MemoryKind;
import espalier.search.Observer;
import espalier.search.Search;
import espalier.search.Specialiser;
import java.util.List;
import java.util.Objects;

/**
 * A practical search to be run on positions of a game: iterative deepening over the driver and procedure of an
 * algorithm. Immutable; every method that changes something returns another one.
 *
 * <pre>{@code
 * Thought thought = Think.in(game, Algorithm.MTD_F).depth(8).run(position);
 * }</pre>
 *
 * <p>Every algorithm uses the same table, ordering and other parts; they differ in their windows. A search that is
 * stopped in depth 1 answers with a legal move all the same.
 *
 * @param search the algorithm, evaluator, observer, limits and the greatest depth; guesses come from the iterations
 * @param scorer the static move ordering
 * @param setting which parts are used
 * @param firstDepth the depth of the first iteration; the greatest depth itself for none before it
 * @param entries the size of the table; 0 for none
 * @param threads how many threads search, sharing the table; an observer sees the first one
 * @param rootValues whether the values of all root moves are wanted, which costs a search with a full window for each
 */
public record Think<P extends Position<P>>(
        Search<P> search,
        MoveScorer<P> scorer,
        Setting setting,
        int firstDepth,
        int entries,
        int threads,
        boolean rootValues) {
    /** Deep enough when no depth is asked for. */
    public static final int MAX_DEPTH = 100;

    private static final String THINKING = "espalier.engine.driver.Deepening";

    /** The largest table. */
    public static final int MAX_MEGABYTES = 4096;

    private static final int ENTRIES_PER_MEGABYTE = 1 << 16;

    /** 64 MB. */
    public static final int DEFAULT_ENTRIES = 1 << 22;

    public Think {
        if (search.depth() > MAX_DEPTH) {
            search = search.depth(MAX_DEPTH, search.evaluator());
        }
        if (search.algorithm().isTreesOnly()) {
            throw new IllegalArgumentException(
                    "algorithm '" + search.algorithm().label() + "' is for artificial trees, not for games");
        }
        Check.atLeast("the first depth", firstDepth, 1);
        if (entries < 0) {
            throw new IllegalArgumentException("a table of " + entries + " entries, it must have at least 0");
        }
        Check.atLeast("the number of threads", threads, 1);
    }

    /**
     * {@return how to think about this game with its default evaluator and its move ordering; delta and step in the game's
     * points}
     *
     * @param <P> the type of positions
     * @param game the game
     * @param algorithm one for games
     */
    public static <P extends Position<P>> Think<P> in(Game<P> game, Algorithm algorithm) {
        return of(algorithm, game.evaluator())
                .scorer(game.moveScorer().orElse(MoveScorer.none()))
                .setting(Setting.play(game))
                .offer(Hints.inPoints(point(game)));
    }

    /**
     * {@return how many units of score are a point} Points mean about the same in every game: hundredths of a pawn or a
     * man, tenths of a disc, units of the Lines of Action evaluation.
     *
     * @param game the game
     */
    public static int point(Game<?> game) {
        return Math.max(1, game.unit() / 10);
    }

    /**
     * {@return how to think with this evaluator and no static ordering}
     *
     * @param <P> the type of positions
     * @param algorithm one for games
     * @param evaluator the value of leaves
     */
    public static <P extends Position<P>> Think<P> of(Algorithm algorithm, Evaluator<P> evaluator) {
        return new Think<>(
                Search.<P>with(algorithm).offer(Hints.NONE).depth(MAX_DEPTH, evaluator),
                MoveScorer.none(),
                Setting.PLAY,
                1,
                DEFAULT_ENTRIES,
                1,
                false);
    }

    private Think<P> with(Search<P> other) {
        return new Think<>(other, scorer, setting, firstDepth, entries, threads, rootValues);
    }

    /**
     * {@return the same, with this static move ordering}
     *
     * @param by scores moves for the order in which they are searched
     */
    public Think<P> scorer(MoveScorer<P> by) {
        return new Think<>(search, by, setting, firstDepth, entries, threads, rootValues);
    }

    /**
     * {@return the same, by another algorithm; everything else stays}
     *
     * @param other one for games
     */
    public Think<P> algorithm(Algorithm other) {
        return with(search.by(other));
    }

    /**
     * {@return the same, with this value of leaves}
     *
     * @param evaluator the value of leaves
     */
    public Think<P> evaluator(Evaluator<P> evaluator) {
        return with(search.depth(search.depth(), evaluator));
    }

    /**
     * {@return the same, with these parts of the search}
     *
     * @param parts the parts
     */
    public Think<P> setting(Setting parts) {
        return new Think<>(search, scorer, parts, firstDepth, entries, threads, rootValues);
    }

    /**
     * {@return the same, with this depth of the last iteration}
     *
     * @param plies a depth
     */
    public Think<P> depth(int plies) {
        return with(search.depth(plies, search.evaluator()));
    }

    /**
     * {@return the same, with this depth of the first iteration, which is 1 if not said}
     *
     * @param plies a depth
     */
    public Think<P> firstDepth(int plies) {
        return new Think<>(search, scorer, setting, plies, entries, threads, rootValues);
    }

    /**
     * {@return the same, with these limits; nodes are counted over all threads}
     *
     * @param stops the limits
     */
    public Think<P> limits(Limits stops) {
        return with(search.limits(stops));
    }

    /**
     * {@return the same, with an observer of the first thread}
     *
     * @param watcher hears every event
     */
    public Think<P> observer(Observer watcher) {
        return with(search.observer(watcher));
    }

    /** {@return step and delta of drivers that use them, in the evaluator's units} */
    public Hints hints() {
        return Objects.requireNonNullElse(search.hints(), Hints.NONE);
    }

    /**
     * {@return the same, with another step and delta, for every driver that looks at them}
     *
     * @param known the hints
     */
    public Think<P> offer(Hints known) {
        return with(search.offer(known));
    }

    /**
     * {@return the same, with a table of this size; 0 for none}
     *
     * @param size a number of entries
     */
    public Think<P> entries(int size) {
        return new Think<>(search, scorer, setting, firstDepth, size, threads, rootValues);
    }

    /**
     * {@return the same, with a table of this many megabytes, rounded up to a power of two entries; 0 for none}
     *
     * @param megabytes 0 for none
     */
    public Think<P> hash(int megabytes) {
        if (megabytes < 0 || megabytes > MAX_MEGABYTES) {
            throw new IllegalArgumentException("a table has 0 to " + MAX_MEGABYTES + " MB, not " + megabytes);
        }
        return entries(megabytes * ENTRIES_PER_MEGABYTE);
    }

    /**
     * {@return the same, with this many threads} Two or more share the table, so node counts, lines and equal moves vary
     * from run to run.
     *
     * @param count 1 or more
     */
    public Think<P> threads(int count) {
        return new Think<>(search, scorer, setting, firstDepth, entries, count, rootValues);
    }

    /**
     * {@return the same, with or without the values of all root moves}
     *
     * @param wanted whether they are wanted
     */
    public Think<P> rootValues(boolean wanted) {
        return new Think<>(search, scorer, setting, firstDepth, entries, threads, wanted);
    }

    /**
     * Searches to the full depth at once and proves the value, for {@link espalier.proof.Checker} to verify.
     *
     * @param position the position
     * @return the proof
     * @throws IllegalStateException if the search is not exact (it prunes forward, say), so that there is nothing to prove
     */
    public Certificate prove(P position) {
        if (!setting.isExact()) {
            throw new IllegalStateException("only a full-width search can be proved");
        }
        Recording recording = new Recording();
        observer(recording).firstDepth(search.depth()).threads(1).run(position);
        return recording.complete(search, position).certificate();
    }

    /**
     * {@return what a move is worth at first sight: the evaluation after it, without a look at the replies} The position is
     * unchanged.
     *
     * @param position the position
     * @param move a legal move
     */
    public int atFirstSight(P position, int move) {
        position.play(move);
        try {
            boolean over = position.over(new int[position.maxMoves()], 0);
            return -(over ? position.score() : search.evaluator().evaluate(position));
        } finally {
            position.undo();
        }
    }

    /**
     * {@return what a search with a new table finds; the position is afterwards what it was before, whatever happens}
     *
     * @param position the position
     */
    public Thought run(P position) {
        return run(position, Listener.NONE);
    }

    /**
     * {@return what a search with a new table finds; it reports every completed iteration}
     *
     * @param position the position
     * @param listener hears of the search while it runs
     */
    public Thought run(P position, Listener listener) {
        Thinking.Task task = Thinking.Task.within(search.limits(), listener);
        return session(position).think(position, task);
    }

    /** A search that keeps its table from one position to the next. */
    Thinking.Session<P> session(P position) {
        if (setting.has(Part.ENDINGS) && position instanceof Endings endings) {
            endings.openEndings();
        }
        return Specialiser.engineFor(
                        Thinking.class,
                        THINKING,
                        search,
                        List.of(scorer.getClass(), setting.order(threads > 1)),
                        entries == 0 ? MemoryKind.Type.NONE : MemoryKind.Type.TABLE,
                        position.getClass())
                .open(this);
    }
}
