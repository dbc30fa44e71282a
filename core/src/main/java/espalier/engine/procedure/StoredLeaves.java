package espalier.engine.procedure;

import espalier.engine.memory.TranspositionTable;
import espalier.game.Score;
import espalier.search.Bound;

/** Leaves that are kept in the table. */
record StoredLeaves(Practical<?> search) implements Horizon {
    @Override
    public int value(int from, int alpha, int beta) {
        TranspositionTable table = search.knowledge.table;
        long key = search.position.key();
        if (table.look(key, 0, search.ply, false)) {
            return search.knowledge.answerLeaf();
        }
        int value = search.isOver(from) ? search.finished() : search.evaluate();
        table.update(key, 0, search.ply, value, -Score.INFINITY, Score.INFINITY, TranspositionTable.NO_MOVE);
        return search.exit(value, Bound.EXACT);
    }
}
