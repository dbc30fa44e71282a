package espalier.games.othello;

import espalier.search.Stopped;
import espalier.solve.SharedTable;
import java.util.function.BooleanSupplier;

/**
 * One thread's null-window search of Othello to the end of the game. Values are in discs, even, and fail-soft: {@link
 * #search} returns a bound on the side of alpha where the value lies.
 *
 * <p>By empty squares: up to 4, {@link LastSquares}; up to {@link #SHALLOW}, moves ordered by parity alone; above that,
 * a table (up to {@link #NEAR} a small one of this thread), and first the moves that leave the opponent few replies
 * ("fastest first"); from {@link #EVALUATED} on, shallow searches with the evaluator order the moves, and the table is
 * probed for all successors before any is searched (enhanced transposition cut-offs).
 *
 * <p>Levels below {@link #EXACT} are selective (Multi-ProbCut): a subtree is cut off when a shallow search puts its
 * value outside the window by a number of standard errors that depends on the level. Such bounds are stored with their
 * level; exact searches use them only for move ordering.
 *
 * <p>Threads that search the same position share the table and a list of the positions being searched: a thread defers
 * a successor that another thread is searching until its other successors are done.
 */
final class EndgameSearch {
    /** The level without selective cut-offs. */
    static final int EXACT = 3;

    /** Up to this many empty squares, parity alone orders the moves. */
    private static final int SHALLOW = 7;

    /** Up to this many empty squares, {@link NearTable} has the positions. */
    private static final int NEAR = 11;

    /** From this many empty squares on, the evaluator orders the moves. */
    private static final int EVALUATED = 13;

    /** From this many empty squares on, by searches of more than its first look. */
    private static final int SEARCHED = 14;

    /** Ordering scores of moves that come first without a look at them. */
    private static final int KNOWN = 1 << 24;

    /** From this many empty squares on, threads avoid each other's positions. */
    private static final int SHARED = 14;

    /** From this many empty squares on, levels below {@link #EXACT} cut off selectively. */
    private static final int GUESSED = 13;

    /** With more empty squares than this, the stop flag is polled. */
    private static final int POLLED = 10;

    /** No value: below all of them. */
    private static final int NONE = -65;

    private static final int DISC = OthelloPosition.DISC;

    /**
     * Weights of the static order, in hundredths of a disc: a square in an odd quarter, a reply, potential mobility.
     */
    private static final int PARITY = 100;

    private static final int REPLY = 100;
    private static final int POTENTIAL = 20;

    /** The weight of a reply relative to the evaluation: many replies make a long proof, regardless of their values. */
    private static final int REPLY_BESIDE_EVALUATION = 300;

    /** Moves this many discs below the window are not distinguished. */
    private static final int MARGIN = 5;

    /** Nor are moves that promise this much less than the best so far, in hundredths of a disc. */
    private static final int SLACK = 300;

    /** How many of {@link #sigma} a selective cut-off requires, by level. */
    private static final double[] CONFIDENCE = {1.1, 1.6, 2.4};

    private final SharedTable table;
    private final NearTable near = new NearTable();
    private final long[] busy;
    private final BooleanSupplier stop;
    private final MoveStack stack = new MoveStack();
    private final LastSquares last = new LastSquares();
    private final Heuristic heuristic;
    private long nodes;
    private int level = EXACT;

    /**
     * One thread's search.
     *
     * @param table shared by all threads
     * @param busy keys of positions that are being searched, shared by all threads; its length is a power of two
     * @param stop polled now and then; once it is true, searches end with {@link Stopped}
     */
    EndgameSearch(SharedTable table, long[] busy, OthelloEvaluator evaluator, BooleanSupplier stop) {
        this.table = table;
        this.busy = busy;
        this.stop = stop;
        this.heuristic = new Heuristic(evaluator, stack);
    }

    /** Positions entered so far, including ordering searches. */
    long nodes() {
        return nodes + last.nodes + heuristic.nodes;
    }

    /** An estimate of the value in discs by a search of the given depth. */
    int guess(long own, long opp, int depth) {
        return heuristic.search(own, opp, -Heuristic.INFINITY, Heuristic.INFINITY, depth) / DISC;
    }

    /** Whether the value of a position is above alpha, as a bound. */
    int search(long own, long opp, int alpha, int level) {
        this.level = level;
        stack.top = 0;
        return node(own, opp, alpha, 64 - Long.bitCount(own | opp));
    }

    private int node(long own, long opp, int alpha, int empties) {
        if (empties == 4) {
            return last.four(own, opp, alpha);
        }
        nodes++;
        if (empties > POLLED && stop.getAsBoolean()) {
            throw new Stopped();
        }
        if (worthCountingStable(alpha, empties)) {
            int most = most(own, opp);
            if (most <= alpha) {
                return most;
            }
        }
        long moves = Board.mobility(own, opp);
        if (moves == 0) {
            return Board.mobility(opp, own) == 0
                    ? LastSquares.finished(own, opp, empties)
                    : -node(opp, own, -alpha - 1, empties);
        }
        return empties > SHALLOW ? deep(own, opp, alpha, empties, moves) : shallow(own, opp, alpha, empties, moves);
    }

