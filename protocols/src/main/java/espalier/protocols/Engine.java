package espalier.protocols;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.play.Deadline;
import espalier.play.Level;
import espalier.play.Listener;
import espalier.play.Seat;
import espalier.play.Think;
import espalier.play.Thought;
import espalier.search.Algorithm;
import espalier.search.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What every protocol drives: a board, a player with options, and the one thread that thinks. All methods are called, and all
 * answers given, by a thread that holds the conversation's monitor. None waits for a search: a new one stops the last, which
 * answers first, and begins after it.
 */
public final class Engine<P extends Position<P>> implements AutoCloseable {
    /** How the engine calls itself. */
    public static final String NAME = "Espalier";

    /** The time of a move of the warm-up. */
    private static final Duration WARM_UP = Duration.ofMillis(100);

    /** Of its first move, however long a slow machine takes. */
    private static final int WARM_UP_NODES = 10_000;

    private static final int WARM_UP_MOVES = 6;
    private static final int HASH = 16;
    private static final int MOST_THREADS = 64;
    private static final int MOST_LINES = 256;
    private static final int MOST_OVERHEAD = 5000;
    private static final int OVERHEAD = 10;
    private static final int SMALL_PART = 20;

    /** A search waits for its table for this part of its time. */
    private static final int WAIT = 8;

    private final Game<P> game;
    private final Conversation conversation;
    private final Reporter<P> reporter;
    private final List<Option> options;
    private final ExecutorService thread = daemon("thinking");

    /** For what may take longer than a search has: making and clearing a large table. */
    private final ExecutorService preparing = daemon("preparing");

    private Seat<P> board;
    private Seat.Setup<P> setup;
    private @Nullable Seat<P> thinker;

    /** When the thinker can be used. Until then another thinks for it, with one thread and a table that grows. */
    private CompletableFuture<Void> ready = CompletableFuture.completedFuture(null);

    private @Nullable Seat<P> substitute;
    private int lines = 1;
    private long overhead = OVERHEAD;
    private Level level = Level.FULL;
    private Level byElo = Level.FULL;
    private boolean limited;
    private int seed;

    /** The last search until it has answered; those before it are stopped. */
    private @Nullable Order order;

    private @Nullable Order warmUp;

    /** The kinds of search that have been warmed up. */
    private final Set<Object> warm = new HashSet<>();

    /** A search that was asked for. */
    private static final class Order {
        final Deadline deadline;
        final CountDownLatch released;
        final List<Runnable> afterwards = new ArrayList<>();
        boolean abandoned;
        boolean stopped;

        Order(Deadline deadline, boolean hold) {
            this.deadline = deadline;
            this.released = new CountDownLatch(hold ? 1 : 0);
        }

        void stop() {
            stopped = true;
            deadline.stop();
            released.countDown();
        }
    }

    /** How a protocol reports a search. A warm-up is reported to nobody, so that reporting is warm too. */
    @FunctionalInterface
    interface Reporter<P> {
        Listener report(Conversation to, P root, Deadline deadline);
    }

    /** At the start of the game. */
    Engine(Game<P> game, Conversation conversation, Reporter<P> reporter) {
        this.game = game;
        this.conversation = conversation;
        this.reporter = reporter;
        this.setup = Seat.in(game).hash(HASH);
        this.board = Seat.in(game).open();
        this.options = offered();
    }

    private static ExecutorService daemon(String name) {
        return Executors.newSingleThreadExecutor(work -> {
            Thread made = new Thread(work, name);
            made.setDaemon(true);
            return made;
        });
    }

    /** The version that the build wrote into the jar. */
    public static String version() {
        String version = Engine.class.getPackage().getImplementationVersion();
        return version == null ? "0" : version;
    }

    private List<Option> offered() {
        List<String> algorithms = Algorithm.all().stream()
                .filter(each -> !each.isTreesOnly())
                .map(Algorithm::label)
                .toList();
        List<String> evaluators = game.evaluators().keySet().stream().sorted().toList();
        int most = Level.FULL.number();
        List<Option> all = new ArrayList<>(List.of(
                Option.spin("Hash", HASH, 1, mostMegabytes(), to -> change(setup.hash(to))),
                Option.button("Clear Hash", this::forget),
                Option.spin("Threads", 1, 1, MOST_THREADS, to -> change(setup.threads(to))),
                Option.check("Ponder", false, to -> {}),
                Option.spin("MultiPV", 1, 1, MOST_LINES, to -> lines = to),
                Option.check("UCI_AnalyseMode", false, to -> {}),
                Option.spin("Level", most, 1, most, to -> level = Level.of(to)),
                Option.spin("Seed", 0, 0, Integer.MAX_VALUE, to -> seed = to),
                Option.check("UCI_LimitStrength", false, to -> limited = to),
                Option.spin(
                        "UCI_Elo",
                        Level.FULL.elo(),
                        Level.of(1).elo(),
                        Level.FULL.elo(),
                        to -> byElo = Level.byElo(to)),
                Option.spin("Move Overhead", OVERHEAD, 0, MOST_OVERHEAD, to -> overhead = to),
                Option.combo(
                        "Algorithm",
                        Algorithm.PVS.label(),
                        algorithms,
                        to -> change(setup.algorithm(Algorithm.named(to)))),
                Option.combo("Evaluator", game.defaultEvaluator(), evaluators, to -> change(setup.evaluator(to)))));
        if (!game.book().isEmpty()) {
            all.add(Option.check("OwnBook", false, to -> change(setup.ownBook(to))));
        }
        return List.copyOf(all);
    }

