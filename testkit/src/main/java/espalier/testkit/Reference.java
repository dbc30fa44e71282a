package espalier.testkit;

import espalier.game.Evaluator;
import espalier.game.Position;
import espalier.game.Score;
import java.util.Arrays;

/** The minimax value by its definition, as plainly as possible. It shares no code with the searches under test. */
public final class Reference {
    private Reference() {}

    /**
     * {@return the value of a position for the side to move, {@code depth} plies deep}
     *
     * @param <P> the type of positions
     * @param position the position; it is restored
     * @param depth in plies
     * @param evaluator the value of leaves
     */
    public static <P extends Position<P>> int value(P position, int depth, Evaluator<P> evaluator) {
        if (position.moves().length == 0) {
            return position.score();
        }
        return depth == 0
                ? evaluator.evaluate(position)
                : Arrays.stream(moveValues(position, depth, evaluator)).max().orElseThrow();
    }

    /**
     * {@return the values of all moves for the side that makes them, in generation order}
     *
     * @param <P> the type of positions
     * @param position the position; it is restored
     * @param depth in plies
     * @param evaluator the value of leaves
     */
    public static <P extends Position<P>> int[] moveValues(P position, int depth, Evaluator<P> evaluator) {
        return Arrays.stream(position.moves())
                .map(move -> afterMove(position, move, depth, evaluator))
                .toArray();
    }

    /**
     * {@return the smallest and the largest value of a leaf for the side to move at the root}
     *
     * @param <P> the type of positions
     * @param position the position; it is restored
     * @param depth in plies
     * @param evaluator the value of leaves
     */
    public static <P extends Position<P>> int[] leafRange(P position, int depth, Evaluator<P> evaluator) {
        int[] moves = position.moves();
        if (moves.length == 0 || depth == 0) {
            int value = value(position, depth, evaluator);
            return new int[] {value, value};
        }
        int[] range = {Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int move : moves) {
            position.play(move);
            int[] child = leafRange(position, depth - 1, evaluator);
            position.undo();
            range[0] = Math.min(range[0], onePlyFurther(-child[1]));
            range[1] = Math.max(range[1], onePlyFurther(-child[0]));
        }
        return range;
    }

    private static <P extends Position<P>> int afterMove(P position, int move, int depth, Evaluator<P> evaluator) {
        position.play(move);
        int value = -value(position, depth - 1, evaluator);
        position.undo();
        return onePlyFurther(value);
    }

    /** Seen from one ply above, a forced win or loss is one ply further away. */
    private static int onePlyFurther(int value) {
        if (value >= Score.WIN - Score.MAX_PLIES) {
            return value - 1;
        }
        if (value <= Score.MAX_PLIES - Score.WIN) {
            return value + 1;
        }
        return value;
    }
}
