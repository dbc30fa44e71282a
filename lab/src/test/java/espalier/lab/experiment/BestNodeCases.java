package espalier.lab.experiment;

import java.util.List;
import java.util.Map;

/** The experiments of best-node. */
final class BestNodeCases extends MadeUp {
    private static double leaves(Map<String, String> row) {
        return bns(row) ? row.get("width").equals("2") ? 0.88 : 0.96 : 1;
    }

    private static double visits(Map<String, String> row) {
        return switch (String.valueOf(row.get("algorithm"))) {
            case "BNS+TT" -> 0.8;
            case "SSS*" -> 7;
            case "Dual*" -> 3;
            default -> 1;
        };
    }

    private static boolean analytic(Map<String, String> row) {
        return String.valueOf(row.get("algorithm")).equals("BNS analytic");
    }

    /** The value below which this part of all binary trees of depth 14 with leaves 0 to 80 are. */
    private static int quantile(double part) {
        int x = 0;
        for (double f = 0; f < part && x <= 80; x++) {
            f = (x + 1.0) / 81;
            for (int level = 1; level <= 14; level++) {
                f = level % 2 == 1 ? 1 - (1 - f) * (1 - f) : f * f;
            }
        }
        return x - 1;
    }

    BestNodeCases() {
        cases.put(
                "best-node-tables-1-to-3",
                e -> new Case(
                        rows(
                                e,
                                "",
                                List.of(range("seed", 1000)),
                                row -> seed(row) < 255 ? 31 : seed(row) < 500 ? 30 : 20 + seed(row) % 10,
                                row -> seed(row) < 500 ? 29 : 20 + seed(row) % 10),
                        rows(e, "", List.of(range("seed", 1000)), row -> 10, row -> 11),
                        0));
        cases.put(
                "best-node-table-4-and-figures-8-to-12",
                e -> new Case(
                        rows(e, "", List.of(range("seed", 1000)), row -> quantile((seed(row) + 0.5) / 1000), row -> 0),
                        rows(e, "", List.of(range("seed", 1000)), row -> 80, row -> 80),
                        1,
                        2)); // whatever the rows: the first separation value is 30, the second is not, the printed
        // formula errs
        String named =
                "algorithm=MTD(31),MTD(modal),MTD(trained),MTD(modal) best-move stop,BNS+TT,PVS,NegaScout,NegaC*+TT (range)"
                        + ",SSS*,Dual*,Alpha-beta";
        cases.put("best-node-figures-13-and-14", e -> {
            List<String> factors = List.of("shape=s", "width=2,5", SEEDS, named);
            return new Case(
                    rows(
                            e,
                            "",
                            factors,
                            row -> count(row, leaves(row)),
                            row -> count(row, 1),
                            row -> count(row, visits(row))),
                    rows(
                            e,
                            "",
                            factors,
                            row -> count(row, bns(row) ? 2 : 1),
                            row -> 1,
                            row -> count(row, bns(row) ? 2 : 1)),
                    0);
        });
        cases.put("best-node-windows-and-guesses", e -> {
            List<String> factors = List.of(
                    "shape=s",
                    "width=2,5",
                    SEEDS,
                    "windows=soft,hard",
                    "algorithm=MTD(31),MTD(modal),MTD(mean),MTD(37),MTD(previous),SSS*,Dual*,BNS analytic,BNS trained");
            return new Case(
                    rows(
                            e,
                            "",
                            factors,
                            row -> count(row, row.get("algorithm").startsWith("BNS ") ? 0.9 : 1),
                            row -> count(row, visits(row)),
                            row -> 2),
                    rows(e, "", factors, row -> count(row, analytic(row) ? 1.2 : 1), row -> count(row, 1), row -> 2),
                    0);
        });
        cases.put("best-node-figures-15-to-22", e -> {
            String all =
                    "algorithm=Alpha-beta,PVS,NegaScout,NegaScout (range),NegaC*,NegaC* (range),BNS linear,BNS linear (range),BNS"
                            + ",MTD(modal),MTD(31),SSS*,Dual*,NegaScout+TT,NegaC*+TT,NegaC*+TT (range),BNS+TT linear,BNS+TT linear (range)"
                            + ",BNS+TT";
            List<String> factors = List.of("high=80,800", "shape=2x4", "width=2", SEEDS, all);
            Measured good = row -> count(row, bns(row) ? 1 : 2);
            Measured bad = row -> count(row, bns(row) ? 2 : 1);
            return new Case(rows(e, "", factors, good, good, good), rows(e, "", factors, bad, bad, bad), 0);
        });
    }
}
