package espalier.lab.bestfirst;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Findings;
import espalier.lab.practice.Clock;
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import java.util.List;

/** Figure 6: processor time of MTD(f) and of Alpha-Beta, relative to Aspiration NegaScout. */
public final class Figure6 extends BestFirstExperiment {
    public Figure6() {
        super(
                about("figure 6")
                        .claim(
                                "MTD(f) is consistently the fastest algorithm: in chess 9 to 13 % faster than Aspiration NegaScout.")
                        .counting("processor time of the searching thread, cumulative over iterations; each position"
                                + " is searched by all algorithms in turn, once to warm up and once timed;"
                                + " the clock starts after the first iteration, which excludes allocating"
                                + " the table; " + SETTING)
                        .quick("25 s", quick("chess:5,othello:7,checkers:9,loa:5"))
                        .paper("16 min", paper("chess:8,othello:12,checkers:17,loa:8", 24)),
                Clock.PROCESSOR);
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        return List.of(Rivals.ASPIRATION, Rivals.ALPHA_BETA, Rivals.MTD_F);
    }

    /** The rows with their times minus that of the first iteration, which mostly allocates the table. */
    private static Table afterTheFirst(Table rows) {
        double[] times = rows.numbers("ms");
        double[] depths = rows.numbers("depth");
        double first = 0;
        for (int i = 0; i < times.length; i++) {
            first = depths[i] == 1 ? times[i] : first;
            times[i] -= first;
        }
        return rows.with("ms", times);
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        Variant base = Rivals.ASPIRATION;
        Variant mtd = Rivals.MTD_F;
        for (GameDepth game : depths(parameters)) {
            Counts counts = Counts.of(afterTheFirst(rows), parameters, game, "ms");
            // Shallow iterations are too short for the clock.
            int first = Math.max(2, game.depth() - 3);
            found.show(counts.byDepth(
                    game.title() + ": time relative to Aspiration NegaScout",
                    "processor time (%)",
                    variants(parameters),
                    base,
                    first));
            if (game.game().name().equals(CHESS)) {
                found.want(counts.between(
                        "MTD(f) is 9 to 13 % faster than Aspiration NegaScout (takes 87 to 91 % of its time), chess at depth "
                                + game.depth(),
                        mtd,
                        base,
                        87,
                        91));
            }
            if (papers(game)) {
                found.want(counts.less("MTD(f) takes less time than Aspiration NegaScout, " + game.place(), mtd, base));
                found.want(counts.alwaysLess(
                        "MTD(f) is the fastest at every depth shown, "
                                + game.game().name(),
                        mtd,
                        List.of(base, Rivals.ALPHA_BETA),
                        first));
            }
        }
        found.remark("Leaves are not quiet here: values swing from one depth to the next, and so do the first guesses"
                + " of MTD(f) and of the aspiration window. The sweeps of quiescence and of granularity"
                + " show the cost.");
    }
}
