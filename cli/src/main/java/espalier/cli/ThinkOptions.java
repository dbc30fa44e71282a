package espalier.cli;

import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.Position;
import espalier.play.BestFirst;
import espalier.play.Listener;
import espalier.play.Seat;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.play.Thought;
import espalier.search.Algorithm;
import espalier.search.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How to think about a position of a game, and for how long. */
final class ThinkOptions {
    private static final int DEFAULT_MS = 1000;

    /** The tree is in memory, 16 bytes per node. */
    private static final long MOST_BEST_FIRST_NODES = 50_000_000;

    @Option(
            names = "--algorithm",
            paramLabel = "NAME",
            completionCandidates = SearchCommand.Names.class,
            description = "An algorithm; 'list' shows them. Default: ${DEFAULT-VALUE}.")
    private String algorithm = "pvs";

    @Option(
            names = "--setting",
            paramLabel = "NAME",
            description =
                    "full-width: exact at fixed depth; play: with quiescence, null move (Othello: ProbCut, up to the"
                            + " deepest depth that was fitted; chess: pruning by static values too), reductions, extensions"
                            + " and draw rules, but without etc, leaves and multi-cut. Default: ${DEFAULT-VALUE}.")
    private String setting = "play";

    @Option(names = "--depth", paramLabel = "N", description = "Plies of the last iteration.")
    @Between(least = 1, most = Think.MAX_DEPTH)
    private @Nullable Integer depth;

    @Option(
            names = "--time",
            paramLabel = "MS",
            description =
                    "Milliseconds for a position. Default: " + DEFAULT_MS + " if neither --depth nor --nodes is given.")
    @Between(least = 1, most = Integer.MAX_VALUE)
    private @Nullable Integer time;

    @Option(names = "--nodes", paramLabel = "N", description = "Node visits for a position.")
    @Between(least = 1)
    private @Nullable Long nodes;

    @Option(
            names = "--threads",
            paramLabel = "K",
            description = "Threads that share the table. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 1024)
    private int threads = 1;

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description =
                    "The table's size, rounded up to a power of two. Default: " + (Think.DEFAULT_ENTRIES >> 16) + ".")
    @Between(least = 1, most = Think.MAX_MEGABYTES)
    private @Nullable Integer hash;

    @Option(
            names = "--evaluator",
            paramLabel = "NAME",
            description = "One of the game's evaluators. Default: the one it names as usual.")
    private @Nullable String evaluator;

    @Option(
            names = "--pruning",
            paramLabel = "LIST",
            description =
                    "Forward pruning by these methods alone, static values not trusted: null-move, mc-c, mc-a (multi-cut"
                            + " at CUT and at ALL nodes), vnmb:T (null move with a variable bound of tempo T), probcut:FILE (see"
                            + " 'espalier probcut'), or none.")
    private @Nullable String pruning;

    @Option(
            names = "--without",
            paramLabel = "LIST",
            description = "Leave out parts: " + Parts.NAMES
                    + " (etc: enhanced transposition cut-offs; leaves: their values in the table; deeper:"
                    + " shallower searches use table entries of deeper ones).")
    private @Nullable String without;

    @Option(
            names = "--with",
            paramLabel = "LIST",
            description = "Use parts that the setting leaves out; the same names.")
    private @Nullable String with;

    /** Whether to list the algorithms. */
    boolean list() {
        return algorithm.equals("list");
    }

    /** Whether nothing says how to think. */
    boolean isUsual() {
        return algorithm.equals("pvs") && setting.equals("play") && depth == null && time == null && nodes == null;
    }

    /** For commands that need values: an algorithm that proves only moves is refused. */
    void requireValues() {
        if (bestFirst() || !algorithm().exact()) {
            throw new BadInput(
                    "--algorithm " + algorithm + " proves no values of a fixed depth, which are needed here");
        }
    }

    private Algorithm algorithm() {
        return BadInput.unless("--algorithm", () -> Algorithm.named(algorithm));
    }

    /** Whether the tree is grown best-first, which is not iterative deepening over a driver. */
    boolean bestFirst() {
        return algorithm.equals(BestFirst.NAME);
    }

    /** Thinks best-first; uses only the options for evaluator, time and nodes. */
    <P extends Position<P>> Thought bestFirst(Game<P> game, P position, BooleanSupplier stop, Listener listener) {
        Evaluator<P> value = Parts.named("--evaluator", game.evaluators(), evaluatorOf(game));
        Limits limits = limits(stop).and(Limits.nodes(MOST_BEST_FIRST_NODES));
        return BestFirst.run(position, value, limits, listener);
    }

    /** The algorithms that can think. */
    static String listed(boolean json) {
        List<String[]> rows = new ArrayList<>();
        for (Algorithm each : Algorithm.all()) {
            if (!each.isTreesOnly()) {
                String remark = each.sameInGames()
                        .map(same -> "in games the same as " + same.label())
                        .orElse("");
                rows.add(new String[] {
                    each.label(), each.exact() ? "value" : "move", each.paper().title(), remark
                });
            }
        }
        rows.add(new String[] {
            BestFirst.NAME,
            "value",
            BestFirst.PAPER.title(),
            "the value has no fixed depth: lines end at different depths"
        });
        return TextTable.listed(json, new String[] {"algorithm", "proves", "paper", "remark"}, rows);
    }

    /** The player that the options describe. */
    <P extends Position<P>> Seat.Setup<P> in(Game<P> game, boolean rootValues) {
        Think<P> think = think(game)
                .setting(parts(game))
                .rootValues(rootValues)
                .threads(threads)
                .entries(hash == null ? Think.DEFAULT_ENTRIES : Megabytes.entries(hash));
        return Seat.in(game).with(think.evaluator(Parts.named("--evaluator", game.evaluators(), evaluatorOf(game))));
    }

    /** The depth, for those who need one. */
    int requireDepth() {
        if (depth == null || bestFirst()) {
            throw new BadInput("a trace needs a depth and an algorithm that deepens: give --depth");
        }
        return depth;
    }

    /** The search that the options describe; refused if they name a file. */
    <P extends Position<P>> Think<P> withoutFiles(Game<P> game) {
        if (pruning != null && pruning.contains(":") && pruning.contains("probcut")) {
            throw new BadInput("--pruning: probcut takes a file, which is refused here");
        }
        return in(game, false).think();
    }

    private String evaluatorOf(Game<?> game) {
        return evaluator == null ? game.defaultEvaluator() : evaluator;
    }

    private <P extends Position<P>> Think<P> think(Game<P> game) {
        if (bestFirst()) {
            throw new BadInput("--algorithm best-first is only for think");
        }
        return BadInput.unless("--algorithm", () -> Think.in(game, algorithm()));
    }

    private Setting parts(Game<?> game) {
        Setting parts = Parts.setting(setting, Setting.play(game, evaluatorOf(game)));
        parts = pruning == null ? parts : Parts.pruned(game, parts, pruning);
        parts = without == null ? parts : Parts.turned(parts, "--without", without, false);
        return with == null ? parts : Parts.turned(parts, "--with", with, true);
    }

    /** The limits; a second by default. */
    Limits limits(BooleanSupplier stop) {
        Limits limits = Limits.until(stop);
        if (depth != null && !bestFirst()) {
            limits = limits.and(Limits.depth(depth));
        } else if (time == null && nodes == null) {
            limits = limits.and(Limits.time(Duration.ofMillis(DEFAULT_MS)));
        }
        if (time != null) {
            limits = limits.and(Limits.time(Duration.ofMillis(time)));
        }
        return nodes == null ? limits : limits.and(Limits.nodes(nodes));
    }
}
