package espalier.lab.experiment;

import java.util.List;
import java.util.Map;

/** The experiments of solution-trees. */
final class SolutionTreesCases extends MadeUp {
    private static final String ALL_KINDS = KINDS + ",TOP_DOWN_FIXED";
    private static final String ALGORITHMS = "algorithm=Alpha-beta,PVS,SSS-2,Dual-2,SSS-4 (50),SSS-4 (100),SSS-B";

    /** Nodes of an algorithm of solution-trees at an ordering that is not perfect. */
    private static double expanded(String algorithm) {
        return switch (algorithm) {
            case "SSS-0" -> 0.9;
            case "Dual-2" -> 1;
            case "SSS-2" -> 1.2;
            case "PVS" -> 1.5;
            case "Alpha-beta" -> 2;
            default -> 1.3;
        };
    }

    private static Object expanded(Map<String, String> row, boolean good, long minimum) {
        if (row.get("percent").equals("100")) {
            return good ? minimum : minimum + row.get("algorithm").length();
        }
        double nodes = expanded(String.valueOf(row.get("algorithm")));
        return count(row, good ? nodes : 1 / nodes / nodes);
    }

    SolutionTreesCases() {
        cases.put(
                "solution-trees-figure-7",
                e -> new Case(
                        table(e, "5 [] CALL 10 1 [1] f+1 f+2", "5 [] SEARCH 10 1 [1] f+1 f+2"),
                        table(e, "5 [] CALL 10 0 none none none", "5 [] SEARCH 10 0 none none none"),
                        0));
        List<String> counts = List.of(KINDS, "percent=20,80,100", SEEDS, ALGORITHMS);
        trees("solution-trees-figure-8", counts, (row, good) -> expanded(row, good, 1240));
        trees(
                "solution-trees-figure-9",
                List.of(ALL_KINDS, "percent=20,100", SEEDS, ALGORITHMS + ",SSS-0"),
                (row, good) -> expanded(row, good, 1240));
        trees("solution-trees-wide-trees", counts, (row, good) -> expanded(row, good, 1437));
        trees(
                "solution-trees-even-depth",
                counts,
                (row, good) -> row.get("percent").equals("100")
                        ? expanded(row, good, 491)
                        : count(row, good ? 1 : expanded(String.valueOf(row.get("algorithm")))));
        List<String> guesses = List.of(ALL_KINDS, "percent=20,80", SEEDS, "offset=-100,0,1,100,guess-0,guess-999");
        trees("solution-trees-figure-10", guesses, (row, good) -> {
            String offset = String.valueOf(row.get("offset"));
            double distance =
                    offset.startsWith("guess-") ? offset.length() / 100.0 : Math.abs(Integer.parseInt(offset)) / 100.0;
            double gain = row.get("percent").equals("20") ? distance : distance / 2;
            return count(row, good ? 1 + gain : 3 - gain);
        });
        trees(
                "solution-trees-refutation-wall",
                List.of(ALL_KINDS, "percent=20,80", SEEDS, "offset=-100,0,1,100"),
                (row, good) -> {
                    double distance = Math.abs(Integer.parseInt(String.valueOf(row.get("offset")))) / 100.0;
                    return count(row, good ? 3 - distance : 1 + distance);
                });
        trees(
                "solution-trees-perfect-ordering",
                List.of("set=REORDERED", SEEDS, "value=5", "algorithm=alpha-beta,pvs,mtd-f"),
                (row, good) -> good ? 6238 : 6239);
    }
}
