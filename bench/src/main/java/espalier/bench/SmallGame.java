package espalier.bench;

import espalier.game.Evaluator;
import espalier.game.Score;
import espalier.play.Part;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.search.Algorithm;
import java.lang.management.ManagementFactory;
import java.util.EnumSet;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * What the library costs in a small game: Connect Four, side by side with searches written for it alone.
 * {@code java -cp bench/target/benchmarks.jar espalier.bench.SmallGame [rounds]}. Times are processor times of the
 * searching thread, the best of all rounds; the two sides take turns.
 */
public final class SmallGame {
    private static final Evaluator<ConnectFour> EVALUATOR = ConnectFour::evaluate;
    /** An evaluation as cheap as this one is not worth a look at the table. */
    private static final Setting EXACT = Setting.FULL_WIDTH.with(
            EnumSet.of(Part.TRANSPOSITION_CUTOFFS, Part.LEAVES_STORED, Part.FRONTIER_STORED), false);
    /** What the search by hand sorts by as well. */
    private static final Setting HASH_MOVE = EXACT.with(Part.ORDERING, false).with(Part.HASH_MOVE, true);

    private static final int PLAIN_DEPTH = 11;
    private static final int DEEP = 14;
    /** The table that serves the search by hand best: with four times as many, which are cleared first, it takes 1.4 times the time. */
    private static final int HAND_ENTRIES = 1 << 18;
    /** The one that serves the library best. */
    private static final int LIBRARY_ENTRIES = 1 << 17;

    private static final int DEFAULT_ROUNDS = 20;
    private static final int SEARCHES_WHEN_SHALLOW = 500;

    private SmallGame() {}

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : DEFAULT_ROUNDS;
        compare("same tree, depth 11", rounds, 1, SmallGame::plainByHand, SmallGame::plain);
        compare("by hand on positions", rounds, 1, SmallGame::plainByHand, SmallGame::onPositions);
        for (int depth : new int[] {6, 8}) {
            int entries = 1 << (2 * depth); // as large as it needs, and not larger
            compare(
                    "cold table, depth " + depth,
                    rounds,
                    SEARCHES_WHEN_SHALLOW,
                    () -> tableByHand(depth, entries),
                    () -> table(depth, Think.DEFAULT_ENTRIES, HASH_MOVE));
        }
        LongSupplier byHand = () -> tableByHand(DEEP, HAND_ENTRIES);
        compare("table, depth 14", rounds, 1, byHand, () -> table(DEEP, LIBRARY_ENTRIES, HASH_MOVE));
        compare("the same, all ordering", rounds, 1, byHand, () -> table(DEEP, LIBRARY_ENTRIES, EXACT));
    }

    private static void compare(String what, int rounds, int times, LongSupplier hand, LongSupplier library) {
        double[] best = {Double.MAX_VALUE, Double.MAX_VALUE};
        long[] visits = new long[2];
        for (int round = 0; round < rounds; round++) {
            for (int side = 0; side < 2; side++) {
                LongSupplier run = side == 0 ? hand : library;
                long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                for (int i = 0; i < times; i++) {
                    visits[side] = run.getAsLong();
                }
                long nanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
                best[side] = Math.min(best[side], (double) nanos / times);
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%-22s by hand %7.3f ms, %6d visits, %5.1f ns each; library %7.3f ms, %6d visits, %5.1f ns each;"
                        + " ratio %.2f%n",
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
        search.alphaBeta(0, 0, 0, PLAIN_DEPTH, -Score.INFINITY, Score.INFINITY);
        return search.visits();
    }

    private static long onPositions() {
        HandWritten search = new HandWritten();
        search.alphaBeta(
                new ConnectFour(), new int[7 * PLAIN_DEPTH], 0, 0, PLAIN_DEPTH, -Score.INFINITY, Score.INFINITY);
        return search.visits();
    }

    private static long plain() {
        return Think.of(Algorithm.ALPHA_BETA, EVALUATOR)
                .setting(EXACT.with(Part.ORDERING, false))
                .depth(PLAIN_DEPTH)
                .firstDepth(PLAIN_DEPTH)
                .entries(0)
                .run(new ConnectFour())
                .nodeVisits();
    }

    private static long tableByHand(int depth, int entries) {
        HandWritten.WithTable search = new HandWritten.WithTable(entries);
        search.deepen(depth);
        return search.visits();
    }

    private static long table(int depth, int entries, Setting setting) {
        return Think.of(Algorithm.PVS, EVALUATOR)
                .setting(setting)
                .depth(depth)
                .entries(entries)
                .run(new ConnectFour())
                .nodeVisits();
    }
}
