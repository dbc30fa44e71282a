package espalier.lab.pruning;

import espalier.game.Text;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.lab.practice.Counts;
import espalier.lab.practice.Variant;
import espalier.play.PruningRule.MultiCut;
import espalier.play.Where;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * MC-A's delta and the tempo t of the variable null-move bound, alone and together. Both are in units of the evaluation: if
 * ours has another scale than MIA's, one factor leads from the published values to ours. Parameters {@code deltas} and
 * {@code tempi}.
 */
public final class DeltaAndTempo extends PruningExperiment {
    /** The published range of t. */
    private static final int LEAST_TEMPO = 200;

    private static final int MOST_TEMPO = 350;

    public DeltaAndTempo() {
        super(about("delta and t")
                .claim(
                        "A delta saves (1.5 % with 525), and no t beside MC-A is better than MC-A. The best values, t from 200 to"
                                + " 350 and delta 525, are in units of MIA's evaluation, whose scale is not published: the question is"
                                + " whether one factor leads from them to ours.")
                .quick("20 s", quick(5, 10) + " deltas=100,525 tempi=50,200")
                .paper("30 min", paper(8) + " deltas=25,50,100,200,350,525,800 tempi=25,50,100,200,350"));
    }

    private static MultiCut multiCut(int delta) {
        return new MultiCut(Where.ALL, TUNED.c(), TUNED.m(), TUNED.r(), delta, TUNED.reorder());
    }

    private static String words(int delta) {
        return delta == MultiCut.NO_DELTA ? "no delta" : "delta=" + delta;
    }

    private static Variant cut(int delta) {
        return withDefault("MC-A " + words(delta), multiCut(delta));
    }

    private static Variant bound(int tempo) {
        return withNullMove("t=" + tempo, variable(tempo));
    }

    private static Variant both(int tempo, int delta) {
        return withNullMove("t=" + tempo + " MC-A " + words(delta), variable(tempo), multiCut(delta));
    }

    /** The last one is none. */
    private static List<Integer> deltas(Parameters parameters) {
        return Stream.concat(parameters.integers("deltas").stream(), Stream.of(MultiCut.NO_DELTA))
                .toList();
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        List<Variant> variants = new ArrayList<>(List.of(DEFAULT));
        deltas(parameters).forEach(delta -> variants.add(cut(delta)));
        for (int tempo : parameters.integers("tempi")) {
            variants.add(bound(tempo));
            deltas(parameters).forEach(delta -> variants.add(both(tempo, delta)));
        }
        return variants;
    }

    /** The values that are not significantly worse than the best one. */
    private static List<Integer> good(Counts counts, List<Integer> values, IntFunction<Variant> variant) {
        Variant best = counts.least(values.stream().map(variant::apply));
        return values.stream()
                .filter(value -> !counts.more("", variant.apply(value), best).holds())
                .toList();
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        Counts counts = visits(rows, parameters);
        List<Integer> tempi = parameters.integers("tempi").stream().sorted().toList();
        List<Integer> deltas = parameters.integers("deltas").stream().sorted().toList();
        found.show(table(counts, tempi, deltas(parameters)));
        Plot plot = new Plot(
                        "MC-A by delta, depth " + counts.depth(), "delta (units of the evaluation)", ofDefault(counts))
                .reference(100)
                .line("MC-A alone", deltas, delta -> counts.percent(cut(delta), DEFAULT));
        for (int tempo : tempi) {
            plot.line("with t=" + tempo, deltas, delta -> counts.percent(both(tempo, delta), DEFAULT));
        }
        found.show(plot);

        Variant none = cut(MultiCut.NO_DELTA);
        Variant bestCut = counts.least(deltas.stream().map(DeltaAndTempo::cut));
        found.want(counts.less("the best delta saves compared with none (paper: 1.5 %)", bestCut, none));
        List<Integer> goodTempi = good(counts, tempi, DeltaAndTempo::bound);
        List<Integer> goodDeltas = good(counts, deltas(parameters), DeltaAndTempo::cut);
        found.want(
                "one factor leads from MIA's values to all that are not significantly worse than the best t and delta",
                factors(goodTempi, MOST_TEMPO, LEAST_TEMPO) + " by t, " + factors(goodDeltas, DELTA, DELTA)
                        + " by delta",
                oneFactor(goodTempi, goodDeltas));
        found.want(counts.noneLess(
                "no t and delta together are better than MC-A with the best delta",
                tempi.stream()
                        .flatMap(tempo -> deltas(parameters).stream().map(delta -> both(tempo, delta)))
                        .toList(),
                bestCut,
                MARGIN));
        Variant least = counts.least(variants(parameters).stream());
        found.remark("Least: " + least.title() + " with "
                + counts.percent(least, DEFAULT).text(1) + " % of the default. Not significantly worse than the best"
                + " t: " + list(goodTempi) + "; than the best delta: " + list(goodDeltas) + ".");
    }

    private static Exhibit table(Counts counts, List<Integer> tempi, List<Integer> deltas) {
        Exhibit.Numbers table = new Exhibit.Numbers(
                "Node visits in % of the default's, depth " + counts.depth(),
                "MC-A",
                Stream.concat(Stream.of("no t"), tempi.stream().map(tempo -> "t=" + tempo)));
        List<String> alone =
                new ArrayList<>(List.of(counts.percent(DEFAULT, DEFAULT).text(1)));
        tempi.forEach(tempo -> alone.add(counts.percent(bound(tempo), DEFAULT).text(1)));
        table.row("none", alone);
        for (int delta : deltas) {
            List<String> cells =
                    new ArrayList<>(List.of(counts.percent(cut(delta), DEFAULT).text(1)));
            tempi.forEach(tempo ->
                    cells.add(counts.percent(both(tempo, delta), DEFAULT).text(1)));
            table.row(words(delta), cells);
        }
        return table;
    }

    private static String list(List<Integer> values) {
        return String.join(
                ", ",
                values.stream()
                        .map(value -> value == MultiCut.NO_DELTA ? "none" : Integer.toString(value))
                        .toList());
    }

    private static String factors(List<Integer> values, int most, int least) {
        if (values.get(0) == MultiCut.NO_DELTA) {
            return "none";
        }
        double low = (double) values.get(0) / most;
        int last = values.get(values.size() - 1);
        return Text.of("%.2f to ", low) + (last == MultiCut.NO_DELTA ? "any" : Text.of("%.2f", (double) last / least));
    }

    /** Whether the two ranges of factors overlap; a range without an end decides nothing. */
    private static Judgement oneFactor(List<Integer> tempi, List<Integer> deltas) {
        double lowTempo = (double) tempi.get(0) / MOST_TEMPO;
        double highTempo = (double) tempi.get(tempi.size() - 1) / LEAST_TEMPO;
        double lowDelta = (double) deltas.get(0) / DELTA;
        double highDelta = (double) deltas.get(deltas.size() - 1) / DELTA;
        if (lowTempo > highDelta || highTempo < lowDelta) {
            return Judgement.CONTRADICTED;
        }
        return deltas.contains(MultiCut.NO_DELTA) ? Judgement.UNDECIDED : Judgement.HOLDS;
    }
}
