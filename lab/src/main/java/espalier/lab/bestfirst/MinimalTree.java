package espalier.lab.bestfirst;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Text;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Rows;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Findings;
import espalier.lab.positions.Positions;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * How far each algorithm is from the minimal tree: leaves and nodes of its last iteration in per cent of those of the
 * {@link MinimalGraph}. Parameter {@code alternatives}: how many plies above the leaves the approximately real graph
 * looks for the cheapest move.
 */
public final class MinimalTree extends BestFirstExperiment {
    private static final String LEFT_FIRST = "left-first minimal graph";
    private static final String REAL = "approximated real minimal graph";

    public MinimalTree() {
        super(about("minimal tree")
                .claim("How many times the minimal tree does each algorithm search? The minimal tree is the"
                        + " left-first minimal graph or an approximation of the real one.")
                .counting("leaves and nodes of the iteration of a depth alone, in per cent of the graph's, whose"
                        + " positions are identified by key and remaining depth and counted once;"
                        + " positions whose search ended before that depth are left out; " + SETTING)
                .quick("10 s", quick("chess:4,othello:6,checkers:8,loa:4") + " alternatives=3")
                .paper("3 min", paper("chess:6,othello:9,checkers:12,loa:6", 22)));
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        return Rivals.ALL;
    }

    /** The algorithms' jobs, then one for the graphs of each position. */
    @Override
    public Jobs jobs(Parameters parameters) {
        int alternatives = parameters.integer("alternatives", 1);
        String set = parameters.text("set");
        return super.jobs(parameters)
                .and(Jobs.each(
                        depths(parameters),
                        parameters.integer("positions"),
                        (game, number, rows) -> graphs(game.game(), set, number, game.depth(), alternatives, rows)));
    }

    private static <P extends Position<P>> void graphs(
            Game<P> game, String set, int number, int deepest, int alternatives, Rows rows) {
        MinimalGraph<P> graph = new MinimalGraph<>(game, Positions.of(game, set).get(number), deepest);
        for (int depth = 1; depth <= deepest; depth++) {
            int value = graph.search(depth);
            MinimalGraph.Size left = graph.size(depth, 0);
            MinimalGraph.Size real = graph.size(depth, alternatives);
            rows.add(game.name(), number, LEFT_FIRST, depth, left.leaves(), left.nodes(), 1, value);
            rows.add(game.name(), number, REAL, depth, real.leaves(), real.nodes(), 1, value);
        }
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        Exhibit.Numbers last = new Exhibit.Numbers(
                "At the last depth",
                "game | what | algorithm | % of the left-first graph | % of the approximated real graph");
        String mtd = Rivals.MTD_F.key();
        List<String> remarks = new ArrayList<>();
        for (GameDepth game : depths(parameters)) {
            Table own = rows.where("game", game.game().name());
            List<Integer> depths =
                    IntStream.rangeClosed(2, game.depth()).boxed().toList();
            for (String column : COLUMNS) {
                String what = words(column);
                Plot plot = new Plot(
                                game.title() + ": " + what + " and the left-first minimal graph",
                                "depth (plies)",
                                what + " (% of the graph's)")
                        .reference(100);
                for (Variant variant : variants(parameters)) {
                    String key = variant.key();
                    plot.line(variant.title(), depths, depth -> percent(own, key, LEFT_FIRST, depth, column));
                    last.row(
                            game.row(),
                            what,
                            variant.title(),
                            percent(own, key, LEFT_FIRST, game.depth(), column).text(0),
                            percent(own, key, REAL, game.depth(), column).text(0));
                }
                found.show(plot.line(REAL, depths, depth -> percent(own, REAL, LEFT_FIRST, depth, column)));
            }
            remarks.add(Text.of(
                    "%s %.0f %% of the left-first and %.0f %% of the approximated real minimal graph",
                    game.game().name(),
                    percent(own, mtd, LEFT_FIRST, game.depth(), "leaves").mean(),
                    percent(own, mtd, REAL, game.depth(), "leaves").mean()));
        }
        found.show(last);
        found.remark("Leaves of MTD(f): " + String.join("; ", remarks) + ".");
    }

    /** Only positions that were still searched at the depth. */
    private static Estimate percent(Table rows, String searched, String graph, int depth, String column) {
        Set<String> open = new HashSet<>(rows.where("variant", Rivals.ASPIRATION.key())
                .where("depth", depth)
                .where("passes", passes -> !passes.equals("0"))
                .distinct("position"));
        Table at = rows.where("position", open::contains);
        double[] now = at.where("variant", searched).where("depth", depth).numbers(column);
        if (!searched.equals(REAL)) {
            double[] before =
                    at.where("variant", searched).where("depth", depth - 1).numbers(column);
            for (int i = 0; i < now.length; i++) {
                now[i] -= before[i];
            }
        }
        return Estimate.ofTotals(
                        now, at.where("variant", graph).where("depth", depth).numbers(column))
                .times(100);
    }
}
