package espalier.engine.procedure;

import espalier.search.Bound;

/** The evaluation, or the result of a finished game. */
record Leaves(Practical<?> search) implements Horizon {
    @Override
    public int value(int from, int alpha, int beta) {
        return search.exit(search.isOver(from) ? search.finished() : search.evaluate(), Bound.EXACT);
    }
}
