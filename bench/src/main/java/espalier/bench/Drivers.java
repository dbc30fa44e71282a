package espalier.bench;

import espalier.driver.Hints;
import espalier.game.Game;
import espalier.game.Position;
import espalier.play.Iteration;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.search.Algorithm;
import espalier.search.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Measures the practical search: {@code java -cp bench/target/benchmarks.jar espalier.bench.Drivers
 * calls|time|threads|speed [games]}. Full width, positions of tournament games, table of 2^20 entries cleared for each.
 *
 * <ul>
 *   <li>{@code calls}: alpha-beta calls per MTD(f) search by granularity of the evaluation and depth, from 6 on;
 *   <li>{@code time}: processor time, visits and evaluations to a depth, relative to Aspiration NegaScout;
 *   <li>{@code threads}: wall-clock time of two threads to a depth, relative to one, the median over positions;
 *   <li>{@code speed}: node visits per second in the {@code play} setting, in a fresh JVM and after searches of all
 *       games.
 * </ul>
 */
public final class Drivers {
    private static final List<String> GAMES = List.of("chess", "othello", "checkers", "loa");
    private static final int POSITIONS = 20;
    private static final int ENTRIES = 1 << 20;

    /** The best of this many rounds counts: other work on the machine only makes a round slower. */
    private static final int ROUNDS = 5;

    private Drivers() {}

    public static void main(String[] args) throws IOException {
        List<String> games = args.length > 1 ? List.of(args[1].split(",", -1)) : GAMES;
        switch (args.length == 0 ? "" : args[0]) {
            case "calls" -> {
                for (String game : games) {
                    calls(Game.named(game));
                }
            }
            case "time" -> {
                for (String game : games) {
                    time(Game.named(game));
                }
            }
            case "threads" -> {
                for (String game : games) {
                    threads(Game.named(game));
                }
            }
            case "speed" -> speed(games);
            default -> throw new IllegalArgumentException("say calls, time, threads or speed");
        }
    }

    /** The depth of the fixed-depth measurements: some seconds for twenty positions. */
    private static int depth(Game<?> game) {
        return switch (game.name()) {
            case "chess" -> 6;
            case "othello" -> 8;
            case "checkers" -> 10;
            default -> 6;
        };
    }

    /** The greatest depth at which the calls of MTD(f) are counted. */
    private static int callsDepth(Game<?> game) {
        return switch (game.name()) {
            case "chess" -> 7;
            case "othello" -> 10;
            case "checkers" -> 12;
            default -> 7;
        };
    }

    /** The depth at which threads are compared: a third of a second or more for a position. */
    private static int longDepth(Game<?> game) {
        return switch (game.name()) {
            case "chess" -> 7;
            case "othello" -> 11;
            case "checkers" -> 16;
            default -> 7;
        };
    }

    private static <P extends Position<P>> List<P> positions(Game<P> game) throws IOException {
        String resource = game.name() + ".txt";
        try (InputStream in = Objects.requireNonNull(Drivers.class.getResourceAsStream(resource), resource)) {
            List<P> all = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(game::parse)
                    .filter(position -> position.countMoves(new int[position.maxMoves()], 0) > 1)
                    .toList();
            return all.subList(0, Math.min(POSITIONS, all.size()));
        }
    }

    private static <P extends Position<P>> Think<P> think(Game<P> game, Algorithm algorithm) {
        return Think.in(game, algorithm)
                .setting(Setting.FULL_WIDTH)
                .entries(ENTRIES)
                .hints(Hints.inPoints(Think.point(game)).delta(25 * Think.point(game)))
                .depth(depth(game));
    }

    private static <P extends Position<P>> void calls(Game<P> game) throws IOException {
        List<P> positions = positions(game);
        for (int grain : new int[] {1, 5, 10, 25, 50, 100}) {
            Think<P> think = think(game, Algorithm.MTD_F).depth(callsDepth(game));
            Think<P> coarse = think.evaluator(think.search().evaluator().coarsened(grain));
            List<List<Iteration>> searches = positions.stream()
                    .map(position -> coarse.run(position).iterations())
                    .toList();
            for (int depth = 6; depth <= callsDepth(game); depth++) {
                int index = depth - 1;
                double calls = searches.stream()
                        .filter(iterations -> iterations.size() > index)
                        .mapToInt(iterations -> iterations.get(index).passes())
                        .average()
                        .orElseThrow();
                print("%-9s granularity %3d  depth %2d  %6.1f calls%n", game.name(), grain, depth, calls);
            }
        }
    }

