package espalier.engine.driver;

import espalier.driver.Driver;
import espalier.driver.FullWindow;
import espalier.driver.WideningWindow;
import espalier.engine.memory.Claims;
import espalier.engine.memory.TranspositionTable;
import espalier.engine.procedure.Descent;
import espalier.engine.procedure.Practical;
import espalier.engine.procedure.RootMoves;
import espalier.game.Position;
import espalier.game.Score;
import espalier.play.Listener;
import espalier.play.Part;
import espalier.play.Think;
import espalier.play.Thinking;
import espalier.search.Bound;
import espalier.search.Limits;
import espalier.search.Search;
import espalier.search.Stopped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** One thread of a search. */
final class Worker<P extends Position<P>> {
    /** The first iteration may use this many nodes whatever the limit says, so that its move means something. */
    private static final int FIRST_NODES = 10_000;

    private final Think<P> think;
    private final Thinking.Task task;
    private final P position;
    private final TranspositionTable table;
    private final Driver driver;
    private final Learnt<P> learnt;
    private final @Nullable Claims claims;
    private final Listener listener;
    private final long interval;
    private final BooleanSupplier stop;
    /** How many nodes the other threads have visited, for reports. */
    private final LongSupplier others;

    /** The root moves to choose from, in generation order. */
    private final List<Integer> moves;

    /** How many there are without a choice. */
    private final int width;

    /** What is expected of each of the best lines. */
    private final List<Expectation> expectations = new ArrayList<>();

    /** What an interrupted search of the best line has shown. */
    private @Nullable Found interrupted;

    private @Nullable Practical<P> running;
    private long visits;
    private long evaluations;
    private long horizons;
    private int selectiveDepth;
    private long reported;

    /** What an iteration found for a line and the next one starts from. */
    private record Expectation(int move, int guess, int drift) {}

    /** What a search of the root found. */
    record Found(int move, int value, Bound bound, int[] line, int passes, List<Integer> rootValues) {}

    /** The thread that reports. */
    static <P extends Position<P>> Worker<P> first(
            Think<P> think,
            Thinking.Task task,
            P position,
            TranspositionTable table,
            Learnt<P> learnt,
            @Nullable Claims claims,
            LongSupplier others) {
        return new Worker<>(think, task, position, table, learnt, claims, task.listener(), task.deadline(), others);
    }

    Worker(
            Think<P> think,
            Thinking.Task task,
            P position,
            TranspositionTable table,
            Learnt<P> learnt,
            @Nullable Claims claims,
            Listener listener,
            BooleanSupplier stop,
            LongSupplier others) {
        this.think = think;
        this.task = task;
        this.position = position;
        this.table = table;
        this.learnt = learnt;
        Driver given = think.search().algorithm().inGames().orElseThrow();
        boolean aspires = given instanceof FullWindow && think.setting().has(Part.ASPIRATION);
        this.driver = aspires ? new WideningWindow() : given;
        this.claims = claims;
        this.listener = listener;
        this.interval = listener.interval();
        this.stop = stop;
        this.others = others;
        int[] all = new int[position.maxMoves()];
        this.width = position.generate(all, 0);
        List<Integer> among = new ArrayList<>(width);
        for (int i = 0; i < width; i++) {
            if (task.among().isEmpty() || task.among().contains(all[i])) {
                among.add(all[i]);
            }
        }
        this.moves = List.copyOf(among);
        int guess = think.search().evaluator().evaluate(position);
        for (int i = 0; i < lines(); i++) {
            expectations.add(new Expectation(moves.get(i), guess, think.hints().step()));
        }
    }

    /** How many of the best lines there are to find. */
    int lines() {
        return Math.min(task.lines(), moves.size());
    }

    long visits() {
        return visits;
    }

    /** Those of the running iteration too; another thread may get a number that is a little old. */
    long visitsSoFar() {
        Practical<P> now = running;
        return visits + (now == null ? 0 : now.visits());
    }

    long evaluations() {
        return evaluations;
    }

    /** Unfinished games met at the depth limit, by this thread. */
    long horizons() {
        return horizons;
    }

    int selectiveDepth() {
        return selectiveDepth;
    }

    int tableUse() {
        return table.used();
    }

    /** Expects what another thread expects. */
    void join(Worker<P> other) {
        for (int i = 0; i < expectations.size(); i++) {
            expectations.set(i, other.expectations.get(i));
        }
    }

    /** The lines in this order are what the next iteration expects. */
    void rank(List<Found> lines) {
        if (lines.size() > 1 && lines.size() == expectations.size()) {
            List<Integer> best = lines.stream().map(Found::move).toList();
            expectations.sort(Comparator.comparingInt(expected -> best.indexOf(expected.move)));
        }
    }

    /** Searches until it is done or stopped. */
    void help(int depth, int rank) {
        try {
            search(depth, rank);
        } catch (Stopped e) {
            // The first thread is done.
        }
    }

