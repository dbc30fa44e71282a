package espalier.solve;

import espalier.game.DrawRules;
import espalier.game.Position;
import espalier.search.Limits;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first proof-number search (df-pn: Nagai 2002; the idea is Allis, van der Meulen, van den Herik 1994): proves that
 * one player, the attacker, wins by force, or that he does not.
 *
 * <p>A node has two numbers: {@code phi}, how many leaves must at least still be shown to show that the side to move
 * reaches its goal, and {@code delta}, the same for its opponent. The attacker's goal is to win, the defender's is not to
 * lose. One of the children shows the goal of the side to move, all of them are needed to refute it:
 *
 * <pre>
 *   phi(n) = min delta(child)      delta(n) = sum phi(child)
 * </pre>
 *
 * A node is searched until one of its numbers reaches a threshold, beyond which another node is more promising. What is
 * found goes into a table of fixed size; what is needed to go on is kept on the way to the current node, so the search
 * ends whatever the table forgets.
 *
 * <p><b>Repetition.</b> A position that stands on the way to itself already, or that {@link DrawRules} call drawn, is no
 * win: the defender's goal is reached there. Whether it is depends on the way, so a success of the defender that rests on
 * a position further up is believed while that way lasts and is not put into the table (the graph-history interaction
 * problem, solved by forgetting; so draws by repetition are proved in small graphs only: one king against one in checkers
 * is beyond reach). A success of the attacker rests on finished games alone, along a strategy that never
 * returns to a position, and holds for every way; a proof can thus only be too long for a rule that counts moves (the
 * fifty-move rule), when it is taken from the table on a longer way than that on which it was found. Games that cannot
 * come back to a position have none of this.
 *
 * <p>Positions whose 64-bit keys agree are taken for the same.
 */
public final class ProofNumberSearch<P extends Position<P>> {
    /** The answer to a question. */
    public enum Answer {
        YES,
        NO,
        /** A limit was reached. */
        UNKNOWN
    }

    /** Shown: more than any sum of leaves. */
    private static final int INFINITY = (1 << 28) - 1;

    /** What a success of the defender rests on that holds for every way. */
    private static final int NOTHING = Integer.MAX_VALUE;

    /** Deeper ways are given up: the defender is said to succeed there, and a "no" at the root is not believed. */
    private static final int DEEPEST = 1_000;

    private static final int POLL = 1 << 10;
    private static final int FILTER = 1 << 12;

    private final P position;
    private final @Nullable DrawRules draws;
    private final Limits limits;
    private final SharedTable table;
    private final long start = System.nanoTime();

    /** The keys of the positions on the way, and how many of them fall on each place of a small filter. */
    private final long[] path = new long[DEEPEST + 1];

    private final int[] filter = new int[FILTER];

    /** Children of the nodes on the way, each node's from its own offset on. */
    private int[] moves = new int[1 << 12];

    private int[] phi = new int[1 << 12];
    private int[] delta = new int[1 << 12];

    /** How high on the way a success of the defender needs a position. */
    private int[] rest = new int[1 << 12];

    /** Positions entered below a child, this time or when the table learned of it. */
    private long[] effort = new long[1 << 12];

    private int attacker;
    private int ply;
    private boolean tooDeep;
    private long nodes;

    // what the node that was left last has found
    private int foundPhi;
    private int foundDelta;
    private int foundRest;
    private int foundMove;

    /**
     * A search below a position, which is changed while searching and restored.
     *
     * @param entries of the table, 16 bytes each, rounded up to a power of two
     */
    public ProofNumberSearch(P position, int entries, Limits limits) {
        this.position = position;
        this.draws = position instanceof DrawRules rules ? rules : null;
        this.limits = limits;
        this.table = new SharedTable(entries);
    }

    private static final class Stopped extends RuntimeException {
        Stopped() {
            super("stopped", null, false, false);
        }
    }

    /** Positions entered so far. */
    public long nodes() {
        return nodes;
    }

    /** Whether this player wins by force from the position. */
    public Answer canWin(int player) {
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

    /** After {@link #canWin} said yes or no: the move of the side to move that shows it, any if none can change it. */
    public int bestMove() {
        return foundMove;
    }

    /** After {@link #canWin} said yes: appends a line to the end of the game, with the replies that were hard to refute. */
    public void addWinningLine(List<Integer> line) {
        try {
            // the table may have forgotten parts of the proof: they are found again
            while (!position.over(moves, 0) && decide() == Answer.YES) {
                line.add(foundMove);
                play(foundMove);
            }
        } catch (Stopped stopped) {
            // the line is as long as the limits allow
        } finally {
            back(0);
        }
    }

    /** Searches the current position till its outcome is known. */
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

    /** Takes moves back to this ply. */
    private void back(int to) {
        while (ply > to) {
            position.undo();
            filter[(int) path[--ply] & (FILTER - 1)]--;
        }
    }

    /** Searches the current node, which is not over, until a number reaches its limit. */
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
            // a quarter more than the runner-up has: otherwise the search would jump between the two
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
            table.put(position.key(), pack(foundPhi, foundDelta, nodes - before));
        }
    }

    /** The move that counts, and what a success of the defender rests on. */
    private void conclude(int from, int end, boolean attacks) {
        int chosen = from;
        foundRest = NOTHING;
        for (int i = from; i < end; i++) {
            if (foundPhi == 0) {
                // one child is enough: for the defender the one that rests on least
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
            if ((++nodes & (POLL - 1)) == 0) {
                poll();
            }
            effort[i] = 1;
            rest[i] = NOTHING;
            play(moves[i]);
            look(i, end, attacks);
            back(ply - 1);
        }
        return end;
    }

    /** What is known at once of the current position, child i of its parent. */
    private void look(int i, int scratch, boolean parentAttacks) {
        if (position.over(moves, scratch)) {
            succeed(i, attackerWon() == parentAttacks);
            return;
        }
        long key = position.key();
        int repeated = repeated(key);
        if (repeated >= 0 || (draws != null && draws.drawn()) || ply == DEEPEST) {
            tooDeep |= ply == DEEPEST;
            rest[i] = Math.max(repeated, 0);
            succeed(i, !parentAttacks);
            return;
        }
        long known = table.find(key);
        if (known == SharedTable.UNKNOWN) {
            phi[i] = 1;
            delta[i] = 1;
        } else {
            phi[i] = (int) (known >>> 36);
            delta[i] = (int) (known >>> 8) & INFINITY;
            effort[i] = 1L << (known & 63);
        }
    }

    /** Child i is decided for its parent or against it. */
    private void succeed(int i, boolean parent) {
        delta[i] = parent ? 0 : INFINITY;
        phi[i] = parent ? INFINITY : 0;
    }

    /** The last ply at which this position stood on the way, -1 if it did not. */
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

    /** The rank, the lowest byte, is the binary logarithm of the effort. */
    private static long pack(int phi, int delta, long effort) {
        return (long) phi << 36 | (long) delta << 8 | (64 - Long.numberOfLeadingZeros(effort | 1));
    }

    private void poll() {
        boolean late = limits.nanos() != Long.MAX_VALUE && System.nanoTime() - start > limits.nanos();
        if (nodes >= limits.nodes() || late || limits.stop().getAsBoolean()) {
            throw new Stopped();
        }
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
