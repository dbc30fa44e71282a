package espalier.cli;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;

/** The size of a search's table, in megabytes. */
final class Megabytes {
    private static final int BYTES_OF_AN_ENTRY = 16;
    /** Memory for the program itself. */
    private static final int OVERHEAD = 32;

    private Megabytes() {}

    /**
     * The entries of a table of this size.
     *
     * @throws BadInput if Java has less memory
     */
    static int entries(int size) {
        check(size);
        return size * ((1 << 20) / BYTES_OF_AN_ENTRY);
    }

    /**
     * Checks Java's memory. Tables are rounded up to a power of two, and a growing table temporarily needs a quarter
     * more. A table is one array, which must fit the old generation: two thirds of Java's memory.
     */
    static void check(int size) {
        long needed = Long.highestOneBit(2L * size - 1) * 5 / 4 + OVERHEAD;
        long room = largestPool();
        if (size > 0 && needed > room) {
            throw new BadInput("--hash " + size + ": Java has only " + room
                    + " MB for it; give it more with ESPALIER_JAVA_OPTS=-Xmx" + (needed * 3 / 2048 + 1) + "g");
        }
    }

    private static long largestPool() {
        long most = ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .map(MemoryPoolMXBean::getUsage)
                .mapToLong(usage -> usage.getMax())
                .max()
                .orElse(-1);
        return (most < 0 ? Runtime.getRuntime().maxMemory() : most) >> 20;
    }
}