    /** The largest power of two that the heap's old generation has room for. */
    private static int mostMegabytes() {
        long room = Math.max(1, (Runtime.getRuntime().maxMemory() >> 20) * 6 / 10);
        return (int) Math.min(Think.MAX_MEGABYTES, Long.highestOneBit(room));
    }

    private void change(Seat.Setup<P> to) {
        setup = to;
        thinker = null;
        substitute = null;
    }

    /** What can be set. */
    public List<Option> options() {
        return options;
    }

    /**
     * Sets an option; names are compared without case.
     *
     * @throws IllegalArgumentException if there is no such option, or no such value
     */
    public void set(String name, String value) {
        options.stream()
                .filter(option -> option.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no option " + Quoted.quoted(name)))
                .set(value);
    }

    /** The rules. */
    public Game<P> game() {
        return game;
    }

    /** The position that commands are about, with its history. */
    public Seat<P> board() {
        return board;
    }

    /** Sets another position up. */
    public void board(P position) {
        board(Seat.in(game).open(position));
    }

    /** Sets another position up. */
    public void board(Seat<P> other) {
        board = other;
    }

    /** Starts another game. What earlier searches found is forgotten. */
    public void newGame() {
        forget();
        board(game.start());
    }

    private void forget() {
        stop();
        prepare(thinker()::clear);
    }

    private Seat<P> thinker() {
        if (thinker == null) {
            thinker = setup.open();
            prepare(thinker::prepare);
        }
        return thinker;
    }

    /** Does something to the thinker after what it does now, while neither the reader nor a search waits. */
    void prepare(Runnable work) {
        CompletableFuture<Void> done = new CompletableFuture<>();
        ready = done;
        thread.execute(() -> preparing.execute(() -> {
            conversation.attempt(work);
            done.complete(null);
        }));
    }

    /** Waits for the thinker as long as this leaves enough time to think; whether it can be used. */
    private static boolean isReady(Future<Void> ready, Deadline deadline) {
        while (!ready.isDone()
                && !deadline.getAsBoolean()
                && deadline.onClock() < deadline.limits().nanos() / WAIT) {
            LockSupport.parkNanos(1_000_000);
        }
        return ready.isDone();
    }

    /**
     * A share of a clock, less what clients take to hand moves on.
     *
     * @param movesToGo until the next time control; 0 for none
     */
    public Limits clock(long millis, long increment, int movesToGo) {
        Duration left = Duration.ofMillis(Math.max(1, millis - overhead));
        Duration each = Duration.ofMillis(Math.max(0, increment));
        return movesToGo > 0 ? Limits.clock(left, each, movesToGo) : Limits.clock(left, each);
    }

    /** A time for one move, less a little for the way to the client. */
    public Limits perMove(long millis) {
        return Limits.time(Duration.ofMillis(Math.max(1, millis - Math.min(overhead, millis / SMALL_PART))));
    }

    /** A value in points: hundredths of a pawn or a man, tenths of a disc. */
    public int points(int value) {
        return value / Think.point(game);
    }

    /** With all best lines that the client wants. */
    public void think(
            Deadline deadline, boolean hold, List<Integer> among, Listener listener, Consumer<Thought> answer) {
        think(deadline, hold, lines, among, listener, answer);
    }

    /**
     * Thinks about the board. A search that still runs is stopped and answers first.
     *
     * @param hold whether the answer waits for {@link #stop} or {@link #ponderHit} even if the search ends before
     * @param best how many best lines to report
     * @param among the moves to choose from; empty for all
     * @param listener hears on the thinking thread, without the monitor
     * @param answer gets the result; any legal move if the search failed
     */
    public void think(
            Deadline deadline,
            boolean hold,
            int best,
            List<Integer> among,
            Listener listener,
            Consumer<Thought> answer) {
        Seat<P> seat = thinker();
        Future<Void> usable = ready;
        if (substitute == null && !usable.isDone()) {
            substitute = setup.threads(1).hash(HASH).open();
        }
        Seat<P> other = substitute == null ? seat : substitute;
        Seat<P> root = Seat.in(game).open();
        root.follow(board);
        Level player = limited ? byElo : level;
        int chance = seed;
        Thought anything =
                board.moves().stream().findFirst().map(Thought::unsearched).orElse(Thought.none(0));
        Supplier<Thought> search = () -> {
            Seat<P> sitting = isReady(usable, deadline) ? seat : other;
            sitting.follow(root);
            sitting.lines(best);
            return player.think(sitting, deadline, listener, among, chance);
        };
        start(new Order(deadline, hold), anything, search, answer);
    }

    /** Does something else on the thinking thread, which asks the deadline now and then whether to go on. */
    public void work(Consumer<Deadline> job) {
        Deadline deadline = Deadline.of(Limits.NONE);
        Supplier<Thought> done = () -> {
            job.accept(deadline);
            return Thought.none(0);
        };
        start(new Order(deadline, false), Thought.none(0), done, thought -> {});
    }

    /**
     * Searches for a while if nothing else is to be done, so that a game's first move is thought about at full speed. Once for
     * each combination of algorithm, evaluator, and one or several threads, because each has its own copy of the searching
     * classes.
     */
    public void warmUp() {
        int threads = Math.min(2, setup.think().threads());
        Object kind = List.of(
                threads,
                setup.think().search().algorithm(),
                setup.think().search().evaluator().getClass());
        if (running() == null && warm.add(kind)) {
            Seat<P> seat = setup.hash(1).threads(threads).open();
            Deadline whole = Deadline.of(Limits.NONE);
            warmUp = new Order(whole, false);
            start(warmUp, Thought.none(0), () -> warmUp(seat, whole), thought -> {});
        }
    }

    /** Does something when the engine is warm and its table is there; at once during a search. */
    public void whenReady(Runnable then) {
        Order running = running();
        if (running != null && !running.stopped) {
            then.run();
            return;
        }
        warmUp();
        prepare(thinker()::prepare);
        ready = ready.thenRun(() -> {
            synchronized (conversation) {
                conversation.attempt(then);
            }
        });
    }

    private Thought warmUp(Seat<P> seat, Deadline until) {
        for (int i = 0; i < WARM_UP_MOVES && seat.ending().isEmpty() && !until.getAsBoolean(); i++) {
            Limits piece = i == 0 ? Limits.nodes(WARM_UP_NODES) : Limits.time(WARM_UP);
            Deadline deadline = Deadline.of(piece.and(Limits.until(until)));
            Listener listener = reporter.report(Conversation.nobody(), seat.position(), deadline);
            seat.play(Level.FULL.think(seat, deadline, listener, List.of()).move());
        }
        return Thought.none(0);
    }

    private void start(Order next, Thought fallback, Supplier<Thought> search, Consumer<Thought> answer) {
        if (order != null) {
            order.stop();
        }
        order = next;
        thread.execute(() -> {
            List<Thought> found = new ArrayList<>(List.of(fallback));
            conversation.attempt(() -> found.add(search.get()));
            await(next.released);
            synchronized (conversation) {
                order = order == next ? null : order;
                conversation.notifyAll();
                if (!next.abandoned) {
                    conversation.attempt(() -> answer.accept(found.get(found.size() - 1)));
                }
                next.afterwards.forEach(conversation::attempt);
            }
        });
    }

    /** The last search; null if it has answered, or is only a warm-up. */
    private @Nullable Order running() {
        return order == warmUp ? null : order;
    }

    /** Whether a search runs, or its answer is held back. A warm-up does not count. */
    public boolean isThinking() {
        return running() != null;
    }

    /** Does something now, or after the answer if a search runs. */
    public void afterwards(Runnable action) {
        Order running = running();
        if (running == null) {
            action.run();
        } else {
            running.afterwards.add(action);
        }
    }

    /** Ends the running search; its answer follows. */
    public void stop() {
        Order running = running();
        if (running != null) {
            running.stop();
        }
    }

    /** The expected move was played: time counts from now on. */
    public void ponderHit() {
        Order running = running();
        if (running != null) {
            running.deadline.startClock();
            running.released.countDown();
        }
    }

    /** Ends the running search, which gives no answer. */
    public void abandon() {
        Order running = running();
        if (running != null) {
            running.abandoned = true;
            running.stop();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends everything that was asked for; the answers follow. */
    @Override
    public void close() {
        try {
            synchronized (conversation) {
                while (order != null) {
                    order.stop();
                    conversation.wait();
                }
            }
            for (ExecutorService each : List.of(thread, preparing)) {
                each.shutdown();
                each.awaitTermination(1, TimeUnit.MINUTES); // it has nothing left to do
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
