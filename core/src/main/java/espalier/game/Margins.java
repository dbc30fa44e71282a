package espalier.game;

/**
 * How far the static values of a game's evaluator can be trusted. With them a search leaves out what is hopeless, or good
 * enough already. All numbers are in the evaluator's units.
 *
 * @param enough a position this far above beta, for each ply of depth, is not searched (reverse futility)
 * @param hopeless one this far below alpha, for each ply, is played out by noisy moves alone (razoring)
 * @param gain a quiet move gains at most this for each ply, and once more (futility)
 * @param loss a move that the game calls bad is not tried if it loses more than this for each ply
 * @param surprise a noisy move is not played out if the position, with what it takes, stays this far below alpha
 * @param spare for each time that a position is this far above beta, a null move is searched a ply less deeply
 */
public record Margins(int enough, int hopeless, int gain, int loss, int surprise, int spare) {
    public Margins {
        if (enough < 1 || hopeless < 1 || gain < 1 || loss < 1 || surprise < 1 || spare < 1) {
            throw new IllegalArgumentException("margins must be positive");
        }
    }
}
