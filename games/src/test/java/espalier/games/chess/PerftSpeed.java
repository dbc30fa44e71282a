package espalier.games.chess;

/** Measures perft from the start (or a given FEN) with bulk counting: {@code PerftSpeed [depth [repeats [fen]]]}. */
final class PerftSpeed {
    private PerftSpeed() {}

    public static void main(String[] args) {
        int depth = args.length > 0 ? Integer.parseInt(args[0]) : 6;
        int repeats = args.length > 1 ? Integer.parseInt(args[1]) : 5;
        ChessPosition position = Fen.read(args.length > 2 ? args[2] : Fen.START);
        for (int i = 0; i < repeats; i++) {
            report("counting", depth, position, true);
            report("listing", depth, position, false);
        }
    }

    private static void report(String what, int depth, ChessPosition position, boolean counting) {
        long start = TestData.cpuNanos();
        long count = counting ? Perft.count(position, depth) : Perft.countByLists(position, depth);
        double seconds = (TestData.cpuNanos() - start) / 1e9;
        System.out.printf("%s: %d in %.3f s, %.1f M/s%n", what, count, seconds, count / seconds / 1e6);
    }
}
