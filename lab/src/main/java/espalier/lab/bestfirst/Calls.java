package espalier.lab.bestfirst;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.LineChart;
import espalier.lab.chart.LineChart.Point;
import espalier.lab.chart.LineChart.Series;
import espalier.lab.chart.Look;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import espalier.play.Part;
import espalier.search.Algorithm;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** How often alpha-beta is called in one search, by depth and by the steps of the evaluation. */
public final class Calls extends BestFirstExperiment {
    private static final int LEAST = 3;
    private static final int MOST = 6;
    private static final int DOZENS = 24;

    /** Of iterations that nobody needed: nothing holds for it. */
    private static final Estimate NONE = new Estimate(Double.NaN, Double.NaN);

    private static final String QUIET = MTD_F + " with quiescence";

    public Calls() {
        super("calls");
    }

    @Override
    public String claim() {
        return "MTD(f) calls alpha-beta typically 3 to 6 times in a search, AB-SSS* and AB-DUAL* dozens and often hundreds of"
                + " times, the more the finer the evaluation is.";
    }

    @Override
    public String counting() {
        return "searches started at the root in the iteration of a depth; iterations that were not needed are left out"
                + "; " + SETTING;
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "10 s" : "2 min";
    }

    @Override
    public Parameters parameters(Size size) {
        Parameters sized = sized(size, "chess:4,othello:6,checkers:8,loa:4", "chess:7,othello:10,checkers:13,loa:6");
        return and(sized, "grains", "10,25,100");
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        int entries = entries(parameters);
        List<Variant> variants = new ArrayList<>(List.of(
                variant(MTD_F, Algorithm.MTD_F, entries),
                variant(AB_SSS, Algorithm.AB_SSS_STAR, entries),
                variant(AB_DUAL, Algorithm.AB_DUAL_STAR, entries)));
        Variant quiet = variants.get(0).named(QUIET);
        variants.add(quiet.setting(quiet.setting().with(Part.QUIESCENCE, true)));
        for (int grain : parameters.integers("grains")) {
            variants.add(variant(name(MTD_F, grain), Algorithm.MTD_F, entries).grain(grain));
        }
        int coarsest = coarsest(parameters);
        variants.add(
                variant(name(AB_SSS, coarsest), Algorithm.AB_SSS_STAR, entries).grain(coarsest));
        return variants;
    }

    private static int coarsest(Parameters parameters) {
        return parameters.integers("grains").stream().max(Integer::compare).orElseThrow();
    }

    private static String name(String algorithm, int grain) {
        return algorithm + " in steps of " + grain;
    }

    private static Estimate calls(Table rows, String variant, int depth) {
        Table own = rows.where("variant", variant).where("depth", depth).where("passes", passes -> !passes.equals("0"));
        return own.size() == 0 ? NONE : Estimate.of(own.numbers("passes"));
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        List<Exhibit> exhibits = new ArrayList<>();
        List<Criterion> criteria = new ArrayList<>();
        for (GameDepth game : depths(parameters)) {
            Table own = rows.where("game", game.game().name());
            List<Series> lines = new ArrayList<>();
            for (Variant variant : variants(parameters)) {
                List<Point> points = new ArrayList<>();
                for (int depth = 2; depth <= game.depth(); depth++) {
                    Estimate calls = calls(own, variant.name(), depth);
                    if (calls.mean() > 0) {
                        points.add(new Point(depth, calls));
                    }
                }
                lines.add(new Series(List.of(variant.name()), points, new Look(lines.size())));
            }
            exhibits.add(new Exhibit.Figure(new LineChart(
                    game.title() + ": calls of alpha-beta a search",
                    "depth (plies)",
                    "calls",
                    OptionalDouble.empty(),
                    lines)));
            if (PAPERS_GAMES.contains(game.game().name())) {
                criteria.addAll(criteria(game, own, coarsest(parameters)));
            }
        }
        List<String> quiet = depths(parameters).stream()
                .map(game -> game.game().name() + " "
                        + calls(rows.where("game", game.game().name()), QUIET, game.depth())
                                .text(1))
                .toList();
        return new Outcome(
                exhibits,
                criteria,
                "Where leaves are extended by quiescence MTD(f) calls alpha-beta so often at the last depth: "
                        + String.join(", ", quiet) + ".");
    }

    private static List<Criterion> criteria(GameDepth game, Table rows, int coarsest) {
        String place = ", " + game.game().name() + " at depth " + game.depth();
        Estimate mtd = calls(rows, MTD_F, game.depth());
        Estimate sss = calls(rows, AB_SSS, game.depth());
        Estimate dual = calls(rows, AB_DUAL, game.depth());
        Estimate coarse = calls(rows, name(AB_SSS, coarsest), game.depth());
        return List.of(
                new Criterion(
                        "MTD(f) calls alpha-beta 3 to 6 times on average" + place,
                        mtd.text(1),
                        mtd.mean() >= LEAST && mtd.mean() <= MOST),
                new Criterion(
                        "AB-SSS* and AB-DUAL* dozens of times (24 or more)" + place,
                        sss.text(1) + " and " + dual.text(1),
                        sss.mean() >= DOZENS && dual.mean() >= DOZENS),
                new Criterion(
                        "AB-SSS* less often where the evaluation has steps of " + coarsest + place,
                        coarse.text(1) + " instead of " + sss.text(1),
                        coarse.high() < sss.low()));
    }
}
