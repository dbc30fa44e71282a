package espalier.lab.bestfirst;

import espalier.driver.Mtd;
import espalier.game.Noisy;
import espalier.game.Text;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.lab.positions.Positions;
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import espalier.play.Part;
import espalier.play.Setting;
import espalier.search.Algorithm;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * MTD(f) against the others by all that may decide: the steps of the evaluation, quiescence, enhanced transposition
 * cut-offs and the first guess, in every combination. Parameter {@code grains}: the steps.
 */
public final class Factorial extends BestFirstExperiment {
    private static final Variant MTD_OLDER = Rivals.MTD_F
            .named("MTD(f) from depth d-2")
            .algorithm(Algorithm.of(
                    "mtd-f-older",
                    Algorithm.MTD_F.paper(),
                    new OlderGuess(Mtd.fromGuess()),
                    Algorithm.MTD_F.procedure(),
                    Algorithm.MTD_F.memory()));

    /** The yardstick first. */
    private static final List<Variant> COMPARED =
            List.of(Rivals.ASPIRATION, Rivals.ALPHA_BETA, Rivals.MTD_F, MTD_OLDER, Rivals.AB_DUAL, Rivals.AB_SSS);

    /** How all algorithms of a comparison search. */
    private record Place(int grain, boolean quiescence, boolean etc) {
        Variant of(Variant compared) {
            Setting setting =
                    compared.setting().with(Part.QUIESCENCE, quiescence).with(Part.TRANSPOSITION_CUTOFFS, etc);
            return compared.named(compared.key() + " in steps of " + grain + " with " + words())
                    .grain(grain)
                    .setting(setting);
        }

        String words() {
            return (quiescence ? "quiescence" : "no quiescence") + " and " + (etc ? "ETC" : "no ETC");
        }

        /** Of a game; without noisy moves there is nothing to play out. */
        static List<Place> all(GameDepth game, Parameters parameters) {
            boolean noisy = game.game().start() instanceof Noisy;
            return parameters.integers("grains").stream()
                    .flatMap(grain -> Stream.of(false, true)
                            .filter(quiescence -> noisy || !quiescence)
                            .flatMap(
                                    quiescence -> Stream.of(false, true).map(etc -> new Place(grain, quiescence, etc))))
                    .toList();
        }
    }

    public Factorial() {
        super(about("factorial")
                .claim(
                        "MTD(f) evaluates fewer leaves and visits fewer nodes than Aspiration NegaScout. The paper does not give"
                                + " the steps of its evaluations, and its first guess is the value \"from a previous\" iteration. The"
                                + " question is which of these, quiescence and ETC decide.")
                .counting(
                        "leaves are calls of the evaluation, also in quiescence, total nodes are all visits, including those answered by"
                                + " the table; cumulative over iterations, table cleared for each position; all algorithms of a"
                                + " comparison have the same steps, quiescence and ETC; pooled ratios are of totals over all"
                                + " combinations of the other factors; 95 % intervals by linearisation, paired by position; leaf"
                                + " values in the table, moves ordered by table, killers, history and static scores, aspiration"
                                + " window +-" + Variant.DELTA
                                + " points; the first guess is the value of depth d-1, or where said"
                                + " of d-2; " + Positions.CLUSTERS)
                .quick("30 s", quick("chess:3,othello:4,checkers:5,loa:3") + " grains=1,25")
                .paper(
                        "25 min",
                        "depths=chess:4,othello:6,checkers:8,loa:4 set=" + Positions.CHECK
                                + " positions=100 grains=1,5,10,25"));
    }

    @Override
    protected List<Variant> variants(GameDepth game, Parameters parameters) {
        return Place.all(game, parameters).stream()
                .flatMap(place -> COMPARED.stream().map(place::of))
                .toList();
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        return variants(depths(parameters).get(0), parameters);
    }

