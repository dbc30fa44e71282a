package espalier.lab.practice;

import espalier.play.Iteration;
import java.lang.management.ManagementFactory;
import java.util.function.ToDoubleFunction;

/** The clock for the time of a search. */
public enum Clock {
    /** Nothing: only counts are compared. */
    NONE,
    /** The processor time of the searching thread. */
    PROCESSOR,
    /** Time as people know it. With several threads counts vary from run to run too. */
    WALL;

    private static final double NANOS_PER_MS = 1e6;

    /** Starts: gives the milliseconds until an iteration is complete. */
    ToDoubleFunction<Iteration> start() {
        long begun = processorTime();
        return iteration -> (this == PROCESSOR ? processorTime() - begun : iteration.nanos()) / NANOS_PER_MS;
    }

    /** The processor time of the current thread, in nanoseconds. */
    public static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
