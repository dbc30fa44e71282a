package espalier.models;

import espalier.game.Position;
import espalier.search.Bound;

/** Hands every event to two observers. */
record BothModelObservers(ModelObserver first, ModelObserver second) implements ModelObserver {
    @Override
    public void searches(int[] path, int ply, int model, int alpha, int beta) {
        first.searches(path, ply, model, alpha, beta);
        second.searches(path, ply, model, alpha, beta);
    }

    @Override
    public void leaf(int[] path, int ply) {
        first.leaf(path, ply);
        second.leaf(path, ply);
    }

    @Override
    public void chooses(int[] path, int ply, int model, int by, int child, int value) {
        first.chooses(path, ply, model, by, child, value);
        second.chooses(path, ply, model, by, child, value);
    }

    @Override
    public void cutoff(int[] path, int ply, int model, int child, int width, int value, int bound) {
        first.cutoff(path, ply, model, child, width, value, bound);
        second.cutoff(path, ply, model, child, width, value, bound);
    }

    @Override
    public void settled(int[] path, int ply, int model, int value, Bound bound, int limit) {
        first.settled(path, ply, model, value, bound, limit);
        second.settled(path, ply, model, value, bound, limit);
    }

    @Override
    public void evaluated(Position<?> position, int model, int value) {
        first.evaluated(position, model, value);
        second.evaluated(position, model, value);
    }
}
