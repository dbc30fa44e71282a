package espalier.lab.pruning;

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
import espalier.lab.practice.Counts;
import espalier.lab.practice.Variant;
import espalier.play.Additions;
import espalier.play.Pruning;
import espalier.play.Pruning.MultiCut;
import espalier.play.Pruning.NullMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Table 1: what MC-A saves by itself, with the null move, with MC-C and with both; with addition 4 as it is printed and as
 * it has to be. Parameter {@code alone}: the depth without other pruning, where trees are largest.
 */
public final class Table1 extends PruningExperiment {
    /** Where the claim that savings grow starts, as the paper's table does. */
    private static final int FIRST = 5;

    private enum Rule {
        PRINTED(Additions.PRINTED),
        REPAIRED(Additions.REPAIRED);

        private final Additions additions;

        Rule(Additions additions) {
            this.additions = additions;
        }

        String words() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private enum Beside {
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

        private final List<Pruning> pruning;

        Beside(String words, List<Double> printed, Pruning... pruning) {
            this.words = words;
            this.printed = printed;
            this.pruning = List.of(pruning);
        }

        String printed(int depth) {
            int at = depth - FIRST;
            return at < 0 || at >= printed.size() ? "" : Double.toString(printed.get(at));
        }

        String name(Rule rule, boolean multiCut) {
            return words + (multiCut ? " and MC-A " : " ") + rule.words();
        }
    }

    public Table1() {
        super("table 1");
    }

    @Override
    public String claim() {
        return "MC-A alone saves hardly anything (2 %); on top of other forward pruning it saves, and more with depth: on top of"
                + " MC-C 85 % at depth 12, on top of null move and MC-C 42 % at depth 14.";
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "20 s" : "16 min";
    }

    @Override
    public Parameters parameters(Size size) {
        return and(sized(size, 7, 20, 9), "alone", size == Size.QUICK ? 5 : 7);
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        List<Variant> variants = new ArrayList<>();
        for (Rule rule : Rule.values()) {
            for (Beside beside : Beside.values()) {
                Pruning[] others = beside.pruning.toArray(Pruning[]::new);
                Pruning[] all =
                        Stream.concat(beside.pruning.stream(), Stream.of(TUNED)).toArray(Pruning[]::new);
                variants.add(variant(beside.name(rule, false), parameters, rule.additions, others));
                variants.add(variant(beside.name(rule, true), parameters, rule.additions, all));
            }
        }
        return variants;
    }

    @Override
    protected int depth(Variant variant, int depth, Parameters parameters) {
        return variant.name().startsWith(Beside.NOTHING.words) ? parameters.integer("alone", 2) : depth;
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        Counts counts = new Counts(rows);
        List<Exhibit> exhibits = new ArrayList<>();
        for (Rule rule : Rule.values()) {
            exhibits.add(table(counts, rule));
        }
        for (Beside beside : Beside.values()) {
            exhibits.add(figure(counts, beside));
        }
        return new Outcome(exhibits, criteria(counts, parameters), remark(counts, depth(parameters)));
    }

    private static Exhibit figure(Counts counts, Beside beside) {
        List<Series> lines = new ArrayList<>();
        for (Rule rule : Rule.values()) {
            String without = beside.name(rule, false);
            List<Point> points = counts.depths(without).stream()
                    .filter(depth -> depth >= 3)
                    .map(depth -> new Point(depth, counts.percent(beside.name(rule, true), without, depth, "visits")))
                    .toList();
            lines.add(new Series(List.of("addition 4 " + rule.words()), points, new Look(lines.size())));
        }
        List<Point> printed = IntStream.range(0, beside.printed.size())
                .mapToObj(i -> new Point(FIRST + i, new Estimate(beside.printed.get(i), 0)))
                .toList();
        lines.add(new Series(List.of("the paper"), printed, new Look(lines.size())));
        return new Exhibit.Figure(new LineChart(
                "MC-A beside " + beside.words,
                "depth (plies)",
                "node visits (% of those without MC-A)",
                OptionalDouble.of(100),
                lines));
    }

    private static Exhibit table(Counts counts, Rule rule) {
        List<List<String>> cells = new ArrayList<>();
        for (Beside beside : Beside.values()) {
            String without = beside.name(rule, false);
            String with = beside.name(rule, true);
            for (int depth : counts.depths(without)) {
                if (depth >= FIRST - 1) {
                    cells.add(List.of(
                            beside.words,
                            Integer.toString(depth),
                            Counts.grouped(counts.total(without, depth, "visits")),
                            Counts.grouped(counts.total(with, depth, "visits")),
                            counts.percent(with, without, depth, "visits").text(1),
                            beside.printed(depth)));
                }
            }
        }
        return new Exhibit.Numbers(
                "Added value of MC-A, addition 4 " + rule.words(),
                List.of("beside", "depth", "no MC-A", "MC-A", "%", "% in the paper"),
                cells);
    }

    private static List<Criterion> criteria(Counts counts, Parameters parameters) {
        int alone = parameters.integer("alone");
        int depth = depth(parameters);
        int first = Math.min(FIRST, depth);
        Estimate nothing = counts.percent(
                Beside.NOTHING.name(Rule.REPAIRED, true), Beside.NOTHING.name(Rule.REPAIRED, false), alone, "visits");
        List<Criterion> criteria = new ArrayList<>();
        criteria.add(new Criterion(
                "MC-A alone saves nothing: the 95 % interval within 95 to 105 % at depth " + alone
                        + " (paper: 97 to 99 % at depths 5 to 10)",
                nothing.text(1) + " %",
                nothing.low() >= 95 && nothing.high() <= 105));
        for (Beside beside : List.of(Beside.MC_C, Beside.BOTH)) {
            String with = beside.name(Rule.REPAIRED, true);
            String without = beside.name(Rule.REPAIRED, false);
            criteria.add(counts.less(
                    "MC-A beside " + beside.words + " saves at depth " + depth
                            + (beside == Beside.MC_C
                                    ? " (paper: 70.6 % at 7, 50.4 % at 9)"
                                    : " (paper: 85.0 % at 7, 82.1 % at 9)"),
                    with,
                    without,
                    depth,
                    "visits"));
            Estimate change = counts.change(with, without, first, depth, "visits");
            criteria.add(new Criterion(
                    "MC-A beside " + beside.words + " saves more at depth " + depth + " than at " + first,
                    change.text(1) + " % points",
                    change.high() < 0));
        }
        return criteria;
    }

    private static String remark(Counts counts, int depth) {
        Estimate price = counts.percent(
                Beside.BOTH.name(Rule.REPAIRED, true), Beside.BOTH.name(Rule.PRINTED, true), depth, "visits");
        return "The repaired addition 4 costs: all three methods with it visit " + price.text(1)
                + " % as many nodes as with the printed one at depth " + depth
                + ". The columns without MC-A use the same additions as those with it.";
    }
}
