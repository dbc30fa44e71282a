package espalier.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class StabilityTest {
    private static final long EDGES = 0xFF818181818181FFL;

    /** From every position of random games, random continuations of all lengths: stable discs stay. */
    @Test
    void stableDiscsAreNeverTurned() {
        Random random = new Random(5);
        int[] moves = new int[64];
        long[] seen = new long[1];
        Playouts.forEachPosition(300, 17, position -> {
            long[] stable = stable(position);
            seen[0] += Long.bitCount(stable[0] | stable[1]);
            int plies = 0;
            for (int end = position.generate(moves, 0); end > 0; end = position.generate(moves, 0)) {
                position.play(moves[random.nextInt(end)]);
                plies++;
                assertThat(stable[0] & ~position.discs(0))
                        .as("black's in %s", position)
                        .isZero();
                assertThat(stable[1] & ~position.discs(1))
                        .as("white's in %s", position)
                        .isZero();
            }
            for (; plies > 0; plies--) {
                position.undo();
            }
        });
        assertThat(seen[0]).isGreaterThan(10_000);
    }

    /** Stable discs stay stable when more are on the board. */
    @Test
    void thereAreNeverFewer() {
        long[] before = new long[2];
        Playouts.forEachPosition(300, 18, position -> {
            long[] now = stable(position);
            if (position.empties() < 60) {
                assertThat(before[0] & ~now[0]).as("black's in %s", position).isZero();
                assertThat(before[1] & ~now[1]).as("white's in %s", position).isZero();
            }
            before[0] = now[0];
            before[1] = now[1];
        });
    }

    private static long[] stable(OthelloPosition position) {
        return new long[] {
            Stability.discs(position.discs(0), position.discs(1)), Stability.discs(position.discs(1), position.discs(0))
        };
    }

    @Test
    void known() {
        assertThat(Stability.discs(1, 0)).as("a corner").isEqualTo(1);
        assertThat(Stability.discs(2, 0)).as("beside a corner").isZero();
        assertThat(Stability.discs(0x07, 0xF8)).as("a full edge").isEqualTo(0x07);
        assertThat(Stability.discs(0x07, 0x78))
                .as("the rest may be turned, what the corner holds not")
                .isEqualTo(0x07);
        assertThat(Stability.discs(0x02, 0x79))
                .as("in front of a corner of the other")
                .isZero();
        assertThat(Stability.discs(0x0307, 0)).as("behind an edge").isEqualTo(0x0307);
        assertThat(Stability.discs(-1L, 0)).as("a full board").isEqualTo(-1L);
        assertThat(Stability.discs(EDGES, 0)).as("all edges").isEqualTo(EDGES);
        assertThat(Stability.discs(~EDGES, 0)).as("no edge").isZero();
    }

    @Test
    void allEightSymmetries() {
        Playouts.forEachPosition(50, 19, position -> {
            long stable = Stability.discs(position.own(), position.opp());
            for (int s = 1; s < 8; s++) {
                assertThat(Stability.discs(Board.symmetric(position.own(), s), Board.symmetric(position.opp(), s)))
                        .isEqualTo(Board.symmetric(stable, s));
            }
        });
    }
}
