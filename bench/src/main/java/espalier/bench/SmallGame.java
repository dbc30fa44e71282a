package espalier.bench;

import espalier.game.Evaluator;
import espalier.game.Score;
import espalier.play.Ordering;
import espalier.play.Part;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.play.Thought;
import espalier.search.Algorithm;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/** The library's overhead in a small game: Connect Four, side by side with searches written for it. */
public final class SmallGame {
    private static final Evaluator<ConnectFour> EVALUATOR = ConnectFour::evaluate;
    private static final Setting EXACT =
            Setting.FULL_WIDTH.with(Part.TRANSPOSITION_CUTOFFS, false).with(Part.LEAVES_STORED, false);
    private static final int ENTRIES = 1 << 22;

    private SmallGame() {}

    private interface Run {
        /** Searches, and returns the number of node visits. */
        long run();
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 5;
        compare("same tree, depth 11", rounds, 1, SmallGame::plainByHand, SmallGame::plain);
        for (int depth : new int[] {6, 8, 10}) {
            compare("cold table, depth " + depth, rounds, 100, () -> tableByHand(depth), () -> table(depth, ENTRIES));
        }
        compare("table and ordering, depth 14", rounds, 1, () -> tableByHand(14), () -> table(14, ENTRIES));
    }

    private static void compare(String what, int rounds, int times, Run hand, Run library) {
        double[] best = {Double.MAX_VALUE, Double.MAX_VALUE};
        long[] visits = new long[2];
        for (int round = 0; round < rounds; round++) {
            for (int side = 0; side < 2; side++) {
                Run run = side == 0 ? hand : library;
                long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                for (int i = 0; i < times; i++) {
                    visits[side] = run.run();
                }
                long nanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
                best[side] = Math.min(best[side], (double) nanos / times);
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%-30s by hand %9.3f ms %9d visits %5.1f ns; library %9.3f ms %9d visits %5.1f ns; ratio %.2f%n",
                what,
                best[0] / 1e6,
                visits[0],
                best[0] / visits[0],
                best[1] / 1e6,
                visits[1],
                best[1] / visits[1],
                best[1] / best[0]);
    }

    private static long plainByHand() {
        HandWritten search = new HandWritten();
        search.alphaBeta(0, 0, 0, 11, -Score.INFINITY, Score.INFINITY);
        return search.visits();
    }

    private static long plain() {
        return Think.of(Algorithm.ALPHA_BETA, EVALUATOR)
                .setting(EXACT.ordering(Ordering.NONE))
                .depth(11)
                .firstDepth(11)
                .entries(0)
                .run(new ConnectFour())
                .nodeVisits();
    }

    private static long tableByHand(int depth) {
        HandWritten.WithTable search = new HandWritten.WithTable(ENTRIES);
        search.deepen(depth);
        return search.visits();
    }

    private static long table(int depth, int entries) {
        Thought thought = Think.of(Algorithm.PVS, EVALUATOR)
                .setting(EXACT)
                .depth(depth)
                .entries(entries)
                .run(new ConnectFour());
        return thought.nodeVisits();
    }
}
