package espalier.game;

/** A position whose side to move can pass, for null-move pruning. */
public interface NullMove {
    /** {@return whether a null move makes sense here (in chess: not in check)} */
    boolean nullAllowed();

    /**
     * Above this depth, null-move search reduces by three plies instead of two. Return a larger depth where a null move
     * is less reliable.
     *
     * @return a depth in plies
     */
    default int adaptiveDepth() {
        return 6;
    }

    /** Passes the turn; {@link Position#undo} takes it back. */
    void playNull();
}
