package espalier.games.loa;

/**
 * Rules on which sites disagree. They are options of the game; a search never sees them.
 *
 * @param moverWins whether a capture that connects both sides wins for the mover; otherwise it is a draw
 * @param noMoveLoses whether a player without a legal move loses; otherwise the player passes, and the pass is a move
 */
public record LoaRules(boolean moverWins, boolean noMoveLoses) {
    /**
     * The rules of the tournaments that MIA played in: simultaneous connection is a draw, and a player without a move
     * passes.
     */
    public static final LoaRules STANDARD = new LoaRules(false, false);
}
