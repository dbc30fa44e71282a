package espalier.engine.procedure;

import espalier.game.Position;
import espalier.search.Search;
import java.util.Arrays;
import java.util.OptionalInt;

/**
 * What the algorithms with an explicit solution tree share. They are MAX/MIN by nature: MAX is the side to move at the
 * root. A node of their tree is a number; its attributes are in arrays that grow together, and freed nodes are reused,
 * block by block.
 */
public abstract class WholeTree<P extends Position<P>> extends Walker<P> {
    protected static final int ROOT = 0;
    protected static final int NONE = -1;

    protected int[] parent = new int[64];
    /** The node's index among its siblings. */
    protected int[] index = new int[64];

    protected int[] move = new int[64];
    /** The number of children once the node is expanded; 0 before, and for leaves. */
    protected int[] width = new int[64];
    /** The first of the children, which are consecutive. */
    protected int[] children = new int[64];

    private int size;
    /** By width: the head of a list of freed blocks, linked through {@code children}. */
    private int[] freed = {NONE};

    /** The node of the current position. */
    protected int here;

    protected WholeTree(Search<P> search, P position) {
        super(search, position);
        size = 1;
        parent[ROOT] = NONE;
        children[ROOT] = NONE;
    }

    /** Solves the root; returns the minimax value. */
    public abstract int solve();

    /** The number of passes over the whole tree, if the algorithm has passes. */
    public OptionalInt passes() {
        return OptionalInt.empty();
    }

    /** The largest number of nodes kept at a time. */
    public final long peak() {
        return size;
    }

    /** Called when the arrays grow, for attributes of the subclass. */
    protected abstract void grow(int capacity);

    /** The value of a leaf for MAX. */
    protected final int maxValue(int from) {
        int value = leafValue(from);
        return (ply & 1) == 0 ? value : -value;
    }

    /** Makes nodes for the children of the current node, from the generated moves; returns the first. */
    protected final int addChildren(int node, int count) {
        int block;
        if (count < freed.length && freed[count] != NONE) {
            block = freed[count];
            freed[count] = children[block];
        } else {
            block = size;
            size += count;
            if (size > parent.length) {
                int capacity = Math.max(size, 2 * parent.length);
                parent = Arrays.copyOf(parent, capacity);
                index = Arrays.copyOf(index, capacity);
                move = Arrays.copyOf(move, capacity);
                width = Arrays.copyOf(width, capacity);
                children = Arrays.copyOf(children, capacity);
                grow(capacity);
            }
        }
        for (int i = 0; i < count; i++) {
            parent[block + i] = node;
            index[block + i] = i;
            move[block + i] = moves[i];
            width[block + i] = 0;
            children[block + i] = NONE;
        }
        width[node] = count;
        children[node] = block;
        return block;
    }

    /** Frees the block of a node's children, whose own children must be free already. */
    protected final void freeChildren(int node) {
        int count = width[node];
        int block = children[node];
        if (count >= freed.length) {
            int old = freed.length;
            freed = Arrays.copyOf(freed, count + 1);
            Arrays.fill(freed, old, freed.length, NONE);
        }
        children[block] = freed[count];
        freed[count] = block;
        width[node] = 0;
        children[node] = NONE;
    }

    protected final void step(int child) {
        down(index[child], move[child]);
        here = child;
    }

    protected final void back() {
        up();
        here = parent[here];
    }
}
