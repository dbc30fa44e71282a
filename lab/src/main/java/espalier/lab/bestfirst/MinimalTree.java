package espalier.lab.bestfirst;

import espalier.game.Game;
import espalier.game.Position;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Rows;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.LineChart;
import espalier.lab.chart.LineChart.Point;
import espalier.lab.chart.LineChart.Series;
import espalier.lab.chart.Look;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.lab.positions.Positions;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * How far each algorithm is from the minimal tree: leaves and nodes of its last iteration in per cent of those of the
 * {@link MinimalGraph}. Parameter {@code alternatives}: so many plies above the leaves the approximately real one looks
 * for the cheapest move.
 */
public final class MinimalTree extends BestFirstExperiment {
    private static final String LEFT_FIRST = "left-first minimal graph";
    private static final String REAL = "approximated real minimal graph";

    public MinimalTree() {
        super("minimal tree");
    }

    @Override
    public String claim() {
        return "Asked is how many times the minimal tree each algorithm searches, where that is the left-first minimal graph"
                + " or an approximation of the real one.";
    }

    @Override
    public String counting() {
        return "leaves and nodes of the iteration of a depth alone, in per cent of the graph's, whose positions are told apart"
                + " by key and remaining depth and counted once; positions whose search ended before that depth are left out"
                + "; " + SETTING;
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "10 s" : "3 min";
    }

    @Override
    public Parameters parameters(Size size) {
        Parameters sized = sized(size, "chess:4,othello:6,checkers:8,loa:4", "chess:6,othello:9,checkers:12,loa:6");
        return and(sized, "alternatives", 3);
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        return contenders(entries(parameters));
    }

    /** The algorithms' jobs, then one for the graphs of each position. */
    @Override
    public Jobs jobs(Parameters parameters) {
        Jobs searches = super.jobs(parameters);
        int alternatives = parameters.integer("alternatives", 1);
        String set = parameters.text("set");
        Jobs graphs = Jobs.each(
                depths(parameters),
                List.of(LEFT_FIRST),
                parameters.integer("positions"),
                (game, left, number, rows) -> graphs(game.game(), set, number, game.depth(), alternatives, rows));
        return new Jobs() {
            @Override
            public int count() {
                return searches.count() + graphs.count();
            }

            @Override
            public void run(int job, Rows rows) {
                if (job < searches.count()) {
                    searches.run(job, rows);
                } else {
                    graphs.run(job - searches.count(), rows);
                }
            }
        };
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
    public Outcome study(Parameters parameters, Table rows) {
        List<Exhibit> exhibits = new ArrayList<>();
        List<List<String>> cells = new ArrayList<>();
        List<String> remarks = new ArrayList<>();
        for (GameDepth game : depths(parameters)) {
            Table own = rows.where("game", game.game().name());
            for (String column : List.of("leaves", "visits")) {
                String what = column.equals("leaves") ? "leaf evaluations" : "node visits";
                List<Series> lines = new ArrayList<>();
                for (Variant variant : variants(parameters)) {
                    lines.add(line(own, variant.name(), game.depth(), column, lines.size()));
                }
                lines.add(line(own, REAL, game.depth(), column, lines.size()));
                exhibits.add(new Exhibit.Figure(new LineChart(
                        game.title() + ": " + what + " and the left-first minimal graph",
                        "depth (plies)",
                        what + " (% of the graph's)",
                        OptionalDouble.of(100),
                        lines)));
                for (Variant variant : variants(parameters)) {
                    cells.add(List.of(
                            game.game().name() + ", depth " + game.depth(),
                            what,
                            variant.name(),
                            percent(own, variant.name(), LEFT_FIRST, game.depth(), column)
                                    .text(0),
                            percent(own, variant.name(), REAL, game.depth(), column)
                                    .text(0)));
                }
            }
            remarks.add(String.format(
                    Locale.ROOT,
                    "%s %.0f %% of the left-first and %.0f %% of the approximated real minimal graph",
                    game.game().name(),
                    percent(own, MTD_F, LEFT_FIRST, game.depth(), "leaves").mean(),
                    percent(own, MTD_F, REAL, game.depth(), "leaves").mean()));
        }
        exhibits.add(new Exhibit.Numbers(
                "At the last depth",
                List.of("game", "what", "algorithm", "% of the left-first graph", "% of the approximated real graph"),
                cells));
        return new Outcome(exhibits, List.of(), "Leaves of MTD(f): " + String.join("; ", remarks) + ".");
    }

    private static Series line(Table rows, String variant, int deepest, String column, int number) {
        List<Point> points = new ArrayList<>();
        for (int depth = 2; depth <= deepest; depth++) {
            points.add(new Point(depth, percent(rows, variant, LEFT_FIRST, depth, column)));
        }
        return new Series(List.of(variant), points, new Look(number));
    }

    /** Of positions that were still searched at the depth. */
    private static Estimate percent(Table rows, String variant, String graph, int depth, String column) {
        Set<String> open = new HashSet<>(rows.where("variant", ASPIRATION)
                .where("depth", depth)
                .where("passes", passes -> !passes.equals("0"))
                .distinct("position"));
        Table at = rows.where("position", open::contains);
        double[] now = at.where("variant", variant).where("depth", depth).numbers(column);
        if (!variant.equals(REAL)) {
            double[] before =
                    at.where("variant", variant).where("depth", depth - 1).numbers(column);
            for (int i = 0; i < now.length; i++) {
                now[i] -= before[i];
            }
        }
        return Estimate.ofTotals(
                        now, at.where("variant", graph).where("depth", depth).numbers(column))
                .times(100);
    }
}
