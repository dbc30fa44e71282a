package espalier.game;

/** A position whose side to move can hand the turn over without moving, for null-move pruning. */
public interface NullMove {
    /** Whether a null move makes sense here (in chess: not in check). */
    boolean nullAllowed();

    /** Hands the turn over; {@link Position#undo} takes it back. */
    void playNull();
}
