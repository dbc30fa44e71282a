package espalier.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;

/** The experiments of multi-model. */
final class MultiModelCases extends MadeUp {
    private static boolean onePass(Map<String, String> row) {
        return String.valueOf(row.get("algorithm")).endsWith("1p");
    }

    MultiModelCases() {
        String models = "algorithm=alpha-beta-star,alpha-beta-star-1p";
        factors(
                "multi-model-figure-13",
                "",
                List.of("width=4", "depth=10", "level=0,1,2", "bound=0,10,100", "tree=0,1,2,3,4", models),
                (row, good) -> {
                    int level = integer(row, "level");
                    int bound = integer(row, "bound");
                    double star = (level == 1 ? 3.25 : level == 2 ? 3.6 : 2.8) - (100 - bound) / 1000.0;
                    double factor = good ? star + (onePass(row) ? 0.3 : 0) : 5 - star - (onePass(row) ? 0.3 : 0);
                    return factor * noise(row) / 1.002;
                });
        factors(
                "multi-model-figure-14",
                "",
                List.of("width=2", "depth=6,12", "level=1", "bound=0,10,50", "tree=0,1,2,3,4", models),
                (row, good) -> {
                    double depth = integer(row, "depth") * (onePass(row) == good ? 1 : -1) / 1000.0;
                    double gap = integer(row, "bound") == 0 ? 0 : 0.2 + depth + (onePass(row) == good ? 0.3 : 0);
                    return (2 + gap) * noise(row);
                });
        factors(
                "multi-model-figure-15",
                "",
                List.of("width=2,6", "depth=6", "level=0,1,2", "bound=5", "tree=0,1,2,3,4", models),
                (row, good) -> {
                    double gap = integer(row, "level") == 0 ? 0 : 0.1 + integer(row, "width") * (good ? 0.1 : -0.01);
                    return (3 + gap + (onePass(row) == good ? 0.3 : 0)) * noise(row);
                });
        cases.put("multi-model-figure-17", e -> {
            List<String> factors =
                    List.of("depth=2,6", range("game", 7), "algorithm=alpha-beta,alpha-beta-star,alpha-beta-star-1p");
            BiFunction<Map<String, String>, Boolean, Double> factor =
                    (row, good) -> (row.get("algorithm").equals("alpha-beta") ? 3 : good ? 4 : 2.5)
                            + integer(row, "depth") * (good ? -0.1 : 0.01)
                            + integer(row, "game")
                                    * 0.001
                                    * row.get("algorithm").length();
            return new Case(
                    rows(e, "", factors, row -> factor.apply(row, true), row -> factor.apply(row, true)),
                    rows(e, "", factors, row -> factor.apply(row, false), row -> factor.apply(row, false)),
                    0);
        });
        cases.put("multi-model-table-1", e -> {
            Measured otherDepth = row -> 4 + 0.1 * integer(row, "opening");
            return new Case(table1(e, 1.02, row -> 3, otherDepth), table1(e, 0.9, row -> 4, row -> 3), 0);
        });
        cases.put("multi-model-learning-while-playing", e -> {
            List<String> factors =
                    List.of("evaluations=200", "player=naive,learner,knower,mistaken,as_deep", range("opening", 5));
            Measured one = row -> 1;
            Findings outcome = rows(
                    e,
                    "",
                    factors,
                    one,
                    one,
                    one,
                    row -> row.get("player").equals("knower") ? 1.2 : 1,
                    row -> 3,
                    row -> 4,
                    row -> "4");
            assertThat(outcome.remark())
                    .contains(
                            "The player that knows the weights scores 0.200",
                            "The player that learns them scores 0.000 \u00b1 0.000 points more",
                            "(not significant)");
            return new Case(outcome, outcome, 0);
        });
        cases.put(
                "multi-model-lemma-3-and-theorem-1",
                e -> new Case(
                        table(e, "2 4 2 10 0 99 0 0 0 0 0 0 50 40 50 40", "2 4 2 10 1 99 0 0 0 0 0 0 50 41 50 41"),
                        table(e, "2 4 2 10 0 99 1 1 1 1 1 1 50 60 50 60", "2 4 2 10 1 99 1 1 1 1 1 1 50 61 50 61"),
                        0));
        cases.put("multi-model-an-exact-opponent", e -> new Case(exactOpponent(e, 1.2), exactOpponent(e, 0.8), 0));
        cases.put("multi-model-the-weight-of-total", e -> new Case(weights(e, 1.2), weights(e, 0.8), 0));
        cases.put("multi-model-equal-time", e -> new Case(equalTime(e, 1.2), equalTime(e, 0.8), 0));
        cases.put(
                "multi-model-lemmas-1-and-2",
                e -> new Case(
                        table(e, "2 3 1 0 16 16 14", "2 3 1 1 16 16 15"),
                        table(e, "2 3 1 0 17 15 99", "2 3 1 1 17 15 3"),
                        0));
    }

    /** Alpha-beta* scores about this many points, alpha-beta one. */
    private static Findings exactOpponent(Experiment e, double points) {
        List<String> factors = List.of(
                "total=-10", "depth=3", "opponent=-2,-1,0", "player=alpha-beta*,alpha-beta", range("opening", 7));
        Measured same = row -> 1;
        return rows(
                e,
                "",
                factors,
                same,
                same,
                same,
                row -> (row.get("player").equals("alpha-beta*") ? points : 1) + 0.004 * integer(row, "opening") % 3);
    }

    /** Alpha-beta* scores about this many points, with a wrong model one. */
    private static Findings weights(Experiment e, double points) {
        List<String> factors = List.of(
                "total=-10,-100",
                "evaluations=200",
                "player=alpha-beta*,control: wrong model,control: alpha-beta at its depth",
                range("opening", 7));
        Measured same = row -> 1;
        return rows(
                e,
                "",
                factors,
                same,
                same,
                same,
                row -> (row.get("player").equals("alpha-beta*") ? points : 1) + 0.004 * integer(row, "opening") % 3,
                row -> 4,
                row -> 5);
    }

    /** Alpha-beta* scores about this many points. */
    private static Findings equalTime(Experiment e, double points) {
        Measured same = row -> 1;
        Measured scored = row -> points + 0.004 * integer(row, "opening");
        return rows(
                e, "", List.of("total=-10,-150", range("opening", 7)), same, same, same, scored, row -> 4, row -> 5);
    }

    /** Matches that score about this many points. */
    private static Findings table1(Experiment e, double points, Measured depth, Measured otherDepth) {
        List<String> factors =
                List.of("evaluations=100", "player=alpha-beta*,control: alpha-beta at its depth", range("opening", 7));
        Measured same = row -> 1;
        Measured scored = row -> points + 0.004 * integer(row, "opening");
        return rows(e, "", factors, same, same, same, scored, depth, otherDepth);
    }
}
