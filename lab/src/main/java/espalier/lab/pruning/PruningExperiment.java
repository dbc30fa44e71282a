package espalier.lab.pruning;

import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Description;
import espalier.lab.positions.Positions;
import espalier.lab.practice.Counts;
import espalier.lab.practice.GameExperiment;
import espalier.lab.practice.Variant;
import espalier.play.Additions;
import espalier.play.Part;
import espalier.play.PruningRule;
import espalier.play.PruningRule.MultiCut;
import espalier.play.PruningRule.NullMove;
import espalier.play.Setting;
import espalier.play.Where;
import espalier.search.Algorithm;
import java.util.EnumSet;
import java.util.List;

/**
 * An experiment of this paper: PVS in Lines of Action with the parts of MIA (table, enhanced transposition cut-offs,
 * killers, history, quiescence), optional null move and multi-cut, on positions of an archive; the paper's positions
 * are not available.
 */
abstract class PruningExperiment extends GameExperiment {
    /** MC-A as tuned: (2, 10, 2), and one move that exceeds beta by this much is enough. */
    static final int DELTA = 525;

    /** The tolerance of "no better", in per cent. */
    static final int MARGIN = 5;

    static final MultiCut TUNED = new MultiCut(Where.ALL, 2, 10, 2, DELTA, true);

    /** The common setting: deeper table entries are used, draws by repetition do not count. */
    private static final Setting MIA = new Setting(Part.ORDERING, Additions.REPAIRED, List.of())
            .with(
                    EnumSet.of(Part.TRANSPOSITION_CUTOFFS, Part.QUIESCENCE, Part.FRONTIER_STORED, Part.DEEPER_SERVES),
                    true);

    /** The baseline for MC-A: null move and MC-C. */
    static final Variant DEFAULT = withDefault("default");

    /** The same with MC-A as tuned. */
    static final Variant WITH_TUNED = withDefault("MC-A", TUNED);

    PruningExperiment(Description about) {
        super(about);
    }

    static Description about(String shows) {
        return new Description("forward-pruning", shows)
                .counting("all node visits, including those of quiescence and those answered by the table,"
                        + " cumulative over iterations; totals over positions, 95 % intervals by"
                        + " linearisation, paired by position; the paper has 171 positions, to depth 14 in"
                        + " tables 1 and 2 (10 without other pruning), 10 in figures 5 and 7 and the"
                        + " ablations");
    }

    /** Some positions of the set that replaces the one the paper tuned on. */
    static String quick(int depth, int positions) {
        return "depths=loa:" + depth + " set=" + Positions.TUNING + " positions=" + positions + " table=16";
    }

    /** As many as the paper has. */
    static String paper(int depth) {
        return "depths=loa:" + depth + " positions=171 table=20";
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        if (depths(parameters).size() != 1) {
            throw new IllegalArgumentException("'depths' is " + parameters.text("depths") + ", it must be one game");
        }
        return super.jobs(parameters);
    }

    /** The node visits at the last depth. */
    static Counts visits(Table rows, Parameters parameters) {
        return new Counts(rows, depth(parameters), "visits", Positions.perGame(parameters.text("set")));
    }

    static String ofDefault(Counts counts) {
        return "node visits (% of the default's " + counts.grouped(DEFAULT) + ")";
    }

    /** The depth of the one game. */
    static int depth(Parameters parameters) {
        return depths(parameters).get(0).depth();
    }

    static Variant variant(String name, Additions additions, PruningRule... pruning) {
        return Variant.of(name, Algorithm.PVS, MIA.pruning(additions, pruning));
    }

    /** With null move and MC-C, and perhaps more. */
    static Variant withDefault(String name, PruningRule... more) {
        return withNullMove(name, NullMove.STANDARD, more);
    }

    /** With a null move, MC-C, and perhaps more. */
    static Variant withNullMove(String name, NullMove nullMove, PruningRule... more) {
        PruningRule[] all = new PruningRule[more.length + 2];
        all[0] = nullMove;
        all[1] = MultiCut.MC_C;
        System.arraycopy(more, 0, all, 2, more.length);
        return variant(name, Additions.REPAIRED, all);
    }

    /** The variable null-move bound. */
    static NullMove variable(int tempo) {
        return new NullMove(Where.BOTH, tempo);
    }
}
