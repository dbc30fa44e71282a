package espalier.engine.memory;

import espalier.game.Score;

/** No memory, at no cost. */
public final class NoMemory implements Memory {
    @Override
    public boolean keyed() {
        return false;
    }

    @Override
    public boolean find(int place, long key, int depth, int ply) {
        return false;
    }

    @Override
    public int lower() {
        return -Score.INFINITY;
    }

    @Override
    public int upper() {
        return Score.INFINITY;
    }

    @Override
    public void store(int place, long key, int depth, int ply, int lower, int upper) {}

    @Override
    public int expand(int place, int width) {
        return NOWHERE;
    }

    @Override
    public long peak() {
        return 0;
    }
}
