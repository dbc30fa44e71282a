package espalier.games.checkers;

import espalier.game.Evaluator;
import java.lang.management.ManagementFactory;

/** Counts paths; also a small speed measurement: {@code main} prints leaves per second, and what a leaf costs. */
final class Perft {
    private Perft() {}

    /** Plays every move, the last ones too. */
    static long plain(CheckersPosition position, int depth, int[] moves, int from) {
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
    static long bulk(CheckersPosition position, int depth, int[] moves, int from) {
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

    /** Plays every move and evaluates the last positions, like a search at its horizon. */
    static long evaluated(
            CheckersPosition position, int depth, int[] moves, int from, Evaluator<CheckersPosition> evaluator) {
        if (depth == 0) {
            return evaluator.evaluate(position) & 1;
        }
        long sum = 0;
        int end = position.generate(moves, from);
        for (int i = from; i < end; i++) {
            position.play(moves[i]);
            sum += evaluated(position, depth - 1, moves, end, evaluator);
            position.undo();
        }
        return sum;
    }

    static int[] buffer(int depth) {
        return new int[depth * CheckersPosition.MAX_MOVES];
    }

    /** Processor time, which other programs disturb less. */
    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    public static void main(String[] args) {
        int depth = args.length > 0 ? Integer.parseInt(args[0]) : 11;
        Evaluator<CheckersPosition> real = new CheckersGame().reference();
        int[] moves = buffer(depth);
        for (int round = 0; round < 4; round++) {
            long start = cpuNanos();
            long count = plain(new CheckersPosition(), depth, moves, 0);
            long played = cpuNanos();
            bulk(new CheckersPosition(), depth, moves, 0);
            long counted = cpuNanos();
            evaluated(new CheckersPosition(), depth, moves, 0, real);
            long end = cpuNanos();
            double playing = (double) (played - start) / count;
            double counting = (double) (counted - played) / count;
            double evaluating = (double) (end - counted) / count;
            System.out.printf(
                    "perft %d = %d: %.1f M/s, bulk %.1f M/s; ns a leaf: generating %.1f, playing %.1f, evaluating %.1f%n",
                    depth, count, 1e3 / playing, 1e3 / counting, counting, playing - counting, evaluating - playing);
        }
    }
}
