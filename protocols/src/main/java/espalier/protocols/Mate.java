package espalier.protocols;

import espalier.game.Score;
import java.util.OptionalInt;

/** Forced results as chess engines exchange them: in moves, positive for the side to move. */
public final class Mate {
    private Mate() {}

    /** The moves to the end of a forced win or loss; empty for any other value. */
    public static OptionalInt moves(int value) {
        int moves = (Score.plies(value) + 1) / 2;
        return Score.isWin(value)
                ? OptionalInt.of(moves)
                : Score.isLoss(value) ? OptionalInt.of(-moves) : OptionalInt.empty();
    }

    /** The value of a forced result. */
    public static int value(int moves) {
        int plies = Math.min(Score.MAX_PLIES, 2 * Math.abs(moves));
        return moves > 0 ? Score.winIn(plies - 1) : Score.lossIn(plies);
    }
}
