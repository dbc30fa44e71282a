package espalier.games.loa;

import java.lang.management.ManagementFactory;

/**
 * Prints perft speeds in processor time: {@code LoaSpeed [depth [repeats]]}. Not a test: a number to look at.
 */
final class LoaSpeed {
    private LoaSpeed() {}

    public static void main(String[] args) {
        int depth = args.length > 0 ? Integer.parseInt(args[0]) : 5;
        int repeats = args.length > 1 ? Integer.parseInt(args[1]) : 5;
        for (int i = 0; i < repeats; i++) {
            report("perft", depth, LoaPerft::count);
            report("perft, last ply in bulk", depth, LoaPerft::countInBulk);
        }
    }

    private interface Count {
        long of(LoaPosition position, int depth);
    }

    private static void report(String what, int depth, Count count) {
        LoaPosition position = LoaPosition.start(LoaRules.STANDARD);
        long start = processorTime();
        long nodes = count.of(position, depth);
        double seconds = (processorTime() - start) / 1e9;
        System.out.printf("%-24s %d: %d in %.3f s, %.1f M/s%n", what, depth, nodes, seconds, nodes / seconds / 1e6);
    }

    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
