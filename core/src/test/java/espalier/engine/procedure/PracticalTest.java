package espalier.engine.procedure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import espalier.engine.memory.Claims;
import espalier.engine.memory.Corrections;
import espalier.engine.memory.TranspositionTable;
import espalier.engine.ordering.MoveOrder;
import espalier.game.Evaluator;
import espalier.game.MoveScorer;
import espalier.game.Noisy;
import espalier.game.Position;
import espalier.game.Score;
import espalier.play.Listener;
import espalier.play.Part;
import espalier.play.Setting;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.search.Search;
import espalier.search.Stopped;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("mutation")
class PracticalTest {
    private static final Setting PLAIN = Setting.FULL_WIDTH.with(Part.ORDERING, false);

    /** Two moves everywhere, all of them noisy, and no end. A position's key is its way, as a binary number. */
    private static final class Endless implements Position<Endless>, Noisy {
        private long way = 1;

        @Override
        public int generate(int[] moves, int from) {
            moves[from] = 0;
            moves[from + 1] = 1;
            return from + 2;
        }

        @Override
        public void play(int move) {
            way = way << 1 | move;
        }

        @Override
        public void undo() {
            way >>>= 1;
        }

        @Override
        public int turn() {
            return Long.numberOfLeadingZeros(way) + 1 & 1;
        }

        @Override
        public int score() {
            throw new IllegalStateException("the game does not end");
        }

        @Override
        public long key() {
            return way;
        }

        @Override
        public Endless copy() {
            Endless copy = new Endless();
            copy.way = way;
            return copy;
        }

        @Override
        public int maxMoves() {
            return 2;
        }

        @Override
        public boolean mayStandPat() {
            return false;
        }

        /** The first move alone, so that lines are long and few. */
        @Override
        public int generateNoisy(int[] moves, int from) {
            moves[from] = 0;
            return from + 1;
        }
    }

    private static Practical<Endless> practical(
            Endless position,
            int depth,
            Limits limits,
            Setting setting,
            Evaluator<Endless> evaluator,
            TranspositionTable table,
            Claims claims) {
        Search<Endless> search = Search.<Endless>with(Algorithm.ALPHA_BETA)
                .depth(depth, evaluator)
                .limits(limits);
        return new Practical<>(
                search,
                setting,
                new Descent.Whole(),
                position,
                table,
                MoveOrder.of(setting, MoveScorer.<Endless>none(), new Endless(), true),
                new Corrections(),
                0,
                claims,
                new RootMoves(List.of(0, 1), true, depth, Listener.NONE));
    }

    @Test
    void quiescenceHasABound() {
        Practical<Endless> search = practical(
                new Endless(),
                1,
                Limits.NONE,
                Setting.PLAY.with(Part.EXTENSIONS, false),
                position -> 7,
                TranspositionTable.none(),
                new Claims());
        assertEquals(-7, search.search(-Score.INFINITY, Score.INFINITY));
        assertTrue(search.visits() <= 2 * (Quiescence.MOST_PLIES + 1) + 1, search.visits() + " visits");
    }

    @Test
    void limitsHoldInQuiescence() {
        Practical<Endless> search = practical(
                new Endless(),
                1,
                Limits.nodes(20),
                Setting.PLAY,
                position -> 7,
                TranspositionTable.none(),
                new Claims());
        assertThrows(Stopped.class, () -> search.search(-Score.INFINITY, Score.INFINITY));
        search.rewind();
        assertEquals(20, search.visits());
    }

    @Test
    void interruptedThreadStops() {
        Practical<Endless> search = practical(
                new Endless(), 30, Limits.NONE, PLAIN, position -> 7, TranspositionTable.none(), new Claims());
        Thread.currentThread().interrupt();
        try {
            assertThrows(Stopped.class, () -> search.search(-Score.INFINITY, Score.INFINITY));
        } finally {
            assertTrue(Thread.interrupted(), "the caller still sees that the thread is interrupted");
        }
    }

    @Test
    void stoppedSearchLeavesNoClaims() {
        Endless position = new Endless();
        Claims claims = new Claims();
        Practical<Endless> search = practical(
                position,
                8,
                Limits.nodes(100),
                PLAIN,
                place -> (int) (place.way % 5),
                new TranspositionTable(16),
                claims);
        assertThrows(Stopped.class, () -> search.search(-Score.INFINITY, Score.INFINITY));
        search.rewind();
        assertEquals(1, position.way);
        for (int depth = Sharing.LEAST_DEPTH; depth <= 8; depth++) {
            for (long way = 1; way < 1 << 8; way++) {
                for (int move = 0; move < 2; move++) {
                    assertFalse(claims.isTaken(Claims.name(way, move, depth)), way + " " + move + " " + depth);
                }
            }
        }
    }

    /** While a node is searched, another thread answers it. The line must then not go on with the reply found before. */
    @Test
    void answerInMidLoopHasNoForeignLine() {
        Endless position = new Endless();
        TranspositionTable table = new TranspositionTable(1 << 10);
        TranspositionTable other = table.view();
        long child = 0b10;
        int depth = 4;
        Evaluator<Endless> evaluator = place -> {
            if (Long.toBinaryString(place.way).startsWith("100")) {
                // The first reply is being searched: what the other thread finds is better for the root.
                other.update(child, depth - 1, 1, -50, -Score.INFINITY, Score.INFINITY, 1);
            }
            return (int) (place.way % 3);
        };
        Practical<Endless> search = practical(position, depth, Limits.NONE, PLAIN, evaluator, table, new Claims());
        assertEquals(50, search.search(-Score.INFINITY, Score.INFINITY));
        assertArrayEquals(new int[] {0}, search.line());
    }
}
