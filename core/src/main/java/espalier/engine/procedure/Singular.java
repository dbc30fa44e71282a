package espalier.engine.procedure;

import espalier.game.Score;

/**
 * The table's move of a node is searched a ply more deeply if a shallower search shows that all others are clearly worse. If that
 * search shows another one that reaches beta as well, the node is cut off.
 */
final class Singular {
    /** The node is cut off. */
    static final int CUT = -1;

    private static final int LEAST_DEPTH = 7;
    /** Of the spare value. */
    private static final int PART = 100;
    /** The table's entry is from a search that is at most this much shallower. */
    private static final int SHALLOWER = 3;

    private final Practical<?> search;
    private final int spare;

    /** What the other moves reach. */
    private int value;

    /** @param spare the others must be two hundredths of it worse for each ply of depth */
    Singular(Practical<?> search, int spare) {
        this.search = search;
        this.spare = spare;
    }

    /** By how much the first move of the current node, whose moves are ranked, is searched more deeply; or {@link #CUT}. */
    int extend(long key, int from, int end, int depth, int beta, int hashIndex) {
        if (depth < LEAST_DEPTH || search.ply == 0 || hashIndex < 0 || search.ply >= 2 * search.depth()) {
            return 0;
        }
        boolean found = search.knowledge.find(key, depth - SHALLOWER, search.ply);
        int lower = search.knowledge.table.lower();
        if (!found || search.knowledge.table.move() != hashIndex || !Score.isEvaluation(lower)) {
            return 0;
        }
        int bar = lower - spare * depth / PART;
        value = search.searchOthers(from, end, (depth - 1) / 2, bar - 1);
        return value < bar ? 1 : bar >= beta ? CUT : 0;
    }

    /** What one of the other moves reaches, after {@link #CUT}. */
    int value() {
        return value;
    }
}
