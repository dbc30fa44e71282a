package espalier.engine.driver;

import espalier.engine.memory.Claims;
import espalier.engine.memory.TranspositionTable;
import espalier.engine.ordering.MoveOrder;
import espalier.engine.procedure.Interrupted;
import espalier.engine.procedure.Practical;
import espalier.game.Position;
import espalier.game.Score;
import espalier.play.Iteration;
import espalier.play.Think;
import espalier.play.Thinking;
import espalier.play.Thought;
import espalier.search.Bound;
import espalier.search.Limits;
import espalier.search.Observer;
import espalier.search.Search;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Iterative deepening around a driver around the practical procedure, on one thread or on several that share nothing but
 * the table and what they are searching at the moment (lazy SMP): the others search the same position, prefer what nobody else
 * is searching, and what they store spares the first one work.
 */
public final class Deepening implements Thinking {
    @Override
    public <P extends Position<P>> Thought run(Think<P> think, P position, Consumer<? super Iteration> listener) {
        int[] moves = new int[position.maxMoves()];
        int width = position.generate(moves, 0);
        if (width == 0) {
            return new Thought(List.of(), 0, 0, true);
        }
        TranspositionTable table =
                think.entries() == 0 ? TranspositionTable.none() : new TranspositionTable(think.entries());
        Claims claims = think.threads() == 1 ? null : new Claims();
        Worker<P> worker = new Worker<>(think, position, table, width, claims);
        Helpers<P> helpers = new Helpers<>(think, position, table, width, claims);
        List<Iteration> iterations = new ArrayList<>();
        boolean complete = worker.deepen(iterations, helpers, listener);
        helpers.check();
        return new Thought(
                iterations, worker.evaluations + helpers.evaluations(), worker.visits + helpers.visits(), complete);
    }

    /** The other threads. Each iteration they begin and end with the first one. */
    private static final class Helpers<P extends Position<P>> {
        private final List<Worker<P>> workers = new ArrayList<>();
        private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        private volatile boolean stopped;

        Helpers(Think<P> think, P position, TranspositionTable table, int width, @Nullable Claims claims) {
            Think<P> silent = think.observer(Observer.NONE)
                    .rootValues(false)
                    .threads(1) // its share of the nodes is its own
                    .limits(new Limits(share(think), Long.MAX_VALUE, () -> stopped));
            for (int i = 1; i < think.threads(); i++) {
                workers.add(new Worker<>(silent, position.copy(), table.view(), width, claims));
            }
        }

        static long share(Think<?> think) {
            return Math.max(1, think.search().limits().nodes() / think.threads());
        }

        /**
         * Does something while the helpers search the same depth as the first thread. They never search deeper ones: that
         * nobody met a horizon must mean that there is none, and not that somebody met it before.
         */
        <T> T during(int depth, Worker<P> first, Supplier<T> work) {
            stopped = false;
            List<Thread> threads = new ArrayList<>();
            try {
                for (Worker<P> worker : workers) {
                    worker.join(first);
                    Thread thread = new Thread(() -> worker.help(depth), "think-" + (threads.size() + 1));
                    thread.setDaemon(true);
                    thread.setUncaughtExceptionHandler((t, e) -> failure.compareAndSet(null, e));
                    thread.start();
                    threads.add(thread);
                }
                return work.get();
            } finally {
                stopped = true;
                threads.forEach(Helpers::await);
            }
        }

        /** Complains if a helper failed, which must not pass in silence. */
        void check() {
            Throwable cause = failure.get();
            if (cause != null) {
                throw new IllegalStateException("a searching thread failed: " + cause, cause);
            }
        }

