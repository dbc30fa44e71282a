package espalier.lab.experiment;

import espalier.lab.practice.Tiny.Made;
import java.util.List;

/** The experiments of forward-pruning. */
final class ForwardPruningCases extends MadeUp {
    ForwardPruningCases() {
        game(
                "forward-pruning-table-1",
                "depths=loa:7 alone=6",
                (v, d) -> nodes(!v.contains("and MC-A") ? 1 : v.startsWith("no") ? 0.98 : Math.pow(0.95, d)),
                (v, d) -> nodes(!v.contains("and MC-A") ? 1 : v.startsWith("no") ? 0.8 : 1));
        game(
                "forward-pruning-table-2",
                "depths=loa:6 positions=10",
                (v, d) -> nodes(v.equals("MC-A") ? 0.8 : 1),
                (v, d) -> nodes(v.equals("MC-A") ? 1.2 : 1));
        cases.computeIfPresent(
                "forward-pruning-table-2",
                (name, same) -> e ->
                        new Case(same.apply(e).good(), same.apply(e).bad(), 1)); // the sets agree that it does not save
        cases.computeIfPresent(
                "forward-pruning-table-1",
                (name, same) -> e ->
                        new Case(same.apply(e).good(), same.apply(e).bad(), 1, 13)); // the published sizes are others
        game(
                "forward-pruning-safety",
                "depths=loa:5",
                (v, d) -> nodes(1),
                (v, d) -> new Made(1, 3, v.equals("unpruned") ? 0 : 7));
        game(
                "forward-pruning-figure-5",
                "depths=loa:6",
                (v, d) -> nodes(
                        v.equals("default") ? 1 : v.equals("C=2 M=10 R=2") || v.equals("C=2 M=6 R=3") ? 0.7 : 0.9),
                (v, d) -> nodes(
                        v.equals("default")
                                ? 1
                                : v.equals("C=2 M=10 R=2") ? 1.2 : v.equals("C=3 M=16 R=2") ? 0.8 : 0.9));
        game(
                "forward-pruning-figure-7",
                "depths=loa:6 tempi=100,300,600",
                (v, d) -> nodes(
                        v.equals("default")
                                ? 1
                                : v.contains("MC-A") ? 0.7 : v.equals("t=300") ? 0.8 : v.equals("t=600") ? 1.1 : 0.9),
                (v, d) -> nodes(
                        v.equals("default")
                                ? 1
                                : v.equals("MC-A") ? 1.2 : v.contains("MC-A") ? 1 : v.equals("t=600") ? 1 : 1.05));
        game(
                "forward-pruning-delta-and-t",
                "depths=loa:6 deltas=100,525 tempi=50,200",
                (v, d) -> nodes(
                        switch (v) {
                            case "MC-A delta=525" -> 0.85;
                            case "MC-A delta=100" -> 0.95;
                            case "default", "t=50" -> 1;
                            default -> 0.9;
                        }),
                (v, d) -> nodes(v.startsWith("t=") ? 0.7 : v.equals("MC-A no delta") ? 0.9 : 1));
        game(
                "forward-pruning-figure-8",
                "depths=loa:7",
                (v, d) -> nodes(v.equals("default") ? 1 : v.equals("MC-A") ? 0.9 - 0.03 * d + 0.02 : 0.9),
                (v, d) -> nodes(v.equals("default") ? 1 : 1.1));
        game(
                "forward-pruning-ablations",
                "depths=loa:9",
                (v, d) -> nodes(
                        switch (v) {
                            case "MC-A (3; 10; 2)", "without re-ordering" -> 1.1;
                            case "MC-A (3; 3; 2)" -> 1.2;
                            case "delta 525" -> 0.9;
                            case "adaptive R" -> 1.02;
                            default -> 1;
                        }),
                (v, d) -> nodes(
                        switch (v) {
                            case "MC-A (3; 10; 2)", "without re-ordering", "adaptive R" -> 0.9;
                            case "MC-A (3; 3; 2)" -> 0.8;
                            case "delta 525" -> 1.1;
                            default -> 1;
                        }));
        cases.put(
                "forward-pruning-table-3",
                e -> new Case(
                        rows(
                                e,
                                "",
                                List.of(range("opening", 200)),
                                row -> even(row, 10) ? 2 : 1,
                                row -> 0,
                                row -> even(row, 10) ? 0 : 1,
                                row -> 5,
                                row -> 5),
                        rows(e, "", List.of(range("opening", 200)), row -> 0, row -> 0, row -> 2, row -> 5, row -> 5),
                        0));
    }
}
