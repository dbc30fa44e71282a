package espalier.engine.procedure;

import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Bound;
import espalier.search.Search;
import java.util.Arrays;

/**
 * SSS* with its OPEN list (stockman), and DUAL*, which is SSS* with the players exchanged.
 *
 * <p>A state is a node, LIVE or SOLVED, and a merit h: no solution tree through the node has a higher value. The best
 * state (highest merit, ties leftmost) is taken and replaced by its successors, the operator Gamma:
 *
 * <pre>
 *   LIVE    leaf        itself SOLVED, merit min(h, value)
 *   LIVE    MIN node    its first child LIVE
 *   LIVE    MAX node    all its children LIVE
 *   SOLVED  MAX node    its next brother LIVE; after the last brother the MIN parent SOLVED
 *   SOLVED  MIN node    the MAX parent SOLVED; all other states below the parent leave OPEN
 * </pre>
 *
 * until the root is SOLVED. It evaluates the leaves of AB-SSS* in the same order.
 *
 * <p>OPEN is a binary heap. Only a leaf lowers the merit, so after every other case the successor is the best state and
 * stays outside the heap. A purge walks the states below the parent, each of which was inserted once and is visited
 * once: O(log n) comparisons a step, amortised. A comparison of states of equal merit climbs to their common ancestor.
 */
public final class OpenList<P extends Position<P>> extends WholeTree<P> {
    /** 0: SSS*, 1: DUAL*. A node is MAX if its level has this parity. */
    private final int dual;

    private int[] merit = new int[64];
    private int[] level = new int[64];
    private boolean[] solvedLeaf = new boolean[64];
    /** The node's index in the heap, or NONE. */
    private int[] heapIndex = new int[64];

    private int[] heap = new int[64];
    private int heapSize;
    private int[] trail = new int[32];

    public OpenList(Search<P> search, P position, boolean dual) {
        super(search, position);
        this.dual = dual ? 1 : 0;
        heapIndex[ROOT] = NONE;
    }

    @Override
    protected void grow(int capacity) {
        merit = Arrays.copyOf(merit, capacity);
        level = Arrays.copyOf(level, capacity);
        solvedLeaf = Arrays.copyOf(solvedLeaf, capacity);
        heapIndex = Arrays.copyOf(heapIndex, capacity);
    }

    @Override
    public int solve() {
        int node = ROOT;
        merit[ROOT] = Score.INFINITY;
        inserted(0, false, Score.INFINITY);
        while (true) {
            node = solvedLeaf[node] ? solved(node, merit[node]) : live(node, merit[node]);
            if (node == NONE) {
                return dual == 0 ? merit[ROOT] : -merit[ROOT];
            }
        }
    }

    /** Handles a LIVE state; returns the next best. */
    private int live(int node, int h) {
        goTo(node);
        take(h);
        int end = atHorizon() ? 0 : generate(0);
        if (end == 0) {
            int value = maxValue(0);
            merit[node] = Math.min(h, dual == 0 ? value : -value);
            solvedLeaf[node] = true;
            leave(dual == 0 ? value : -value, Bound.EXACT);
            inserted(ply, true, merit[node]);
            return heapSize > 0 && before(heap[0], node) ? replaceTop(node) : node;
        }
        expand(end);
        // The merit bounds solution trees through this node, not the node: nothing is known about its value yet.
        leave(Score.INFINITY, Bound.UPPER);
        int block = addChildren(node, end);
        boolean max = isMax(node);
        for (int i = 0; OBSERVED && i < (max ? end : 1); i++) {
            path[ply] = i;
            inserted(ply + 1, false, h);
        }
        for (int i = end - 1; i >= 0; i--) {
            int child = block + i;
            merit[child] = h;
            level[child] = level[node] + 1;
            solvedLeaf[child] = false;
            heapIndex[child] = NONE;
            if (max && i > 0) {
                push(child);
            }
        }
        return block;
    }