    private int shallow(long own, long opp, int alpha, int empties, long moves) {
        long odd = empties > 4 ? LastSquares.oddQuarters(~(own | opp)) : 0;
        int best = NONE;
        for (long left = moves; left != 0 && best <= alpha; ) {
            int square = Long.numberOfTrailingZeros((left & odd) != 0 ? left & odd : left);
            left ^= 1L << square;
            long flips = Board.flips(own, opp, square);
            best = Math.max(best, -node(opp ^ flips, own | flips | 1L << square, -alpha - 1, empties - 1));
        }
        return best;
    }

    /** Counting takes time: only where few stable discs of the opponent suffice for a cut-off, and not at the end. */
    private static boolean worthCountingStable(int alpha, int empties) {
        return alpha >= 2 * empties - 2 && empties > 4;
    }

    /** The score that the opponent's stable discs leave to the side to move. */
    private static int most(long own, long opp) {
        return 64 - 2 * Stability.count(/* own= */ opp, /* opp= */ own);
    }

    private int deep(long own, long opp, int alpha, int empties, long moves) {
        long key = OthelloPosition.key(own, opp, 0);
        long known = empties > NEAR ? table.find(key) : near.find(key);
        if (known != SharedTable.UNKNOWN && Entry.level(known) >= level) {
            if (Entry.lower(known) > alpha) {
                return Entry.lower(known);
            }
            if (Entry.upper(known) <= alpha) {
                return Entry.upper(known);
            }
        }
        int value = level < EXACT && empties >= GUESSED ? guessed(own, opp, alpha, empties) : NONE;
        if (value != NONE) {
            keep(key, known, value, alpha, Entry.NO_MOVE, empties);
            return value;
        }
        return expand(own, opp, alpha, empties, moves, key, known);
    }

    private int expand(long own, long opp, int alpha, int empties, long moves, long key, long known) {
        int from = stack.top;
        int end = stack.push(own, opp, moves);
        int value = empties >= EVALUATED ? cutByTable(own, opp, alpha, from, end) : NONE;
        int bestMove = Entry.NO_MOVE;
        if (value <= alpha) {
            order(own, opp, alpha, empties, from, end, known);
            value = successors(own, opp, alpha, empties, from, end);
            bestMove = stack.best;
        }
        stack.top = from;
        keep(key, known, value, alpha, bestMove, empties);
        stack.best = bestMove;
        return value;
    }

    /** Successors that another thread is searching come last: the table may hold them by then. */
    private int successors(long own, long opp, int alpha, int empties, int from, int end) {
        int best = NONE;
        int bestMove = Entry.NO_MOVE;
        int putOff = from;
        for (int turn = from; turn < end + putOff - from && best <= alpha; turn++) {
            int i = turn < end ? turn : from + turn - end;
            if (turn < end) {
                stack.bestFirst(i, end);
            }
            int square = stack.squares[i];
            long flips = stack.flips[i];
            long childOwn = opp ^ flips;
            long childOpp = own | flips | 1L << square;
            if (empties >= SHARED && turn > from && turn < end && isBusy(childOwn, childOpp)) {
                stack.squares[putOff] = square;
                stack.flips[putOff++] = flips;
                continue;
            }
            int value = empties >= SHARED
                    ? -busily(childOwn, childOpp, -alpha - 1, empties - 1)
                    : -node(childOwn, childOpp, -alpha - 1, empties - 1);
            if (value > best) {
                best = value;
                bestMove = square;
            }
        }
        stack.best = bestMove;
        return best;
    }

    private boolean isBusy(long own, long opp) {
        long key = OthelloPosition.key(own, opp, 0);
        return busy[slot(key)] == key;
    }

    private int busily(long own, long opp, int alpha, int empties) {
        long key = OthelloPosition.key(own, opp, 0);
        busy[slot(key)] = key;
        int value = node(own, opp, alpha, empties);
        busy[slot(key)] = 0;
        return value;
    }

    private int slot(long key) {
        return (int) key & (busy.length - 1);
    }

    private int cutByTable(long own, long opp, int alpha, int from, int end) {
        for (int i = from; i < end; i++) {
            long flips = stack.flips[i];
            long known = table.find(OthelloPosition.key(opp ^ flips, own | flips | 1L << stack.squares[i], 0));
            if (known != SharedTable.UNKNOWN && Entry.level(known) >= level && -Entry.upper(known) > alpha) {
                return -Entry.upper(known);
            }
        }
        return NONE;
    }

