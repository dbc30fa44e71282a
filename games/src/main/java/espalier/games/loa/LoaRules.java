package espalier.games.loa;

/**
 * What sites disagree about. Both are options of the game, so that a search never has to know them.
 *
 * @param moverWins whether the player who connects both sides with one capture wins; otherwise that is a draw
 * @param noMoveLoses whether a player without a legal move loses; otherwise the player passes, and the pass is a move
 */
public record LoaRules(boolean moverWins, boolean noMoveLoses) {
    /** The rules of the tournaments that MIA played in: simultaneous connection is a draw, without a move one passes. */
    public static final LoaRules STANDARD = new LoaRules(false, false);
}
