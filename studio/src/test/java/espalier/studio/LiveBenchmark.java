package espalier.studio;

import espalier.game.Game;
import espalier.game.Position;
import espalier.play.Listener;
import espalier.play.Seat;
import espalier.search.Limits;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/**
 * What it costs a search to be shown live: processor time of the same search without and with a page that listens, in turn.
 * On a busy machine a search takes longer by the clock and so sends more updates; hence the cost of one is what counts. Not a
 * test: {@code mvn test -pl studio -am -Dtest=LiveBenchmark}.
 */
class LiveBenchmark {
    private static final int ROUNDS = 15;
    private static final long NODES = 1_500_000;

    @Test
    void measure() {
        for (Game<?> game : Game.all()) {
            if (game.start().maxMoves() > 20) {
                measure(game);
            }
        }
    }

    private static <P extends Position<P>> void measure(Game<P> game) {
        double[] alone = new double[ROUNDS];
        double[] shown = new double[ROUNDS];
        int updates = 0;
        think(game, Listener.NONE);
        for (int i = 0; i < ROUNDS; i++) {
            alone[i] = think(game, Listener.NONE);
            EventStream events = new EventStream();
            int[] sent = new int[1];
            Thread writer = new Thread(() -> write(events));
            writer.start();
            shown[i] = think(game, new LiveSearch<>(game, game.start(), 0, (name, json) -> {
                sent[0]++;
                events.send(name, json);
            }));
            events.end();
            updates += sent[0];
        }
        Arrays.sort(alone);
        Arrays.sort(shown);
        double each = (shown[ROUNDS / 2] - alone[ROUNDS / 2]) * ROUNDS / updates;
        System.out.printf(
                "%-10s alone %.0f ms, shown %.0f ms with %.1f updates: %.2f ms each, %.1f %% at ten a second%n",
                game.name(), alone[ROUNDS / 2], shown[ROUNDS / 2], (double) updates / ROUNDS, each, each);
    }

    private static void write(EventStream events) {
        try {
            events.writeTo(OutputStream.nullOutputStream());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Milliseconds of the processor. */
    private static <P extends Position<P>> double think(Game<P> game, Listener listener) {
        Seat<P> seat = Seat.in(game).open();
        long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        seat.think(Limits.nodes(NODES), listener);
        return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before) / 1e6;
    }
}
