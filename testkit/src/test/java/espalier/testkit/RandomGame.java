package espalier.testkit;

import espalier.game.NullMove;
import espalier.game.Position;

/**
 * An endless game whose states are numbers: a hash chooses the states that moves lead to. With few states per ply it is
 * a graph full of transpositions, with very many it is a tree. The null move leads to a state of its own. Evaluations
 * are small numbers, so that ties are frequent.
 */
final class RandomGame implements Position<RandomGame>, NullMove {
    private static final int MAX_PLIES = 64;
    private static final int NULL = 1000;

    private final long seed;
    private final int width;
    private final long states;
    private final int values;
    private final long[] path = new long[MAX_PLIES];
    private int ply;

    /**
     * @param states the number of states per ply
     * @param values evaluations are from {@code -values} to {@code values}
     */
    RandomGame(long seed, int width, long states, int values) {
        this.seed = seed;
        this.width = width;
        this.states = states;
        this.values = values;
    }

    private long hash(long about) {
        long z = seed + (path[ply] * MAX_PLIES + ply + 1) * 0x9E3779B97F4A7C15L + about * 0xD1B54A32D192ED03L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** For the side to move. */
    int evaluate() {
        return (int) Math.floorMod(hash(-1), 2L * values + 1) - values;
    }

    @Override
    public int generate(int[] moves, int from) {
        for (int i = 0; i < width; i++) {
            moves[from + i] = i;
        }
        return from + width;
    }

    @Override
    public void play(int move) {
        long next = Math.floorMod(hash(move), states);
        ply++;
        path[ply] = next;
    }

    @Override
    public void undo() {
        ply--;
    }

    @Override
    public int turn() {
        return ply & 1;
    }

    @Override
    public int score() {
        throw new IllegalStateException("this game never ends");
    }

    @Override
    public boolean over(int[] scratch, int from) {
        return false;
    }

    @Override
    public long key() {
        return path[ply] * MAX_PLIES + ply;
    }

    @Override
    public RandomGame copy() {
        RandomGame copy = new RandomGame(seed, width, states, values);
        System.arraycopy(path, 0, copy.path, 0, MAX_PLIES);
        copy.ply = ply;
        return copy;
    }

    @Override
    public int maxMoves() {
        return width;
    }

    @Override
    public boolean nullAllowed() {
        return true;
    }

    @Override
    public void playNull() {
        play(NULL);
    }
}
