package espalier.games.othello;

/**
 * Measures perft without bulk counting, one thread. Not a test: {@code java -cp games/target/test-classes:games/target/classes:core/target/classes
 * espalier.games.othello.OthelloSpeed [depth]}.
 */
final class OthelloSpeed {
    private OthelloSpeed() {}

    public static void main(String[] args) {
        int depth = args.length > 0 ? Integer.parseInt(args[0]) : 10;
        OthelloPosition position = new OthelloPosition();
        int[] moves = new int[(depth + 1) * position.maxMoves()];
        for (int round = 0; round < 5; round++) {
            long start = System.nanoTime();
            long leaves = perft(position, moves, 0, depth);
            double seconds = (System.nanoTime() - start) / 1e9;
            System.out.printf("perft %d = %d: %.2f s, %.1f M/s%n", depth, leaves, seconds, leaves / seconds / 1e6);
        }
    }

    /** Leaves below, a finished game counted as one. */
    static long perft(OthelloPosition position, int[] moves, int from, int depth) {
        if (depth == 0) {
            return 1;
        }
        int end = position.generate(moves, from);
        if (end == from) {
            return 1;
        }
        long leaves = 0;
        for (int i = from; i < end; i++) {
            position.play(moves[i]);
            leaves += perft(position, moves, end, depth - 1);
            position.undo();
        }
        return leaves;
    }
}
