package espalier.engine.procedure;

import espalier.engine.memory.Claims;
import espalier.engine.memory.Memory;
import espalier.engine.memory.TranspositionTable;
import espalier.engine.ordering.MoveOrder;
import espalier.engine.pruning.Pruner;
import espalier.game.DrawRules;
import espalier.game.Noisy;
import espalier.game.Position;
import espalier.game.Score;
import espalier.play.Additions;
import espalier.play.NodeType;
import espalier.play.Part;
import espalier.play.Setting;
import espalier.search.Bound;
import espalier.search.Search;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Alpha-beta as playing programs use it: with a transposition table, move ordering, enhanced transposition cut-offs,
 * quiescence, forward pruning, reductions and extensions. A {@link Setting} says which of them; each is an object of its
 * own, and absent if it is off. With {@link Descent.Pvs} it is the enhanced PVS of forward-pruning fig. 2.
 *
 * <p>One object serves one iteration; table and move order outlive it. The value is fail-soft. Without forward pruning,
 * draw rules, reductions and extensions, and with table entries of equal depth only, it is the minimax value of the tree
 * of that depth.
 *
 * <p>The table finds nodes by key, so a <em>place</em> is free to say what a node's parent wants of it: how deep to search
 * it, and what type it is expected to be.
 *
 * <p>Errata (fig. 2): a reduced depth may be negative; the end of the game is tested before anything is pruned; bounds are
 * classified by the alpha on entry; pruned nodes themselves are not stored. For addition 4 see {@link Additions}.
 */
public final class Practical<P extends Position<P>> extends Procedure<P> {
    /** At or below this depth neither pruning nor transposition cut-offs are tried. */
    static final int SHALLOW = 2;

    /** A CUT node whose parent is a PV node; the other codes are the ordinals of the types. */
    private static final int CUT_BELOW_PV = 3;

    private static final NodeType[] TYPES = {NodeType.PV, NodeType.CUT, NodeType.ALL, NodeType.CUT};

    final TranspositionTable table;
    final boolean deeperServes;
    final MoveOrder<P> order;
    final Variations variations = new Variations();
    final @Nullable DrawRules draws;

    private final Additions.Uncertain uncertain;
    private final Descent descent;
    /** With which windows a move is searched that a reduced search has not refuted. */
    private final Descent unreduced;

    private final Horizon horizon;
    private final @Nullable Extensions extensions;
    private final @Nullable Reductions reductions;
    private final @Nullable TranspositionCutoffs cutoffs;
    private final @Nullable ShallowSearch<P> shallow;
    private final Pruner pruner;
    private final @Nullable Sharing sharing;
    private final RootMoves rootMoves;
    /** Whether every child gets the whole window. */
    private final boolean climbs;
    /** Whether nothing happens at a leaf but its evaluation. */
    private final boolean hasPlainLeaves;

    /** What the best root move is worth at least. */
    private int bestValue = -Score.INFINITY;

    /** The longest line so far. */
    private int deepest;

    private long evaluations;
    /** Answers of the table that may stand for a horizon. */
    private long hiddenHorizons;

