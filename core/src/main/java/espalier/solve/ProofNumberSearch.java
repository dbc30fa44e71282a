package espalier.solve;

import espalier.game.DrawRules;
import espalier.game.Mixer;
import espalier.game.Position;
import espalier.search.Budget;
import espalier.search.Limits;
import espalier.search.Stopped;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first proof-number search (df-pn, after proof-number): proves that one
 * player, the attacker, has a forced win, or that there is none.
 *
 * <p>A node has two numbers: {@code phi}, the least number of leaves still to be proved to show that the side to move
 * reaches its goal, and {@code delta}, the same for its opponent. The attacker's goal is to win, the defender's is not
 * to lose. One child suffices to show the goal of the side to move, all of them are needed to refute it:
 *
 * <pre>
 *   phi(n) = min delta(child)      delta(n) = sum phi(child)
 * </pre>
 *
 * A node is searched until one of its numbers reaches a threshold, beyond which another node is more promising. Results
 * go into a table of fixed size. The children of the current path are kept outside it, so the search ends whatever the
 * table forgets.
 *
 * <p><b>Repetition.</b> A position that repeats one on its path, or that {@link DrawRules} call drawn, is no win: the
 * defender has reached the goal. This depends on the path, so a defender's success that rests on a position further up
 * holds only while that path lasts and is not stored (the graph-history interaction problem, solved by forgetting;
 * therefore draws by repetition are proved in small graphs only: one king against one in checkers is out of reach). An
 * attacker's success rests on finished games alone, along a strategy that never repeats a position, and holds for every
 * path that leaves time for it: near the limit of a rule that counts moves (the fifty-move rule) the table keeps positions
 * with different counts apart. Games that cannot repeat a position have none of these problems.
 *
 * <p>Positions with equal 64-bit keys count as equal.
 */
final class ProofNumberSearch<P extends Position<P>> {
    /** The answer to a question. */
    enum Answer {
        /** The side to move can force it. */
        YES,
        /** The other side can prevent it. */
        NO,
        /** A limit was reached. */
        UNKNOWN
    }

    /** Proved: larger than any sum of leaves. */
    private static final int INFINITY = (1 << 28) - 1;

    /** The defender's success holds for every path. */
    private static final int NOTHING = Integer.MAX_VALUE;

    /** Longer paths are abandoned: they count as the defender's success, and a "no" at the root becomes "unknown". */
    private static final int DEEPEST = 1_000;

    /** With fewer plies to a draw by a rule that counts moves, the count belongs to the position. */
    private static final int NEAR = 50;

    private static final int FILTER = 1 << 12;

    private final P position;
    private final @Nullable DrawRules draws;
    private final Budget budget;
    private final SharedTable table;

    /** The keys of the positions on the path, and a small filter that counts them. */
    private final long[] path = new long[DEEPEST + 1];

    private final int[] filter = new int[FILTER];

    /** The children of the nodes on the path, each node's from its own offset on. */
    private int[] moves = new int[1 << 12];

    private int[] phi = new int[1 << 12];
    private int[] delta = new int[1 << 12];

    /** The smallest ply of the path whose position a defender's success rests on. */
    private int[] rest = new int[1 << 12];

    /** Positions entered below a child, in this search or in the one that stored it. */
    private long[] effort = new long[1 << 12];

    private int attacker;
    private int ply;
    private boolean tooDeep;
    private long nodes;

    // results of the last node left
    private int foundPhi;
    private int foundDelta;
    private int foundRest;
    private int foundMove;

    /**
     * A search below a position, which it changes and restores.
     *
     * @param position where it starts
     * @param entries the size of the table, 16 bytes each, rounded up to a power of two
     * @param limits when to stop
     */
    ProofNumberSearch(P position, int entries, Limits limits) {
        this.position = position;
        this.draws = position instanceof DrawRules rules ? rules : null;
        this.budget = new Budget(limits);
        this.table = new SharedTable(entries);
    }

    /** {@return positions entered so far} */
    long nodes() {
        return nodes;
    }

    /**
     * {@return whether this player has a forced win from the position}
     *
     * @param player 0 is the player who moves first in the game
     */
    Answer canWin(int player) {
        attacker = player;
        tooDeep = false;
        table.clear();
        try {
            return decide();
        } catch (Stopped stopped) {
            return Answer.UNKNOWN;
        } finally {
            back(0);
        }
    }

    /**
     * {@return after {@link #canWin} answered yes or no, a move of the side to move that shows it; any move if none changes
     * the answer}
     */
    int bestMove() {
        return foundMove;
    }

    /**
     * After {@link #canWin} answered yes: appends a line to the end of the game, with the replies that were hardest to
     * refute.
     *
     * @param line takes the moves
     */
    void addWinningLine(List<Integer> line) {
        try {
            // search again for parts of the proof that the table has forgotten
            while (!position.over(moves, 0) && decide() == Answer.YES) {
                line.add(foundMove);
                play(foundMove);
            }
        } catch (Stopped stopped) {
            // the limits end the line early
        } finally {
            back(0);
        }
    }

    /** Searches the current position until its outcome is known. */
    private Answer decide() {
        if (position.over(moves, 0)) {
            return attackerWon() ? Answer.YES : Answer.NO;
        }
        search(0, INFINITY, INFINITY);
        int open = position.turn() == attacker ? foundPhi : foundDelta;
        return open == 0 ? Answer.YES : tooDeep ? Answer.UNKNOWN : Answer.NO;
    }

    private boolean attackerWon() {
        return (position.turn() == attacker ? position.score() : -position.score()) > 0;
    }

