package espalier.play;

import espalier.game.Check;
import espalier.game.Regression;

/**
 * A forward-pruning method and its parameters; {@code espalier.engine.pruning} does the work. Depths are those of the node:
 * a reduction of R means that a child is searched to {@code depth - 1 - R}.
 */
public sealed interface PruningRule {
    /** {@return where it is tried} */
    Where where();

    /**
     * The null move: if even handing over the turn keeps the value at beta, a move surely does. Adaptive (null-move):
     * R = 3 at ALL nodes and at depths above {@link espalier.game.NullMove#adaptiveDepth}, else 2. Never twice in a row.
     *
     * @param tempo variable null-move bound (fig. 6): at ALL nodes beta minus this is enough; 0 for the plain null move
     */
    record NullMove(Where where, int tempo) implements PruningRule {
        /** At CUT and ALL nodes. */
        public static final NullMove STANDARD = new NullMove(Where.BOTH, 0);

        public NullMove {
            Check.atLeast("the tempo", tempo, 0);
        }
    }

    /**
     * Multi-cut (fig. 3): among the first M moves, C reach beta in a search reduced by R.
     *
     * @param c how many moves have to reach beta
     * @param m how many are tried
     * @param r by how much they are reduced; {@link #ADAPTIVE} for as much as a null move is
     * @param delta one move that reaches more than beta plus this is enough; {@link #NO_DELTA} for never
     * @param reorder whether the moves that reached beta are tried first if it was not enough
     */
    record MultiCut(Where where, int c, int m, int r, int delta, boolean reorder) implements PruningRule {
        /** A delta that nothing exceeds. */
        public static final int NO_DELTA = Integer.MAX_VALUE;

        /** R = 3 at depths above {@link espalier.game.NullMove#adaptiveDepth}, else 2. */
        public static final int ADAPTIVE = -1;

        /** At CUT nodes with (C, M, R) = (3, 10, 2). */
        public static final MultiCut MC_C = new MultiCut(Where.CUT, 3, 10, 2, NO_DELTA, true);

        /** At ALL nodes with (C, M, R) = (2, 10, 2). */
        public static final MultiCut MC_A = new MultiCut(Where.ALL, 2, 10, 2, NO_DELTA, true);

        public MultiCut {
            if (c < 1 || m < c || r < ADAPTIVE || delta < 0) {
                throw new IllegalArgumentException("multi-cut needs 1 <= C <= M, R >= 0 (or adaptive) and delta >= 0");
            }
        }
    }

    /**
     * ProbCut (prob-cut): a shallow search of the same node predicts the deep one; where the prediction is so far above beta
     * that the error hardly matters, the node is cut. It works at ALL and at CUT nodes, and predicts fail-highs only. Nodes of
     * a depth without a fitted pair are searched.
     *
     * @param model how well shallow searches predict deep ones in this game
     * @param threshold how many standard deviations above beta are enough
     */
    record ProbCut(Where where, Regression model, double threshold) implements PruningRule {
        /** Standard deviations; Buro's Othello program used 1.5. */
        public static final double THRESHOLD = 1.5;
    }

    /**
     * The null move where the static value is at beta already, and the deeper the search and the higher the value, the more it
     * is reduced: R = 3 + depth / 4, and up to three more plies.
     *
     * @param spare one more ply for each time that the static value is this far above beta
     */
    record GuardedNullMove(Where where, int spare) implements PruningRule {
        public GuardedNullMove {
            if (spare < 1) {
                throw new IllegalArgumentException("spare is " + spare + ", it must be positive");
            }
        }
    }
}
