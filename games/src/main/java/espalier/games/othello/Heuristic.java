package espalier.games.othello;

import espalier.solve.SharedTable;

/**
 * A small depth-limited alpha-beta with the pattern evaluator, in hundredths of a disc: it orders the moves of the
 * exact search and estimates values. It proves nothing.
 */
final class Heuristic {
    private static final int DISC = OthelloPosition.DISC;

    /** Above every value. */
    static final int INFINITY = 65 * DISC;

    /** From this depth on, positions are stored. */
    private static final int TABLE_DEPTH = 3;

    private static final int TABLE_ENTRIES = 1 << 18;

    private final OthelloEvaluator evaluator;
    private final SharedTable table = new SharedTable(TABLE_ENTRIES);
    private final MoveStack stack;

    /** Positions entered and evaluated. */
    long nodes;

    Heuristic(OthelloEvaluator evaluator, MoveStack stack) {
        this.evaluator = evaluator;
        this.stack = stack;
    }

    /** A fail-soft value for the side to move. */
    int search(long own, long opp, int alpha, int beta, int depth) {
        nodes++;
        if (depth == 0) {
            return evaluator.evaluate(own, opp);
        }
        long moves = Board.mobility(own, opp);
        if (moves == 0) {
            if (Board.mobility(opp, own) == 0) {
                return DISC * LastSquares.finished(own, opp, 64 - Long.bitCount(own | opp));
            }
            return -search(opp, own, -beta, -alpha, depth);
        }
        if (depth == 1) {
            return lastPly(own, opp, moves, beta);
        }
        if (depth < TABLE_DEPTH) {
            return expand(own, opp, alpha, beta, depth, moves, Entry.NO_MOVE);
        }
        return remembered(own, opp, alpha, beta, depth, moves);
    }

    private int remembered(long own, long opp, int alpha, int beta, int depth, long moves) {
        long key = OthelloPosition.key(own, opp, 0);
        long known = table.find(key);
        int first = Entry.NO_MOVE;
        int lower = -INFINITY;
        int upper = INFINITY;
        if (known != SharedTable.UNKNOWN) {
            first = Entry.move(known);
            if (Entry.depth(known) == depth) {
                lower = Entry.lower(known);
                upper = Entry.upper(known);
                if (lower >= beta || lower == upper) {
                    return lower;
                }
                if (upper <= alpha) {
                    return upper;
                }
            }
        }
        int value = expand(own, opp, alpha, beta, depth, moves, first);
        if (value > alpha) {
            lower = value;
        }
        if (value < beta) {
            upper = value;
        }
        table.put(key, Entry.pack(lower, upper, stack.best, Entry.NO_MOVE, depth, 0));
        return value;
    }

    private int lastPly(long own, long opp, long moves, int beta) {
        int best = -INFINITY;
        for (long left = moves; left != 0 && best < beta; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            long flips = Board.flips(own, opp, square);
            nodes++;
            best = Math.max(best, -evaluator.evaluate(opp ^ flips, own | flips | 1L << square));
        }
        return best;
    }

    private int expand(long own, long opp, int alpha, int beta, int depth, long moves, int first) {
        int from = stack.top;
        int end = stack.push(own, opp, moves);
        for (int i = from; i < end; i++) {
            stack.scores[i] = stack.squares[i] == first ? Integer.MAX_VALUE : order(own, opp, i, depth);
        }
        int best = -INFINITY;
        int bestMove = Entry.NO_MOVE;
        for (int i = from; i < end && best < beta; i++) {
            stack.bestFirst(i, end);
            long flips = stack.flips[i];
            int square = stack.squares[i];
            int bound = Math.max(alpha, best);
            long childOwn = opp ^ flips;
            long childOpp = own | flips | 1L << square;
            int value = -search(childOwn, childOpp, i == from ? -beta : -bound - 1, -bound, depth - 1);
            if (i > from && value > bound && value < beta) {
                value = -search(childOwn, childOpp, -beta, -value, depth - 1);
            }
            if (value > best) {
                best = value;
                bestMove = square;
            }
        }
        stack.top = from;
        stack.best = bestMove;
        return best;
    }

    private int order(long own, long opp, int i, int depth) {
        long childOwn = opp ^ stack.flips[i];
        long childOpp = own | stack.flips[i] | 1L << stack.squares[i];
        if (depth > 2) {
            nodes++;
            return -evaluator.evaluate(childOwn, childOpp);
        }
        return -MoveStack.replies(childOwn, childOpp);
    }
}
