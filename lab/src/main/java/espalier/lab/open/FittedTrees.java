package espalier.lab.open;

import static espalier.search.Algorithm.*;

import espalier.driver.Hints;
import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Text;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Rows;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.LineChart.Point;
import espalier.lab.chart.Plot;
import espalier.lab.chart.RankCorrelation;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.lab.positions.Positions;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.play.Thought;
import espalier.search.Algorithm;
import espalier.tree.UniformTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The same algorithms in games and in artificial trees fitted to them: do both rank them alike? */
public final class FittedTrees extends Experiment {
    private static final List<Algorithm> ALGORITHMS =
            List.of(ASPIRATION_NEGA_SCOUT, ALPHA_BETA, PVS, MTD_F, AB_SSS_STAR, AB_DUAL_STAR, C_STAR, SSS_B, BNS);

    private static final String BASE = ASPIRATION_NEGA_SCOUT.label();
    private static final int ENTRIES = 1 << 20;

    /** How many positions the measures of a game come from. */
    private static final int FITTED = 20;

    /** Where the algorithms search; each kind of tree resembles the game more than the previous one. */
    private enum Kind {
        GAME("the game"),
        WIDTH("width alone"),
        CORRELATION("width, correlation"),
        ORDERING("width, correlation, ordering");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        static List<Kind> trees() {
            return List.of(WIDTH, CORRELATION, ORDERING);
        }
    }

    public FittedTrees() {
        super(new Description("open", "trees fitted to games")
                .claim(
                        "Do artificial trees that are fitted to a game by width, correlation and ordering rank the algorithms as the"
                                + " game does?")
                .counting("leaf evaluations and node visits, cumulative over iterations, of the same practical"
                        + " search at full width in both; trees have the mean number of moves, then"
                        + " (correlation) the spread of siblings' evaluations and the tempo, then"
                        + " (ordering) moves sorted so that the first one makes the same part of the"
                        + " cut-offs; transpositions, killers and history exist in games only; a pair of"
                        + " algorithms counts if its costs differ significantly in the game, paired by"
                        + " position; the positions are those of the set 'check', one from each of a hundred games")
                .columns("game", "kind", "number", "algorithm", "leaves", "visits")
                .columns("width", "spread", "first", "achieved")
                .quick("30 s", "depths=chess:3,othello:5,checkers:7,loa:3 positions=10")
                .paper("10 min", "depths=chess:5,othello:7,checkers:10,loa:5 positions=100"));
    }

    private static List<GameDepth> games(Parameters parameters) {
        return GameDepth.parse(parameters.texts("depths"));
    }

    /** The measures of a game, and the ordering achieved in its trees. */
    private record Fit(Likeness likeness, double achieved) {
        static <P extends Position<P>> Fit of(Game<P> game, int depth) {
            int before = Math.max(2, depth - 1);
            Likeness likeness =
                    Likeness.of(game, Positions.of(game, Positions.CHECK).subList(0, FITTED), before);
            return new Fit(likeness, likeness.achieved(before));
        }
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        Map<GameDepth, Fit> fits = new ConcurrentHashMap<>();
        int positions = parameters.integer("positions", 2, 100);
        return Jobs.each(games(parameters), List.of(Kind.values()), positions, (game, kind, number, rows) -> {
            Fit fit = fits.computeIfAbsent(game, g -> Fit.of(g.game(), g.depth()));
            search(game.game(), game.depth(), kind, number, fit, rows);
        });
    }

    private static <P extends Position<P>> void search(
            Game<P> game, int depth, Kind kind, int number, Fit fit, Rows rows) {
        Likeness like = fit.likeness;
        for (Algorithm algorithm : ALGORITHMS) {
            Think<P> inGame = Variant.of("", algorithm, Setting.FULL_WIDTH).in(game, ENTRIES);
            int delta = inGame.hints().delta();
            Thought thought = switch (kind) {
                case GAME ->
                    inGame.depth(depth).run(Positions.of(game, Positions.CHECK).get(number));
                case WIDTH -> {
                    int most = (int) Math.ceil(like.spread() * Math.sqrt(3));
                    yield run(
                            Think.of(algorithm, UniformTree::score),
                            new UniformTree(like.width(), depth + 1, -most, most, number),
                            delta,
                            depth);
                }
                case CORRELATION -> run(Think.of(algorithm, like.evaluator()), like.tree(depth, number), delta, depth);
                case ORDERING ->
                    run(
                            Think.of(algorithm, like.evaluator()).scorer(like.scorer()),
                            like.tree(depth, number),
                            delta,
                            depth);
            };
            rows.add(
                    game.name(),
                    kind,
                    number,
                    algorithm.label(),
                    thought.leafEvaluations(),
                    thought.nodeVisits(),
                    like.width(),
                    Math.round(like.spread()),
                    Text.of("%.1f", 100 * like.first()),
                    Text.of("%.1f", 100 * fit.achieved));
        }
    }

