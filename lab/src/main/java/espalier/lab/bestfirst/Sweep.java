package espalier.lab.bestfirst;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Findings;
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import espalier.play.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/**
 * The effect of a choice that the paper leaves open: algorithms relative to Aspiration NegaScout with the same choice,
 * at the last depth. Parameter {@code values}: the choices.
 */
public final class Sweep extends BestFirstExperiment {
    private static final String DEPTHS = "chess:4,othello:6,checkers:8,loa:4";
    private static final String PAPER_DEPTHS = "chess:7,othello:10,checkers:14,loa:6";

    private final String axis;
    private final List<Variant> affected;
    private final BiFunction<Variant, Integer, Variant> with;
    private final IntFunction<String> words;

    /**
     * @param axis what the values are, with their unit
     * @param affected the algorithms to which the value matters; the others are run once
     * @param with a variant with another value
     * @param words a value in words
     */
    private Sweep(
            Description about,
            String axis,
            List<Variant> affected,
            BiFunction<Variant, Integer, Variant> with,
            IntFunction<String> words) {
        super(about);
        this.axis = axis;
        this.affected = affected;
        this.with = with;
        this.words = words;
    }

    private static Description about(String shows, String question) {
        return BestFirstExperiment.about(shows).claim("The paper states no value. The question is whether " + question);
    }

    private static String yes(int value) {
        return value == 1 ? "yes" : "no";
    }

    /** Whether leaf evaluations are kept in the table. */
    static Sweep leavesStored() {
        return new Sweep(
                about(
                                "sweep of stored leaves",
                                "it matters whether leaf evaluations are kept in the table, where repeated passes find them.")
                        .quick("10 s", quick(DEPTHS) + " values=1,0")
                        .paper("3 min", paper(PAPER_DEPTHS, 22)),
                "leaves stored",
                Rivals.MAIN,
                (variant, value) -> variant.setting(variant.setting().with(Part.LEAVES_STORED, value == 1)),
                Sweep::yes);
    }

    /**
     * Whether quiescence extends the leaves, as in playing programs; leaf counts then are evaluations there. Othello
     * has no noisy moves.
     */
    static Sweep quiescence() {
        return new Sweep(
                about(
                                "sweep of quiescence",
                                "it matters whether leaves are quiet, so that the value of an iteration predicts that of the next"
                                        + " one.")
                        .counting(COUNTING.replace("no quiescence", "with and without quiescence"))
                        .quick("10 s", quick("chess:4,checkers:8,loa:4") + " values=0,1")
                        .paper("3 min", paper("chess:7,checkers:14,loa:6", 22)),
                "quiescence",
                Rivals.MAIN,
                (variant, value) -> variant.setting(variant.setting().with(Part.QUIESCENCE, value == 1)),
                Sweep::yes);
    }

    /** The width of the aspiration window. */
    static Sweep delta() {
        return new Sweep(
                about(
                                "sweep of delta",
                                "the width of the aspiration window decides how MTD(f) compares with Aspiration NegaScout.")
                        .quick("10 s", quick(DEPTHS) + " values=2,5,10,25,50,100")
                        .paper("3 min", paper(PAPER_DEPTHS, 22)),
                "half window (hundredths of a pawn, tenths of a disc)",
                List.of(Rivals.ASPIRATION),
                Variant::delta,
                Integer::toString);
    }

    /** The granularity of the evaluation. */
    static Sweep granularity() {
        return new Sweep(
                about(
                                "sweep of granularity",
                                "the steps of the evaluation decide how the algorithms compare (the coarser, the fewer passes"
                                        + " null-window drivers need).")
                        .quick("18 s", quick(DEPTHS) + " values=1,5,10,25,50,100")
                        .paper("8 min", paper(PAPER_DEPTHS, 22)),
                "steps of the evaluation (hundredths of a pawn, tenths of a disc)",
                Rivals.MAIN,
                Variant::grain,
                Integer::toString);
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        List<Integer> values = parameters.integers("values");
        List<Variant> variants = new ArrayList<>();
        for (Variant rival : Rivals.MAIN) {
            (affected.contains(rival) ? values : values.subList(0, 1))
                    .forEach(value -> variants.add(variant(rival, value)));
        }
        return variants;
    }

    private Variant variant(Variant rival, int value) {
        return affected.contains(rival) ? with.apply(rival, value).named(rival.key() + " " + value) : rival;
    }

    /** MTD(f) relative to Aspiration NegaScout. */
    private Estimate mtd(Counts counts, int value) {
        return counts.percent(variant(Rivals.MTD_F, value), variant(Rivals.ASPIRATION, value));
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        List<Integer> values = parameters.integers("values");
        List<Variant> others = Rivals.MAIN.subList(1, Rivals.MAIN.size());
        for (String column : COLUMNS) {
            String what = words(column);
            Exhibit.Numbers table = new Exhibit.Numbers(
                    "Relative to Aspiration NegaScout: " + what,
                    "game | " + axis + " | Aspiration NegaScout, total " + what
                            + others.stream()
                                    .map(other -> " | " + other.title() + " (%)")
                                    .collect(Collectors.joining()));
            Plot plot =
                    new Plot("MTD(f) relative to Aspiration NegaScout: " + what, axis, what + " (%)").reference(100);
            for (GameDepth game : depths(parameters)) {
                Counts counts = Counts.of(rows, parameters, game, column);
                for (int value : values) {
                    Variant base = variant(Rivals.ASPIRATION, value);
                    List<String> row = new ArrayList<>(List.of(words.apply(value), counts.grouped(base)));
                    for (Variant other : others) {
                        row.add(counts.percent(variant(other, value), base).text(1));
                    }
                    table.row(game.row(), row);
                }
                plot.line(game.game().name(), values, value -> mtd(counts, value));
            }
            found.show(table);
            if (values.size() > 2) {
                found.show(plot);
            }
        }
        found.remark(remark(parameters, rows));
    }

    /** In how many games and for which values MTD(f) needs less. */
    private String remark(Parameters parameters, Table rows) {
        List<String> parts = new ArrayList<>();
        for (GameDepth game : depths(parameters)) {
            Counts counts = Counts.of(rows, parameters, game, "visits");
            List<String> less = parameters.integers("values").stream()
                    .filter(value -> mtd(counts, value).high() < 100)
                    .map(words::apply)
                    .toList();
            parts.add(game.game().name() + ": " + (less.isEmpty() ? "none" : String.join(", ", less)));
        }
        return "MTD(f) visits significantly fewer nodes for these values: " + String.join("; ", parts) + ".";
    }
}
