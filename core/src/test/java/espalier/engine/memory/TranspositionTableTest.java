package espalier.engine.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import espalier.game.Score;
import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("mutation")
class TranspositionTableTest {
    private static final int NO_MOVE = TranspositionTable.NO_MOVE;

    /** While it grows, and after that, a table answers like one that had its full size from the start. */
    @ParameterizedTest
    @ValueSource(ints = {1 << 12, 1 << 14, 1 << 16})
    void growsWithoutForgetting(int entries) {
        SplittableRandom random = new SplittableRandom(entries);
        TranspositionTable growing = new TranspositionTable(entries);
        TranspositionTable full = new TranspositionTable(entries).view();
        for (int i = 0; i < 2 * entries; i++) {
            long key = random.nextInt(entries) * (random.nextBoolean() ? 1L : 0x9E3779B97F4A7C15L);
            int depth = random.nextInt(6);
            int value = random.nextInt(-100, 100);
            int alpha = random.nextInt(-100, 100);
            growing.update(key, depth, 3, value, alpha, alpha + 1, i % 7);
            full.update(key, depth, 3, value, alpha, alpha + 1, i % 7);
            long asked = random.nextInt(entries);
            assertEquals(full.look(asked, depth, 2, true), growing.look(asked, depth, 2, true));
            assertEquals(full.lower(), growing.lower());
            assertEquals(full.upper(), growing.upper());
            assertEquals(full.move(), growing.move());
            if (i % (entries / 4) == 0) {
                growing.age();
                full.age();
            }
        }
        assertEquals(full.peak(), growing.peak());
        assertTrue(growing.peak() > entries / 2, "the table was not filled");
    }

    @Test
    void missLeavesNoBounds() {
        TranspositionTable table = new TranspositionTable(16);
        table.update(1, 4, 0, 12, -Score.INFINITY, Score.INFINITY, 2);
        assertTrue(table.look(1, 4, 0, false));
        assertFalse(table.look(1, 5, 0, false));
        assertEquals(2, table.move());
        assertEquals(-Score.INFINITY, table.lower());
        assertEquals(Score.INFINITY, table.upper());
        assertFalse(TranspositionTable.none().look(1, 4, 0, false));
    }

    /** The table has one bucket: two entries compete. */
    @Test
    void deepEntryOfAnEarlierSearchGivesWay() {
        TranspositionTable table = new TranspositionTable(2);
        exact(table, 1, 20);
        exact(table, 2, 10);
        exact(table, 3, 5);
        assertTrue(known(table, 1, 20), "the deepest stays");
        assertFalse(known(table, 2, 10), "the newest takes the other place");

        table.age();
        exact(table, 4, 2);
        assertTrue(known(table, 1, 20), "there is room for it still");
        assertFalse(known(table, 3, 5));
        exact(table, 5, 1);
        assertTrue(known(table, 4, 2), "of this search the deepest");
        assertFalse(known(table, 1, 20), "however deep, it belongs to the last search");
    }

    @Test
    void usedCountsThisSearchAlone() {
        for (int entries : new int[] {1 << 10, 1 << 14}) {
            TranspositionTable table = new TranspositionTable(entries);
            for (int key = 0; key < entries / 8; key++) {
                exact(table, key, 3);
            }
            assertEquals(125, table.used(), 30);
            table.age();
            assertEquals(0, table.used());
            assertTrue(known(table, 1, 3), "what an earlier search found still answers");
            table.clear();
            assertFalse(known(table, 1, 3));
            assertEquals(0, table.peak());
        }
    }

    /** How far a table has grown depends on what it held before. */
    @Test
    void usedDoesNotDependOnTheRoom() {
        TranspositionTable fresh = new TranspositionTable(1 << 16);
        TranspositionTable grown = new TranspositionTable(1 << 16);
        for (int key = 0; key < 1 << 14; key++) {
            exact(grown, -key, 3);
        }
        grown.clear();
        for (int key = 0; key < 1 << 15; key++) {
            exact(fresh, key, 3);
            exact(grown, key, 3);
            if (key % 100 == 0) {
                assertEquals(fresh.used(), grown.used(), "after " + key);
            }
        }
    }