    /**
     * @param firstIndex the root move tried first, and the best one until another is found
     * @param claims what other threads are searching, to be tried later; null if there are none
     * @param rootMoves what the root chooses from
     */
    public Practical(
            Search<P> search,
            Setting setting,
            Descent windows,
            P position,
            TranspositionTable table,
            MoveOrder<P> order,
            int firstIndex,
            @Nullable Claims claims,
            RootMoves rootMoves) {
        super(search, position, table);
        Additions additions = setting.additions();
        @Nullable Noisy noisy = position instanceof Noisy some ? some : null;
        boolean quiesces = setting.quiesces(position);
        this.table = table;
        this.deeperServes = setting.has(Part.DEEPER_SERVES);
        this.order = order;
        this.draws = setting.has(Part.DRAWS) && position instanceof DrawRules rules ? rules : null;
        this.uncertain = additions.uncertain();
        this.bestIndex = firstIndex;
        this.rootMoves = rootMoves;
        this.climbs = windows instanceof Descent.FullWindow;
        // What lies below a leaf's parent is only known where leaves are leaves.
        boolean flat = !quiesces && !setting.has(Part.EXTENSIONS);
        this.unreduced = Enhanced.isNeeded(additions) ? new Enhanced(additions) : new Descent.Pvs();
        this.descent = climbs || (flat && !Enhanced.isNeeded(additions)) ? windows : unreduced;
        this.extensions = setting.has(Part.EXTENSIONS) ? new Extensions(noisy, depth) : null;
        this.reductions = setting.has(Part.REDUCTIONS) ? new Reductions(noisy) : null;
        this.cutoffs = REMEMBERS && setting.has(Part.TRANSPOSITION_CUTOFFS) ? new TranspositionCutoffs(this) : null;
        this.pruner = Pruner.of(setting.pruning(), climbs);
        this.shallow = setting.pruning().isEmpty() ? null : new ShallowSearch<>(this, additions.returnBeta());
        this.sharing = claims == null ? null : new Sharing(this, claims);
        if (quiesces && noisy != null) {
            this.horizon = new Quiescence<>(this, noisy);
        } else {
            this.horizon = REMEMBERS && setting.has(Part.LEAVES_STORED) ? new StoredLeaves(this) : new Leaves(this);
        }
        this.hasPlainLeaves = !OBSERVED && draws == null && horizon instanceof Leaves;
    }

    /** Calls of the evaluator so far. */
    public long evaluations() {
        return evaluations;
    }

    /** Unfinished games met at the depth limit, evaluated or answered by the table, and answers of earlier searches. */
    public long horizons() {
        return evaluations + hiddenHorizons;
    }

    /** The best line found by the last search of the root. */
    public int[] line() {
        return variations.first();
    }

    /** The longest line searched so far. */
    public int selectiveDepth() {
        return deepest;
    }

    /** What the best root move found so far is worth at least; minus infinity if none was searched. */
    public int bestValue() {
        return bestValue;
    }

    // Places.

    @SuppressWarnings("EnumOrdinal") // TYPES goes the other way
    static int place(int depth, NodeType type) {
        return depth << 2 | type.ordinal();
    }

    /** The place of a child after the first one. */
    private static int laterPlace(int depth, NodeType parent) {
        return parent == NodeType.PV ? depth << 2 | CUT_BELOW_PV : place(depth, parent.later());
    }

    static boolean isBelowPv(int place) {
        return (place & 3) == CUT_BELOW_PV;
    }

    @Override
    protected int rootPlace(int alpha, int beta) {
        return place(depth, beta - alpha > 1 ? NodeType.PV : NodeType.CUT);
    }

    @Override
    protected int childPlace(int index, int width, int alpha, int beta) {
        return place(depth - 1, beta - alpha > 1 ? NodeType.PV : NodeType.ALL);
    }

    /** Only below PV nodes is the window open, so that a child is searched again: it has become the PV. */
    @Override
    protected int againPlace(int place) {
        return place(place >> 2, NodeType.PV);
    }

    // The recursion.

    @Override
    public int search(int alpha, int beta) {
        rootMoves.entered(alpha, beta);
        int value = super.search(alpha, beta);
        rootMoves.ended(value, alpha, beta);
        return value;
    }

    @Override
    public void enterRoot(int width, int alpha, int beta) {
        rootMoves.entered(alpha, beta);
        super.enterRoot(width, alpha, beta);
    }

    @Override
    public int openRoot() {
        makeRoomForMoves(0);
        return rootMoves.write(moves, 0);
    }

    @Override
    protected int search(int place, int from, int alpha, int beta) {
        enter(alpha, beta);
        variations.start(ply);
        int nominal = place >> 2;
        if (nominal > 0) {
            descent.interior(nominal == 1 ? ply : ply + 1);
        }
        if (draws != null && ply > 0 && draws.drawn()) {
            return exit(isOver(from) ? finished() : Score.DRAW, Bound.EXACT);
        }
        return nominal <= 0 ? horizon.value(from, alpha, beta) : interior(nominal, TYPES[place & 3], from, alpha, beta);
    }