        private static void await(Thread thread) {
            boolean interrupted = false;
            while (true) {
                try {
                    thread.join();
                    break;
                } catch (InterruptedException e) {
                    // It has been told to stop and will: until then it uses the table.
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }

        long visits() {
            return workers.stream().mapToLong(worker -> worker.visits).sum();
        }

        long evaluations() {
            return workers.stream().mapToLong(worker -> worker.evaluations).sum();
        }

        long horizons() {
            return workers.stream().mapToLong(worker -> worker.horizons).sum();
        }
    }

    /** One thread's search. */
    private static final class Worker<P extends Position<P>> {
        private final Think<P> think;
        private final P position;
        private final TranspositionTable table;
        private final MoveOrder<P> order;
        private final int width;
        private final long start = System.nanoTime();

        /** Met by this thread so far; where none is met any more, the game is known to its end. */
        private long horizons;

        private int guess;
        private int bestIndex;
        /** How far values have moved from one iteration to the next, on average. */
        private int drift;

        /** Of finished and interrupted iterations. */
        private long visits;

        private long evaluations;

        /** What the threads are searching; null if there is one thread only. */
        private final @Nullable Claims claims;

        Worker(Think<P> think, P position, TranspositionTable table, int width, @Nullable Claims claims) {
            this.think = think;
            this.position = position;
            this.table = table;
            this.width = width;
            this.claims = claims;
            this.order = new MoveOrder<>(think.setting().ordering(), think.scorer());
            this.guess = think.search().evaluator().evaluate(position);
            this.drift = think.search().step();
        }

        /** Adds to the iterations until the depth is reached; false if a limit was reached before. */
        boolean deepen(List<Iteration> iterations, Helpers<P> helpers, Consumer<? super Iteration> listener) {
            int finished = 0;
            for (int depth = Math.min(think.firstDepth(), think.search().depth());
                    depth <= think.search().depth();
                    depth++) {
                long before = horizons + helpers.horizons();
                Iteration iteration;
                try {
                    iteration = iterate(depth, depth == 1 ? Limits.NONE : remaining(), helpers);
                } catch (Interrupted e) {
                    if (iterations.isEmpty()) {
                        iterations.add(iterate(1, Limits.NONE, helpers));
                        listener.accept(iterations.get(0));
                    }
                    return false;
                }
                iterations.add(iteration);
                listener.accept(iteration);
                finished = horizons + helpers.horizons() == before ? finished + 1 : 0;
                if (isDecided(iteration) || finished == 2) {
                    break;
                }
            }
            return true;
        }

        /** Expects what another one expects. */
        void join(Worker<P> other) {
            guess = other.guess;
            drift = other.drift;
            bestIndex = other.bestIndex;
        }

        /** Searches until it is done or told to stop. */
        void help(int depth) {
            try {
                search(depth, remaining(), think.search().observer());
            } catch (Interrupted e) {
                // The first thread is done.
            }
        }

        /** A forced win or loss within the depth: deeper searches say the same. */
        private static boolean isDecided(Iteration iteration) {
            return iteration.bound() == Bound.EXACT
                    && !Score.isEvaluation(iteration.value())
                    && Score.plies(iteration.value()) <= iteration.depth();
        }

        private Limits remaining() {
            Limits limits = think.search().limits();
            long nodes = limits.nodes() == Long.MAX_VALUE ? Long.MAX_VALUE : Helpers.share(think) - visits;
            long nanos =
                    limits.nanos() == Long.MAX_VALUE ? Long.MAX_VALUE : limits.nanos() - (System.nanoTime() - start);
            if (nodes < 1 || nanos < 1) {
                throw new Interrupted();
            }
            return new Limits(nodes, nanos, limits.stop());
        }

        private Iteration iterate(int depth, Limits limits, Helpers<P> helpers) {
            Found found = helpers.during(
                    depth, this, () -> search(depth, limits, think.search().observer()));
            return new Iteration(
                    depth,
                    found.value,
                    found.bound,
                    found.index,
                    line(found, depth),
                    evaluations + helpers.evaluations(),
                    visits + helpers.visits(),
                    System.nanoTime() - start,
                    found.passes,
                    table.used(),
                    found.rootValues);
        }

        private record Found(int value, Bound bound, int index, int[] line, int passes, List<Integer> rootValues) {}

        private Found search(int depth, Limits limits, Observer observer) {
            Search<P> search = think.search()
                    .depth(depth, think.search().evaluator())
                    .guess(guess)
                    .limits(limits)
                    .observer(observer);
            Practical<P> procedure =
                    new Practical<>(search, think.setting(), scheme(), position, table, order, bestIndex, claims);
            Root root = new Root(procedure, observer);
            try {
                OptionalInt value = driver(search).drive(root);
                int[] line = procedure.line();
                int found = value.orElseGet(root::bestLower);
                Bound bound = value.isPresent() ? Bound.EXACT : Bound.LOWER;
                if (value.isPresent() || found > -Score.INFINITY) {
                    drift = (drift + Math.abs(found - guess) + 1) / 2;
                    guess = found;
                }
                bestIndex = root.best();
                List<Integer> rootValues = think.rootValues() ? rootValues(procedure) : Collections.emptyList();
                return new Found(found, bound, bestIndex, line, root.passes(), rootValues);
            } finally {
                procedure.rewind();
                visits += procedure.visits();
                evaluations += procedure.evaluations();
                horizons += procedure.horizons();
            }
        }

        private List<Integer> rootValues(Practical<P> procedure) {
            List<Integer> values = new ArrayList<>();
            procedure.openRoot();
            for (int i = 0; i < width; i++) {
                values.add(procedure.searchChild(i, width, -Score.INFINITY, Score.INFINITY));
            }
            return values;
        }

        private Practical.Scheme scheme() {
            return switch (think.search().algorithm()) {
                case PVS -> Practical.Scheme.PRINCIPAL_VARIATION;
                case NEGA_SCOUT, NEGA_SCOUT_MEMORY, ASPIRATION_NEGA_SCOUT -> Practical.Scheme.NEGA_SCOUT;
                default -> Practical.Scheme.FULL_WINDOW;
            };
        }

        /** The algorithm's driver; those that want a range of values, which games have not, make do with an expectation. */
        private Driver driver(Search<P> search) {
            Driver driver = switch (search.algorithm()) {
                case C_STAR, C_STAR_MEMORY -> NullWindow.around(guess, 4 * drift);
                case SSS_B -> Hypothesis.sssB(guess - 4 * drift, guess + 4 * drift);
                case BNS, BNS_MEMORY, BNS_STATISTICAL, BNS_STATISTICAL_MEMORY ->
                    BestMove.bestNodeSearch(Galloping.LOW, Galloping.HIGH, new Galloping(guess, drift));
                default -> Assembly.driver(search);
            };
            return driver instanceof NullWindow loop ? loop.leaping() : driver;
        }

        /** The best move, and what the search or the table say comes after it. */
        private List<Integer> line(Found found, int depth) {
            int[] moves = new int[position.maxMoves()];
            position.generate(moves, 0);
            List<Integer> line = new ArrayList<>();
            int best = moves[found.index];
            if (found.line.length > 0 && found.line[0] == best) {
                for (int move : found.line) {
                    line.add(move);
                }
            } else {
                line.add(best);
            }
            for (int move : line) {
                position.play(move);
            }
            int length = position.generate(moves, 0);
            while (line.size() < depth
                    && table.look(position.key(), depth - line.size(), 0, true)
                    && table.move() >= 0
                    && table.move() < length) {
                int next = moves[table.move()];
                line.add(next);
                position.play(next);
                length = position.generate(moves, 0);
            }
            for (int i = 0; i < line.size(); i++) {
                position.undo();
            }
            return line;
        }
    }
}
