package espalier.play;

import espalier.driver.Driver;
import espalier.game.Check;
import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.game.Score;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.solve.Outcome;
import espalier.solve.Question;
import espalier.solve.Solution;
import espalier.solve.Solvable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A player at the board of one game: the front door for playing. It holds the position with its whole history, and keeps the
 * table and the move ordering's memory from move to move.
 *
 * <pre>{@code
 * var seat = Seat.in(new ChessGame()).open();
 * var thought = seat.think(Limits.time(Duration.ofSeconds(2)));
 * seat.play(thought.move());
 * }</pre>
 *
 * <p>One thread uses a seat; {@link #stop} and {@link #ponderHit} may come from any other.
 */
public final class Seat<P extends Position<P>> {
    /** A solver gets the position if it typically needs no more than this part of the time or the nodes. */
    private static final int SOLVER_MARGIN = 4;

    private final Game<P> game;
    private final Think<P> think;
    private final Optional<Book<P>> book;
    private Thinking.@Nullable Session<P> session;
    private P position;

    /** Keys of the positions before this one. */
    private final List<Long> played = new ArrayList<>();

    private int lines = 1;
    private volatile @Nullable Deadline thinking;

    private Seat(Setup<P> setup, P position) {
        this.game = setup.game;
        this.think = setup.think;
        this.book = setup.book;
        this.position = position;
    }

    /**
     * {@return a seat that is not taken yet; its player thinks by PVS and the game's default setting} {@link Setup#open} takes
     * it.
     *
     * @param <P> the type of positions
     * @param game the game
     */
    public static <P extends Position<P>> Setup<P> in(Game<P> game) {
        return new Setup<>(game, Think.in(game, Algorithm.PVS), Optional.empty());
    }

    /**
     * A player that has not sat down yet. Immutable; every method returns another one.
     *
     * @param game the rules
     * @param think driver, evaluator, setting, threads and table size
     * @param book the opening book it plays by, if any
     */
    public record Setup<P extends Position<P>>(Game<P> game, Think<P> think, Optional<Book<P>> book) {
        /**
         * {@return the same seat, with another way to think}
         *
         * @param other how it thinks
         */
        public Setup<P> with(Think<P> other) {
            return new Setup<>(game, other, book);
        }

        /**
         * {@return the same, with another algorithm of the registry}
         *
         * @param algorithm one for games
         */
        public Setup<P> algorithm(Algorithm algorithm) {
            return with(think.algorithm(algorithm));
        }

        /**
         * {@return the same, with a driver over alpha-beta with a table, for instance {@code Mtd.fromGuess()}: MTD(f) from
         * the last iteration}
         *
         * @param driver decides which windows are searched at the root
         */
        public Setup<P> driver(Driver driver) {
            return algorithm(Algorithm.by(driver));
        }

        /**
         * {@return the same, with one of the game's evaluators}
         *
         * @param name as {@link Game#evaluators} names it
         * @throws IllegalArgumentException naming those there are
         */
        public Setup<P> evaluator(String name) {
            Evaluator<P> evaluator = game.evaluators().get(name);
            if (evaluator == null) {
                throw new IllegalArgumentException(
                        Quoted.unknown("evaluator ", name, game.evaluators().keySet()));
            }
            return evaluator(evaluator, Setting.play(game, name));
        }

        /**
         * {@return the same, with an evaluator of your own}
         *
         * @param evaluator the value of leaves
         */
        public Setup<P> evaluator(Evaluator<P> evaluator) {
            return evaluator(evaluator, Setting.PLAY);
        }

        /** What was fitted for the game's evaluator is not used with another one, unless it was asked for. */
        private Setup<P> evaluator(Evaluator<P> evaluator, Setting play) {
            boolean usual = think.setting().equals(Setting.play(game));
            return with(think.evaluator(evaluator).setting(usual ? play : think.setting()));
        }

        /**
         * {@return the same, with other parts of the search}
         *
         * @param setting the parts
         */
        public Setup<P> setting(Setting setting) {
            return with(think.setting(setting));
        }

        /**
         * {@return the same, with this many threads} Two or more share the table, so results vary from run to run.
         *
         * @param count 1 or more
         */
        public Setup<P> threads(int count) {
            return with(think.threads(count));
        }

        /**
         * {@return the same, with a table of this many megabytes; 0 for none}
         *
         * @param megabytes its size
         */
        public Setup<P> hash(int megabytes) {
            return with(think.hash(megabytes));
        }

        /**
         * {@return the same, with an opening book} It is asked where time or nodes are limited, not if a depth or several
         * lines are wanted.
         *
         * @param by the book
         */
        public Setup<P> book(Book<P> by) {
            return new Setup<>(game, think, Optional.of(by));
        }

        /**
         * {@return the same, with the book that comes with the game, or without any}
         *
         * @param wanted whether to use it
         */
        public Setup<P> ownBook(boolean wanted) {
            Optional<Book<P>> own = wanted ? Optional.of(Book.of(game, game.book())) : Optional.empty();
            return new Setup<>(game, think, own);
        }

        /** {@return a seat at the start of the game} */
        public Seat<P> open() {
            return open(game.start());
        }

        /**
         * {@return a seat at a position, whose history counts for repetition}
         *
         * @param position where the game starts or goes on
         */
        public Seat<P> open(P position) {
            return new Seat<>(this, position.copy());
        }
    }

    /** {@return the rules} */
    public Game<P> game() {
        return game;
    }

    /** {@return a copy of the position on the board, with its history} */
    public P position() {
        return position.copy();
    }

    /** {@return how many best lines are reported} */
    public int lines() {
        return lines;
    }

    /**
     * How many best lines to report, 1 at first.
     *
     * @param count at least 1
     */
    public void lines(int count) {
        Check.atLeast("the number of lines", count, 1);
        lines = count;
    }

    /** {@return the legal moves, in generation order; none if the game is over on the board} */
    public List<Integer> moves() {
        return Arrays.stream(position.moves()).boxed().toList();
    }

    /**
     * {@return a legal move as people write it}
     *
     * @param move the move
     */
    public String text(int move) {
        return game.formatMove(position, move);
    }

    /**
     * Plays a move of either side.
     *
     * @param move the move
     * @throws IllegalArgumentException if it is not legal
     */
    public void play(int move) {
        checkIdle();
        if (!moves().contains(move)) {
            throw new IllegalArgumentException("move " + move + " is not legal in " + game.format(position));
        }
        played.add(position.key());
        position.play(move);
    }

    /**
     * Plays a move as people write it.
     *
     * @param move the move
     * @throws IllegalArgumentException if no legal move is written like that
     */
    public void play(String move) {
        play(game.parseMove(position, move));
    }

    /** {@return how many moves have been played here and not been taken back} */
    public int played() {
        return played.size();
    }

    /**
     * Takes the last move back.
     *
     * @throws IllegalStateException if none was played here
     */
    public void undo() {
        checkIdle();
        if (played.isEmpty()) {
            throw new IllegalStateException("no move was played that could be taken back");
        }
        played.remove(played.size() - 1);
        position.undo();
    }

    /**
     * Puts another position on the board. The table stays: what it knows may still help.
     *
     * @param other of the same game
     */
    public void set(P other) {
        checkIdle();
        played.clear();
        position = other.copy();
    }

    /**
     * Takes over the position and the history of another board.
     *
     * @param other a seat in the same game
     */
    public void follow(Seat<P> other) {
        set(other.position);
        played.addAll(other.played);
    }

    /** {@return whether and how the game is over, by the draw rules too} */
    public Optional<Ending> ending() {
        return Ending.of(position);
    }

    /** Makes what searches need, a large table above all, before a clock runs. */
    public void prepare() {
        session().prepare();
    }

    private Thinking.Session<P> session() {
        if (session == null) {
            session = think.session(position);
        }
        return session;
    }

    /** Forgets everything but the position and its history. */
    public void clear() {
        if (session != null) {
            session.clear();
        }
    }

    /** What a legal move is worth to someone who looks at no reply. */
    int atFirstSight(int move) {
        return think.atFirstSight(position, move);
    }

    /**
     * {@return what a search of the position on the board finds}
     *
     * @param limits when to stop thinking
     */
    public Thought think(Limits limits) {
        return think(limits, Listener.NONE);
    }

    /**
     * {@return what a search finds; it reports while it runs}
     *
     * @param limits when to stop thinking
     * @param listener hears of the search while it runs
     */
    public Thought think(Limits limits, Listener listener) {
        return think(limits, listener, List.of());
    }

    /**
     * {@return what a search of some of the legal moves finds; of all if none is named}
     *
     * @param limits when to stop thinking
     * @param listener hears of the search while it runs
     * @param among legal moves
     */
    public Thought think(Limits limits, Listener listener, List<Integer> among) {
        return think(Deadline.of(limits), listener, among);
    }

    /**
     * Thinks while the opponent does: the position on the board is the one after the expected reply. Time does not count
     * before {@link #ponderHit}; {@link #stop} ends it if another reply was played.
     *
     * @param limits when to stop thinking
     * @param listener hears of the search while it runs
     * @return what the search found
     */
    public Thought ponder(Limits limits, Listener listener) {
        return think(Deadline.waiting(limits), listener, List.of());
    }

    /**
     * Thinks with a clock that was started before, by another thread perhaps, which may stop it at any time: also before
     * this call. It serves one search.
     *
     * @param deadline the clock
     * @param listener hears of the search while it runs
     * @param among legal moves
     * @return what the search found
     */
    public Thought think(Deadline deadline, Listener listener, List<Integer> among) {
        if (!moves().containsAll(among)) {
            throw new IllegalArgumentException("only legal moves can be chosen from");
        }
        checkIdle();
        thinking = deadline;
        deadline.begin((among.isEmpty() ? moves() : among).size() != 1, game.scale());
        try {
            Limits limits = deadline.limits();
            Optional<Thought> known = among.isEmpty() && lines == 1 && saves(limits)
                    ? book.flatMap(by -> by.look(position)).or(() -> solve(deadline, limits, listener))
                    : Optional.empty();
            if (known.isPresent()) {
                return known.get();
            }
            return session().think(position(), new Thinking.Task(limits, deadline, among, lines, played, listener));
        } finally {
            thinking = null;
        }
    }

    private void checkIdle() {
        if (thinking != null) {
            throw new IllegalStateException("this seat is thinking");
        }
    }

    /**
     * Ends the running search at once, from any thread; it answers with the best move so far. Without a running search nothing
     * happens: if the stop may come before the search has begun, think with a {@link Deadline} and stop that.
     */
    public void stop() {
        Optional.ofNullable(thinking).ifPresent(Deadline::stop);
    }

    /** The expected reply was played: the pondering search goes on, and from now on its time counts. */
    public void ponderHit() {
        Optional.ofNullable(thinking).ifPresent(Deadline::startClock);
    }

    /** The game's own solver's answer, if there is one and it finishes in the budget. */
    private Optional<Thought> solve(Deadline deadline, Limits limits, Listener listener) {
        Optional<Solvable.Effort> effort = think.setting().isExact()
                ? Optional.empty()
                : Solvable.of(game).flatMap(solvable -> solvable.effort(position));
        if (effort.isEmpty() || !fits(effort.get(), deadline, limits) || ending().isPresent()) {
            return Optional.empty();
        }
        Limits share = new Limits(
                limits.isCounted() ? Math.max(1, limits.nodes() / 2) : Long.MAX_VALUE,
                limits.isTimed() ? Math.max(1, deadline.left() / 2) : Long.MAX_VALUE,
                deadline);
        Solution solution = Solvable.own(game).values().stream()
                .findFirst()
                .map(solver ->
                        solver.solve(position(), Question.EXACT.within(share).by(think.threads())))
                .orElse(Solution.unknown(0));
        if (solution.outcome() == Outcome.UNKNOWN
                || solution.line().isEmpty()
                || !moves().contains(solution.line().get(0))) {
            return Optional.empty();
        }
        Iteration found = iteration(solution, deadline);
        listener.iteration(found);
        return Optional.of(new Thought(List.of(found), Optional.empty(), List.of(found), 0, solution.nodes(), true));
    }

    /** A search without end, or to a depth, is what was asked for: only time and nodes are there to be saved. */
    private static boolean saves(Limits limits) {
        return (limits.isTimed() || limits.isCounted()) && limits.depth() == Integer.MAX_VALUE;
    }

    private static boolean fits(Solvable.Effort effort, Deadline deadline, Limits limits) {
        return effort.time().compareTo(Duration.ofNanos(deadline.left() / SOLVER_MARGIN)) <= 0
                && effort.nodes() <= limits.nodes() / SOLVER_MARGIN;
    }

    private Iteration iteration(Solution solution, Deadline deadline) {
        int plies = solution.line().size();
        int value = solution.value().isPresent()
                ? solution.value().getAsInt() * game.unit()
                : switch (solution.outcome()) {
                    case WIN -> Score.winIn(plies);
                    case LOSS -> Score.lossIn(plies);
                    case DRAW, UNKNOWN -> Score.DRAW;
                };
        return Iteration.of(value, solution.line(), 0, solution.nodes(), deadline.nanos());
    }
}