    private int interior(int nominal, NodeType type, int from, int alpha, int beta) {
        long key = REMEMBERS ? position.key() : 0;
        if (REMEMBERS && isAnswered(key, nominal, alpha, beta)) {
            return answer(beta);
        }
        int hashIndex = ply == 0 ? bestIndex : table.move();
        int end = ply == 0 ? openRoot() : generate(from);
        if (end == from) {
            return exit(finished(), Bound.EXACT);
        }
        int depth = nominal + (extensions == null ? 0 : extensions.extend(ply, end - from));
        if (depth > SHALLOW && ply > 0) {
            return searchDeep(key, from, end, nominal, depth, alpha, beta, type, hashIndex);
        }
        expand(end - from);
        order.rank(position, ply, depth, moves, from, end, hashIndex);
        return depth == 1 && ply > 0 && hasPlainLeaves && (climbs || beta - alpha == 1)
                ? searchLeaves(key, from, end, nominal, alpha, beta, type)
                : searchMoves(key, from, end, nominal, depth, alpha, beta, type);
    }

    /** A node that is worth an attempt to do without a search. */
    private int searchDeep(
            long key, int from, int end, int nominal, int depth, int alpha, int beta, NodeType type, int hashIndex) {
        if (cutoffs != null) {
            int value = cutoffs.search(key, nominal, depth, from, end, alpha, beta);
            if (value >= beta) {
                return exit(value, Bound.LOWER);
            }
        }
        expand(end - from);
        order.rank(position, ply, depth, moves, from, end, hashIndex);
        if (shallow != null && type != NodeType.PV) {
            int value = pruner.prune(shallow, from, end, depth, alpha, beta, type);
            if (value >= beta) {
                return exit(value, Bound.LOWER);
            }
            variations.start(ply); // a pruner may have searched this node, less deeply
        }
        return searchMoves(key, from, end, nominal, depth, alpha, beta, type);
    }

    /** The loop over moves that lead to leaves, where no window makes a difference. */
    private int searchLeaves(long key, int from, int end, int nominal, int alpha, int beta, NodeType type) {
        int best = -Score.INFINITY;
        int bestAt = from;
        boolean isCovered = budget.covers(end - from); // a loop that never polls is much faster
        makeRoomForMoves(end);
        int i = from;
        for (; i < end && best < beta; i++) {
            int at = order.pick(i, from, end);
            down(at - from, moves[at]);
            if (!isCovered) {
                enter(-beta, -alpha);
            }
            int value = -(position.over(moves, end) ? finished() : evaluate());
            up();
            if (value > best) {
                best = value;
                bestAt = i;
            }
        }
        if (isCovered) {
            budget.spend(i - from);
        }
        if (best > alpha && best < beta) {
            variations.end(ply, moves[order.place(bestAt, from)]);
        }
        return conclude(key, from, nominal, 1, alpha, beta, type, best, bestAt);
    }

    private int searchMoves(long key, int from, int end, int nominal, int depth, int alpha, int beta, NodeType type) {
        boolean isShared = sharing != null && depth >= Sharing.LEAST_DEPTH;
        int best = -Score.INFINITY;
        int bestAt = from;
        int i = from;
        for (; i < end && best < beta; i++) {
            int at = order.pick(i, from, end);
            int bound = Math.max(alpha, best);
            int value;
            if (isShared) {
                if (i > from && isAnswered(key, nominal, alpha, beta)) {
                    variations.start(ply); // the line so far belongs to another value
                    return answer(beta);
                }
                value = searchShared(key, i, from, end, depth, bound, beta, type);
            } else {
                value = searchMove(i, at, from, end, depth, bound, beta, type);
            }
            if (value > best) {
                best = value;
                bestAt = i;
                if (value > alpha && (value < beta || ply == 0)) {
                    improve(order.place(i, from), from, value);
                }
            }
        }
        if (OBSERVED) {
            cutoff(order.place(i - 1, from) - from, end - from);
        }
        return conclude(key, from, nominal, depth, alpha, beta, type, best, bestAt);
    }

    /** Learns and remembers what the search of a node has shown, and leaves it. */
    private int conclude(
            long key, int from, int nominal, int depth, int alpha, int beta, NodeType type, int best, int bestAt) {
        if (best > alpha) {
            order.learn(position, ply, depth, moves, from, bestAt);
        }
        if (REMEMBERS && isKept(best, alpha, beta, type)) {
            table.update(key, nominal, ply, best, alpha, beta, order.place(bestAt, from) - from);
        }
        return exit(best, Bound.of(best, alpha, beta));
    }