    private static <P extends Position<P>> Thought run(Think<P> think, P tree, int delta, int depth) {
        return think.setting(Likeness.IN_TREES)
                .entries(ENTRIES)
                .offer(Hints.NONE.delta(delta))
                .depth(depth)
                .run(tree);
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        Exhibit.Numbers fits = new Exhibit.Numbers(
                "Fitted values",
                "game | width | spread of siblings | % cut-offs by the first move | % achieved in trees");
        Exhibit.Numbers agreements = new Exhibit.Numbers(
                "Pairs of algorithms that the trees rank as the game does, among those that differ significantly"
                        + " in the game",
                "game",
                Kind.trees().stream().map(kind -> kind.words));
        Exhibit.Numbers correlations = new Exhibit.Numbers(
                "Rank correlation of the trees with the game: Kendall's tau (95 % interval, bootstrap over positions and trees)",
                "game", Kind.trees().stream().map(kind -> kind.words));
        List<String> sentences = new ArrayList<>();
        for (GameDepth game : games(parameters)) {
            Table own = rows.where("game", game.game().name());
            String where = game.title() + ", depth " + game.depth();
            fits.row(
                    where,
                    Stream.of("width", "spread", "first", "achieved")
                            .map(column -> own.distinct(column).get(0))
                            .toList());
            for (String column : List.of("leaves", "visits")) {
                found.show(figure(where, own, column));
                found.show(costs(where, own, column));
                List<String> cells = Kind.trees().stream()
                        .map(kind -> agreement(own, kind, column))
                        .toList();
                agreements.row(where + ", " + column, cells);
                correlations.row(
                        where + ", " + column,
                        Kind.trees().stream()
                                .map(kind -> RankCorrelation.of(every(own, Kind.GAME, column), every(own, kind, column))
                                        .text())
                                .toList());
                sentences.add(game.game().name() + " " + String.join(", ", cells) + " by " + column);
            }
        }
        found.show(fits);
        found.show(agreements);
        found.show(correlations);
        found.remark(
                "Pairs of algorithms that trees of the game's width, with its correlation too, and with its ordering too rank as"
                        + " the game does: " + String.join("; ", sentences) + ".");
    }

    /** The closest trees: points that rise from left to right rank the algorithms as the game does. */
    private static Plot figure(String where, Table rows, String column) {
        Plot plot = new Plot(
                        where + ": trees fitted by width, correlation, ordering",
                        column + " in the game (% of " + BASE + ")",
                        column + " in trees (%)")
                .reference(100);
        for (Algorithm algorithm : ALGORITHMS) {
            plot.line(
                    algorithm.label(),
                    List.of(new Point(
                            percent(rows, Kind.GAME, algorithm.label(), column).mean(),
                            percent(rows, Kind.ORDERING, algorithm.label(), column))));
        }
        return plot;
    }

    /** The numbers of all kinds of trees. */
    private static Exhibit costs(String where, Table rows, String column) {
        List<Kind> kinds = List.of(Kind.values());
        Exhibit.Numbers table = new Exhibit.Numbers(
                where + ": " + column + " (% of " + BASE + ")",
                "algorithm",
                kinds.stream().map(kind -> kind.words));
        for (Algorithm algorithm : ALGORITHMS) {
            table.row(
                    algorithm.label(),
                    kinds.stream()
                            .map(kind -> percent(rows, kind, algorithm.label(), column)
                                    .text(1))
                            .toList());
        }
        return table;
    }

    private static double[] numbers(Table rows, Kind kind, String algorithm, String column) {
        return rows.where("kind", kind).where("algorithm", algorithm).numbers(column);
    }

    /** Of all algorithms. */
    private static double[][] every(Table rows, Kind kind, String column) {
        return ALGORITHMS.stream()
                .map(algorithm -> numbers(rows, kind, algorithm.label(), column))
                .toArray(double[][]::new);
    }

    private static Estimate percent(Table rows, Kind kind, String algorithm, String column) {
        return Estimate.ofTotals(numbers(rows, kind, algorithm, column), numbers(rows, kind, BASE, column))
                .times(100);
    }

    /** The pairs ranked alike, out of all pairs. */
    private static String agreement(Table rows, Kind kind, String column) {
        int alike = 0;
        int all = 0;
        for (int i = 0; i < ALGORITHMS.size(); i++) {
            for (int j = 0; j < i; j++) {
                String a = ALGORITHMS.get(i).label();
                String b = ALGORITHMS.get(j).label();
                Estimate inGame =
                        Estimate.ofTotals(numbers(rows, Kind.GAME, a, column), numbers(rows, Kind.GAME, b, column));
                Estimate inTrees = Estimate.ofTotals(numbers(rows, kind, a, column), numbers(rows, kind, b, column));
                if (inGame.excludes(1)) {
                    all++;
                    if (inGame.mean() < 1 == inTrees.mean() < 1) {
                        alike++;
                    }
                }
            }
        }
        return alike + " of " + all;
    }
}
