package espalier.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.practice.GameExperiment;
import espalier.lab.practice.Tiny.Made;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Made-up rows for the experiments of a paper: those that match its claims, and opposite ones. */
abstract class MadeUp {
    /** An experiment's outcome for rows that support its claim, and for others. */
    record Case(Findings good, Findings bad, int alwaysHold, int neverHold) {
        Case(Findings good, Findings bad, int alwaysHold) {
            this(good, bad, alwaysHold, 0);
        }
    }

    /** By the name of the experiment. */
    final Map<String, Function<Experiment, Case>> cases = new LinkedHashMap<>();

    /** The measured cells of rows about artificial trees, by the cells that identify a row. */
    interface Measured {
        Object of(Map<String, String> row);
    }

    /** All combinations of factors ({@code "percent=20,100"}), and measured cells behind them. */
    static Findings rows(Experiment experiment, String changes, List<String> factors, Measured... measured) {
        Parameters parameters = experiment.parameters(Size.QUICK);
        parameters = changes.isEmpty() ? parameters : parameters.and(changes);
        List<Map<String, String>> all = List.of(Map.of());
        for (String factor : factors) {
            int equals = factor.indexOf('=');
            List<Map<String, String>> longer = new ArrayList<>();
            for (Map<String, String> row : all) {
                for (String value : factor.substring(equals + 1).split(",", -1)) {
                    Map<String, String> one = new LinkedHashMap<>(row);
                    one.put(factor.substring(0, equals), value);
                    longer.add(one);
                }
            }
            all = longer;
        }
        List<List<String>> rows = new ArrayList<>();
        for (Map<String, String> row : all) {
            List<String> cells = new ArrayList<>(row.values());
            for (Measured cell : measured) {
                cells.add(String.valueOf(cell.of(row)));
            }
            if (!cells.contains(NO_ROW)) {
                rows.add(cells);
            }
        }
        return experiment.study(parameters, new Table(experiment.columns(), rows));
    }

    static double noise(Map<String, String> row) {
        return 1 + 0.001 * (Integer.parseInt(row.getOrDefault("seed", row.getOrDefault("tree", "0"))) % 5);
    }

    static long count(Map<String, String> row, double mean) {
        return Math.round(1e5 * mean * noise(row));
    }

    /** Measured where there is no such combination. */
    static final String NO_ROW = "no row";

    /** By trees and seeds. */
    static final String SEEDS = "seed=0,1,2,3,4,5,6";

    static final String KINDS = "set=TOP_DOWN_EVEN,TOP_DOWN_RANDOM,REORDERED";

    void trees(String name, List<String> factors, BiFunction<Map<String, String>, Boolean, Object> nodes) {
        cases.put(
                name,
                e -> new Case(
                        rows(e, "", factors, row -> nodes.apply(row, true)),
                        rows(e, "", factors, row -> nodes.apply(row, false)),
                        0));
    }

    void game(
            String name,
            String changes,
            BiFunction<String, Integer, Made> good,
            BiFunction<String, Integer, Made> bad) {
        cases.put(name, e -> new Case(game(e, changes, good), game(e, changes, bad), 0));
    }

    static Findings game(Experiment e, String changes, BiFunction<String, Integer, Made> counts) {
        return espalier.lab.practice.Tiny.madeUp(
                (GameExperiment) e, e.parameters(Size.QUICK).and(changes), List.of(), counts);
    }

    static Made nodes(double nodes) {
        return new Made(nodes, 3, 0);
    }

    static Findings table(Experiment experiment, String... rows) {
        return experiment.study(experiment.parameters(Size.QUICK), Tiny.table(experiment, rows));
    }

    static Case reported(Experiment e, List<String> factors, String remark, Measured... measured) {
        Findings outcome = rows(e, "", factors, measured);
        assertThat(outcome.remark()).contains(remark);
        return new Case(outcome, outcome, 0);
    }

    void reported(
            String name, String changes, BiFunction<String, Integer, Made> counts, String remark, String otherwise) {
        cases.put(name, e -> {
            Findings some = game(e, changes, counts);
            Findings none = game(e, changes, (v, d) -> nodes(1));
            assertThat(some.remark()).contains(remark).doesNotContain(otherwise);
            assertThat(none.remark()).contains(otherwise);
            return new Case(some, none, 0);
        });
    }

    void factors(
            String name,
            String changes,
            List<String> factors,
            BiFunction<Map<String, String>, Boolean, Double> factor) {
        cases.put(
                name,
                e -> new Case(
                        rows(
                                e,
                                changes,
                                factors,
                                row -> 1,
                                row -> 1,
                                row -> factor.apply(row, true),
                                row -> factor.apply(row, true)),
                        rows(
                                e,
                                changes,
                                factors,
                                row -> 1,
                                row -> 1,
                                row -> factor.apply(row, false),
                                row -> factor.apply(row, false)),
                        0));
    }

    static String range(String column, int count) {
        return column + "="
                + String.join(
                        ",",
                        IntStream.range(0, count).mapToObj(Integer::toString).toList());
    }

    static int integer(Map<String, String> row, String column) {
        return Integer.parseInt(String.valueOf(row.get(column)));
    }

    static int seed(Map<String, String> row) {
        return integer(row, "seed");
    }

    static boolean even(Map<String, String> row, int of) {
        return integer(row, "opening") % of == 0;
    }

    static boolean bns(Map<String, String> row) {
        String algorithm = String.valueOf(row.get("algorithm"));
        return algorithm.equals("BNS") || algorithm.equals("BNS+TT") || algorithm.startsWith("bns-statistical");
    }
}
