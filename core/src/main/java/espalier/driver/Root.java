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
     */
    int search(int alpha, int beta);

    /** Says that the value lies between these bounds; memory may forget what cannot matter any more. */
    void narrow(int lower, int upper);

    /** The root's lower bound in memory, which may be better than what the last search returned. */
    int lower();

    /** The root's upper bound in memory. */
    int upper();

    /** Generates the root moves and returns their number; call it before any of the methods below. */
    int open();

    /** Begins a pass in which the driver searches children itself. */
    void beginPass(int alpha, int beta);

    /** Searches one child, at most once a pass. */
    int searchChild(int child, int alpha, int beta);

    /** Ends the pass and takes over what memory knows of the children searched. */
    void endPass(int beta);

    /** Takes over what memory knows of all children. */
    void readChildren();

    /** The lower bound shown for a child. */
    int lower(int child);

    /** The upper bound shown for a child. */
    int upper(int child);

    /** The highest lower bound of a child. */
    int bestLower();

    /** The child of the highest upper bound, leftmost. */
    int highest();

    /** The child of the highest upper bound among the others, of which there must be one. */
    int highestBut(int except);

    /** A child whose lower bound reaches the upper bounds of all others; -1 if there is none. */
    int proved();

    /** The value, if the children's bounds settle it. */
    OptionalInt value();

    /** Settles the best move, for drivers that find it themselves; -1 leaves it to the procedure. */
    void best(int child);
}