    /** The best line that does not begin like a better one of this iteration. */
    Found search(int depth, int rank) {
        interrupted = null;
        Expectation expected = expectations.get(rank - 1);
        List<Integer> left = rank == 1 ? moves : new ArrayList<>(moves);
        expectations.subList(0, rank - 1).forEach(better -> left.remove((Integer) better.move));
        RootMoves root = new RootMoves(left, left.size() == width, depth, listener);
        Search<P> search =
                think.search().depth(depth, think.search().evaluator()).limits(remaining(depth));
        Practical<P> procedure = new Practical<>(
                search,
                think.setting(),
                descent(),
                position,
                table,
                learnt.order(),
                learnt.corrections(),
                Math.max(0, left.indexOf(expected.move)),
                claims,
                root);
        RootSearch driven = new RootSearch(procedure, search.observer());
        running = procedure;
        try {
            OptionalInt value = driver.drive(driven, think.hints().expecting(expected.guess, expected.drift));
            int found = value.orElseGet(driven::bestLower);
            boolean known = value.isPresent() || found > -Score.INFINITY;
            int move = left.get(driven.best());
            expectations.set(
                    rank - 1,
                    known
                            ? new Expectation(move, found, (expected.drift + Math.abs(found - expected.guess) + 1) / 2)
                            : new Expectation(move, expected.guess, expected.drift));
            Bound bound = value.isPresent() ? Bound.EXACT : Bound.LOWER;
            int[] line = procedure.line();
            List<Integer> rootValues = think.rootValues() ? rootValues(procedure) : List.of();
            return new Found(move, found, bound, line, driven.passes(), rootValues);
        } catch (Stopped e) {
            if (rank == 1) {
                int move = left.get(procedure.bestIndex());
                interrupted = new Found(
                        move, procedure.bestValue(), Bound.LOWER, procedure.line(), driven.passes(), List.of());
            }
            throw e;
        } finally {
            procedure.rewind();
            running = null;
            visits += procedure.visits();
            evaluations += procedure.evaluations();
            horizons += procedure.horizons();
            selectiveDepth = Math.max(selectiveDepth, procedure.selectiveDepth());
        }
    }

    /**
     * What the interrupted search has shown to be better than the best move so far. A search tries that move first, so
     * another one that became the best has beaten it.
     *
     * @param anything whether any move is better than nothing
     */
    Optional<Found> better(boolean anything) {
        Found found = interrupted;
        if (anything && (found == null || found.value == -Score.INFINITY)) {
            return Optional.of(new Found(atFirstSight(), -Score.INFINITY, Bound.LOWER, new int[0], 0, List.of()));
        }
        return found != null && (anything || found.move != expectations.get(0).move)
                ? Optional.of(found)
                : Optional.empty();
    }

    /** Without a search: the move that an earlier search remembers, or else the one with the best evaluation after it. */
    private int atFirstSight() {
        int[] buffer = new int[position.maxMoves()];
        table.look(position.key(), 0, 0, true);
        int known = table.move();
        if (known >= 0 && known < position.generate(buffer, 0) && moves.contains(buffer[known])) {
            return buffer[known];
        }
        int best = moves.get(0);
        int most = -Score.INFINITY;
        for (int move : moves) {
            int value = think.atFirstSight(position, move);
            if (value > most) {
                most = value;
                best = move;
            }
        }
        return best;
    }

    private Limits remaining(int depth) {
        long nodes = Long.MAX_VALUE;
        if (task.limits().isCounted()) {
            nodes = Math.max(1, task.limits().nodes() / think.threads()) - visits;
            nodes = depth == 1 ? Math.max(nodes, FIRST_NODES) : nodes;
        }
        if (nodes < 1) {
            throw new Stopped();
        }
        return new Limits(nodes, Long.MAX_VALUE, this::poll);
    }

    private boolean poll() {
        long nanos = task.deadline().nanos();
        if (nanos - reported >= interval) {
            reported = nanos;
            Practical<P> now = running;
            int depth = now == null ? 0 : now.depth();
            int deepest = Math.max(selectiveDepth, now == null ? 0 : now.selectiveDepth());
            long all = visitsSoFar() + others.getAsLong();
            listener.progress(new Listener.Progress(depth, deepest, all, nanos, table.used()));
        }
        return stop.getAsBoolean();
    }

    private List<Integer> rootValues(Practical<P> procedure) {
        List<Integer> values = new ArrayList<>();
        int width = procedure.openRoot();
        for (int i = 0; i < width; i++) {
            values.add(procedure.searchChild(i, width, -Score.INFINITY, Score.INFINITY));
        }
        return values;
    }

    private Descent descent() {
        return switch (think.search().algorithm().procedure().windows()) {
            case NONE, FULL -> new Descent.Whole();
            case PVS -> new Descent.Pvs();
            case NEGA_SCOUT -> new Descent.NegaScout();
        };
    }

    /** The best move, and what the search or the table say comes after it. */
    List<Integer> line(Found found, int depth) {
        List<Integer> line = new ArrayList<>();
        if (found.line.length > 0 && found.line[0] == found.move) {
            for (int move : found.line) {
                line.add(move);
            }
        } else {
            line.add(found.move);
        }
        for (int move : line) {
            position.play(move);
        }
        int[] replies = new int[position.maxMoves()];
        int length = position.generate(replies, 0);
        while (line.size() < depth
                && table.look(position.key(), depth - line.size(), 0, true)
                && table.move() >= 0
                && table.move() < length) {
            int next = replies[table.move()];
            line.add(next);
            position.play(next);
            length = position.generate(replies, 0);
        }
        for (int i = 0; i < line.size(); i++) {
            position.undo();
        }
        return line;
    }
}
