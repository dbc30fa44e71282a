package espalier.engine.driver;

import espalier.driver.Root;
import espalier.engine.procedure.Procedure;
import espalier.game.Score;
import espalier.search.Bound;
import espalier.search.Observer;
import java.util.Arrays;
import java.util.OptionalInt;

/** Searches the root for a driver, by a procedure, and keeps the bounds shown for its children. */
final class RootSearch implements Root {
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

    RootSearch(Procedure<?> procedure, Observer observer) {
        this.procedure = procedure;
        this.observer = observer;
    }

    @Override
    public int search(int alpha, int beta) {
        observer.pass(++passes, alpha, beta);
        return procedure.search(alpha, beta);
    }

    @Override
    public void beginPass(int alpha, int beta) {
        observer.pass(++passes, alpha, beta);
        procedure.enterRoot(width, alpha, beta);
        searchedNow = 0;
    }

    @Override
    public void endPass(int beta) {
        int passed = 0;
        for (int i = 0; i < searchedNow; i++) {
            int child = searched[i];
            readChild(child);
            if (childLower[child] >= beta) {
                searched[passed++] = child;
            }
        }
        observer.tested(beta, searched, passed);
        int lower = bestLower;
        int upper = upper(highest());
        procedure.exitRoot(
                lower >= beta ? lower : upper,
                lower == upper ? Bound.EXACT : lower >= beta ? Bound.LOWER : Bound.UPPER);
    }

    int passes() {
        return passes;
    }

    @Override
    public void narrow(int lower, int upper) {
        procedure.memory().pass(lower, upper);
    }

    @Override
    public int lower() {
        return procedure.lower();
    }

    @Override
    public int upper() {
        return procedure.upper();
    }

    @Override
    public int open() {
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

    @Override
    public int searchChild(int index, int alpha, int beta) {
        searched[searchedNow++] = index;
        int value = procedure.searchChild(index, width, alpha, beta);
        narrow(index, value > alpha ? value : -Score.INFINITY, value < beta ? value : Score.INFINITY);
        return value;
    }

    @Override
    public void readChildren() {
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

    @Override
    public int lower(int child) {
        return childLower[child];
    }

    @Override
    public int upper(int child) {
        return childUpper[child];
    }

    @Override
    public int highest() {
        return knockout[1];
    }

    @Override
    public int highestBut(int except) {
        int node = width + except;
        int highest = knockout[node ^ 1];
        for (node /= 2; node > 1; node /= 2) {
            highest = higher(highest, knockout[node ^ 1]);
        }
        return highest;
    }

    @Override
    public int bestLower() {
        return bestLower;
    }

    @Override
    public OptionalInt value() {
        return width > 0 && bestLower == upper(highest()) ? OptionalInt.of(bestLower) : OptionalInt.empty();
    }

    @Override
    public int proved() {
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

    @Override
    public void best(int child) {
        bestChild = child;
    }

    int best() {
        return bestChild >= 0 ? bestChild : procedure.bestIndex();
    }
}
