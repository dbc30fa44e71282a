package espalier.engine.procedure;

import espalier.engine.memory.Claims;
import espalier.engine.memory.Memory;
import espalier.engine.memory.TranspositionTable;
import espalier.engine.ordering.MoveOrder;
import espalier.engine.pruning.Pruner;
import espalier.game.DrawRules;
import espalier.game.Noisy;
import espalier.game.NullMove;
import espalier.game.Position;
import espalier.game.Score;
import espalier.play.Additions;
import espalier.play.NodeType;
import espalier.play.Part;
import espalier.play.Setting;
import espalier.search.Bound;
import espalier.search.Search;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Alpha-beta as programs that play use it: with a transposition table, move ordering, enhanced transposition cut-offs,
 * quiescence, forward pruning, reductions and extensions, each if the {@link Setting} wants it. With
 * {@link Scheme#PRINCIPAL_VARIATION} it is the enhanced PVS of forward-pruning, fig. 2.
 *
 * <p>One object serves one iteration; table and move order live on between them. The value is fail-soft. Without forward
 * pruning, draw rules, reductions and extensions, and with table entries of equal depth only, it is the minimax value of
 * the tree of that depth.
 *
 * <p>Errata (fig. 2): a reduced depth may be negative; the end of the game is tested before anything is pruned; bounds are
 * told apart by the alpha on entry; pruned nodes themselves are not stored. For addition 4 see {@link Additions}.
 */
public final class Practical<P extends Position<P>> extends Procedure<P> implements Pruner.Prunable {
    /** How the children after the first one are searched. */
    public enum Scheme {
        /** With the whole window: alpha-beta, and null-window drivers. */
        FULL_WINDOW,
        /** With a null window first: PVS. */
        PRINCIPAL_VARIATION,
        /** PVS that does not search again what is exact anyway, because it was one ply above leaves. */
        NEGA_SCOUT
    }

    /** Below that depth neither pruning nor transposition cut-offs are tried. */
    private static final int SHALLOW = 2;

    /** From that depth on threads tell each other what they are searching. */
    private static final int SHARED = 3;

    /** Added to the score of a move that another thread is searching; no score is so large. */
    private static final int DEFERRED = -(1 << 30);

    private final Setting setting;
    private final Scheme scheme;
    private final TranspositionTable table;
    private final MoveOrder<P> order;
    private final Pruner pruner;
    private final boolean prunes;
    private final boolean quiesces;
    private final boolean deeperServes;
    private final boolean transpositionCutoffs;
    private final boolean leavesStored;
    private final boolean reduces;
    private final boolean extending;
    private final @Nullable DrawRules draws;
    private final @Nullable Noisy noisy;
    private final @Nullable NullMove nullMove;

    private final @Nullable Claims claims;

    /** Beside each move its index in generation order and the score it is sorted by. */
    private int[] indices = {};

    private int[] scores = {};

    private final Variations variations = new Variations();

    /** The ply at which the last null move on the path was made. */
    private int nullPly = -1;

    /** Whether the node just left was answered by the table with a mere bound. */
    private boolean answeredByBound;

    private long evaluations;

    private long horizons;

    private final RootMoves rootMoves;

    /** What the best root move is worth at least. */
    private int bestValue = -Score.INFINITY;

    /** The longest line so far. */
    private int deepest;

    /**
     * @param firstIndex the root move tried first, and the best one until another is found
     * @param claims what other threads are searching, to be tried later; null if there are none
     * @param rootMoves what the root chooses from
     */
    public Practical(
            Search<P> search,
            Setting setting,
            Scheme scheme,
            P position,
            TranspositionTable table,
            MoveOrder<P> order,
            int firstIndex,
            @Nullable Claims claims,
            RootMoves rootMoves) {
        super(search, position, table);
        this.setting = setting;
        this.scheme = scheme;
        this.table = table;
        this.order = order;
        this.pruner = Pruner.of(setting.pruning(), scheme == Scheme.FULL_WINDOW);
        this.prunes = !setting.pruning().isEmpty();
        this.quiesces = setting.has(Part.QUIESCENCE) && position instanceof Noisy;
        this.deeperServes = setting.has(Part.DEEPER_SERVES);
        this.transpositionCutoffs = setting.has(Part.TRANSPOSITION_CUTOFFS);
        this.leavesStored = setting.has(Part.LEAVES_STORED);
        this.reduces = setting.has(Part.REDUCTIONS);
        this.extending = setting.has(Part.EXTENSIONS);
        this.draws = setting.has(Part.DRAWS) && position instanceof DrawRules rules ? rules : null;
        this.noisy = position instanceof Noisy some ? some : null;
        this.nullMove = position instanceof NullMove some ? some : null;
        this.bestIndex = firstIndex;
        this.claims = claims;
        this.rootMoves = rootMoves;
    }

    /** Calls of the evaluator so far. */
    public long evaluations() {
        return evaluations;
    }

    /** Unfinished games met at the depth limit, evaluated or answered by the table. */
    public long horizons() {
        return horizons;
    }

    /** The longest line searched so far. */
    public int selectiveDepth() {
        return deepest;
    }

    /** What the best root move found so far is worth at least; minus infinity if none was searched. */
    public int bestValue() {
        return bestValue;
    }

    /** The best line found by the last search of the root. */
    public int[] line() {
        return variations.first();
    }

    @Override
    protected int search(int place, int from, int alpha, int beta) {
        NodeType root = beta - alpha > 1 ? NodeType.PV : NodeType.CUT;
        int value = node(from, depth - ply, alpha, beta, ply == 0 ? root : root.first());
        if (ply == 0) {
            // Drivers know the root's moves by their index: back to generation order.
            openRoot();
            rootMoves.ended(value, alpha, beta);
        }
        return value;
    }

    @Override
    public int openRoot() {
        makeRoomForMoves(0);
        return rootMoves.write(moves, 0);
    }

    private int node(int from, int nominal, int alpha, int beta, NodeType type) {
        enter(alpha, beta);
        variations.start(ply);
        answeredByBound = false;
        if (draws != null && ply > 0 && draws.drawn()) {
            return exit(isOver(from) ? finished() : Score.DRAW, Bound.EXACT);
        }
        if (nominal <= 0) {
            return quiesces && noisy != null ? quiesce(noisy, from, alpha, beta) : leaf(from);
        }
        long key = position.key();
        boolean known = table.look(key, nominal, ply, deeperServes);
        if (known && ply > 0 && Memory.answers(table.lower(), table.upper(), alpha, beta)) {
            return answer(beta);
        }
        int hashIndex = ply == 0 ? bestIndex : table.move();
        int end = ply == 0 ? number(from, openRoot()) : list(from);
        if (end == from) {
            return exit(finished(), Bound.EXACT);
        }
        int depth = nominal + extension(end - from);
        if (transpositionCutoffs && depth > SHALLOW && ply > 0) {
            int value = transpositionCutoff(key, nominal, depth, from, end, alpha, beta);
            if (value >= beta) {
                return exit(value, Bound.LOWER);
            }
        }
        expand(end - from);
        order.score(position, ply, depth, moves, scores, from, end, hashIndex < end - from ? from + hashIndex : -1);
        if (prunes && type != NodeType.PV && depth > SHALLOW && ply > 0) {
            int value = pruner.prune(this, from, end, depth, alpha, beta, type);
            if (value != Pruner.SEARCH) {
                return exit(value, Bound.LOWER);
            }
            variations.start(ply); // a pruner may have searched this node, less deeply
        }
        return searchMoves(key, from, end, nominal, depth, alpha, beta, type);
    }

    private int searchMoves(long key, int from, int end, int nominal, int depth, int alpha, int beta, NodeType type) {
        int best = -Score.INFINITY;
        int bestAt = from;
        int i = from;
        for (; i < end && best < beta; i++) {
            MoveOrder.pick(moves, scores, indices, i, end);
            if (ply == 0) {
                rootMoves.begins(moves[i], i - from + 1);
            }
            int value;
            if (claims == null || depth < SHARED) {
                value = searchMove(i, from, end, depth, Math.max(alpha, best), beta, type);
            } else {
                if (i > from && ply > 0 && isAnswered(key, nominal, alpha, beta)) {
                    return answer(beta);
                }
                value = searchShared(claims, key, i, from, end, depth, Math.max(alpha, best), beta, type);
            }
            if (value > best) {
                best = value;
                bestAt = i;
                if (value > alpha) {
                    variations.extend(ply, moves[i]);
                    if (ply == 0) {
                        bestIndex = indices[i];
                        bestValue = value;
                    }
                }
            }
        }
        cutoff(indices[i - 1], end - from);
        if (best > alpha && MoveOrder.isQuiet(scores[bestAt])) {
            order.learn(position, ply, depth, moves, scores, from, bestAt);
        }
        if (!isUncertain(best, alpha, beta, type) && (ply > 0 || rootMoves.all())) {
            table.update(key, nominal, ply, best, alpha, beta, indices[bestAt]);
        }
        answeredByBound = false;
        return exit(best, Bound.of(best, alpha, beta));
    }

    /** Whether another thread has answered the node in the meantime. */
    private boolean isAnswered(long key, int nominal, int alpha, int beta) {
        return table.look(key, nominal, ply, deeperServes) && Memory.answers(table.lower(), table.upper(), alpha, beta);
    }

    /** Searches the most promising move that no other thread is searching; if there is none left, helps with one. */
    private int searchShared(
            Claims others, long key, int i, int from, int end, int depth, int alpha, int beta, NodeType type) {
        long name = Claims.name(key, moves[i], depth);
        while (i > from && scores[i] > DEFERRED / 2 && others.isTaken(name)) {
            scores[i] += DEFERRED;
            MoveOrder.pick(moves, scores, indices, i, end);
            name = Claims.name(key, moves[i], depth);
        }
        if (scores[i] < DEFERRED / 2) {
            scores[i] -= DEFERRED;
        }
        others.take(name);
        int value = searchMove(i, from, end, depth, alpha, beta, type);
        others.drop(name);
        return value;
    }

    private int searchMove(int i, int from, int end, int depth, int alpha, int beta, NodeType type) {
        boolean first = i == from;
        int reduction = first || !reduces ? 0 : reduction(i - from, depth, scores[i]);
        down(indices[i], moves[i]);
        if (reduction > 0 && noisy != null && !noisy.mayStandPat()) {
            reduction = 0;
        }
        int value;
        if (first || (scheme == Scheme.FULL_WINDOW && reduction == 0)) {
            value = -node(end, depth - 1, -beta, -alpha, first ? type.first() : type.later());
        } else {
            value = searchLater(end, depth - 1, reduction, alpha, beta, type);
        }
        up();
        return value;
    }

    /** A child after the first one: it has to show with a null window that it is better. */
    private int searchLater(int end, int childDepth, int reduction, int alpha, int beta, NodeType type) {
        Additions additions = setting.additions();
        int value = -node(end, childDepth - reduction, -alpha - 1, -alpha, type.later());
        if (reduction > 0 && value > alpha) {
            value = -node(end, childDepth, -alpha - 1, -alpha, type.later());
        }
        boolean isOpen = value > alpha && value < beta;
        boolean isClosed = additions.closedWindow() && type == NodeType.PV && value == beta && beta == alpha + 1;
        if (isClosed || (isOpen && !isExact(childDepth))) {
            int from = additions.fromAlpha() && value == alpha + 1 ? alpha : value;
            value = -node(end, childDepth, -beta, -from, type == NodeType.PV ? NodeType.PV : type.later());
        }
        return value;
    }

    /**
     * Whether a null-window search that failed low at the child has seen its exact value: all its children are leaves, which
     * extensions would change.
     */
    private boolean isExact(int childDepth) {
        return scheme == Scheme.NEGA_SCOUT && childDepth <= 1 && !quiesces && !extending && !answeredByBound;
    }

    /** Whether a value may rest on a pruned ALL node and must not be stored. */
    private boolean isUncertain(int value, int alpha, int beta, NodeType type) {
        return switch (setting.additions().uncertain()) {
            case STORED -> false;
            case PRINTED -> type == NodeType.CUT && value == alpha;
            case REPAIRED -> (type == NodeType.CUT && value == alpha) || (type == NodeType.ALL && value == beta);
        };
    }

    /** Replies to a check, and only replies, do not count as depth; but lines do not grow to more than twice the depth. */
    private int extension(int width) {
        return extending && ply < 2 * depth && (width == 1 || (noisy != null && !noisy.mayStandPat())) ? 1 : 0;
    }

    /** By how much a move is searched less deeply at first. */
    private int reduction(int number, int depth, int score) {
        if (ply == 0
                || depth <= SHALLOW
                || number < 3
                || !MoveOrder.isQuiet(score)
                || (noisy != null && !noisy.mayStandPat())) {
            return 0;
        }
        return LateMoves.reduction(depth, number);
    }

    private int answer(int beta) {
        int lower = table.lower();
        int upper = table.upper();
        answeredByBound = lower != upper;
        noteAge();
        if (OBSERVED) {
            observer.known(position, path, ply, lower, upper);
        }
        return exit(lower >= beta ? lower : upper, Bound.between(lower, upper, beta));
    }

    /** An answer of an earlier search may rest on a horizon: that none was met then says nothing. */
    private void noteAge() {
        if (table.isOld()) {
            horizons++;
        }
    }

    /** The value of a child that is known to be good enough, if there is one; below beta if not. */
    private int transpositionCutoff(long key, int nominal, int depth, int from, int end, int alpha, int beta) {
        for (int i = from; i < end; i++) {
            if (table.look(position.keyAfter(moves[i]), depth - 1, ply + 1, deeperServes)
                    && -table.upper() >= beta
                    && !leadsToDraw(moves[i])) {
                int value = -table.upper();
                noteAge();
                if (OBSERVED) {
                    observer.known(position, path, ply, value, Score.INFINITY);
                }
                table.update(key, nominal, ply, value, alpha, beta, indices[i]);
                answeredByBound = true;
                return value;
            }
        }
        return -Score.INFINITY;
    }

    /** Whether the draw rules end the game after a move, whatever the table says of the position. */
    private boolean leadsToDraw(int move) {
        if (draws == null) {
            return false;
        }
        position.play(move);
        boolean drawn = draws.drawn();
        position.undo();
        return drawn;
    }

    /** The value of a position that is not searched further. */
    private int leaf(int from) {
        long key = 0;
        if (leavesStored) {
            key = position.key();
            if (table.look(key, 0, ply, false)) {
                horizons++;
                return answer(table.lower());
            }
        }
        int value = isOver(from) ? finished() : evaluate();
        if (leavesStored) {
            table.update(key, 0, ply, value, -Score.INFINITY, Score.INFINITY, TranspositionTable.NO_MOVE);
        }
        return exit(value, Bound.EXACT);
    }

    private int evaluate() {
        evaluations++;
        horizons++;
        deepest = Math.max(deepest, ply);
        int value = evaluator.evaluate(position);
        if (OBSERVED) {
            observer.leaf(position, path, ply, value);
        }
        return value;
    }

    private int finished() {
        int value = Score.fromNode(position.score(), ply);
        if (OBSERVED) {
            observer.leaf(position, path, ply, value);
        }
        return value;
    }

    /**
     * Plays out noisy moves. Fail-soft: the side to move is content with the static value, where it may, and tries to
     * improve on it; the value returned is never merely a limit of the window.
     */
    private int quiesce(Noisy noisy, int from, int alpha, int beta) {
        boolean content = noisy.mayStandPat();
        int best = -Score.INFINITY;
        if (content) {
            if (isOver(from)) {
                return exit(finished(), Bound.EXACT);
            }
            best = evaluate();
            if (best >= beta) {
                return exit(best, Bound.LOWER);
            }
        }
        int end = listNoisy(noisy, from);
        if (end == from) {
            return exit(content ? best : finished(), Bound.EXACT);
        }
        expand(end - from);
        order.score(position, ply, 0, moves, scores, from, end, -1);
        for (int i = from; i < end && best < beta; i++) {
            MoveOrder.pick(moves, scores, indices, i, end);
            down(indices[i], moves[i]);
            enter(-beta, -Math.max(alpha, best));
            variations.start(ply);
            int value = -quiesce(noisy, end, -beta, -Math.max(alpha, best));
            up();
            if (value > best) {
                best = value;
                if (value > alpha) {
                    variations.extend(ply, moves[i]);
                }
            }
        }
        return exit(best, Bound.of(best, alpha, beta));
    }

    /** Generates the moves and numbers them. */
    private int list(int from) {
        return number(from, generate(from));
    }

    private int listNoisy(Noisy noisy, int from) {
        makeRoomForMoves(from);
        return number(from, noisy.generateNoisy(moves, from));
    }

    private int number(int from, int end) {
        if (scores.length < moves.length) {
            scores = Arrays.copyOf(scores, moves.length);
            indices = Arrays.copyOf(indices, moves.length);
        }
        for (int i = from; i < end; i++) {
            indices[i] = i - from;
        }
        return end;
    }

    // What pruners may do.

    @Override
    public boolean nullAllowed() {
        return nullMove != null && nullPly != ply - 1 && nullMove.nullAllowed();
    }

    @Override
    public int adaptiveDepth() {
        return nullMove == null ? 0 : nullMove.adaptiveDepth();
    }

    @Override
    public int searchNull(int end, int depth, int alpha, int beta, NodeType childType) {
        if (nullMove == null) {
            throw new IllegalStateException("this game has no null move");
        }
        int before = nullPly;
        nullPly = ply;
        path[ply] = -1;
        nullMove.playNull();
        ply++;
        int value = -node(end, depth, -beta, -alpha, childType);
        up();
        nullPly = before;
        return value;
    }

    @Override
    public int searchMove(int i, int end, int depth, int alpha, int beta, NodeType childType) {
        MoveOrder.pick(moves, scores, indices, i, end);
        down(indices[i], moves[i]);
        int value = -node(end, depth, -beta, -alpha, childType);
        up();
        return value;
    }

    @Override
    public int searchAgain(int end, int depth, int alpha, int beta, NodeType type) {
        return node(end, depth, alpha, beta, type);
    }

    @Override
    public void promote(int i) {
        scores[i] = MoveOrder.promoted(scores[i]);
    }

    @Override
    public int pruned(int value, int beta) {
        return setting.additions().returnBeta() || Score.isWin(value) ? beta : value;
    }
}