    /** Handles SOLVED states as long as they lead to each other; returns the next best LIVE state. */
    private int solved(int leaf, int h) {
        int node = leaf;
        goTo(leaf);
        while (true) {
            take(h);
            leave(h, node == ROOT ? Bound.EXACT : Bound.LOWER);
            if (node == ROOT) {
                merit[ROOT] = h;
                return NONE;
            }
            int up = parent[node];
            if (isMax(node)) {
                if (up == ROOT && h < merit[ROOT]) {
                    // DUAL*: the root's children come one by one, and the last that lowers the merit is the best.
                    merit[ROOT] = h;
                    bestIndex = index[node];
                }
                int next = index[node] + 1;
                if (next < width[up]) {
                    merit[children[up] + next] = h;
                    path[ply - 1] = next;
                    inserted(ply, false, h);
                    return children[up] + next;
                }
            } else if (up == ROOT) {
                bestIndex = index[node];
            }
            back();
            purge(up);
            if (OBSERVED && isMax(up)) {
                observer.purge(path, ply);
            }
            inserted(ply, true, h);
            node = up;
        }
    }

    private boolean isMax(int node) {
        return (level[node] & 1) == dual;
    }

    /** Counts the state; for MAX its window is (-infinity, h) in SSS* and (-h, infinity) in DUAL*. */
    private void take(int h) {
        if ((ply & 1) == dual) {
            enter(-Score.INFINITY, h);
        } else {
            enter(-h, Score.INFINITY);
        }
    }

    private void leave(int h, Bound bound) {
        boolean same = (ply & 1) == dual;
        exit(same ? h : -h, same ? bound : bound.negate());
    }

    /** Reports that a state of the node at the end of the path enters OPEN. */
    private void inserted(int level, boolean isSolved, int h) {
        if (OBSERVED) {
            observer.open(path, level, isSolved, (level & 1) == dual ? h : -h);
        }
    }

    /** Moves the position to a node through their common ancestor. */
    private void goTo(int target) {
        while (ply > level[target]) {
            back();
        }
        int node = target;
        int length = 0;
        while (node != here) {
            if (level[node] <= ply) {
                back();
            }
            if (length == trail.length) {
                trail = Arrays.copyOf(trail, 2 * length);
            }
            trail[length++] = node;
            node = parent[node];
        }
        while (length > 0) {
            step(trail[--length]);
        }
    }

    /** Removes everything below a node. */
    private void purge(int node) {
        int block = children[node];
        for (int child = block; child < block + width[node]; child++) {
            if (heapIndex[child] != NONE) {
                remove(heapIndex[child]);
            }
            if (width[child] > 0) {
                purge(child);
            }
        }
        freeChildren(node);
    }

    /** Whether state a comes before state b: higher merit, or the same and further left. */
    private boolean before(int a, int b) {
        return merit[a] > merit[b] || (merit[a] == merit[b] && leftOf(a, b));
    }

    private boolean leftOf(int first, int second) {
        int a = first;
        int b = second;
        while (level[a] > level[b]) {
            a = parent[a];
        }
        while (level[b] > level[a]) {
            b = parent[b];
        }
        while (parent[a] != parent[b]) {
            a = parent[a];
            b = parent[b];
        }
        return index[a] < index[b];
    }

    private void push(int node) {
        if (heapSize == heap.length) {
            heap = Arrays.copyOf(heap, 2 * heapSize);
        }
        siftUp(heapSize++, node);
    }

    /** Removes the best state and inserts another. */
    private int replaceTop(int node) {
        int top = heap[0];
        heapIndex[top] = NONE;
        siftDown(0, node);
        return top;
    }

    private void remove(int at) {
        heapIndex[heap[at]] = NONE;
        int last = heap[--heapSize];
        if (at == heapSize) {
            return;
        }
        // At the top this compares with the removed state, which is better.
        if (before(last, heap[(at - 1) / 2])) {
            siftUp(at, last);
        } else {
            siftDown(at, last);
        }
    }

    private void siftUp(int from, int node) {
        int at = from;
        while (at > 0 && before(node, heap[(at - 1) / 2])) {
            put(at, heap[(at - 1) / 2]);
            at = (at - 1) / 2;
        }
        put(at, node);
    }

    private void siftDown(int from, int node) {
        int at = from;
        while (2 * at + 1 < heapSize) {
            int child = 2 * at + 1;
            if (child + 1 < heapSize && before(heap[child + 1], heap[child])) {
                child++;
            }
            if (!before(heap[child], node)) {
                break;
            }
            put(at, heap[child]);
            at = child;
        }
        put(at, node);
    }

    private void put(int at, int node) {
        heap[at] = node;
        heapIndex[node] = at;
    }
}
