package espalier.testkit;

import java.lang.management.ManagementFactory;

/** The bytes that a thread allocates, by the JVM's own counter. */
public final class Allocation {
    private Allocation() {}

    /**
     * {@return the bytes that the current thread allocates while it runs this}
     *
     * @param work what to measure; run once before, it should not load classes any more
     */
    public static long bytes(Runnable work) {
        if (!(ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads)) {
            throw new IllegalStateException("this JVM does not count allocated bytes; run the tests on HotSpot");
        }
        long thread = Thread.currentThread().getId();
        // The first reading loads classes, which allocates; the second does not.
        threads.getThreadAllocatedBytes(thread);
        long before = threads.getThreadAllocatedBytes(thread);
        work.run();
        return threads.getThreadAllocatedBytes(thread) - before;
    }
}
