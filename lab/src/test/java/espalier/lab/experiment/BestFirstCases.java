package espalier.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.lab.practice.GameExperiment;
import espalier.lab.practice.Tiny.Made;
import java.util.List;

/** The experiments of best-first. */
final class BestFirstCases extends MadeUp {
    BestFirstCases() {
        game(
                "best-first-figures-4-and-5",
                "depths=chess:4,othello:4",
                (v, d) -> nodes(v.equals("MTD(f)") ? 0.9 : v.startsWith("Asp") ? 1 : v.equals("AB-SSS*") ? 1.05 : 1.1),
                (v, d) -> nodes(v.equals("MTD(f)") ? 1.3 : v.startsWith("Asp") ? 1 : 0.9));
        cases.computeIfPresent(
                "best-first-figures-4-and-5",
                (name, same) -> e -> new Case(
                        same.apply(e).good(),
                        same.apply(e).bad(),
                        2,
                        2)); // made-up leaves and visits are the same, and equal counts close
        game(
                "best-first-figure-6",
                "depths=chess:4,othello:4",
                (v, d) -> nodes(v.equals("MTD(f)") ? 0.89 : 1),
                (v, d) -> nodes(v.equals("MTD(f)") ? 1.3 : 1));
        game(
                "best-first-calls",
                "depths=chess:4,othello:4",
                (v, d) -> new Made(1, v.startsWith("MTD") ? 4 : v.endsWith("100") ? 9 : 50, 0),
                (v, d) -> new Made(1, v.startsWith("MTD") ? 20 : v.endsWith("100") ? 50 : 9, 0));
        game(
                "best-first-table-size",
                "depths=chess:4,othello:4 tables=10,12,14",
                (v, d) -> nodes(v.equals("MTD(f) 10") ? 1.5 : v.endsWith(" 10") ? 2 : 1),
                (v, d) -> nodes(v.startsWith("Alpha") ? 1 : v.endsWith(" 14") ? 1 : 2));
        for (String sweep : List.of("stored-leaves", "quiescence", "delta", "granularity")) {
            reported(
                    "best-first-sweep-of-" + sweep,
                    "depths=chess:3",
                    (v, d) -> nodes(v.startsWith("MTD") ? 0.9 : 1),
                    "chess: ",
                    "chess: none");
        }
        game(
                "best-first-factorial",
                "depths=chess:4,othello:4 grains=1,25",
                (v, d) -> nodes(factorial(v, 0.9, -0.1)),
                (v, d) -> nodes(factorial(v, 1.1, 0.1)));
        cases.put("best-first-minimal-tree", e -> {
            Findings outcome = espalier.lab.practice.Tiny.madeUp(
                    (GameExperiment) e,
                    e.parameters(Size.QUICK).and("depths=chess:3"),
                    List.of("left-first minimal graph", "approximated real minimal graph"),
                    // Cumulative counts of a search grow by a million a depth; a graph has that many by itself.
                    (v, d) -> nodes(v.endsWith("graph") ? (v.startsWith("left") ? 0.5 : 0.25) / d : 1));
            assertThat(outcome.remark()).contains("chess 200 % of the left-first and 400 % of the approximated real");
            return new Case(outcome, outcome, 0);
        });
    }

    /** Others need one; MTD(f) needs this much, and so much more for each thing that should help, the older guess among them. */
    private static double factorial(String variant, double mtd, double more) {
        if (!variant.startsWith("MTD(f)")) {
            return 1;
        }
        return mtd
                + (variant.contains("steps of 25") ? more : 0)
                + (variant.contains("no quiescence") ? 0 : more)
                + (variant.contains("no ETC") ? 0 : more)
                + (variant.contains("from depth d-2") ? more / 2 : 0);
    }
}