    private record Cost(double seconds, long visits, long evaluations) {}

    private static <P extends Position<P>> Cost cost(Think<P> think, List<P> positions) {
        long visits = 0;
        long evaluations = 0;
        long start = processorTime();
        for (P position : positions) {
            Iteration last = think.run(position).last().orElseThrow();
            visits += last.nodeVisits();
            evaluations += last.leafEvaluations();
        }
        return new Cost((processorTime() - start) / 1e9, visits, evaluations);
    }

    private static <P extends Position<P>> void time(Game<P> game) throws IOException {
        List<P> positions = positions(game);
        Cost base = null;
        for (Algorithm algorithm : Algorithm.all()) {
            // First the yardstick, then all others in turn.
            Algorithm next = base == null ? Algorithm.ASPIRATION_NEGA_SCOUT : algorithm;
            if (next.isTreesOnly()) {
                continue;
            }
            Think<P> think = think(game, next);
            cost(think, positions.subList(0, 4));
            Cost cost = cost(think, positions);
            base = base == null ? cost : base;
            print(
                    "%-9s depth %2d  %-22s %7.2f s  time %5.2f  visits %5.2f  evaluations %5.2f%n",
                    game.name(),
                    depth(game),
                    next.label(),
                    cost.seconds,
                    cost.seconds / base.seconds,
                    (double) cost.visits / base.visits,
                    (double) cost.evaluations / base.evaluations);
        }
    }

    private static <P extends Position<P>> void threads(Game<P> game) throws IOException {
        List<P> positions = positions(game);
        for (Algorithm algorithm : List.of(
                Algorithm.ALPHA_BETA,
                Algorithm.PVS,
                Algorithm.NEGA_SCOUT,
                Algorithm.ASPIRATION_NEGA_SCOUT,
                Algorithm.AB_SSS_STAR,
                Algorithm.AB_DUAL_STAR,
                Algorithm.MTD_F,
                Algorithm.MTD_STEP,
                Algorithm.C_STAR,
                Algorithm.SSS_0,
                Algorithm.SSS_4,
                Algorithm.SSS_B,
                Algorithm.MTD_BEST,
                Algorithm.ALPHA_BOUNDING,
                Algorithm.SECOND_BEST,
                Algorithm.BNS)) {
            Think<P> think = think(game, algorithm).depth(longDepth(game));
            // Two threads run code that one does not: both are compiled before the measurement.
            cost(think, positions.subList(0, 4));
            cost(think.threads(2), positions.subList(0, 4));
            double[] ratios = positions.stream()
                    .mapToDouble(position -> seconds(think.threads(2), position) / seconds(think, position))
                    .sorted()
                    .toArray();
            print(
                    "%-9s depth %2d  %-22s two threads need %.2f of the time (median of %d)%n",
                    game.name(), longDepth(game), algorithm.label(), ratios[ratios.length / 2], ratios.length);
        }
    }

    private static <P extends Position<P>> double seconds(Think<P> think, P position) {
        long start = System.nanoTime();
        think.run(position);
        return (System.nanoTime() - start) / 1e9;
    }

    private static void speed(List<String> games) throws IOException {
        for (String first : games) {
            print("%s%n", speed(Game.named(first)));
        }
        if (games.size() > 1) {
            print("again, after all of them:%n");
            for (String again : games) {
                print("%s%n", speed(Game.named(again)));
            }
        }
    }

    private static <P extends Position<P>> String speed(Game<P> game) throws IOException {
        List<P> positions = positions(game);
        Think<P> think = Think.in(game, Algorithm.PVS).entries(ENTRIES).limits(Limits.nodes(500_000));
        double best = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long start = processorTime();
            long visits = 0;
            for (P position : positions) {
                visits += think.run(position).nodeVisits();
            }
            best = Math.max(best, visits * 1e3 / (processorTime() - start));
        }
        return String.format(Locale.ROOT, "%-9s play, pvs: %.2f million node visits a second", game.name(), best);
    }

    private static long processorTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    @SuppressWarnings("AnnotateFormatMethod") // every caller writes its format
    private static void print(String format, Object... arguments) {
        System.out.print(String.format(Locale.ROOT, format, arguments));
        System.out.flush();
    }
}
