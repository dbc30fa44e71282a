package espalier.lab.pruning;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.lab.practice.Counts;
import espalier.lab.practice.Variant;
import espalier.play.Additions;
import espalier.play.PruningRule;
import espalier.play.PruningRule.MultiCut;
import espalier.play.PruningRule.NullMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Table 1: the savings of MC-A alone, with the null move, with MC-C and with both; with addition 4 as printed and
 * repaired. Parameter {@code alone}: the depth without other pruning, where trees are largest.
 */
public final class Table1 extends PruningExperiment {
    /** The first depth of the claim that savings grow, as in the paper's table. */
    private static final int FIRST = 5;

    private static final List<Additions> RULES = List.of(Additions.PRINTED, Additions.REPAIRED);

    private static String words(Additions rule) {
        return rule.uncertain().name().toLowerCase(Locale.ROOT);
    }

    enum Beside {
        NOTHING("no forward pruning", List.of(98.5, 96.9, 97.4, 97.6, 98.7, 98.2)),
        NULL_MOVE("only null move", List.of(97.2, 94.1, 95.6, 96.5, 96.5, 91.2, 88.7, 84.7), NullMove.STANDARD),
        MC_C("only MC-C", List.of(93.2, 75.9, 70.6, 59.1, 50.4, 30.6, 28.0, 14.9), MultiCut.MC_C),
        BOTH(
                "null move and MC-C",
                List.of(94.3, 84.2, 85.0, 84.5, 82.1, 71.4, 69.1, 65.0, 63.7, 58.4),
                NullMove.STANDARD,
                MultiCut.MC_C);

        private final String words;
        /** The paper's percentages, from {@link #FIRST} on. */
        private final List<Double> printed;

        private final List<PruningRule> pruning;

        Beside(String words, List<Double> printed, PruningRule... pruning) {
            this.words = words;
            this.printed = printed;
            this.pruning = List.of(pruning);
        }

        String printed(int depth) {
            int at = depth - FIRST;
            return at < 0 || at >= printed.size() ? "" : Double.toString(printed.get(at));
        }

        Variant without(Additions rule) {
            return variant(words + " " + words(rule), rule, pruning.toArray(PruningRule[]::new));
        }

        Variant with(Additions rule) {
            List<PruningRule> all = new ArrayList<>(pruning);
            all.add(TUNED);
            return variant(words + " and MC-A " + words(rule), rule, all.toArray(PruningRule[]::new));
        }
    }

    public Table1() {
        super(about("table 1")
                .claim(
                        "MC-A alone saves hardly anything (2 %); on top of other forward pruning it saves, and more with depth: on"
                                + " top of MC-C 85 % at depth 12, on top of null move and MC-C 42 % at depth 14.")
                .quick("20 s", quick(7, 20) + " alone=5")
                .paper("16 min", paper(9) + " alone=7"));
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        List<Variant> variants = new ArrayList<>();
        for (Additions rule : RULES) {
            for (Beside beside : Beside.values()) {
                variants.add(beside.without(rule));
                variants.add(beside.with(rule));
            }
        }
        return variants;
    }

    @Override
    protected int depth(Variant variant, int depth, Parameters parameters) {
        boolean alone = variant.setting().pruning().stream().allMatch(TUNED::equals);
        return alone ? parameters.integer("alone", 2) : depth;
    }

    /** A variant with MC-A in per cent of the same variant without. */
    private static Estimate percent(Counts counts, Beside beside, Additions rule) {
        return counts.percent(beside.with(rule), beside.without(rule));
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        Counts counts = visits(rows, parameters);
        for (Additions rule : RULES) {
            found.show(table(counts, rule));
        }
        for (Beside beside : Beside.values()) {
            found.show(figure(counts, beside));
        }
        criteria(counts, parameters, found);
        Estimate price = counts.percent(Beside.BOTH.with(Additions.REPAIRED), Beside.BOTH.with(Additions.PRINTED));
        found.remark("The repaired addition 4 has a cost: with it, all three methods visit " + price.text(1)
                + " % as many nodes as with the printed one at depth " + counts.depth()
                + ". The columns without MC-A use the same additions as those with it.");
    }