    private void play(int move) {
        long key = position.key();
        path[ply++] = key;
        filter[(int) key & (FILTER - 1)]++;
        position.play(move);
    }

    /** Takes back moves down to this ply. */
    private void back(int to) {
        while (ply > to) {
            position.undo();
            filter[(int) path[--ply] & (FILTER - 1)]--;
        }
    }

    /** Searches the current node, whose game is not over, until a number reaches its limit. */
    private void search(int from, int phiLimit, int deltaLimit) {
        long before = nodes;
        boolean attacks = position.turn() == attacker;
        int end = expand(from, attacks);
        while (true) {
            int best = from;
            int second = INFINITY;
            long sum = phi[from];
            for (int i = from + 1; i < end; i++) {
                sum += phi[i];
                if (delta[i] < delta[best]) {
                    second = delta[best];
                    best = i;
                } else {
                    second = Math.min(second, delta[i]);
                }
            }
            foundPhi = delta[best];
            foundDelta = foundPhi == 0 ? INFINITY : (int) Math.min(sum, INFINITY - 1);
            if (foundPhi >= phiLimit || foundDelta >= deltaLimit) {
                break;
            }
            int others = foundDelta - phi[best];
            int childPhiLimit = deltaLimit == INFINITY ? INFINITY : deltaLimit - others;
            // a quarter above the runner-up, so that the search does not alternate between the two
            int childDeltaLimit = Math.min(phiLimit, second + second / 4 + 1);
            long entered = nodes;
            play(moves[best]);
            search(end, childPhiLimit, Math.min(childDeltaLimit, INFINITY));
            back(ply - 1);
            phi[best] = foundPhi;
            delta[best] = foundDelta;
            rest[best] = foundRest;
            effort[best] += nodes - entered;
        }
        conclude(from, end, attacks);
        if (foundRest >= ply) {
            foundRest = NOTHING;
            table.put(tableKey(), pack(foundPhi, foundDelta, nodes - before));
        }
    }

    /** Sets the decisive move, and what a defender's success rests on. */
    private void conclude(int from, int end, boolean attacks) {
        int chosen = from;
        foundRest = NOTHING;
        for (int i = from; i < end; i++) {
            if (foundPhi == 0) {
                // one child suffices; for the defender the one that rests on the deepest ply
                boolean better = delta[i] == 0 && (delta[chosen] != 0 || rest[i] > rest[chosen]);
                chosen = better ? i : chosen;
            } else {
                chosen = effort[i] > effort[chosen] ? i : chosen;
            }
            if (attacks && foundDelta == 0) {
                foundRest = Math.min(foundRest, rest[i]);
            }
        }
        if (!attacks && foundPhi == 0) {
            foundRest = rest[chosen];
        }
        foundMove = moves[chosen];
    }

    /** Writes the children of the current node from an offset on; returns the offset after the last. */
    private int expand(int from, boolean attacks) {
        if (moves.length < from + 2 * position.maxMoves()) {
            grow();
        }
        int end = position.generate(moves, from);
        for (int i = from; i < end; i++) {
            budget.spend();
            nodes++;
            effort[i] = 1;
            rest[i] = NOTHING;
            play(moves[i]);
            look(i, end, attacks);
            back(ply - 1);
        }
        return end;
    }

    /** Sets what is known at once about the current position, child i of its parent. */
    private void look(int i, int scratch, boolean parentAttacks) {
        if (position.over(moves, scratch)) {
            succeed(i, attackerWon() == parentAttacks);
            return;
        }
        long key = position.key();
        int repeated = repeated(key);
        if (repeated >= 0 || (draws != null && draws.drawn()) || ply == DEEPEST) {
            tooDeep |= ply == DEEPEST;
            rest[i] = draws != null && draws.pliesLeft() <= 0 ? NOTHING : Math.max(repeated, 0);
            succeed(i, !parentAttacks);
            return;
        }
        long known = table.find(tableKey());
        if (known == SharedTable.UNKNOWN) {
            phi[i] = 1;
            delta[i] = 1;
        } else {
            phi[i] = (int) (known >>> 36);
            delta[i] = (int) (known >>> 8) & INFINITY;
            effort[i] = 1L << (known & 63);
        }
    }

    private long tableKey() {
        long key = position.key();
        if (draws == null) {
            return key;
        }
        int left = draws.pliesLeft();
        return left > NEAR ? key : Mixer.combine(key, left + 1);
    }

    /** Child i is decided in favour of its parent or against it. */
    private void succeed(int i, boolean parent) {
        delta[i] = parent ? 0 : INFINITY;
        phi[i] = parent ? INFINITY : 0;
    }

    /** The last ply of the path with this position, or -1. */
    private int repeated(long key) {
        if (filter[(int) key & (FILTER - 1)] == 0) {
            return -1;
        }
        int at = ply - 1;
        while (at >= 0 && path[at] != key) {
            at--;
        }
        return at;
    }

    /** The rank, in the lowest byte, is the binary logarithm of the effort. */
    private static long pack(int phi, int delta, long effort) {
        return (long) phi << 36 | (long) delta << 8 | (64 - Long.numberOfLeadingZeros(effort | 1));
    }

    private void grow() {
        int size = 2 * Math.max(moves.length, 2 * position.maxMoves());
        moves = Arrays.copyOf(moves, size);
        phi = Arrays.copyOf(phi, size);
        delta = Arrays.copyOf(delta, size);
        rest = Arrays.copyOf(rest, size);
        effort = Arrays.copyOf(effort, size);
    }
}
