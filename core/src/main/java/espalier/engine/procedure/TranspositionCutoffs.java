package espalier.engine.procedure;

import espalier.engine.memory.TranspositionTable;
import espalier.game.Position;
import espalier.game.Score;

/** Enhanced transposition cut-offs: before a node is searched, the table is asked whether a child already answers it. */
record TranspositionCutoffs(Practical<?> search) {
    /** The value of a child that is known to be good enough, if there is one; below beta if not. */
    int search(long key, int nominal, int depth, int from, int end, int alpha, int beta) {
        Knowledge knowledge = search.knowledge;
        TranspositionTable table = knowledge.table;
        Position<?> position = search.position;
        int ply = search.ply;
        for (int i = from; i < end; i++) {
            int move = search.moves[i];
            if (knowledge.find(position.keyAfter(move), depth - 1, ply + 1)
                    && -table.upper() >= beta
                    && !leadsToDraw(move)) {
                int value = -table.upper();
                knowledge.reveal(value, Score.INFINITY);
                table.update(key, nominal, ply, value, alpha, beta, i - from);
                return value;
            }
        }
        return -Score.INFINITY;
    }

    /** Whether the draw rules end the game after a move, whatever the table says of the position. */
    private boolean leadsToDraw(int move) {
        if (search.draws == null) {
            return false;
        }
        search.position.play(move);
        boolean drawn = search.draws.drawn();
        search.position.undo();
        return drawn;
    }
}
