package espalier.solve;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Mixer;
import espalier.search.Entries;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class SharedTableTest {
    /** Data derived from the key and the version; the rank is at least 1. */
    private static long data(long key, int version) {
        return (key * 31 + version) << 8 | (1 + (key & 127));
    }

    @Test
    void findsWhatWasPut() {
        SharedTable table = new SharedTable(1 << 10);
        Random random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            long key = random.nextLong();
            assertThat(table.find(key)).isEqualTo(SharedTable.UNKNOWN);
            table.put(key, data(key, 0));
            assertThat(table.find(key)).isEqualTo(data(key, 0));
            table.put(key, data(key, 1));
            assertThat(table.find(key)).isEqualTo(data(key, 1));
        }
        table.clear();
        assertThat(table.find(5)).isEqualTo(SharedTable.UNKNOWN);
    }

    /** In the smallest table, one bucket, the three highest ranks stay whatever is stored. */
    @Test
    void keepsTheHighestRanks() {
        SharedTable table = new SharedTable(1);
        for (int rank = 100; rank > 0; rank--) {
            table.put(1000 + rank, rank);
        }
        for (int rank = 98; rank <= 100; rank++) {
            assertThat(table.find(1000 + rank)).isEqualTo(rank);
        }
        assertThat(table.find(1001)).as("the newest").isEqualTo(1);
    }

    /** Half of one entry and half of another, whose data differ in the lowest bits only, match no key. */
    @Test
    void theLowestBitsOfDataAreCompared() {
        long key = Mixer.scatter(9);
        for (int bit = 0; bit < Long.SIZE; bit++) {
            long data = 349L << 8 | 10;
            long[] words = new long[2];
            Entries.write(words, 0, key, data);
            assertThat(Entries.matches(words[0], data, key)).isTrue();
            assertThat(Entries.matches(words[0], data ^ 1L << bit, key))
                    .as("bit " + bit)
                    .isFalse();
        }
    }

    /** Two threads write and read the same few entries: data that is found belongs to the key. */
    @Test
    void tornEntriesAreNotBelieved() throws Exception {
        SharedTable table = new SharedTable(4);
        Callable<Long> work = () -> {
            Random random = new Random(7);
            long found = 0;
            for (int i = 0; i < 3_000_000; i++) {
                long key = 1L + random.nextInt(12);
                if ((i & 1) == 0) {
                    table.put(key, data(key, i & 1023));
                } else {
                    long seen = table.find(key);
                    if (seen != SharedTable.UNKNOWN) {
                        found++;
                        long version = (seen >>> 8) - key * 31;
                        if ((seen & 255) != 1 + (key & 127) || version < 0 || version > 1023) {
                            throw new AssertionError(seen + " for " + key);
                        }
                    }
                }
            }
            return found;
        };
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            Future<Long> first = threads.submit(work);
            Future<Long> second = threads.submit(work);
            assertThat(first.get() + second.get()).isGreaterThan(100_000);
        } finally {
            threads.shutdownNow();
        }
    }
}
