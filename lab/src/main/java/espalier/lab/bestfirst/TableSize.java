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
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** How large the table has to be until counts stop changing. Parameter {@code tables}: binary logarithms of entries. */
public final class TableSize extends BestFirstExperiment {
    /** Counts within so many per cent of those with the largest table do not change any more. */
    private static final double STILL = 1;

    public TableSize() {
        super("table size");
    }

    @Override
    public String claim() {
        return "AB-SSS* and AB-DUAL* need no more memory than Alpha-Beta: their counts stop changing at the same size of the"
                + " table, which is one that programs have.";
    }

    @Override
    public String counting() {
        return COUNTING
                + "; counts have stopped changing where all larger tables give totals within 1 % of the largest one's";
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "10 s" : "4 min";
    }

    @Override
    public Parameters parameters(Size size) {
        Parameters sized = sized(size, "chess:4,othello:6", "chess:6,othello:9,checkers:12,loa:6");
        return and(sized, "tables", size == Size.QUICK ? "8,10,12,14,16,18" : "10,12,14,16,18,20,22");
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        if (parameters.integers("tables", 1, LARGEST_TABLE).size() < 2) {
            throw new IllegalArgumentException("'tables' must have two sizes at least");
        }
        List<Variant> variants = new ArrayList<>();
        for (Variant contender : contenders(1).subList(0, 5)) {
            parameters
                    .integers("tables")
                    .forEach(log -> variants.add(contender.entries(1 << log).named(contender.name() + " " + log)));
        }
        return variants;
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        List<Integer> logs = parameters.integers("tables").stream().sorted().toList();
        int largest = logs.get(logs.size() - 1);
        List<Exhibit> exhibits = new ArrayList<>();
        List<Criterion> criteria = new ArrayList<>();
        List<List<String>> cells = new ArrayList<>();
        for (GameDepth game : depths(parameters)) {
            Counts counts = Counts.of(rows, game);
            List<Series> lines = new ArrayList<>();
            List<String> row = new ArrayList<>(List.of(game.game().name() + ", depth " + game.depth()));
            for (Variant contender : contenders(1).subList(0, 5)) {
                String name = contender.name();
                List<Point> points = logs.stream()
                        .map(log -> new Point(
                                log, counts.percent(name + " " + log, name + " " + largest, game.depth(), "leaves")))
                        .toList();
                lines.add(new Series(List.of(name), points, new Look(lines.size())));
                OptionalInt enough = enough(points);
                row.add(enough.isPresent() ? "2^" + enough.getAsInt() : "more than 2^" + largest);
            }
            cells.add(row);
            exhibits.add(new Exhibit.Figure(new LineChart(
                    game.title() + ": leaves by size of the table, depth " + game.depth(),
                    "entries (binary logarithm)",
                    "leaf evaluations (% of the largest table's)",
                    OptionalDouble.of(100),
                    lines)));
            if (PAPERS_GAMES.contains(game.game().name())) {
                criteria.addAll(criteria(game, lines, logs));
            }
        }
        List<String> heads = new ArrayList<>(List.of("game"));
        contenders(1).subList(0, 5).forEach(contender -> heads.add(contender.name()));
        exhibits.add(new Exhibit.Numbers("Entries from which on leaf counts stay within 1 %", heads, cells));
        return new Outcome(exhibits, criteria, "");
    }

    /** The smallest table from which on nothing changes; empty if that is only the largest. */
    private static OptionalInt enough(List<Point> points) {
        int enough = points.size() - 1;
        while (enough > 0 && Math.abs(points.get(enough - 1).y().mean() - 100) <= STILL) {
            enough--;
        }
        return enough == points.size() - 1
                ? OptionalInt.empty()
                : OptionalInt.of((int) points.get(enough).x());
    }

    private static List<Criterion> criteria(GameDepth game, List<Series> lines, List<Integer> logs) {
        String place = ", " + game.game().name() + " at depth " + game.depth();
        OptionalInt alphaBeta = enough(lines.get(1).points());
        List<Criterion> criteria = new ArrayList<>();
        for (Series line : lines.subList(3, 5)) {
            OptionalInt own = enough(line.points());
            criteria.add(new Criterion(
                    line.names().get(0) + " stops changing at the size where Alpha-Beta does, or before" + place,
                    text(own) + ", Alpha-Beta " + text(alphaBeta),
                    own.isPresent() && own.getAsInt() <= alphaBeta.orElse(Integer.MAX_VALUE)));
        }
        Estimate last = lines.get(0).points().get(logs.size() - 2).y();
        criteria.add(new Criterion(
                "Aspiration NegaScout does not gain from the last enlargement" + place,
                last.text(2) + " % of the leaves",
                Math.abs(last.mean() - 100) <= STILL));
        return criteria;
    }

    private static String text(OptionalInt log) {
        return log.isPresent() ? "2^" + log.getAsInt() : "not yet";
    }
}