    /** A factor of the design, and its levels from the one that should be worst for MTD(f) to the best. */
    private record Factor(String name, List<Level> levels) {
        static List<Factor> all(GameDepth game, Parameters parameters) {
            List<Factor> all = new ArrayList<>(List.of(
                    new Factor(
                            "steps",
                            parameters.integers("grains").stream()
                                    .sorted()
                                    .map(grain -> new Level("in steps of " + grain, place -> place.grain == grain))
                                    .toList()),
                    new Factor(
                            "ETC",
                            List.of(
                                    new Level("without ETC", place -> !place.etc),
                                    new Level("with ETC", place -> place.etc)))));
            if (game.game().start() instanceof Noisy) {
                all.add(new Factor(
                        "quiescence",
                        List.of(
                                new Level("without quiescence", place -> !place.quiescence),
                                new Level("with quiescence", place -> place.quiescence))));
            }
            return all;
        }
    }

    private record Level(String words, Predicate<Place> is) {
        List<Place> among(List<Place> places) {
            return places.stream().filter(is).toList();
        }
    }

    private static Estimate pooled(Counts counts, List<Place> places, Variant compared) {
        return counts.percent(
                places.stream().map(place -> place.of(compared)).toList(),
                places.stream().map(place -> place.of(Rivals.ASPIRATION)).toList());
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        List<String> answers = new ArrayList<>();
        for (GameDepth game : depths(parameters)) {
            List<Place> places = Place.all(game, parameters);
            for (String column : COLUMNS) {
                Counts counts = Counts.of(rows, parameters, game, column);
                found.show(every(game, column, counts, places));
                found.show(pooled(game, column, counts, places, parameters));
                found.show(figure(game, column, counts, places, parameters));
            }
            Counts visits = Counts.of(rows, parameters, game, "visits");
            List<String> fewer = places.stream()
                    .filter(place -> percent(visits, place, Rivals.MTD_F).high() < 100)
                    .map(place -> place.grain + " (" + place.words() + ")")
                    .toList();
            answers.add(game.game().name() + " in " + fewer.size() + " of " + places.size()
                    + (fewer.isEmpty() ? "" : ": steps of " + String.join(", ", fewer)));
            if (papers(game)) {
                criteria(game, rows, parameters, places, found);
            }
        }
        found.remark(
                "Combinations in which MTD(f) visits significantly fewer nodes: " + String.join("; ", answers) + ".");
    }

    private static Estimate percent(Counts counts, Place place, Variant compared) {
        return counts.percent(place.of(compared), place.of(Rivals.ASPIRATION));
    }

    private static Exhibit every(GameDepth game, String column, Counts counts, List<Place> places) {
        Exhibit.Numbers table = new Exhibit.Numbers(
                game.title() + ", depth " + game.depth() + ": " + words(column) + " (% of Aspiration NegaScout's)",
                "steps | others | Aspiration NegaScout, total"
                        + COMPARED.stream()
                                .skip(1)
                                .map(compared -> " | " + compared.title())
                                .collect(Collectors.joining())
                        + " | passes of MTD(f) | from d-2");
        Counts passes = counts.by("passes");
        for (Place place : places) {
            List<Object> cells =
                    new ArrayList<>(List.of(place.grain, place.words(), counts.grouped(place.of(Rivals.ASPIRATION))));
            COMPARED.stream()
                    .skip(1)
                    .forEach(compared ->
                            cells.add(percent(counts, place, compared).text(1)));
            for (Variant mtd : List.of(Rivals.MTD_F, MTD_OLDER)) {
                cells.add(Text.of("%.1f", passes.of(place.of(mtd)).mean("passes")));
            }
            table.row(cells);
        }
        return table;
    }

    private static Exhibit pooled(
            GameDepth game, String column, Counts counts, List<Place> places, Parameters parameters) {
        Exhibit.Numbers table = new Exhibit.Numbers(
                game.title() + ", depth " + game.depth() + ", pooled over the other factors: " + words(column)
                        + " (% of Aspiration NegaScout's)",
                "factor | level"
                        + COMPARED.stream()
                                .skip(1)
                                .map(compared -> " | " + compared.title())
                                .collect(Collectors.joining()));
        for (Factor factor : Factor.all(game, parameters)) {
            for (Level level : factor.levels) {
                List<Object> cells = new ArrayList<>(List.of(factor.name, level.words));
                COMPARED.stream()
                        .skip(1)
                        .forEach(compared -> cells.add(
                                pooled(counts, level.among(places), compared).text(1)));
                table.row(cells);
            }
        }
        return table;
    }

