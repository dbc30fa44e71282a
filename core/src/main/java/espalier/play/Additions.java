package espalier.play;

/**
 * The four additions to PVS that make forward pruning at ALL nodes safe (forward-pruning, fig. 2): with them,
 * and pruning at expected ALL nodes only, the root's value is that of the unpruned search.
 *
 * @param returnBeta 1: a pruned node is worth exactly beta, so that it cannot cause a cut-off at the PV node above
 * @param closedWindow 2: a PV node searches a move again that reaches beta although its window is already closed
 * @param fromAlpha 3: such a search, and any after a null-window search that returned alpha + 1, starts at alpha
 * @param uncertain 4: which uncertain values are kept out of the table
 */
public record Additions(boolean returnBeta, boolean closedWindow, boolean fromAlpha, Uncertain uncertain) {
    /** What happens to values that may rest on a pruned ALL node. */
    public enum Uncertain {
        /** They are stored like all others. */
        STORED,
        /** As printed: a CUT node that fails low with exactly alpha is not stored. */
        PRINTED,
        /**
         * Erratum: such a fail-low makes the ALL node above fail high with exactly beta, which must not be stored
         * either. With a table, the printed rule gives wrong root values from nominal depth 7 on.
         */
        REPAIRED
    }

    /** Plain PVS. */
    public static final Additions NONE = new Additions(false, false, false, Uncertain.STORED);

    /** All four as they are printed, the fourth with its error. */
    public static final Additions PRINTED = new Additions(true, true, true, Uncertain.PRINTED);

    /** All four, the fourth repaired: what makes pruning at ALL nodes safe. */
    public static final Additions REPAIRED = new Additions(true, true, true, Uncertain.REPAIRED);
}
