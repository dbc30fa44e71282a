package espalier.engine.procedure;

import espalier.engine.memory.Memory;
import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Bound;
import espalier.search.Search;
import espalier.search.Specialiser;

/**
 * A recursive search below one node with a window: what drivers call. The value returned is fail-soft: above alpha and
 * below beta it is the minimax value, at or below alpha an upper bound, at or above beta a lower bound on it.
 */
public abstract class Procedure<P extends Position<P>> extends Walker<P> {
    /** A constant for the compiler, like {@link Walker}'s: a memory that remembers nothing is not even called. */
    protected static final boolean REMEMBERS = Specialiser.remembers(Procedure.class);

    protected final Memory memory;

    protected Procedure(Search<P> search, P position, Memory memory) {
        super(search, position);
        this.memory = memory;
    }

    /**
     * Searches the current node.
     *
     * @param place the node's place in memory, or what else the procedure must know of it
     * @param from where the move buffer is free
     */
    protected abstract int search(int place, int from, int alpha, int beta);

    /** Searches the root. */
    public int search(int alpha, int beta) {
        return search(rootPlace(alpha, beta), 0, alpha, beta);
    }

    /** The place of the root, when it is searched with this window. */
    protected int rootPlace(int alpha, int beta) {
        return Memory.ROOT;
    }

    /** The place of a root child, when it is searched with this window of the root. */
    protected int childPlace(int index, int width, int alpha, int beta) {
        return Memory.child(memory.expand(Memory.ROOT, width), index);
    }

    /** The place of a child that has turned out better than expected and is searched again. */
    protected int againPlace(int place) {
        return place;
    }

    /** Generates the root moves, for drivers that search the root's children themselves; returns their number. */
    public int openRoot() {
        return generate(0);
    }

    /** Says that a driver enters an opened root to search some of its children. */
    public void enterRoot(int width, int alpha, int beta) {
        enter(alpha, beta);
        expand(width);
    }

    /** Says that a driver leaves the root. */
    public final void exitRoot(int value, Bound bound) {
        exit(value, bound);
    }

    /** Searches one child of an opened root; window and value are the root's. */
    public final int searchChild(int index, int width, int alpha, int beta) {
        int place = childPlace(index, width, alpha, beta);
        down(index, moves[index]);
        int value = -search(place, width, -beta, -alpha);
        up();
        return value;
    }

    /** Searches the children of the current node, which memory has room for, until one fails high; the best value. */
    protected final int searchChildren(Descent descent, int block, int from, int end, int alpha, int beta) {
        int best = -Score.INFINITY;
        int i = from;
        for (; i < end && best < beta; i++) {
            down(i - from, moves[i]);
            int child = Memory.child(block, i - from);
            int value = descent.search(this, i == from, child, end, Math.max(alpha, best), beta);
            up();
            if (value > best) {
                best = value;
                improved(i, value, alpha);
            }
        }
        cutoff(i - 1 - from, end - from);
        return best;
    }

    /** The lower bound that memory has for the root now. */
    public final int lower() {
        return memory.find(Memory.ROOT, key(), depth, 0) ? memory.lower() : -Score.INFINITY;
    }

    /** The upper bound that memory has for the root now. */
    public final int upper() {
        return memory.find(Memory.ROOT, key(), depth, 0) ? memory.upper() : Score.INFINITY;
    }

    /** Loads into memory's {@code lower} and {@code upper} what it knows of a root child, seen by the other player. */
    public final void findChild(int index, int width) {
        peek(memory.expand(Memory.ROOT, width), index, moves[index]);
    }

    public final Memory memory() {
        return memory;
    }

    /** Loads what memory knows of a child that is not entered. */
    protected final void peek(int block, int index, int move) {
        long key = memory.keyed() ? position.keyAfter(move) : 0;
        memory.find(Memory.child(block, index), key, depth - ply - 1, ply + 1);
    }

    /** Loads into memory's {@code lower} and {@code upper} what it knows of the current node. */
    protected final boolean recall(int place, long key) {
        return REMEMBERS && memory.find(place, key, depth - ply, ply);
    }

    protected final void keep(int place, long key, int lower, int upper) {
        if (REMEMBERS) {
            memory.store(place, key, depth - ply, ply, lower, upper);
        }
    }

    protected final int makeRoom(int place, int width) {
        return REMEMBERS ? memory.expand(place, width) : Memory.NOWHERE;
    }

    /** The key, if memory wants one. */
    protected final long key() {
        return REMEMBERS && memory.keyed() ? position.key() : 0;
    }
}
