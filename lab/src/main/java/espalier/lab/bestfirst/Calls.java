package espalier.lab.bestfirst;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import espalier.play.Part;
import espalier.play.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How often alpha-beta is called in one search, by depth and by the steps of the evaluation. */
public final class Calls extends BestFirstExperiment {
    private static final int LEAST = 3;
    private static final int MOST = 6;
    private static final int DOZENS = 24;
    private static final Variant QUIET = Rivals.MTD_F
            .named(Rivals.MTD_F.key() + " with quiescence")
            .setting(Setting.FULL_WIDTH.with(Part.QUIESCENCE, true));

    /** The mean of iterations that were not needed: no criterion holds for it. */
    private static final Estimate NONE = new Estimate(Double.NaN, Double.NaN);

    public Calls() {
        super(about("calls")
                .claim("MTD(f) typically calls alpha-beta 3 to 6 times per search, AB-SSS* and AB-DUAL* dozens"
                        + " and often hundreds of times, more with a finer evaluation.")
                .counting(
                        "searches started at the root in the iteration of a depth; iterations that were not needed are left out"
                                + "; " + SETTING)
                .quick("10 s", quick("chess:4,othello:6,checkers:8,loa:4") + " grains=10,25,100")
                .paper("2 min", paper("chess:7,othello:10,checkers:13,loa:6", 22)));
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        List<Variant> variants = new ArrayList<>(List.of(Rivals.MTD_F, Rivals.AB_SSS, Rivals.AB_DUAL, QUIET));
        parameters.integers("grains").forEach(grain -> variants.add(coarse(Rivals.MTD_F, grain)));
        variants.add(coarse(Rivals.AB_SSS, coarsest(parameters)));
        return variants;
    }

    private static Variant coarse(Variant rival, int grain) {
        return rival.grain(grain).named(rival.key() + " in steps of " + grain);
    }

    private static int coarsest(Parameters parameters) {
        return parameters.integers("grains").stream().max(Integer::compare).orElseThrow();
    }

    private static Estimate calls(Counts counts, Variant variant) {
        Table own = counts.of(variant).where("passes", passes -> !passes.equals("0"));
        return own.size() == 0 ? NONE : counts.mean(own);
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        for (GameDepth game : depths(parameters)) {
            Counts counts = Counts.of(rows, parameters, game, "passes");
            Plot plot = new Plot(game.title() + ": calls of alpha-beta per search", "depth (plies)", "calls");
            for (Variant variant : variants(parameters)) {
                List<Integer> depths = IntStream.rangeClosed(2, game.depth())
                        .filter(depth -> calls(counts.at(depth), variant).mean() > 0)
                        .boxed()
                        .toList();
                plot.line(variant.title(), depths, depth -> calls(counts.at(depth), variant));
            }
            found.show(plot);
            if (papers(game)) {
                criteria(game, counts, parameters, found);
            }
        }
        found.remark("With quiescence, calls of alpha-beta by MTD(f) at the last depth: "
                + depths(parameters).stream()
                        .map(game -> game.game().name() + " "
                                + calls(Counts.of(rows, parameters, game, "passes"), QUIET)
                                        .text(1))
                        .collect(Collectors.joining(", "))
                + ".");
    }

    private static void criteria(GameDepth game, Counts counts, Parameters parameters, Findings found) {
        int coarsest = coarsest(parameters);
        String place = ", " + game.place();
        Estimate mtd = calls(counts, Rivals.MTD_F);
        Estimate sss = calls(counts, Rivals.AB_SSS);
        Estimate dual = calls(counts, Rivals.AB_DUAL);
        Estimate coarse = calls(counts, coarse(Rivals.AB_SSS, coarsest));
        found.want(Criterion.between(
                "MTD(f) calls alpha-beta 3 to 6 times on average" + place, mtd.text(1), mtd, LEAST, MOST));
        found.want(
                "AB-SSS* and AB-DUAL* dozens of times (24 or more)" + place,
                sss.text(1) + " and " + dual.text(1),
                Judgement.all(
                        Stream.of(sss, dual).map(calls -> Judgement.within(calls, DOZENS, Double.POSITIVE_INFINITY))));
        found.want(
                "AB-SSS* less often with an evaluation in steps of " + coarsest + place,
                coarse.text(1) + " instead of " + sss.text(1),
                less(coarse, sss));
        found.want(
                "MTD(f) calls alpha-beta less often than AB-SSS* and AB-DUAL*" + place,
                mtd.text(1) + ", " + sss.text(1) + " and " + dual.text(1),
                Judgement.all(Stream.of(sss, dual).map(other -> less(mtd, other))));
    }

    /** By intervals that do not overlap. */
    private static Judgement less(Estimate a, Estimate b) {
        return a.high() < b.low() ? Judgement.HOLDS : a.low() > b.high() ? Judgement.CONTRADICTED : Judgement.UNDECIDED;
    }
}
