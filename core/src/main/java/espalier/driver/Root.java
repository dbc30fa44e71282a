package espalier.driver;

import java.util.OptionalInt;

/**
 * The root as drivers see it. It can be searched as a whole or child by child, and it knows the bounds that searches have
 * shown so far. All windows and values are those of the side to move at the root.
 */
public interface Root {
    /**
     * One pass over the whole tree. The value is fail-soft: above alpha and below beta it is exact, at or below alpha an
     * upper bound, at or above beta a lower bound.
     *
     * @param alpha the lower end of the window
     * @param beta the upper end of the window
     * @return the value that the search returned
     */
    int search(int alpha, int beta);

    /**
     * Says that the value lies between these bounds; memory may forget what cannot matter any more.
     *
     * @param lower the value is at least this
     * @param upper the value is at most this
     */
    void narrow(int lower, int upper);

    /** {@return the root's lower bound in memory, which may be better than what the last search returned} */
    int lower();

    /** {@return the root's upper bound in memory} */
    int upper();

    /**
     * Generates the root moves and returns their number; call it before any of the methods below.
     *
     * @return the number of root moves
     */
    int open();

    /**
     * Begins a pass in which the driver searches children itself.
     *
     * @param alpha the lower end of the window
     * @param beta the upper end of the window
     */
    void beginPass(int alpha, int beta);

    /**
     * Searches one child, at most once a pass.
     *
     * @param child a root move, counted from 0
     * @param alpha the lower end of the window
     * @param beta the upper end of the window
     * @return the value that the search returned, for the side to move at the root
     */
    int searchChild(int child, int alpha, int beta);

    /**
     * Ends the pass and takes over what memory knows of the children searched.
     *
     * @param beta the upper end of the window
     */
    void endPass(int beta);

    /** Takes over what memory knows of all children. */
    void readChildren();

    /**
     * {@return the lower bound shown for a child}
     *
     * @param child a root move, counted from 0
     */
    int lower(int child);

    /**
     * {@return the upper bound shown for a child}
     *
     * @param child a root move, counted from 0
     */
    int upper(int child);

    /** {@return the highest lower bound of a child} */
    int bestLower();

    /** {@return the child of the highest upper bound, leftmost} */
    int highest();

    /**
     * {@return the child of the highest upper bound among the others, of which there must be one}
     *
     * @param except the child left out
     */
    int highestBut(int except);

    /** {@return a child whose lower bound reaches the upper bounds of all others; -1 if there is none} */
    int proved();

    /** {@return the value, if the children's bounds settle it} */
    OptionalInt value();

    /**
     * Settles the best move, for drivers that find it themselves; -1 leaves it to the procedure.
     *
     * @param child a root move, counted from 0
     */
    void best(int child);
}
