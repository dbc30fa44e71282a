package espalier.learning;

import espalier.game.Position;

/**
 * A move that a player chose.
 *
 * @param position where it was chosen; a private copy
 * @param index the move's index in generation order
 */
public record Choice<P extends Position<P>>(P position, int index) {
    public Choice {
        int width = position.countMoves(new int[position.maxMoves()], 0);
        if (index < 0 || index >= width) {
            throw new IllegalArgumentException("the choice is move " + index + " of " + width + ", counted from 0");
        }
    }

    /**
     * The choice of a move; copies the position.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    public static <P extends Position<P>> Choice<P> of(P position, int move) {
        int[] moves = position.moves();
        for (int i = 0; i < moves.length; i++) {
            if (moves[i] == move) {
                return new Choice<>(position.copy(), i);
            }
        }
        throw new IllegalArgumentException("move " + move + " is not legal");
    }

    /** Whether it was a real choice: at least two legal moves. */
    public boolean isReal() {
        return position.countMoves(new int[position.maxMoves()], 0) > 1;
    }
}
