package espalier.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.search.Algorithm;
import java.util.List;
import java.util.Map;

/** The open questions. */
final class OpenCases extends MadeUp {
    /** More leaves than alpha-beta for SSS* and DUAL*, and others again for their forms by alpha-beta. */
    private static double bestFirst(Map<String, String> row) {
        return switch (String.valueOf(row.get("algorithm"))) {
            case "sss-star", "dual-star" -> 1.1;
            case "ab-sss-star", "ab-dual-star" -> 1.2;
            default -> 1;
        };
    }

    OpenCases() {
        cases.put(
                "open-bns-on-wide-and-irregular-trees",
                e -> reported(
                        e,
                        List.of(
                                "kind=UNIFORM,IRREGULAR",
                                "width=15",
                                SEEDS,
                                "algorithm=mtd-f,mtd-best,bns-memory,bns-statistical-memory,second-best,nega-scout-memory,alpha-beta"),
                        "Wide uniform trees, leaf evaluations: 50.0",
                        row -> count(row, bns(row) ? 1 : 2),
                        row -> 1,
                        row -> count(row, 1)));
        cases.put("open-all-algorithms", e -> {
            String all = String.join(
                    ",", Algorithm.all().stream().map(Algorithm::label).toList());
            List<String> factors = List.of("percent=20,40,60,80,100", SEEDS, "algorithm=" + all);
            Measured same = row -> count(row, 1);
            return new Case(
                    rows(e, "", factors, same, same), rows(e, "", factors, row -> count(row, bestFirst(row)), same), 0);
        });
        cases.put("open-sss-0-with-learnt-first-guesses", e -> {
            List<String> factors = List.of(
                    KINDS,
                    "percent=40,80",
                    SEEDS,
                    "algorithm=SSS-0 (guess with error),SSS-0 (mean of other trees),SSS-2,Dual-2,SSS-B",
                    "error=0,5,10,25,50,100,200,400");
            return reported(
                    e,
                    factors,
                    "SSS-0 is better up to an error of 50",
                    row -> row.get("algorithm").equals("SSS-0 (guess with error)")
                            ? count(row, 1 + integer(row, "error") / 100.0)
                            : row.get("error").equals("0") ? count(row, 1.9) : NO_ROW);
        });
        cases.put(
                "open-best-moves-and-their-smallest-proofs",
                e -> reported(
                        e,
                        List.of(
                                "shape=2x10",
                                "width=2",
                                SEEDS,
                                "algorithm=smallest proof of the move,smallest proof of the value,bns-memory,bns-analytic-memory,second-best"
                                        + ",alpha-bounding,mtd-best,mtd-f,alpha-beta"),
                        "2x10: second-best (2.00",
                        row -> count(
                                row,
                                row.get("algorithm").startsWith("smallest")
                                        ? 1
                                        : row.get("algorithm").startsWith("second") ? 2 : 3)));
        reported(
                "open-pruning-at-all-nodes",
                "depths=chess:3",
                (v, d) -> nodes(v.equals("with MC-A") ? 0.9 : 1),
                "chess: with MC-A (90",
                "chess: none");
        cases.put(
                "open-multi-cut-in-play",
                e -> reported(
                        e,
                        List.of(range("opening", 20)),
                        "scores 75.0 \u00b1 0.0 % of 40 games: +191 Elo",
                        row -> 1,
                        row -> 1,
                        row -> 0,
                        row -> 5,
                        row -> 5));
        reported(
                "open-best-moves-in-games",
                "depths=othello:3",
                (v, d) -> nodes(v.equals("bns") ? 0.9 : 1),
                "othello: bns (90",
                "othello: none");
        reported(
                "open-mtd-in-play",
                "depths=chess:3",
                (v, d) -> nodes(v.equals("MTD(f)") ? 0.9 : 1),
                "MTD(f) (90",
                "chess: none");
        reported(
                "open-parallel-drivers",
                "depths=chess:3",
                (v, d) -> nodes(v.endsWith("2 threads") ? 0.6 : 1),
                "PVS 60 \u00b1 0 %, MTD(f) 60 \u00b1 0 %",
                "PVS 100 \u00b1 0 %, MTD(f) 100 \u00b1 0 %");
        cases.put("open-trees-fitted-to-games", e -> {
            List<String> factors = List.of(
                    "game=chess",
                    "kind=GAME,WIDTH,CORRELATION,ORDERING",
                    "number=0,1,2,3",
                    "algorithm=aspiration-nega-scout,alpha-beta,pvs,mtd-f,ab-sss-star,ab-dual-star,c-star,sss-b,bns");
            Measured cost = row -> 1000
                    + 10
                            * row.get("algorithm").hashCode()
                            % 97
                            * (row.get("kind").equals("WIDTH") ? -1 : 1);
            Findings outcome =
                    rows(e, "depths=chess:3", factors, cost, cost, row -> 30, row -> 50, row -> 90.0, row -> 89.0);
            assertThat(outcome.remark()).contains("chess 0 of 36, 36 of 36, 36 of 36 by leaves");
            return new Case(outcome, outcome, 0);
        });
    }
}
