package espalier.tree;

import espalier.driver.TreeShape;
import espalier.game.Position;

/**
 * An artificial game tree as a position. A move is the index of a child, MAX (turn 0) moves at the root, leaf values
 * are MAX's, and {@link #key} is a node number: no two nodes share one.
 */
public interface Tree<P extends Tree<P>> extends Position<P>, TreeShape.Known {
    /** The largest height of any tree. */
    int MAX_DEPTH = 512;

    /** {@return the smallest value a leaf can have} */
    int low();

    /** {@return the largest value a leaf can have} */
    int high();

    /** {@return the number of edges on the longest path} */
    int height();

    /** {@return the number of the current leaf, from 0, left to right} */
    long leafNumber();

    /** {@return the number of children of the root} */
    int rootWidth();

    /** The shape of the whole tree; its range as the side to move sees it. */
    @Override
    default TreeShape shape() {
        boolean max = turn() == 0;
        return new TreeShape(rootWidth(), height(), max ? low() : -high(), max ? high() : -low());
    }
}