    private static Plot figure(Counts counts, Beside beside) {
        Plot plot = new Plot("MC-A beside " + beside.words, "depth (plies)", "node visits (% of those without MC-A)")
                .reference(100);
        for (Additions rule : RULES) {
            plot.line(
                    "addition 4 " + words(rule),
                    counts.depths(beside.without(rule), 3),
                    depth -> percent(counts.at(depth), beside, rule));
        }
        return plot.line(
                "the paper",
                IntStream.range(0, beside.printed.size())
                        .mapToObj(i -> FIRST + i)
                        .toList(),
                depth -> Estimate.exact(beside.printed.get(depth - FIRST)));
    }

    private static Exhibit table(Counts counts, Additions rule) {
        Exhibit.Numbers table = new Exhibit.Numbers(
                "Added value of MC-A, addition 4 " + words(rule),
                "beside | depth | no MC-A | MC-A | % | % in the paper");
        for (Beside beside : Beside.values()) {
            Variant without = beside.without(rule);
            for (int depth : counts.depths(without, FIRST - 1)) {
                Counts here = counts.at(depth);
                table.row(
                        beside.words,
                        depth,
                        here.grouped(without),
                        here.grouped(beside.with(rule)),
                        percent(here, beside, rule).text(1),
                        beside.printed(depth));
            }
        }
        return table;
    }

    private static void criteria(Counts counts, Parameters parameters, Findings found) {
        int alone = parameters.integer("alone");
        int depth = depth(parameters);
        int first = Math.min(FIRST, depth);
        Estimate nothing = percent(counts.at(alone), Beside.NOTHING, Additions.REPAIRED);
        found.want(Criterion.between(
                "MC-A alone saves nothing: the 95 % interval within 95 to 105 % at depth " + alone
                        + " (paper: 97 to 99 % at depths 5 to 10)",
                nothing.text(1) + " %",
                nothing,
                95,
                105));
        for (Beside beside : List.of(Beside.NULL_MOVE, Beside.MC_C, Beside.BOTH)) {
            Variant with = beside.with(Additions.REPAIRED);
            Variant without = beside.without(Additions.REPAIRED);
            found.want(counts.less(
                    "MC-A beside " + beside.words + " saves at depth " + depth + " (paper: " + beside.printed(7)
                            + " % at 7, " + beside.printed(9) + " % at 9)",
                    with,
                    without));
            if (beside == Beside.NULL_MOVE) {
                continue; // the printed savings do not grow from depth 5 to 9
            }
            Estimate change = counts.change(with, without, first);
            found.want(
                    "MC-A beside " + beside.words + " saves more at depth " + depth + " than at " + first,
                    change.text(1) + " % points",
                    Judgement.below(change, 0));
        }
        found.want(counts.between(
                "MC-C and MC-A needs about as many nodes as null move and MC-C (90 to 110 %) at depth " + depth,
                Beside.MC_C.with(Additions.PRINTED),
                Beside.BOTH.without(Additions.PRINTED),
                90,
                110));
        for (Beside beside : Beside.values()) {
            for (int at : counts.depths(beside.without(Additions.PRINTED), FIRST)) {
                if (!beside.printed(at).isEmpty()) {
                    Estimate percent = percent(counts.at(at), beside, Additions.PRINTED);
                    found.want(
                            "MC-A beside " + beside.words + " as printed needs the paper's " + beside.printed(at)
                                    + " % at depth " + at + ", known to within 5 points",
                            percent.text(1) + " %",
                            Judgement.agrees(percent, beside.printed.get(at - FIRST), 5));
                }
            }
        }
    }
}