    /** Takes over a line. A node that fails high needs none, except the root: its parent will not take it over. */
    private void improve(int at, int from, int value) {
        variations.extend(ply, moves[at]);
        if (ply == 0) {
            bestIndex = at - from;
            bestValue = value;
        }
    }

    private int searchShared(long key, int i, int from, int end, int depth, int alpha, int beta, NodeType type) {
        Sharing others = Objects.requireNonNull(sharing);
        int at = others.take(key, i, from, end, depth);
        try {
            return searchMove(i, at, from, end, depth, alpha, beta, type);
        } finally {
            others.drop(key, moves[at], depth);
        }
    }

    private int searchMove(int i, int at, int from, int end, int depth, int alpha, int beta, NodeType type) {
        if (ply == 0) {
            rootMoves.begins(moves[at], i - from + 1);
        }
        boolean first = i == from;
        int reduction =
                first || reductions == null ? 0 : reductions.reduce(ply, depth, i - from, order.isQuiet(i, from));
        down(at - from, moves[at]);
        int place = first ? place(depth - 1, type.first()) : laterPlace(depth - 1, type);
        int value = reduction > 0 && reductions != null
                ? searchReduced(reductions.afterMove(reduction), place, end, alpha, beta)
                : descent.search(this, first, place, end, alpha, beta);
        up();
        return value;
    }

    /** A late move has to show in a shallower search that it is worth a search to the full depth. */
    private int searchReduced(int reduction, int place, int end, int alpha, int beta) {
        if (reduction == 0) {
            return descent.search(this, false, place, end, alpha, beta);
        }
        int value = -search(place - (reduction << 2), end, -alpha - 1, -alpha);
        return value > alpha ? unreduced.search(this, false, place, end, alpha, beta) : value;
    }

    /** Whether the table keeps a value: not that of a part of the root, nor one that may rest on a pruned ALL node. */
    private boolean isKept(int value, int alpha, int beta, NodeType type) {
        if (uncertain == Additions.Uncertain.STORED) {
            return ply > 0 || rootMoves.all();
        }
        boolean isUncertain = (type == NodeType.CUT && value == alpha)
                || (uncertain == Additions.Uncertain.REPAIRED && type == NodeType.ALL && value == beta);
        return !isUncertain && (ply > 0 || rootMoves.all());
    }

    /** Whether the table answers the node; loads what it knows. */
    private boolean isAnswered(long key, int nominal, int alpha, int beta) {
        return table.look(key, nominal, ply, deeperServes)
                && ply > 0
                && Memory.answers(table.lower(), table.upper(), alpha, beta);
    }

    /** The value by the bounds that the table has loaded. */
    int answer(int beta) {
        int lower = table.lower();
        int upper = table.upper();
        if (lower != upper) {
            descent.interior(ply + 1); // which the bound stands for
        }
        noteAge();
        if (OBSERVED) {
            observer.known(position, path, ply, lower, upper);
        }
        return exit(lower >= beta ? lower : upper, Bound.between(lower, upper, beta));
    }

    /** An old entry may depend on a depth limit, so it counts as one. */
    private void noteAge() {
        if (table.isOld()) {
            hiddenHorizons++;
        }
    }

    /** Reports that the table knows a child which makes the node worth this at least. */
    void knownAtLeast(int value) {
        noteAge();
        if (OBSERVED) {
            observer.known(position, path, ply, value, Score.INFINITY);
        }
    }

    /** The value of a leaf that the table has loaded. */
    int answerLeaf() {
        hiddenHorizons++;
        return answer(table.lower());
    }

    int evaluate() {
        evaluations++;
        deepest = Math.max(deepest, ply);
        int value = evaluator.evaluate(position);
        if (OBSERVED) {
            observer.leaf(position, path, ply, value);
        }
        return value;
    }

    int finished() {
        int value = Score.fromNode(position.score(), ply);
        if (OBSERVED) {
            observer.leaf(position, path, ply, value);
        }
        return value;
    }
}
