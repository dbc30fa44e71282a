package espalier.search;

import espalier.game.Position;

/** Hands every event to two observers. */
record Both(Observer first, Observer second) implements Observer {
    @Override
    public void pass(int number, int alpha, int beta) {
        first.pass(number, alpha, beta);
        second.pass(number, alpha, beta);
    }

    @Override
    public void enter(Position<?> position, int[] path, int ply, int alpha, int beta) {
        first.enter(position, path, ply, alpha, beta);
        second.enter(position, path, ply, alpha, beta);
    }

    @Override
    public void known(Position<?> position, int[] path, int ply, int lower, int upper) {
        first.known(position, path, ply, lower, upper);
        second.known(position, path, ply, lower, upper);
    }

    @Override
    public void leaf(Position<?> position, int[] path, int ply, int value) {
        first.leaf(position, path, ply, value);
        second.leaf(position, path, ply, value);
    }

    @Override
    public void expand(Position<?> position, int[] path, int ply, int width) {
        first.expand(position, path, ply, width);
        second.expand(position, path, ply, width);
    }

    @Override
    public void cutoff(Position<?> position, int[] path, int ply, int index, int width) {
        first.cutoff(position, path, ply, index, width);
        second.cutoff(position, path, ply, index, width);
    }

    @Override
    public void exit(Position<?> position, int[] path, int ply, int value, Bound bound) {
        first.exit(position, path, ply, value, bound);
        second.exit(position, path, ply, value, bound);
    }

    @Override
    public void open(int[] path, int ply, boolean solved, int merit) {
        first.open(path, ply, solved, merit);
        second.open(path, ply, solved, merit);
    }

    @Override
    public void purge(int[] path, int ply) {
        first.purge(path, ply);
        second.purge(path, ply);
    }

    @Override
    public void tested(int value, int[] passed, int count) {
        first.tested(value, passed, count);
        second.tested(value, passed, count);
    }

    @Override
    public void reduced(Position<?> position, int[] path, int ply, String method, int depth, int alpha, int beta) {
        first.reduced(position, path, ply, method, depth, alpha, beta);
        second.reduced(position, path, ply, method, depth, alpha, beta);
    }

    @Override
    public void pruned(
            Position<?> position, int[] path, int ply, String method, int depth, int value, int bound, int moves) {
        first.pruned(position, path, ply, method, depth, value, bound, moves);
        second.pruned(position, path, ply, method, depth, value, bound, moves);
    }
}
