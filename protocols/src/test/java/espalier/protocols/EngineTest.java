package espalier.protocols;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import espalier.games.chess.ChessGame;
import espalier.games.chess.ChessPosition;
import espalier.play.Deadline;
import espalier.play.Iteration;
import espalier.play.Listener;
import espalier.play.Thought;
import espalier.search.Limits;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine behind all protocols: its reader never waits, and every search answers once. */
class EngineTest {
    private final Conversation conversation = Conversation.nobody();
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();

    private Engine<ChessPosition> engine() {
        return new Engine<>(new ChessGame(), conversation, (to, root, deadline) -> Listener.NONE);
    }

    private void think(Engine<ChessPosition> engine, String name) {
        think(engine, Limits.nodes(2000), name);
    }

    private void think(Engine<ChessPosition> engine, Limits limits, String name) {
        Deadline deadline = Deadline.of(limits);
        engine.think(deadline, false, List.of(), Listener.NONE, thought -> answers.add(name + text(thought)));
    }

    private static String text(Thought thought) {
        return thought.best()
                .map(Iteration::nodeVisits)
                .map(visits -> " " + visits)
                .orElse("");
    }

    private String next() throws InterruptedException {
        return String.valueOf(answers.poll(5, TimeUnit.MINUTES));
    }

    /** The work does not care that it was stopped, and everything that comes after it returns all the same. */
    @Test
    void nothingWaitsForWork() throws InterruptedException {
        CountDownLatch free = new CountDownLatch(1);
        try (Engine<ChessPosition> engine = engine()) {
            synchronized (conversation) {
                engine.work(deadline -> await(free));
                engine.afterwards(() -> answers.add("work"));
                engine.newGame();
                engine.set("Clear Hash", "");
                engine.set("Hash", "1");
                think(engine, "abandoned");
                engine.afterwards(() -> answers.add("after it"));
                engine.abandon();
                think(engine, "stopped");
                engine.stop();
                think(engine, "last");
                engine.afterwards(() -> answers.add("end"));
                assertThat(engine.isThinking()).isTrue();
            }
            assertThat(answers).isEmpty();
            free.countDown();
            assertThat(next()).isEqualTo("work");
            assertThat(next()).isEqualTo("after it");
            assertThat(next()).startsWith("stopped");
            assertThat(next()).startsWith("last ");
            assertThat(next()).isEqualTo("end");
        }
        assertThat(answers).isEmpty();
    }

    /** Not even one that threads share, which has its full size from the start. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void noSearchMakesItsTable(int threads) throws InterruptedException {
        try (Engine<ChessPosition> engine = engine()) {
            synchronized (conversation) {
                engine.set("Threads", "" + threads);
                engine.set("Hash", "128");
                engine.whenReady(() -> answers.add("ready"));
            }
            assertThat(next()).isEqualTo("ready");
            long before = allocated(engine);
            synchronized (conversation) {
                think(engine, "search");
            }
            assertThat(next()).startsWith("search ");
            assertThat(allocated(engine) - before).as("bytes").isLessThan(64 << 20);
        }
    }

    /** A player that is ready at once thinks instead; a search that may take as long as it wants waits. */
    @Test
    void aSearchWaitsForItsTableOnlyIfItHasTheTime() throws InterruptedException {
        CountDownLatch free = new CountDownLatch(1);
        try (Engine<ChessPosition> engine = engine()) {
            synchronized (conversation) {
                engine.prepare(() -> await(free));
                think(engine, Limits.time(Duration.ofMillis(200)), "timed");
            }
            assertThat(next()).startsWith("timed ");
            synchronized (conversation) {
                think(engine, Limits.infinite(), "stopped");
                engine.stop();
            }
            assertThat(next()).startsWith("stopped");
            synchronized (conversation) {
                think(engine, "nodes");
            }
            assertThat(answers).isEmpty();
            free.countDown();
            assertThat(next()).startsWith("nodes ");
        }
    }

    /** Bytes that the thinking thread has allocated. */
    private long allocated(Engine<ChessPosition> engine) throws InterruptedException {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        synchronized (conversation) {
            engine.work(deadline -> answers.add("" + threads.getCurrentThreadAllocatedBytes()));
        }
        return Long.parseLong(next());
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** It is no thought: nothing waits for it but those that ask, and it changes no search. */
    @Test
    void aWarmUpDisturbsNothing() throws InterruptedException {
        try (Engine<ChessPosition> cold = engine()) {
            synchronized (conversation) {
                think(cold, "search");
            }
            String expected = next();
            try (Engine<ChessPosition> engine = engine()) {
                synchronized (conversation) {
                    engine.warmUp();
                    assertThat(engine.isThinking()).isFalse();
                    engine.afterwards(() -> answers.add("at once"));
                    assertThat(answers).containsExactly("at once");
                    engine.stop();
                    engine.abandon();
                    engine.whenReady(() -> answers.add("warm"));
                    assertThat(answers).hasSize(1);
                    think(engine, "search");
                }
                assertThat(next()).isEqualTo("at once");
                assertThat(next()).as("a search ends the warm-up").isEqualTo("warm");
                assertThat(next()).isEqualTo(expected);
                synchronized (conversation) {
                    engine.set("Algorithm", "mtd-f");
                    engine.whenReady(() -> answers.add("once"));
                    think(engine, "another");
                    engine.whenReady(() -> answers.add("at once"));
                    assertThat(answers).as("only a search is not waited for").containsExactly("at once");
                }
                assertThat(next()).isEqualTo("at once");
                assertThat(next()).isEqualTo("once");
                assertThat(next()).startsWith("another ");
            }
        }
    }
}