    private void order(long own, long opp, int alpha, int empties, int from, int end, long known) {
        int first = known == SharedTable.UNKNOWN ? Entry.NO_MOVE : Entry.move(known);
        int second = known == SharedTable.UNKNOWN ? Entry.NO_MOVE : Entry.second(known);
        long odd = LastSquares.oddQuarters(~(own | opp));
        for (int i = from; i < end; i++) {
            int square = stack.squares[i];
            long childOwn = opp ^ stack.flips[i];
            long childOpp = own | stack.flips[i] | 1L << square;
            if (childOwn == 0) {
                stack.scores[i] = KNOWN + 2;
            } else if (square == first) {
                stack.scores[i] = KNOWN + 1;
            } else if (square == second) {
                stack.scores[i] = KNOWN;
            } else if (empties < EVALUATED) {
                stack.scores[i] = -REPLY * MoveStack.replies(childOwn, childOpp)
                        - POTENTIAL * Long.bitCount(Board.frontier(childOwn, childOpp))
                        + (int) (odd >>> square & 1) * PARITY;
            } else {
                stack.scores[i] = extra(childOwn, childOpp, (int) (odd >>> square & 1))
                        - heuristic.search(childOwn, childOpp, -Heuristic.INFINITY, Heuristic.INFINITY, 0);
            }
        }
        if (empties >= SEARCHED) {
            orderBySearch(own, opp, alpha, empties, from, end);
        }
    }

    /** What counts beside the evaluation. */
    private static int extra(long childOwn, long childOpp, int odd) {
        return odd * (PARITY / 2) - REPLY_BESIDE_EVALUATION * MoveStack.replies(childOwn, childOpp);
    }

    /** Shallow searches, the most promising move first: the others need only be told apart if they come close to it. */
    private void orderBySearch(long own, long opp, int alpha, int empties, int from, int end) {
        int depth = Math.min(4, (empties - 10) / 4);
        long odd = LastSquares.oddQuarters(~(own | opp));
        int most = -Heuristic.INFINITY;
        for (int i = from; i < end; i++) {
            stack.bestFirst(i, end);
            if (stack.scores[i] < KNOWN) {
                int square = stack.squares[i];
                long childOwn = opp ^ stack.flips[i];
                long childOpp = own | stack.flips[i] | 1L << square;
                int extra = extra(childOwn, childOpp, (int) (odd >>> square & 1));
                int low = Math.max(DISC * (alpha - MARGIN), most - SLACK - extra);
                int promise = extra - heuristic.search(childOwn, childOpp, -Heuristic.INFINITY, -low, depth);
                stack.scores[i] = promise;
                most = Math.max(most, promise);
            }
        }
    }

    /** A bound that is probably right, or {@link #NONE} if a shallow search finds no value beyond the window. */
    private int guessed(long own, long opp, int alpha, int empties) {
        int depth = empties < 16 ? 2 : empties < 20 ? 4 : empties < 24 ? 6 : 8;
        depth += (empties - depth) & 1;
        int error = (int) (CONFIDENCE[level] * sigma(empties, depth));
        int evaluation = heuristic.search(own, opp, -Heuristic.INFINITY, Heuristic.INFINITY, 0);
        int high = DISC * (alpha + 1) + error;
        int low = DISC * alpha - error;
        if (high < 64 * DISC
                && evaluation >= DISC * (alpha + 1)
                && heuristic.search(own, opp, high - 1, high, depth) >= high) {
            return (alpha + 2) & ~1;
        }
        if (low > -64 * DISC && evaluation <= DISC * alpha && heuristic.search(own, opp, low, low + 1, depth) <= low) {
            return alpha & ~1;
        }
        return NONE;
    }

    /**
     * The assumed standard error of an estimate, in hundredths of a disc, by the plies it does not see. In tournament
     * games at 14 to 20 empty squares the true one is up to 1.7 times as large; estimates only order moves, and cheap
     * ones do that as well.
     */
    private static int sigma(int empties, int depth) {
        return 250 + 22 * (empties - depth);
    }

    private void keep(long key, long known, int value, int alpha, int best, int empties) {
        int lower = value > alpha ? value : -64;
        int upper = value > alpha ? 64 : value;
        int first = best;
        int second = Entry.NO_MOVE;
        if (known != SharedTable.UNKNOWN) {
            if (Entry.level(known) == level) {
                lower = Math.max(lower, Entry.lower(known));
                upper = Math.min(upper, Entry.upper(known));
            }
            int before = Entry.move(known);
            if (first == Entry.NO_MOVE) {
                first = before;
                second = Entry.second(known);
            } else {
                second = before == first ? Entry.second(known) : before;
            }
        }
        long data = Entry.pack(lower, upper, first, second, empties, level);
        if (empties > NEAR) {
            table.put(key, data);
        } else {
            near.put(key, data);
        }
    }
}
