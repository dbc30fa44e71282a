package espalier.games.loa;

/** Counts the leaves of the game tree; finished games have no continuation, a pass is a move. */
final class LoaPerft {
    private LoaPerft() {}

    /** Plays every move, the last ply's too. */
    static long count(LoaPosition position, int depth) {
        return count(position, depth, new int[depth * position.maxMoves() + 1], 0);
    }

    private static long count(LoaPosition position, int depth, int[] moves, int from) {
        if (depth == 0) {
            return 1;
        }
        int end = position.generate(moves, from);
        long sum = 0;
        for (int i = from; i < end; i++) {
            position.play(moves[i]);
            sum += depth == 1 ? 1 : count(position, depth - 1, moves, end);
            position.undo();
        }
        return sum;
    }

    /** Counts the moves of the last ply without playing them. */
    static long countInBulk(LoaPosition position, int depth) {
        return countInBulk(position, depth, new int[depth * position.maxMoves() + 1], 0);
    }

    private static long countInBulk(LoaPosition position, int depth, int[] moves, int from) {
        if (depth == 1) {
            return position.countMoves();
        }
        int end = position.generate(moves, from);
        long sum = 0;
        for (int i = from; i < end; i++) {
            position.play(moves[i]);
            sum += countInBulk(position, depth - 1, moves, end);
            position.undo();
        }
        return sum;
    }
}
