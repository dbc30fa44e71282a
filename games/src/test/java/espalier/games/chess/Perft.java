package espalier.games.chess;

/** Perft with bulk counting of the last ply. */
final class Perft {
    private Perft() {}

    /** Counts the last ply with {@link ChessPosition#countMoves}. */
    static long count(ChessPosition position, int depth) {
        return depth == 0 ? 1 : count(position, depth, new int[depth * position.maxMoves()], 0);
    }

    private static long count(ChessPosition position, int depth, int[] moves, int from) {
        if (depth == 1) {
            return position.countMoves();
        }
        long sum = 0;
        int end = position.generate(moves, from);
        for (int i = from; i < end; i++) {
            position.play(moves[i]);
            sum += count(position, depth - 1, moves, end);
            position.undo();
        }
        return sum;
    }

    /** Counts the last ply by listing its moves. */
    static long countByLists(ChessPosition position, int depth) {
        return depth == 0 ? 1 : countByLists(position, depth, new int[depth * position.maxMoves()], 0);
    }

    private static long countByLists(ChessPosition position, int depth, int[] moves, int from) {
        int end = position.generate(moves, from);
        if (depth == 1) {
            return (long) end - from;
        }
        long sum = 0;
        for (int i = from; i < end; i++) {
            position.play(moves[i]);
            sum += countByLists(position, depth - 1, moves, end);
            position.undo();
        }
        return sum;
    }
}
