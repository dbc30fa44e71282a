package espalier.games.checkers;

import java.lang.management.ManagementFactory;

/** Counts paths; also a small speed measurement: {@code main} prints nodes per second with and without bulk counting. */
final class Perft {
    private Perft() {}

    /** Plays every move, the last ones too. */
    static long plain(Checkers position, int depth, int[] moves, int from) {
        if (depth == 0) {
            return 1;
        }
        long count = 0;
        int end = position.generate(moves, from);
        for (int i = from; i < end; i++) {
            position.play(moves[i]);
            count += plain(position, depth - 1, moves, end);
            position.undo();
        }
        return count;
    }

    /** Counts the moves of the last ply without playing them. */
    static long bulk(Checkers position, int depth, int[] moves, int from) {
        int end = position.generate(moves, from);
        if (depth == 1) {
            return (long) end - from;
        }
        long count = 0;
        for (int i = from; i < end; i++) {
            position.play(moves[i]);
            count += bulk(position, depth - 1, moves, end);
            position.undo();
        }
        return count;
    }

    static int[] buffer(int depth) {
        return new int[depth * Checkers.MAX_MOVES];
    }

    /** Processor time, so that other programs disturb less. */
    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    public static void main(String[] args) {
        int depth = args.length > 0 ? Integer.parseInt(args[0]) : 11;
        int[] moves = buffer(depth);
        for (int round = 0; round < 4; round++) {
            long start = cpuNanos();
            long count = plain(new Checkers(), depth, moves, 0);
            long middle = cpuNanos();
            bulk(new Checkers(), depth, moves, 0);
            long end = cpuNanos();
            System.out.printf(
                    "perft %d = %d: %.1f M/s, bulk %.1f M/s%n",
                    depth, count, 1e3 * count / (middle - start), 1e3 * count / (end - middle));
        }
    }
}
