package espalier.lab.bestfirst;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.LineChart;
import espalier.lab.chart.LineChart.Point;
import espalier.lab.chart.LineChart.Series;
import espalier.lab.chart.Look;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * What a choice that the paper leaves open does to its comparison: algorithms relative to Aspiration NegaScout with the
 * same choice, at the last depth. Parameter {@code values}: the choices.
 */
abstract class Sweep extends BestFirstExperiment {
    Sweep(String shows) {
        super(shows);
    }

    /** A variant with another value of what is swept. */
    abstract Variant with(Variant variant, int value);

    /** Whether the value matters to an algorithm; if not it is run once. */
    boolean affects(String algorithm) {
        return true;
    }

    /** What the values are, with their unit. */
    abstract String axis();

    /** A value in words. */
    String words(int value) {
        return Integer.toString(value);
    }

    abstract String values();

    @Override
    public String claim() {
        return "The paper states no value; asked is whether " + question();
    }

    abstract String question();

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "10 s" : "3 min";
    }

    @Override
    public Parameters parameters(Size size) {
        Parameters sized = sized(size, "chess:4,othello:6,checkers:8,loa:4", "chess:7,othello:10,checkers:14,loa:6");
        return and(sized, "values", values());
    }

    List<Variant> algorithms(Parameters parameters) {
        return contenders(entries(parameters)).subList(0, 5);
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        List<Variant> variants = new ArrayList<>();
        for (Variant algorithm : algorithms(parameters)) {
            if (affects(algorithm.name())) {
                parameters
                        .integers("values")
                        .forEach(value -> variants.add(with(algorithm, value).named(name(algorithm.name(), value))));
            } else {
                variants.add(algorithm);
            }
        }
        return variants;
    }

    final String name(String algorithm, int value) {
        return affects(algorithm) ? algorithm + " " + value : algorithm;
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        List<Integer> values = parameters.integers("values");
        List<String> others = algorithms(parameters).stream()
                .map(Variant::name)
                .filter(name -> !name.equals(ASPIRATION))
                .toList();
        List<Exhibit> exhibits = new ArrayList<>();
        for (String column : List.of("leaves", "visits")) {
            List<List<String>> cells = new ArrayList<>();
            List<Series> lines = new ArrayList<>();
            for (GameDepth game : depths(parameters)) {
                Counts counts = Counts.of(rows, game);
                List<Point> points = new ArrayList<>();
                for (int value : values) {
                    String base = name(ASPIRATION, value);
                    List<String> row = new ArrayList<>(List.of(game.game().name() + ", depth " + game.depth()));
                    row.add(words(value));
                    row.add(Counts.grouped(counts.total(base, game.depth(), column)));
                    for (String other : others) {
                        row.add(counts.percent(name(other, value), base, game.depth(), column)
                                .text(1));
                    }
                    cells.add(row);
                    points.add(new Point(value, counts.percent(name(MTD_F, value), base, game.depth(), column)));
                }
                lines.add(new Series(List.of(game.game().name()), points, new Look(lines.size())));
            }
            String what = column.equals("leaves") ? "leaf evaluations" : "node visits";
            List<String> heads = new ArrayList<>(List.of("game", axis(), ASPIRATION + ", total " + what));
            others.forEach(other -> heads.add(other + " (%)"));
            exhibits.add(new Exhibit.Numbers("Relative to Aspiration NegaScout: " + what, heads, cells));
            if (values.size() > 2) {
                exhibits.add(new Exhibit.Figure(new LineChart(
                        "MTD(f) relative to Aspiration NegaScout: " + what,
                        axis(),
                        what + " (%)",
                        OptionalDouble.of(100),
                        lines)));
            }
        }
        return new Outcome(exhibits, List.of(), remark(parameters, rows));
    }

    /** In how many games and for which values MTD(f) needs less. */
    private String remark(Parameters parameters, Table rows) {
        List<String> parts = new ArrayList<>();
        for (GameDepth game : depths(parameters)) {
            Counts counts = Counts.of(rows, game);
            List<String> less = parameters.integers("values").stream()
                    .filter(value -> counts.percent(name(MTD_F, value), name(ASPIRATION, value), game.depth(), "visits")
                                    .high()
                            < 100)
                    .map(this::words)
                    .toList();
            parts.add(game.game().name() + ": " + (less.isEmpty() ? "none" : String.join(", ", less)));
        }
        return "MTD(f) visits significantly fewer nodes for these values: " + String.join("; ", parts) + ".";
    }
}
