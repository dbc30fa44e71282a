package espalier.lab.bestfirst;

import espalier.jobs.Parameters;
import espalier.lab.experiment.Size;
import espalier.lab.positions.Positions;
import espalier.lab.practice.GameExperiment;
import espalier.lab.practice.Variant;
import espalier.play.Setting;
import espalier.search.Algorithm;
import java.util.List;

/** An experiment of this paper: full width at fixed depth, with table and ordering the same for all algorithms. */
abstract class BestFirstExperiment extends GameExperiment {
    static final String ASPIRATION = "Aspiration NegaScout";
    static final String MTD_F = "MTD(f)";
    static final String AB_SSS = "AB-SSS*";
    static final String AB_DUAL = "AB-DUAL*";
    static final String ALPHA_BETA = "Alpha-Beta";
    static final String NEGA_SCOUT = "NegaScout";

    /** The games the paper speaks of; Lines of Action is ours. */
    static final List<String> PAPERS_GAMES = List.of("chess", "othello", "checkers");

    /** What all algorithms have in common. */
    static final String SETTING =
            "full width with ETC, values of leaves stored in the table, moves ordered by table, killers,"
                    + " history and static scores, the evaluation in its own units (not rounded) and aspiration window +-"
                    + Variant.DELTA
                    + " points, but for what a sweep varies; nothing is random; " + Positions.NOT_QUITE_INDEPENDENT;

    static final String COUNTING =
            "leaves are calls of the evaluation, total nodes are all visits, those answered by the"
                    + " table included; cumulative over iterations, table cleared for each position, no quiescence; ratios of"
                    + " totals over positions, 95 % intervals by linearisation, paired by position; " + SETTING;

    BestFirstExperiment(String shows) {
        super("best-first", shows);
    }

    @Override
    public String counting() {
        return COUNTING;
    }

    /** Parameters with depths for quick runs and for long ones. */
    static Parameters sized(Size size, String quick, String paper) {
        return sized(size, quick, paper, 22);
    }

    /** The same with a table for long runs: its binary logarithm. */
    static Parameters sized(Size size, String quick, String paper, int table) {
        return size == Size.QUICK
                ? common(quick, Positions.SEQUENCES, 20, 18)
                : common(paper, Positions.SEQUENCES, 20, table);
    }

    /** The paper's contenders, the yardstick first. */
    static List<Variant> contenders(int entries) {
        return List.of(
                variant(ASPIRATION, Algorithm.ASPIRATION_NEGA_SCOUT, entries),
                variant(ALPHA_BETA, Algorithm.ALPHA_BETA, entries),
                variant(MTD_F, Algorithm.MTD_F, entries),
                variant(AB_DUAL, Algorithm.AB_DUAL_STAR, entries),
                variant(AB_SSS, Algorithm.AB_SSS_STAR, entries),
                variant(NEGA_SCOUT, Algorithm.NEGA_SCOUT, entries));
    }

    static Variant variant(String name, Algorithm algorithm, int entries) {
        return Variant.of(name, algorithm, Setting.FULL_WIDTH, entries);
    }
}
