package espalier.engine.driver;

import espalier.engine.procedure.Procedure;
import espalier.game.Score;
import espalier.search.Bound;
import espalier.search.Observer;
import java.util.Arrays;
import java.util.OptionalInt;

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
    /** The children searched in this pass, each once. */
    private int[] searched = {};

    private int searchedNow;
    private int bestLower = -Score.INFINITY;

    /**
     * Who has the highest upper bound, as a knockout: node n plays for the better of nodes 2n and 2n + 1, child i is node
     * {@code width + i}, and node 1 is the winner. So a driver that searches one child a pass need not look at all.
     */
    private int[] knockout = {};

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
        searchedNow = 0;
    }

    /** Ends it, and takes over what memory knows of the children that were searched. */
    void endPass(int beta) {
        for (int i = 0; i < searchedNow; i++) {
            readChild(searched[i]);
        }
        int lower = bestLower;
        int upper = upper(highest());
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
        searched = new int[width];
        Arrays.fill(childLower, -Score.INFINITY);
        Arrays.fill(childUpper, Score.INFINITY);
        knockout = new int[2 * width];
        for (int i = 0; i < width; i++) {
            knockout[width + i] = i;
        }
        for (int node = width - 1; node >= 1; node--) {
            knockout[node] = higher(knockout[2 * node], knockout[2 * node + 1]);
        }
        return width;
    }

    /** Searches one child. */
    int searchChild(int index, int alpha, int beta) {
        searched[searchedNow++] = index;
        int value = procedure.searchChild(index, width, alpha, beta);
        narrow(index, value > alpha ? value : -Score.INFINITY, value < beta ? value : Score.INFINITY);
        return value;
    }

    /** Takes over what memory knows of all children. */
    void readChildren() {
        for (int i = 0; i < width; i++) {
            readChild(i);
        }
    }

    private void readChild(int index) {
        procedure.findChild(index, width);
        narrow(index, -procedure.memory().upper(), -procedure.memory().lower());
    }

    private void narrow(int child, int lower, int upper) {
        childLower[child] = Math.max(childLower[child], lower);
        bestLower = Math.max(bestLower, lower);
        if (upper < childUpper[child]) {
            childUpper[child] = upper;
            for (int node = (width + child) / 2; node >= 1; node /= 2) {
                knockout[node] = higher(knockout[2 * node], knockout[2 * node + 1]);
            }
        }
    }

    /** The one with the higher upper bound; of equals the left one. */
    private int higher(int a, int b) {
        return childUpper[a] > childUpper[b] || (childUpper[a] == childUpper[b] && a < b) ? a : b;
    }

    int lower(int child) {
        return childLower[child];
    }

    int upper(int child) {
        return childUpper[child];
    }

    /** The child of the highest upper bound, leftmost. */
    int highest() {
        return knockout[1];
    }

    /** The child of the highest upper bound among the others, of which there must be some: the best of those it met. */
    int highestBut(int except) {
        int node = width + except;
        int highest = knockout[node ^ 1];
        for (node /= 2; node > 1; node /= 2) {
            highest = higher(highest, knockout[node ^ 1]);
        }
        return highest;
    }

    /** The highest lower bound of a child. */
    int bestLower() {
        return bestLower;
    }

    /** The value, if the children's bounds settle it. */
    OptionalInt value() {
        return width > 0 && bestLower == upper(highest()) ? OptionalInt.of(bestLower) : OptionalInt.empty();
    }

    /** Of several children one whose lower bound reaches the upper bounds of all others; -1 if none does. */
    int proved() {
        if (width == 0) {
            return -1;
        }
        int candidate = 0;
        for (int i = 1; i < width; i++) {
            if (childLower[i] > childLower[candidate]) {
                candidate = i;
            }
        }
        return childLower[candidate] >= childUpper[highestBut(candidate)] ? candidate : -1;
    }

    /** Settles the best move, for drivers that find it themselves; -1 leaves it to the procedure. */
    void best(int child) {
        bestChild = child;
    }

    int best() {
        return bestChild >= 0 ? bestChild : procedure.bestIndex();
    }
}
