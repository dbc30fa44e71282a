package espalier.bench;

import espalier.game.Score;

/** Searches written by hand for Connect Four alone: the measure of the library's overhead. */
final class HandWritten {
    private static final int[] COLUMNS = {3, 2, 4, 1, 5, 0, 6};
    private static final long FULL = 0x0000_FDFB_F7EF_DFBFL;

    private long visits;

    HandWritten() {}

    long visits() {
        return visits;
    }

    /** Fail-soft alpha-beta. */
    int alphaBeta(long own, long all, int ply, int depth, int alpha, int beta) {
        visits++;
        if (ConnectFour.hasFour(own ^ all)) {
            return Score.lossIn(ply);
        }
        if (all == FULL) {
            return Score.DRAW;
        }
        if (depth == 0) {
            return ConnectFour.evaluate(own, all);
        }
        int best = -Score.INFINITY;
        for (int column : COLUMNS) {
            long stone = ConnectFour.stone(all, column);
            if (stone != 0) {
                int value = -alphaBeta(own ^ all, all | stone, ply + 1, depth - 1, -beta, -Math.max(alpha, best));
                if (value > best) {
                    best = value;
                    if (best >= beta) {
                        break;
                    }
                }
            }
        }
        return best;
    }

    /** The same on the library's positions: what playing, taking back and generating all moves cost by themselves. */
    int alphaBeta(ConnectFour position, int[] moves, int from, int ply, int depth, int alpha, int beta) {
        visits++;
        if (depth == 0) {
            return position.over(moves, from) ? Score.fromNode(position.score(), ply) : ConnectFour.evaluate(position);
        }
        int end = position.generate(moves, from);
        if (end == from) {
            return Score.fromNode(position.score(), ply);
        }
        int best = -Score.INFINITY;
        for (int i = from; i < end && best < beta; i++) {
            position.play(moves[i]);
            int value = -alphaBeta(position, moves, end, ply + 1, depth - 1, -beta, -Math.max(alpha, best));
            position.undo();
            best = Math.max(best, value);
        }
        return best;
    }

    /** Alpha-beta with deepening and a table: key, value, its kind, draft and best column, the newest kept. */
    static final class WithTable {
        private final int mask;
        private final long[] keys;
        private final long[] entries;
        private long visits;

        WithTable(int size) {
            mask = size - 1;
            keys = new long[size];
            entries = new long[size];
        }

        long visits() {
            return visits;
        }

        int deepen(int depth) {
            int value = 0;
            for (int i = 1; i <= depth; i++) {
                value = search(0, 0, 0, i, -Score.INFINITY, Score.INFINITY);
            }
            return value;
        }

        private int search(long own, long all, int ply, int depth, int alpha, int beta) {
            visits++;
            if (ConnectFour.hasFour(own ^ all)) {
                return Score.lossIn(ply);
            }
            if (all == FULL) {
                return Score.DRAW;
            }
            if (depth == 0) {
                return ConnectFour.evaluate(own, all);
            }
            long key = own + all + 1;
            int at = (int) ((key * 0x9E3779B97F4A7C15L) >>> 32) & mask;
            int first = -1;
            if (keys[at] == key) {
                long entry = entries[at];
                first = (int) (entry & 7);
                int value = Score.fromNode((int) (entry >> 32), ply);
                int kind = (int) entry >> 3 & 3;
                if (((int) entry >> 8 & 255) == depth
                        && (kind == 3 || (kind == 1 && value >= beta) || (kind == 2 && value <= alpha))) {
                    return value;
                }
            }
            int best = -Score.INFINITY;
            int bestColumn = 0;
            for (int i = first < 0 ? 0 : -1; i < COLUMNS.length && best < beta; i++) {
                int column = i < 0 ? first : COLUMNS[i];
                long stone = ConnectFour.stone(all, column);
                if (stone != 0 && (i < 0 || column != first)) {
                    int value = -search(own ^ all, all | stone, ply + 1, depth - 1, -beta, -Math.max(alpha, best));
                    if (value > best) {
                        best = value;
                        bestColumn = column;
                    }
                }
            }
            int kind = (best > alpha ? 1 : 0) | (best < beta ? 2 : 0);
            keys[at] = key;
            entries[at] = (long) Score.toNode(best, ply) << 32 | depth << 8 | kind << 3 | bestColumn;
            return best;
        }
    }
}
