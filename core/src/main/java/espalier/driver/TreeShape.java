package espalier.driver;

import espalier.game.Score;

/**
 * What is known of a tree's shape.
 *
 * @param width the number of root moves; 0 if unknown
 * @param height the number of edges on the longest path; 0 if unknown
 * @param low no leaf is worth less, to the side to move at the root
 * @param high no leaf is worth more
 */
public record TreeShape(int width, int height, int low, int high) {
    /** Nothing is known, but that scores are scores. */
    public static final TreeShape UNKNOWN = new TreeShape(0, 0, -Score.WIN, Score.WIN);

    public TreeShape {
        if (low > high) {
            throw new IllegalArgumentException("the range " + low + ".." + high + " is empty");
        }
        if (low < -Score.INFINITY || high > Score.INFINITY) {
            throw new IllegalArgumentException("the range must lie within +-" + Score.INFINITY);
        }
    }

    /** Of positions that know their tree. */
    public interface Known {
        /** {@return the shape of the whole tree below the root} */
        TreeShape shape();
    }

    /**
     * {@return the same shape with another range}
     *
     * @param from the smallest value of a leaf
     * @param to the largest value of a leaf
     */
    public TreeShape range(int from, int to) {
        return new TreeShape(width, height, from, to);
    }

    /** {@return the middle of the range, rounded down} */
    public int middle() {
        return Math.floorDiv(low + high, 2);
    }
}
