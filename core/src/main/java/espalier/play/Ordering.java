package espalier.play;

/**
 * What the moves of a node are sorted by, in this order of importance. With nothing at all they stay as generated.
 *
 * @param hashMove the best move of an earlier visit, from the table
 * @param killers two moves that were best at this ply not long ago
 * @param history how often, weighted by depth, a move was best anywhere
 * @param statically the game's own {@link espalier.game.MoveScorer}
 */
public record Ordering(boolean hashMove, boolean killers, boolean history, boolean statically) {
    /** As generated. */
    public static final Ordering NONE = new Ordering(false, false, false, false);

    /** By everything there is. */
    public static final Ordering ALL = new Ordering(true, true, true, true);
}
