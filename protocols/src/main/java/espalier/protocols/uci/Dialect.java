package espalier.protocols.uci;

/**
 * The words in which UCI and UGI differ; clients use them too.
 *
 * @param greeting the first command; with "ok" behind it the end of the answer
 * @param newGame the next position is of another game
 * @param first the letters before the clock of the player that moves first, as in {@code wtime} and {@code p1time}
 * @param second those of the other player
 * @param ponders whether the expected reply follows the best move; clients of UGI read no line with more than a move
 */
public record Dialect(String greeting, String newGame, String first, String second, boolean ponders) {
    public static final Dialect UCI = new Dialect("uci", "ucinewgame", "w", "b", true);
    public static final Dialect UGI = new Dialect("ugi", "uginewgame", "p1", "p2", false);

    /** A word for one of the clocks: {@code time} or {@code inc} of player 0 or 1. */
    public String clock(int player, String what) {
        return (player == 0 ? first : second) + what;
    }
}
