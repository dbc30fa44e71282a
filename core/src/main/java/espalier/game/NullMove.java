package espalier.game;

/** A position whose side to move can hand the turn over without moving, for null-move pruning. */
public interface NullMove {
    /** Whether a null move makes sense here (in chess: not in check). */
    boolean nullAllowed();

    /**
     * The depth above which the search after a null move may be reduced by three plies instead of two. Greater where a
     * null move is less to be trusted.
     */
    default int adaptiveDepth() {
        return 6;
    }

    /** Hands the turn over; {@link Position#undo} takes it back. */
    void playNull();
}
