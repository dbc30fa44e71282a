package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.engine.memory.Memory;
import espalier.engine.memory.TranspositionTable;
import espalier.game.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Several threads hammer a tiny table, so that they keep writing to the same entries. The contents of an entry follow
 * from its key, so a reader can detect a mixture of two writers or another position's entry.
 */
class SharedTableTest {
    private static final int THREADS = 4;
    private static final int ROUNDS = 400_000;

    private static int lower(long key) {
        return (int) Math.floorMod(key * 31, 1000L) - 500;
    }

    private static int upper(long key) {
        return lower(key) + (int) Math.floorMod(key, 7L);
    }

    private static int move(long key) {
        return (int) Math.floorMod(key * 17, 200L);
    }

    private static int draft(long key) {
        return (int) Math.floorMod(key, 30L);
    }

    @Test
    void tornEntriesAreNeverBelieved() throws InterruptedException {
        TranspositionTable table = new TranspositionTable(8);
        AtomicLong found = new AtomicLong();
        AtomicLong wrong = new AtomicLong();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
            SplittableRandom random = new SplittableRandom(i);
            TranspositionTable view = table.view();
            Thread thread = new Thread(() -> hammer(view, random, found, wrong));
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(wrong).hasValue(0);
        assertThat(found.get()).as("entries read").isGreaterThan(10_000);
    }

    private static void hammer(TranspositionTable view, SplittableRandom random, AtomicLong found, AtomicLong wrong) {
        for (int i = 0; i < ROUNDS; i++) {
            long key = random.nextLong(64);
            if (random.nextBoolean()) {
                // First one bound, then the other: update keeps the first if it is still there.
                view.update(key, draft(key), 0, upper(key), upper(key), Score.INFINITY, move(key));
                view.update(key, draft(key), 0, lower(key), -Score.INFINITY, lower(key), move(key));
            } else if (view.look(key, draft(key), 0, false)) {
                found.incrementAndGet();
                boolean rightLower = view.lower() == lower(key) || view.lower() == -Score.INFINITY;
                boolean rightUpper = view.upper() == upper(key) || view.upper() == Score.INFINITY;
                if (!rightLower || !rightUpper || view.move() != move(key)) {
                    wrong.incrementAndGet();
                }
            }
        }
    }

    @Test
    @Tag("mutation")
    void movesAndBoundsSurviveTheTripThroughAnEntry() {
        TranspositionTable table = new TranspositionTable(1 << 12);
        SplittableRandom random = new SplittableRandom(8);
        for (int i = 0; i < 10_000; i++) {
            long key = random.nextLong();
            int depth = random.nextInt(255);
            int ply = random.nextInt(100);
            int value = random.nextInt(3) == 0
                    ? Score.winIn(ply + random.nextInt(200)) * (random.nextBoolean() ? 1 : -1)
                    : random.nextInt(-3_000_000, 3_000_000);
            int move = random.nextInt(-1, 255);
            table.update(key, depth, ply, value, value - 1, value + 1, move);
            assertThat(table.look(key, depth, ply, false)).isTrue();
            assertThat(table.lower()).isEqualTo(value);
            assertThat(table.upper()).isEqualTo(value);
            assertThat(table.move()).isEqualTo(move);
            assertThat(table.look(key, depth + 1, ply, true)).isEqualTo(depth == 254);
            assertThat(table.look(key, Math.max(0, depth - 1), ply, true)).isTrue();
        }
    }

    @Test
    @Tag("mutation")
    void aMoveThatDoesNotFitIsForgotten() {
        TranspositionTable table = new TranspositionTable(16);
        table.update(5, 3, 0, 1, 0, 2, 255);
        assertThat(table.look(5, 3, 0, false)).isTrue();
        assertThat(table.move()).isEqualTo(TranspositionTable.NO_MOVE);
    }

    /** A search's bound replaces the known one; the bound that it says nothing about stays. */
    @Test
    @Tag("mutation")
    void updatesAddUp() {
        TranspositionTable table = new TranspositionTable(2);
        table.update(5, 3, 0, 4, 3, 4, 1);
        assertBounds(table, 4, Score.INFINITY, 1);
        table.update(5, 3, 0, 8, 8, 9, 2);
        assertBounds(table, 4, 8, 2);
        table.update(5, 3, 0, 6, 5, 6, TranspositionTable.NO_MOVE);
        assertBounds(table, 6, 8, 2);
        table.update(5, 3, 0, 6, 6, 7, TranspositionTable.NO_MOVE);
        assertBounds(table, 6, 6, 2);
        table.update(5, 3, 0, 2, 2, 9, 0);
        assertBounds(table, -Score.INFINITY, 2, 0); // the lower bound contradicted it
        table.update(5, 3, 0, 2, 1, 2, 1);
        assertBounds(table, 2, 2, 1);
        table.update(5, 3, 0, 3, 2, 3, 1);
        assertBounds(table, 3, Score.INFINITY, 1); // the upper bound did
        table.update(5, 3, 0, 5, 4, 6, 7);
        assertBounds(table, 5, 5, 7);
        table.update(5, 4, 0, 9, 8, 9, 7);
        assertThat(table.look(5, 4, 0, false)).isTrue();
        assertThat(table.upper()).as("another depth says nothing").isEqualTo(Score.INFINITY);
    }

    private static void assertBounds(TranspositionTable table, int lower, int upper, int move) {
        assertThat(table.look(5, 3, 0, false)).isTrue();
        assertThat(table.lower()).isEqualTo(lower);
        assertThat(table.upper()).isEqualTo(upper);
        assertThat(table.move()).isEqualTo(move);
    }

    @Test
    @Tag("mutation")
    void aViewSeesTheSameEntries() {
        TranspositionTable table = new TranspositionTable(16);
        TranspositionTable view = table.view();
        table.update(5, 3, 0, 1, 0, 2, 7);
        assertThat(view.look(5, 3, 0, false)).isTrue();
        assertThat(view.lower()).isEqualTo(1);
        assertThat(view.expand(0, 3)).as("places are nothing to a table").isEqualTo(Memory.NOWHERE);
    }

    /** In thousandths of all entries; of a large table the first 4096 are sampled. */
    @Test
    @Tag("mutation")
    void howMuchIsUsed() {
        TranspositionTable small = new TranspositionTable(8);
        small.update(1, 3, 0, 1, 0, 2, 7);
        assertThat(small.used()).isEqualTo(1000 / 8);
        TranspositionTable large = new TranspositionTable(1 << 13);
        for (int key = 0; key < 4096; key++) {
            large.update(key, 3, 0, 1, 0, 2, 7);
        }
        assertThat(large.peak()).isBetween(3500L, 4096L);
        assertThat(large.used()).isBetween(400, 500);
    }

    @Test
    @Tag("mutation")
    void noneRemembersNothing() {
        TranspositionTable table = TranspositionTable.none();
        table.update(5, 3, 0, 1, 0, 2, 7);
        assertThat(table.look(5, 3, 0, true)).isFalse();
        assertThat(table.move()).isEqualTo(TranspositionTable.NO_MOVE);
        assertThat(table.used()).isZero();
    }
}
