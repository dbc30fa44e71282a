package espalier.lab.bestfirst;

import espalier.lab.experiment.Description;
import espalier.lab.positions.Positions;
import espalier.lab.practice.Clock;
import espalier.lab.practice.GameDepth;
import espalier.lab.practice.GameExperiment;
import espalier.lab.practice.Variant;
import java.util.List;

/** An experiment of this paper: full width at fixed depth, with table and ordering the same for all algorithms. */
abstract class BestFirstExperiment extends GameExperiment {
    /** The game with published numbers. */
    static final String CHESS = "chess";

    /** The paper's games; Lines of Action is ours. */
    private static final List<String> PAPERS_GAMES = List.of(CHESS, "othello", "checkers");

    /** The setting of all algorithms. */
    static final String SETTING =
            "full width with ETC, leaf values in the table, moves ordered by table, killers, history and static"
                    + " scores, the evaluation in its own units (not rounded) and aspiration window +-"
                    + Variant.DELTA
                    + " points, except where a sweep varies it; nothing is random; " + Positions.CLUSTERS;

    static final String COUNTING =
            "leaves are calls of the evaluation, total nodes are all visits, including those answered by the"
                    + " table; cumulative over iterations, table cleared for each position, no quiescence; ratios"
                    + " of totals over positions, 95 % intervals by linearisation, paired by position; " + SETTING;

    /** The two columns that are compared. */
    static final List<String> COLUMNS = List.of("leaves", "visits");

    BestFirstExperiment(Description about) {
        super(about);
    }

    BestFirstExperiment(Description about, Clock clock) {
        super(about, clock);
    }

    static Description about(String shows) {
        return new Description("best-first", shows).counting(COUNTING);
    }

    /** Parameters of a quick run. */
    static String quick(String depths) {
        return "depths=" + depths + " set=" + Positions.SEQUENCES + " positions=20 table=18";
    }

    /** What differs in a long one. */
    static String paper(String depths, int table) {
        return "depths=" + depths + " table=" + table;
    }

    static boolean papers(GameDepth game) {
        return PAPERS_GAMES.contains(game.game().name());
    }

    /** What a column counts. */
    static String words(String column) {
        return column.equals("leaves") ? "leaf evaluations" : "node visits";
    }
}
