package espalier.lab.open;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Findings;
import espalier.lab.positions.Positions;
import espalier.lab.practice.Clock;
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.Variant;
import espalier.play.Setting;
import espalier.search.Algorithm;
import java.util.ArrayList;
import java.util.List;

/** The speed-up of MTD(f) and PVS by a second thread; needs two idle processors. */
public final class ParallelDrivers extends OpenGameExperiment {
    private static final Variant PVS = Variant.of("PVS", Algorithm.PVS, Setting.FULL_WIDTH);
    private static final Variant MTD = Variant.of("MTD(f)", Algorithm.MTD_F, Setting.FULL_WIDTH);

    public ParallelDrivers() {
        super(
                about("parallel drivers")
                        .claim("Does MTD(f) gain as much from a second thread as PVS does?")
                        .counting(
                                "wall-clock time until a depth is complete, full width; threads share the table; each position is"
                                        + " searched by all in turn, once to warm up and once timed; "
                                        + Positions.CLUSTERS)
                        .quick("20 s", sized("chess:5,othello:8,checkers:10,loa:5", Positions.SEQUENCES, 8, 18))
                        .paper("3 min", sized("chess:7,othello:10,checkers:14,loa:6", Positions.SEQUENCES, 20, 22)),
                Clock.WALL);
    }

    private static Variant byTwo(Variant variant) {
        return variant.named(variant.key() + " with 2 threads").threads(2);
    }

    @Override
    protected List<Variant> variants(Parameters parameters) {
        return List.of(PVS, byTwo(PVS), MTD, byTwo(MTD));
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        super.study(parameters, rows, found);
        List<String> parts = new ArrayList<>();
        for (GameDepth game : depths(parameters)) {
            Counts counts = Counts.of(rows, parameters, game, "ms");
            parts.add(game.game().name() + ": PVS " + percent(counts, PVS) + ", MTD(f) " + percent(counts, MTD));
        }
        found.remark("Time with two threads relative to one: " + String.join("; ", parts) + ".");
    }

    private static String percent(Counts counts, Variant variant) {
        return counts.percent(byTwo(variant), variant).text(0) + " %";
    }
}
