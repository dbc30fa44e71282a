package espalier.protocols;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.play.Deadline;
import espalier.play.Listener;
import espalier.play.Seat;
import espalier.play.Think;
import espalier.play.Thought;
import espalier.search.Algorithm;
import espalier.search.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What every protocol drives: a board, a player with options, and the one thread that thinks. The reading thread calls the
 * methods and never waits for a search, except that a search which has been stopped gives its answer first.
 */
public final class Engine<P extends Position<P>> implements AutoCloseable {
    /** How the engine calls itself. */
    public static final String NAME = "Espalier";

    /** So long a search warms the JVM up before the first game, in pieces that play moves. */
    private static final Duration WARM_UP = Duration.ofMillis(100);

    private static final int WARM_UP_MOVES = 4;
    private static final int HASH = 16;
    private static final int MOST_THREADS = 64;

    private final Game<P> game;
    private final Consumer<String> failed;
    private final List<Option> options;
    private final ExecutorService thread;
    private Seat<P> board;
    private Seat.Setup<P> setup;
    private @Nullable Seat<P> thinker;
    private int lines = 1;
    private Duration overhead = Duration.ofMillis(10);
    private @Nullable Order warmUp;
    private @Nullable Order order;

    /** A search that was asked for. */
    private record Order(Deadline deadline, CountDownLatch released, Future<?> done) {}

    /**
     * At the start of the game.
     *
     * @param failed hears, on the thinking thread, what made a search fail
     */
    public Engine(Game<P> game, Consumer<String> failed) {
        this.game = game;
        this.failed = failed;
        this.setup = Seat.in(game).hash(HASH);
        this.board = Seat.in(game).open();
        this.options = offered();
        this.thread = Executors.newSingleThreadExecutor(work -> {
            Thread made = new Thread(work, "thinking");
            made.setDaemon(true);
            return made;
        });
    }

    private List<Option> offered() {
        return List.of(
                Option.spin("Hash", HASH, 1, mostMegabytes(), to -> change(setup.hash(to))),
                Option.button("Clear Hash", this::forget),
                Option.spin("Threads", 1, 1, MOST_THREADS, to -> change(setup.threads(to))),
                Option.check("Ponder", false, to -> {}),
                Option.spin("MultiPV", 1, 1, 256, to -> lines = to),
                Option.spin("Move Overhead", 10, 0, 5000, to -> overhead = Duration.ofMillis(to)),
                Option.combo(
                        "Algorithm",
                        Algorithm.PVS.label(),
                        algorithms(),
                        to -> change(setup.algorithm(Algorithm.named(to)))),
                Option.combo("Evaluator", game.defaultEvaluator(), evaluators(), to -> change(setup.evaluator(to))));
    }

    /** The largest power of two that the heap's old generation has room for. */
    private static int mostMegabytes() {
        long room = Math.max(1, (Runtime.getRuntime().maxMemory() >> 20) * 6 / 10);
        return (int) Math.min(Think.MAX_MEGABYTES, Long.highestOneBit(room));
    }

    private static List<String> algorithms() {
        return Algorithm.all().stream()
                .filter(each -> !each.isTreesOnly())
                .map(Algorithm::label)
                .toList();
    }

    private List<String> evaluators() {
        return game.evaluators().keySet().stream().sorted().toList();
    }

    private void change(Seat.Setup<P> to) {
        setup = to;
        thinker = null;
    }

    /** What can be set. */
    public List<Option> options() {
        return options;
    }

    /** Sets an option; names are compared without case. */
    public void set(String name, String value) {
        options.stream()
                .filter(option -> option.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no option " + Quoted.quoted(name)))
                .set(value);
    }

    /** The position that commands are about, with its history. Only the reading thread uses it. */
    public Seat<P> board() {
        return board;
    }

    /** Sets another position up. */
    public void board(Seat<P> other) {
        board = other;
    }

    /** A line of moves that starts on a position, as people write it. */
    public List<String> texts(P from, List<Integer> line) {
        Seat<P> reader = Seat.in(game).open(from);
        List<String> texts = new ArrayList<>();
        for (int move : line) {
            texts.add(reader.text(move));
            reader.play(move);
        }
        return texts;
    }

    /** A value in points: hundredths of a pawn or a man, tenths of a disc. */
    public int points(int value) {
        return value / Think.point(game);
    }

    /** What the client's own delays cost. */
    public Duration overhead() {
        return overhead;
    }

    /** Forgets what earlier searches found. */
    public void forget() {
        halt();
        if (thinker != null) {
            thinker.clear();
        }
    }

    /**
     * Thinks about the board. A search that still runs is stopped and answers first.
     *
     * @param hold whether the answer waits for {@link #stop} or {@link #ponderHit} even if the search ends before
     * @param among the moves to choose from; empty for all
     * @param answer gets the result on the thinking thread, nothing if the search failed
     */
    public void think(
            Deadline deadline, boolean hold, List<Integer> among, Listener listener, Consumer<Thought> answer) {
        halt();
        Seat<P> seat = thinker();
        seat.follow(board);
        seat.lines(lines);
        CountDownLatch released = new CountDownLatch(hold ? 1 : 0);
        order = submit(deadline, released, () -> {
            Thought thought = attempt(() -> seat.think(deadline, listener, among));
            await(released);
            answer.accept(thought);
        });
    }

    /** The result of a search; if it fails, nothing is known. */
    private Thought attempt(Supplier<Thought> search) {
        List<Thought> found = new ArrayList<>();
        Conversation.attempt(() -> found.add(search.get()), failed);
        return found.isEmpty() ? Thought.none(0) : found.get(0);
    }

    /** Searches for a while, so that the first move of a game is thought about at full speed, and then does something. */
    public void whenWarm(Runnable then) {
        if (order == null) {
            Seat<P> seat = thinker();
            Deadline whole = Deadline.of(Limits.NONE);
            order = submit(whole, new CountDownLatch(0), () -> attempt(() -> warmUp(seat, whole)));
            warmUp = order;
        }
        if (warmUp == null || warmUp.done.isDone()) {
            then.run();
        } else {
            thread.execute(then);
        }
    }

    private Thought warmUp(Seat<P> seat, Deadline until) {
        Limits piece = Limits.time(WARM_UP).and(Limits.until(until));
        seat.set(game.start());
        for (int i = 0; i < WARM_UP_MOVES && seat.ending().isEmpty() && !until.getAsBoolean(); i++) {
            seat.play(seat.think(piece).move());
        }
        seat.clear();
        return Thought.none(0);
    }

    private Seat<P> thinker() {
        if (thinker == null) {
            thinker = setup.open();
        }
        return thinker;
    }

    private Order submit(Deadline deadline, CountDownLatch released, Runnable work) {
        return new Order(deadline, released, thread.submit(() -> Conversation.attempt(work, failed)));
    }

    /** Whether a search runs, or its answer is held back. */
    public boolean isThinking() {
        return order != null && !order.done.isDone();
    }

    /** Ends the running search; its answer follows. */
    public void stop() {
        if (order != null) {
            order.deadline.stop();
            order.released.countDown();
        }
    }

    /** The expected move was played: time counts from now on. */
    public void ponderHit() {
        if (order != null) {
            order.deadline.startClock();
            order.released.countDown();
        }
    }

    /** Ends the running search and waits until it has given its answer. */
    public void halt() {
        stop();
        if (order != null) {
            try {
                order.done.get();
            } catch (ExecutionException e) {
                throw new IllegalStateException(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        halt();
        thread.shutdown();
    }
}
