package espalier.games.loa;

import espalier.game.Evaluator;
import java.lang.management.ManagementFactory;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Prints, in processor time and as the best of many runs, what a perft leaf and a search node cost. Not a test: numbers
 * to look at. {@code LoaSpeed [repeats]}
 */
final class LoaSpeed {
    private LoaSpeed() {}

    private interface Count {
        long of(LoaPosition position);
    }

    public static void main(String[] args) {
        int repeats = args.length > 0 ? Integer.parseInt(args[0]) : 20;
        LoaEvaluator real = new LoaEvaluator(LoaWeights.standard());
        Map<String, Count> counts = new LinkedHashMap<>();
        counts.put("perft 5, every leaf played", p -> LoaPerft.count(p, 5));
        counts.put("perft 5, last ply counted", p -> LoaPerft.countInBulk(p, 5));
        counts.put("nodes: play, real, undo", p -> nodes(p, real));
        counts.put("nodes: play, plain, undo", p -> nodes(p, new PlainLoaEvaluator()));
        counts.put("nodes: play, nothing, undo", p -> nodes(p, q -> 0));
        counts.put("nodes: play, mobility, undo", p -> nodes(p, q -> real.mobility(q.own(), q.other())));
        counts.put("nodes: play, walls, undo", p -> nodes(p, q -> real.walls(q.own(), q.other())));
        counts.put("nodes: play, uniformity, undo", p -> nodes(p, q -> real.uniformity(q.own())));
        counts.put("nodes: play, centralisation, undo", p -> nodes(p, q -> real.centralisation(q.own(), 12)));
        counts.put("nodes: play, concentration, undo", p -> nodes(p, LoaSpeed::centreAndConcentration));
        counts.forEach((what, count) -> report(what, repeats, count));
    }

    private static int centreAndConcentration(LoaPosition p) {
        return Shapes.distances(p.own(), Shapes.centreOfMass(p.own(), Long.bitCount(p.own())));
    }

    private static void report(String what, int repeats, Count count) {
        double best = Double.MAX_VALUE;
        for (int i = 0; i < repeats; i++) {
            LoaPosition position =
                    LoaNotation.parse("3bbb2/w1w1w3/w5b1/w4bb1/3w2bw/1w1w1bbw/2w4w/4bbb1 b", LoaRules.STANDARD);
            if (what.startsWith("perft")) {
                position = LoaPosition.start(LoaRules.STANDARD);
            }
            long start = processorTime();
            long nodes = count.of(position);
            best = Math.min(best, (double) (processorTime() - start) / nodes);
        }
        System.out.printf("%-36s %6.1f ns, %6.1f M/s%n", what, best, 1e3 / best);
    }

    /** Every node three plies below is evaluated a few times over, so that generation hardly counts. */
    private static long nodes(LoaPosition position, Evaluator<LoaPosition> evaluator) {
        return nodes(position, evaluator, 3, new int[4 * position.maxMoves()], 0, new int[1]);
    }

    private static long nodes(
            LoaPosition position, Evaluator<LoaPosition> evaluator, int depth, int[] moves, int from, int[] sum) {
        int end = position.generate(moves, from);
        long count = 0;
        for (int round = depth == 1 ? 5 : 1; round > 0; round--) {
            for (int i = from; i < end; i++) {
                position.play(moves[i]);
                if (depth == 1) {
                    sum[0] += evaluator.evaluate(position);
                    count++;
                } else {
                    count += nodes(position, evaluator, depth - 1, moves, end, sum);
                }
                position.undo();
            }
        }
        return count;
    }

    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
