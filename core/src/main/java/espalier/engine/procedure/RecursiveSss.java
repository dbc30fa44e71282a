package espalier.engine.procedure;

import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Bound;
import espalier.search.Search;
import java.util.Arrays;

/**
 * SSS* with a recursive data structure instead of the OPEN list, after RecSSS* (rec-sss, which the papers cite
 * without its text; this form is ours). The solution tree itself keeps the states. Every MAX node orders
 * its children by merit in a small heap, a MIN node has the merit of its current child, and the recursion stays inside
 * a subtree as long as no state elsewhere is better. Same states, same order as {@link OpenList}.
 *
 * <p>"Better elsewhere" is one number: a subtree goes on while its merit is at least {@code need}, the merit of the
 * best rival, plus one if that rival is to the left and so wins ties.
 */
public final class RecursiveSss<P extends Position<P>> extends WholeTree<P> {
    private int[] merit = new int[64];
    private boolean[] solvedLeaf = new boolean[64];
    /** The current child of a MIN node. */
    private int[] current = new int[64];
    /** The children of a MAX node as a heap of indices, best first, at the offset of their block. */
    private int[] order = new int[64];

    /** Whether the last node ended SOLVED. */
    private boolean solved;

    public RecursiveSss(Search<P> search, P position) {
        super(search, position);
    }

    @Override
    protected void grow(int capacity) {
        merit = Arrays.copyOf(merit, capacity);
        solvedLeaf = Arrays.copyOf(solvedLeaf, capacity);
        current = Arrays.copyOf(current, capacity);
        order = Arrays.copyOf(order, capacity);
    }

    @Override
    public int solve() {
        return work(ROOT, Score.INFINITY, -Score.INFINITY);
    }

    /**
     * Works below a node of merit {@code h >= need} until it is solved or its merit falls below need; returns its
     * merit.
     */
    private int work(int node, int h, int need) {
        boolean max = (ply & 1) == 0;
        enter(max ? -Score.INFINITY : -h, max ? h : Score.INFINITY);
        if (solvedLeaf[node]) {
            solved = true;
            return leave(max, h);
        }
        if (width[node] == 0) {
            int end = atHorizon() ? 0 : generate(0);
            if (end == 0) {
                solvedLeaf[node] = true;
                int value = Math.min(h, maxValue(0));
                solved = value >= need;
                return leave(max, value);
            }
            expand(end);
            open(node, addChildren(node, end), h);
        }
        int result = max ? workMax(node, need) : workMin(node, need);
        if (solved) {
            if (OBSERVED && max) {
                observer.purge(path, ply);
            }
            drop(node);
        }
        return leave(max, result);
    }

    private void open(int node, int block, int h) {
        current[node] = block;
        for (int i = 0; i < width[node]; i++) {
            merit[block + i] = h;
            solvedLeaf[block + i] = false;
            order[block + i] = i;
        }
    }

    private int workMax(int node, int need) {
        int block = children[node];
        while (true) {
            int best = block + order[block];
            step(best);
            int result = work(best, merit[best], Math.max(need, rival(block, width[node])));
            back();
            if (solved) {
                if (node == ROOT) {
                    bestIndex = index[best];
                }
                return result;
            }
            merit[best] = result;
            siftDown(block, width[node]);
            int top = merit[block + order[block]];
            if (top < need) {
                return top;
            }
        }
    }

    private int workMin(int node, int need) {
        while (true) {
            int child = current[node];
            step(child);
            int result = work(child, merit[child], need);
            back();
            merit[child] = result;
            if (!solved || index[child] + 1 == width[node]) {
                return result;
            }
            current[node] = child + 1;
            merit[child + 1] = result;
        }
    }

    /** The merit that the best child needs to stay ahead of the second best. */
    private int rival(int block, int count) {
        int need = -Score.INFINITY;
        for (int at = 1; at <= 2 && at < count; at++) {
            int other = order[block + at];
            need = Math.max(need, merit[block + other] + (other < order[block] ? 1 : 0));
        }
        return need;
    }

    /** Restores the heap after a fall of the best child's merit. */
    private void siftDown(int block, int count) {
        int moved = order[block];
        int at = 0;
        while (2 * at + 1 < count) {
            int child = 2 * at + 1;
            if (child + 1 < count && before(block, order[block + child + 1], order[block + child])) {
                child++;
            }
            if (!before(block, order[block + child], moved)) {
                break;
            }
            order[block + at] = order[block + child];
            at = child;
        }
        order[block + at] = moved;
    }

    private boolean before(int block, int a, int b) {
        return merit[block + a] > merit[block + b] || (merit[block + a] == merit[block + b] && a < b);
    }

    private void drop(int node) {
        int block = children[node];
        for (int child = block; child < block + width[node]; child++) {
            if (width[child] > 0) {
                drop(child);
            }
        }
        freeChildren(node);
    }

    private int leave(boolean max, int h) {
        Bound bound = solved ? Bound.LOWER : Bound.UPPER;
        exit(max ? h : -h, ply == 0 ? Bound.EXACT : max ? bound : bound.negate());
        return h;
    }
}