    @Test
    void forgetsOnePosition() {
        TranspositionTable table = new TranspositionTable(1 << 14);
        for (int key = 0; key < 100; key++) {
            exact(table, key, 3);
            exact(table, key, 2);
        }
        table.forget(7);
        table.forget(1000);
        for (int key = 0; key < 100; key++) {
            assertEquals(key != 7, known(table, key, 3));
            assertEquals(key != 7, known(table, key, 2));
        }
        TranspositionTable.none().forget(7);
    }

    /** The smallest table has one bucket. */
    @Test
    void oneBucketIsATable() {
        TranspositionTable table = new TranspositionTable(2);
        assertTrue(table.remembers());
        assertFalse(TranspositionTable.none().remembers());
        exact(table, 1, 5);
        exact(table, 2, 3);
        table.forget(3);
        assertTrue(known(table, 1, 5));
        assertTrue(known(table, 2, 3));
        table.forget(1);
        assertFalse(known(table, 1, 5));
        assertTrue(known(table, 2, 3));
    }

    @Test
    void aMoveIsRememberedWithoutItsBounds() {
        TranspositionTable table = new TranspositionTable(2);
        table.store(0, 1, 10, 0, 4, 6);
        table.update(1, 5, 0, 7, -Score.INFINITY, Score.INFINITY, 3);
        assertTrue(table.look(1, 10, 0, false));
        assertEquals(4, table.lower());
        assertEquals(3, table.move());
    }

    /** A deeper search may answer, but its bounds are not those of the depth that is kept. */
    @Test
    void boundsOfAnotherDepthAreNotKept() {
        TranspositionTable table = new TranspositionTable(16);
        exact(table, 1, 10);
        assertTrue(table.look(1, 3, 0, true));
        table.update(3, 0, 5, 0, 1, NO_MOVE);
        assertTrue(table.look(1, 3, 0, false));
        assertEquals(5, table.lower());
        assertEquals(Score.INFINITY, table.upper());
    }

    @Test
    void knowsWhatAnEarlierSearchHasFound() {
        TranspositionTable table = new TranspositionTable(16);
        exact(table, 1, 4);
        assertTrue(known(table, 1, 4));
        assertFalse(table.isOld());
        table.age();
        assertTrue(known(table, 1, 4));
        assertTrue(table.isOld());
    }

    /** Whatever one view keeps, the others find: also when the table is full. */
    @Test
    void viewsShareTheEntries() {
        int entries = 1 << 14;
        TranspositionTable table = new TranspositionTable(entries);
        TranspositionTable first = table.view();
        TranspositionTable second = table.view();
        for (TranspositionTable each : new TranspositionTable[] {first, table, second}) {
            SplittableRandom random = new SplittableRandom(1);
            for (int i = 0; i < 8 * entries; i++) {
                long key = random.nextLong();
                exact(each, key, 3);
                assertTrue(known(first, key, 3));
                assertTrue(known(second, key, 3));
            }
        }
        assertEquals(1000, table.used());
    }

    /** A short search does not pay for a large table, and a long one only for the table. */
    @Test
    void growsWithItsContents() {
        assertTrue(filled(1 << 22, 700) < 100_000);
        assertTrue(filled(1 << 22, 2000) < 500_000);
        assertTrue(filled(1 << 14, 1 << 14) < 24 << 14);
        assertTrue(filled(1 << 10, 1 << 10) < 24 << 10);
    }

    /** The bytes that a table takes, with so many entries kept. */
    private static long filled(int entries, int kept) {
        return allocated(() -> {
            TranspositionTable table = new TranspositionTable(entries);
            for (int key = 0; key < kept; key++) {
                exact(table, key, 3);
            }
        });
    }

    /** The next move of a game forgets the last root: that must not make a small table a large one. */
    @Test
    void forgettingAllocatesNothing() {
        TranspositionTable table = new TranspositionTable(1 << 22);
        exact(table, 7, 3);
        table.forget(7);
        exact(table, 7, 3);
        assertTrue(allocated(() -> table.forget(7)) < 10_000);
        assertFalse(known(table, 7, 3));
    }

    private static long allocated(Runnable work) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        long before = threads.getThreadAllocatedBytes(id);
        work.run();
        return threads.getThreadAllocatedBytes(id) - before;
    }

    private static void exact(TranspositionTable table, long key, int depth) {
        table.update(key, depth, 0, 7, -Score.INFINITY, Score.INFINITY, NO_MOVE);
    }

    private static boolean known(TranspositionTable table, long key, int depth) {
        return table.look(key, depth, 0, false) && table.lower() == 7;
    }
}
