package espalier.games.chess;

import espalier.game.Evaluator;
import java.util.Map;

/** What a search node costs: play, evaluation, undo, over the trees of some positions: {@code NodeSpeed [repeats]}. */
final class NodeSpeed {
    private static final String[] FENS = {
        Fen.START,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - -",
    };

    private NodeSpeed() {}

    public static void main(String[] args) {
        int repeats = args.length > 0 ? Integer.parseInt(args[0]) : 5;
        Map<String, Evaluator<ChessPosition>> evaluators = new ChessGame().evaluators();
        for (int i = 0; i < repeats; i++) {
            evaluators.forEach(NodeSpeed::report);
            report("play and undo alone", p -> 0);
        }
    }

    private static void report(String name, Evaluator<ChessPosition> evaluator) {
        long start = TestData.cpuNanos();
        long[] sums = new long[2];
        for (String fen : FENS) {
            ChessPosition position = Fen.read(fen);
            walk(position, fen.equals(Fen.START) ? 4 : 3, evaluator, new int[2000], 0, sums);
        }
        double nanos = TestData.cpuNanos() - start;
        System.out.printf("%s: %d nodes, %.0f ns a node (sum %d)%n", name, sums[0], nanos / sums[0], sums[1]);
    }

    private static void walk(
            ChessPosition p, int depth, Evaluator<ChessPosition> evaluator, int[] moves, int from, long[] sums) {
        int end = p.generate(moves, from);
        for (int i = from; i < end; i++) {
            p.play(moves[i]);
            sums[0]++;
            sums[1] += evaluator.evaluate(p);
            if (depth > 1) {
                walk(p, depth - 1, evaluator, moves, end, sums);
            }
            p.undo();
        }
    }
}
