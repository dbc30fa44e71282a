package espalier.lab.bestfirst;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The table size from which counts stop changing. Parameter {@code tables}: binary logarithms of entries. */
public final class SmallestTable extends BestFirstExperiment {
    /** Counts within this many per cent of those with the largest table count as unchanged. */
    private static final double STILL = 1;

    public SmallestTable() {
        super(about("table size")
                .claim("AB-SSS* and AB-DUAL* need no more memory than Alpha-Beta: their counts stop changing at"
                        + " the same table size, a size that programs have.")
                .counting(
                        COUNTING
                                + "; counts have stopped changing where all larger tables give totals within 1 % of the largest one's")
                .quick("10 s", quick("chess:4,othello:6") + " tables=8,10,12,14,16,18")
                .paper("4 min", paper("chess:6,othello:9,checkers:12,loa:6", 22) + " tables=10,12,14,16,18,20,22"));
    }

    private static Variant variant(Variant rival, int log) {
        return rival.entries(1 << log).named(rival.key() + " " + log);
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        List<Integer> logs = parameters.integers("tables", 1, LARGEST_TABLE);
        if (logs.size() < 2) {
            throw new IllegalArgumentException("'tables' must have at least two sizes");
        }
        return Rivals.MAIN.stream()
                .flatMap(rival -> logs.stream().map(log -> variant(rival, log)))
                .toList();
    }

    /** The leaves of an algorithm in one game by the size of the table, relative to the largest. */
    private record Curve(Counts counts, Variant rival, List<Integer> logs) {
        Estimate percent(int log) {
            int largest = logs.get(logs.size() - 1);
            return counts.percent(variant(rival, log), variant(rival, largest));
        }

        private boolean still(int log) {
            return Math.abs(percent(log).mean() - 100) <= STILL;
        }

        /** The smallest table from which on nothing changes; empty if only the largest qualifies. */
        OptionalInt enough() {
            int enough = logs.size() - 1;
            while (enough > 0 && still(logs.get(enough - 1))) {
                enough--;
            }
            return enough == logs.size() - 1 ? OptionalInt.empty() : OptionalInt.of(logs.get(enough));
        }

        String text(String otherwise) {
            return enough().isPresent() ? "2^" + enough().getAsInt() : otherwise;
        }
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        List<Integer> logs = parameters.integers("tables").stream().sorted().toList();
        Exhibit.Numbers table = new Exhibit.Numbers(
                "Entries from which leaf counts stay within 1 %",
                "game", Rivals.MAIN.stream().map(Variant::title));
        for (GameDepth game : depths(parameters)) {
            Counts counts = Counts.of(rows, parameters, game, "leaves");
            Plot plot = new Plot(
                            game.title() + ": leaves by size of the table, depth " + game.depth(),
                            "entries (binary logarithm)",
                            "leaf evaluations (% of the largest table's)")
                    .reference(100);
            List<String> row = new ArrayList<>();
            for (Variant rival : Rivals.MAIN) {
                Curve curve = new Curve(counts, rival, logs);
                plot.line(rival.title(), logs, curve::percent);
                row.add(curve.text("more than 2^" + logs.get(logs.size() - 1)));
            }
            table.row(game.row(), row);
            found.show(plot);
            if (papers(game)) {
                criteria(game, counts, logs, found);
            }
        }
        found.show(table);
    }

    private static void criteria(GameDepth game, Counts counts, List<Integer> logs, Findings found) {
        String place = ", " + game.place();
        Curve alphaBeta = new Curve(counts, Rivals.ALPHA_BETA, logs);
        for (Variant rival : List.of(Rivals.AB_DUAL, Rivals.AB_SSS)) {
            Curve own = new Curve(counts, rival, logs);
            found.want(
                    rival.title() + " stops changing at the size where Alpha-Beta does, or before" + place,
                    own.text("not yet") + ", Alpha-Beta " + alphaBeta.text("not yet"),
                    own.enough().isPresent()
                            && own.enough().getAsInt() <= alphaBeta.enough().orElse(Integer.MAX_VALUE));
        }
        int first = logs.get(0);
        int largest = logs.get(logs.size() - 1);
        Estimate gap = counts.gap(
                variant(Rivals.MTD_F, first),
                variant(Rivals.MTD_F, largest),
                variant(Rivals.AB_SSS, first),
                variant(Rivals.AB_SSS, largest));
        found.want(
                "MTD(f) suffers less than AB-SSS* from the smallest table, 2^" + first + " entries" + place,
                gap.text(1) + " % points",
                Judgement.below(gap, 0));
        Estimate last = new Curve(counts, Rivals.ASPIRATION, logs).percent(logs.get(logs.size() - 2));
        found.want(
                "Aspiration NegaScout does not gain from the last enlargement" + place,
                last.text(2) + " % of the leaves",
                Judgement.within(last, 100 - STILL, 100 + STILL));
    }
}
