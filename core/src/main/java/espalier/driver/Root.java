package espalier.driver;

import espalier.game.Score;
import espalier.procedure.Procedure;
import espalier.search.Bound;
import espalier.search.Observer;
import java.util.Arrays;

/**
 * The root as drivers see it: it can be searched, whole or child by child, and it knows the bounds that searches have
 * shown so far. All windows and values are those of the side to move at the root.
 */
final class Root {
    private final Procedure<?> procedure;
    private final Observer observer;
    private int passes;
    private int bestChild = -1;

    private int width;
    private int[] childLower = {};
    private int[] childUpper = {};

    Root(Procedure<?> procedure, Observer observer) {
        this.procedure = procedure;
        this.observer = observer;
    }

    /** One pass over the whole tree. */
    int search(int alpha, int beta) {
        observer.pass(++passes, alpha, beta);
        return procedure.search(alpha, beta);
    }

    /** Begins a pass in which the driver searches the children itself. */
    void beginPass(int alpha, int beta) {
        observer.pass(++passes, alpha, beta);
        procedure.enterRoot(width, alpha, beta);
    }

    /** Ends it, and takes over what memory knows of the children. */
    void endPass(int beta) {
        readChildren();
        int lower = bestLower();
        int upper = upper(highest(-1));
        procedure.exitRoot(
                lower >= beta ? lower : upper,
                lower == upper ? Bound.EXACT : lower >= beta ? Bound.LOWER : Bound.UPPER);
    }

    int passes() {
        return passes;
    }

    /** What cannot matter while the value is between these bounds may be forgotten. */
    void narrow(int lower, int upper) {
        procedure.memory().pass(lower, upper);
    }

    /** The lower bound in memory, which may be better than what the last search returned. */
    int lower() {
        return procedure.lower();
    }

    int upper() {
        return procedure.upper();
    }

    /** Prepares for work on the children; returns their number. */
    int open() {
        width = procedure.openRoot();
        childLower = new int[width];
        childUpper = new int[width];
        Arrays.fill(childLower, -Score.INFINITY);
        Arrays.fill(childUpper, Score.INFINITY);
        return width;
    }

    /** Searches one child. */
    int searchChild(int index, int alpha, int beta) {
        int value = procedure.searchChild(index, width, alpha, beta);
        if (value > alpha) {
            childLower[index] = Math.max(childLower[index], value);
        }
        if (value < beta) {
            childUpper[index] = Math.min(childUpper[index], value);
        }
        return value;
    }

    /** Takes over what memory knows of the children. */
    void readChildren() {
        for (int i = 0; i < width; i++) {
            if (procedure.findChild(i, width)) {
                childLower[i] = Math.max(childLower[i], -procedure.memory().upper());
                childUpper[i] = Math.min(childUpper[i], -procedure.memory().lower());
            }
        }
    }

    int lower(int child) {
        return childLower[child];
    }

    int upper(int child) {
        return childUpper[child];
    }

    /** The child of the highest upper bound other than {@code except}, leftmost; -1 if there is none. */
    int highest(int except) {
        int highest = -1;
        for (int i = 0; i < width; i++) {
            if (i != except && (highest < 0 || childUpper[i] > childUpper[highest])) {
                highest = i;
            }
        }
        return highest;
    }

    /** The highest lower bound of a child. */
    int bestLower() {
        int best = -Score.INFINITY;
        for (int lower : childLower) {
            best = Math.max(best, lower);
        }
        return best;
    }

    /** A child whose lower bound reaches the upper bounds of all others; -1 if none does. */
    int proved() {
        int candidate = 0;
        for (int i = 1; i < width; i++) {
            if (childLower[i] > childLower[candidate]) {
                candidate = i;
            }
        }
        int rival = highest(candidate);
        return rival < 0 || childLower[candidate] >= childUpper[rival] ? candidate : -1;
    }

    /** Settles the best move, for drivers that find it themselves. */
    void best(int child) {
        bestChild = child;
    }

    int best() {
        return bestChild >= 0 ? bestChild : procedure.bestIndex();
    }
}