    /** MTD(f) by the steps, a line for each combination of the others. */
    private static Plot figure(
            GameDepth game, String column, Counts counts, List<Place> places, Parameters parameters) {
        List<Integer> grains = parameters.integers("grains").stream().sorted().toList();
        Plot plot = new Plot(
                        game.title() + ": MTD(f) relative to Aspiration NegaScout, " + words(column),
                        "steps of the evaluation (points)",
                        words(column) + " (%)")
                .reference(100);
        for (Place place :
                places.stream().filter(one -> one.grain == grains.get(0)).toList()) {
            plot.line(
                    place.words(),
                    grains,
                    grain -> percent(counts, new Place(grain, place.quiescence, place.etc), Rivals.MTD_F));
        }
        return plot;
    }

    private static void criteria(
            GameDepth game, Table rows, Parameters parameters, List<Place> places, Findings found) {
        String end = ", " + game.place();
        Counts leaves = Counts.of(rows, parameters, game, "leaves");
        Counts visits = Counts.of(rows, parameters, game, "visits");
        List<Factor> factors = Factor.all(game, parameters);
        List<Level> steps = factors.get(0).levels;
        List<Place> coarse = steps.get(steps.size() - 1).among(places);
        List<Place> fine = steps.get(0).among(places);
        found.want(everywhere("MTD(f) evaluates fewer leaves in every combination" + end, leaves, places));
        found.want(below(
                "MTD(f) evaluates fewer leaves with the coarsest evaluation" + end,
                pooled(leaves, coarse, Rivals.MTD_F)));
        found.want(below(
                "MTD(f) visits fewer nodes with the coarsest evaluation" + end, pooled(visits, coarse, Rivals.MTD_F)));
        found.want(below(
                "MTD(f) visits fewer nodes with the finest evaluation" + end, pooled(visits, fine, Rivals.MTD_F)));
        for (Factor factor : factors) {
            List<Place> worst = factor.levels.get(0).among(places);
            List<Place> best = factor.levels.get(factor.levels.size() - 1).among(places);
            Estimate gain = visits.gap(
                    of(worst, Rivals.MTD_F),
                    of(worst, Rivals.ASPIRATION),
                    of(best, Rivals.MTD_F),
                    of(best, Rivals.ASPIRATION));
            found.want(
                    "MTD(f) visits fewer nodes relative to Aspiration NegaScout by " + factor.name
                            + ": more than 0 points" + end,
                    gain.text(1) + " points",
                    Judgement.above(gain, 0));
        }
        Estimate older = visits.percent(of(places, MTD_OLDER), of(places, Rivals.MTD_F));
        found.want(below("the value of depth d-2 is the better first guess" + end, older));
    }

    private static List<Variant> of(List<Place> places, Variant compared) {
        return places.stream().map(place -> place.of(compared)).toList();
    }

    private static Criterion below(String wanted, Estimate percent) {
        return new Criterion(wanted, percent.text(1) + " %", Judgement.below(percent, 100));
    }

    private static Criterion everywhere(String wanted, Counts counts, List<Place> places) {
        List<String> exceptions = new ArrayList<>();
        List<Judgement> judgements = new ArrayList<>();
        for (Place place : places) {
            Estimate percent = percent(counts, place, Rivals.MTD_F);
            Judgement judgement = Judgement.below(percent, 100);
            judgements.add(judgement);
            if (judgement != Judgement.HOLDS) {
                exceptions.add(percent.text(1) + " % in steps of " + place.grain + " (" + place.words() + ")");
            }
        }
        return Criterion.unless(exceptions, wanted, "in all", "not: ", Judgement.all(judgements.stream()));
    }
}
