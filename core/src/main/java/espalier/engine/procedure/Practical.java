package espalier.engine.procedure;

import espalier.engine.memory.Claims;
import espalier.engine.memory.Corrections;
import espalier.engine.memory.TranspositionTable;
import espalier.engine.ordering.MoveOrder;
import espalier.game.DrawRules;
import espalier.game.Endings;
import espalier.game.Margins;
import espalier.game.Noisy;
import espalier.game.Position;
import espalier.game.Score;
import espalier.play.Additions;
import espalier.play.NodeType;
import espalier.play.Part;
import espalier.play.Setting;
import espalier.search.Bound;
import espalier.search.Observer;
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
 * <p>What fig. 2 leaves open: a reduced depth may be negative; the end of the game is tested before anything is pruned; bounds are
 * classified by the alpha on entry; pruned nodes themselves are not stored. For addition 4 see {@link Additions}.
 */
public final class Practical<P extends Position<P>> extends Procedure<P> {
    /** At or below this depth neither pruning nor transposition cut-offs are tried. */
    static final int SHALLOW = 2;

    /** From this depth on a node of which the table knows no move is searched a ply less deeply: its order is poor. */
    private static final int UNKNOWN_DEPTH = 4;

    final MoveOrder<P> order;
    final Variations variations;
    final Knowledge knowledge;
    final Descent descent;
    final @Nullable DrawRules draws;

    /** With which windows a move is searched that a reduced search has not refuted. */
    private final Descent unreduced;

    private final Horizon horizon;
    private final @Nullable Frontier<P> frontier;
    private final @Nullable Bare<P> bare;
    private final @Nullable Extensions extensions;
    private final @Nullable Reductions reductions;
    private final @Nullable Singular singular;
    private final @Nullable TranspositionCutoffs cutoffs;
    private final @Nullable ShallowSearch<P> shallow;
    private final @Nullable Sharing sharing;
    final @Nullable StaticValues<P> statics;
    private final @Nullable KnownEndings<P> endings;
    private final RootMoves rootMoves;

    /** What the best root move is worth at least. */
    private int bestValue = -Score.INFINITY;

    /** The longest line so far. */
    private int deepest;

    private long evaluations;

    /**
     * @param corrections of static values, where they are trusted; may be null elsewhere
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
            @Nullable Corrections corrections,
            int firstIndex,
            @Nullable Claims claims,
            RootMoves rootMoves) {
        super(search, position, table);
        Additions additions = setting.additions();
        @Nullable Noisy noisy = position instanceof Noisy some ? some : null;
        boolean quiesces = setting.quiesces(position);
        boolean climbs = windows instanceof Descent.Whole;
        this.order = order;
        this.variations = new Variations(depth + 2);
        this.knowledge = new Knowledge(this, table, setting, rootMoves.all());
        this.draws = setting.has(Part.DRAWS) && position instanceof DrawRules rules ? rules : null;
        this.endings =
                setting.has(Part.ENDINGS) && position instanceof Endings known ? new KnownEndings<>(this, known) : null;
        this.bestIndex = firstIndex;
        this.rootMoves = rootMoves;
        // What lies below a leaf's parent is only known where leaves are leaves.
        boolean flat = !quiesces && !setting.has(Part.EXTENSIONS);
        this.unreduced = Enhanced.isNeeded(additions) ? new Enhanced(additions) : new Descent.Pvs();
        this.descent = climbs || (flat && !Enhanced.isNeeded(additions)) ? windows : unreduced;
        this.extensions = setting.has(Part.EXTENSIONS) ? new Extensions(noisy, depth) : null;
        this.statics = noisy != null && corrections != null && setting.margins().isPresent()
                ? new StaticValues<>(this, noisy, setting.margins().get(), corrections)
                : null;
        this.reductions = setting.has(Part.REDUCTIONS) ? new Reductions(noisy, statics) : null;
        boolean remembers = REMEMBERS && table.remembers(); // the ordinary classes serve any table
        this.singular = remembers && statics != null && claims == null
                ? new Singular(this, setting.margins().get().spare())
                : null;
        this.cutoffs = remembers && setting.has(Part.TRANSPOSITION_CUTOFFS) ? new TranspositionCutoffs(this) : null;
        this.shallow = setting.pruning().isEmpty() ? null : new ShallowSearch<>(this, setting, climbs);
        this.sharing = claims == null ? null : new Sharing(this, claims);
        if (quiesces && noisy != null) {
            int surprise = setting.margins().map(Margins::surprise).orElse(Score.INFINITY);
            this.horizon = new Quiescence<>(this, noisy, surprise, remembers && statics != null);
        } else {
            this.horizon = remembers && setting.has(Part.LEAVES_STORED) ? new StoredLeaves(this) : new Leaves(this);
        }
        boolean seesNothing = !OBSERVED || observer == Observer.NONE; // the ordinary classes serve any observer
        boolean hasPlainLeaves =
                seesNothing && flat && draws == null && statics == null && endings == null && horizon instanceof Leaves;
        boolean isBare = hasPlainLeaves
                && !Enhanced.isNeeded(additions)
                && reductions == null
                && cutoffs == null
                && shallow == null
                && sharing == null;
        this.frontier = hasPlainLeaves ? new Frontier<>(this, climbs) : null;
        this.bare = isBare && frontier != null ? new Bare<>(this, frontier) : null;
    }

    /** Calls of the evaluator so far. */
    public long evaluations() {
        return evaluations + (statics == null ? 0 : statics.evaluations());
    }

    /** Unfinished games met at the depth limit, evaluated or answered by the table, and answers of earlier searches. */
    public long horizons() {
        return evaluations + knowledge.hiddenHorizons() + (statics == null ? 0 : statics.horizons());
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

    @Override
    protected int rootPlace(int alpha, int beta) {
        return Place.of(depth, beta - alpha > 1 ? NodeType.PV : NodeType.CUT);
    }

    @Override
    protected int childPlace(int index, int width, int alpha, int beta) {
        return Place.of(depth - 1, beta - alpha > 1 ? NodeType.PV : NodeType.ALL);
    }

    /** Only below PV nodes is the window open, so that a child is searched again: it has become the PV. */
    @Override
    protected int againPlace(int place) {
        return Place.pv(place);
    }

    @Override
    public int search(int alpha, int beta) {
        rootMoves.entered(alpha, beta);
        int value = search(rootPlace(alpha, beta), 0, alpha, beta);
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
        int nominal = Place.depth(place);
        if (frontier != null && (nominal == 1 || (nominal > 0 && bare != null)) && frontier.serves(alpha, beta)) {
            return bare == null ? frontier.search(place, from, alpha, beta) : bare.search(place, from, alpha, beta);
        }
        if (nominal > 0) {
            descent.interior(nominal == 1 ? ply : ply + 1);
        }
        if (draws != null && ply > 0 && draws.drawish()) {
            return exit(isOver(from) ? finished() : Score.DRAW, Bound.EXACT);
        }
        int known = known(nominal);
        if (known != Endings.UNKNOWN) {
            leaf(known);
            return exit(known, Bound.EXACT);
        }
        return nominal <= 0 ? horizon.value(from, alpha, beta) : interior(place, from, alpha, beta);
    }

    private int interior(int place, int from, int alpha, int beta) {
        int nominal = Place.depth(place);
        long key = REMEMBERS ? position.key() : 0;
        if (REMEMBERS && knowledge.answers(key, nominal, alpha, beta)) {
            return knowledge.answer(beta);
        }
        int hashIndex = ply == 0 ? bestIndex : knowledge.move(nominal);
        if (statics != null) {
            int value = statics.enter(from, nominal, alpha, beta);
            if (value != StaticValues.SEARCH) {
                return value;
            }
        }
        int end = ply == 0 ? openRoot() : generate(from);
        if (end == from) {
            return exit(finished(), Bound.EXACT);
        }
        if (statics != null && hashIndex < 0 && nominal >= UNKNOWN_DEPTH) {
            place = Place.reduced(place, 1);
            nominal--;
        }
        int depth = nominal + (extensions == null ? 0 : extensions.extend(ply, end - from));
        if (depth > SHALLOW && ply > 0) {
            return searchDeep(key, place, from, end, depth, alpha, beta, hashIndex);
        }
        expand(end - from);
        order.rank(position, ply, depth, moves, from, end, hashIndex);
        return searchMoves(key, place, from, end, depth, 0, alpha, beta);
    }

    /** A node that is worth an attempt to do without a search. */
    private int searchDeep(long key, int place, int from, int end, int depth, int alpha, int beta, int hashIndex) {
        if (cutoffs != null) {
            int value = cutoffs.search(key, Place.depth(place), depth, from, end, alpha, beta);
            if (value >= beta) {
                return exit(value, Bound.LOWER);
            }
        }
        expand(end - from);
        order.rank(position, ply, depth, moves, from, end, hashIndex);
        if (shallow != null && !Place.isPv(place)) {
            int value = shallow.prune(from, end, depth, alpha, beta, Place.type(place));
            if (value >= beta) {
                return exit(value, Bound.LOWER);
            }
        }
        int extra = singular == null ? 0 : singular.extend(key, from, end, depth, beta, hashIndex);
        if (extra == Singular.CUT && singular != null) {
            return exit(singular.value(), Bound.LOWER);
        }
        return searchMoves(key, place, from, end, depth, extra, alpha, beta);
    }

    /** The best value of all moves of the current node but the first, by a null window. */
    int searchOthers(int from, int end, int depth, int alpha) {
        int best = -Score.INFINITY;
        order.pick(from, from, end);
        for (int i = from + 1; i < end && best <= alpha; i++) {
            int at = order.pick(i, from, end);
            if (statics != null && statics.skips(at, i - from, order.score(i), depth, alpha, best)) {
                continue;
            }
            best = Math.max(best, searchMove(Place.of(depth, NodeType.CUT), i, at, from, end, depth, alpha, alpha + 1));
        }
        variations.start(ply);
        return best;
    }

    /** @param extra by how much more the first move is searched */
    int searchMoves(long key, int place, int from, int end, int depth, int extra, int alpha, int beta) {
        boolean isShared = sharing != null && depth >= Sharing.LEAST_DEPTH;
        int best = -Score.INFINITY;
        int bestAt = from;
        int i = from;
        for (; i < end && best < beta; i++) {
            int at = order.pick(i, from, end);
            int bound = Math.max(alpha, best);
            if (statics != null && statics.skips(at, i - from, order.score(i), depth, bound, best)) {
                continue;
            }
            int value;
            if (isShared) {
                if (i > from && knowledge.answers(key, Place.depth(place), alpha, beta)) {
                    return answerOfOthers(beta);
                }
                value = searchShared(key, place, i, from, end, depth, bound, beta);
            } else {
                value = searchMove(place, i, at, from, end, i == from ? depth + extra : depth, bound, beta);
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
            cutoff(i - 1 - from, end - from); // in the order in which moves were tried
        }
        return conclude(key, place, from, depth, alpha, beta, best, bestAt);
    }

    /** Another thread has answered the node meanwhile. */
    private int answerOfOthers(int beta) {
        variations.start(ply); // the line so far belongs to another value
        return knowledge.answer(beta);
    }

    /** Learns and remembers what the search of a node has shown, and leaves it. */
    private int conclude(long key, int place, int from, int depth, int alpha, int beta, int best, int bestAt) {
        if (best > alpha) {
            order.learn(position, ply, depth, moves, from, bestAt);
        }
        if (statics != null) {
            statics.learn(depth, best, alpha, beta, order.isQuiet(bestAt, from));
        }
        if (REMEMBERS) {
            knowledge.keep(key, place, best, alpha, beta, order.place(bestAt, from) - from);
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

    private int searchShared(long key, int place, int i, int from, int end, int depth, int alpha, int beta) {
        Sharing others = Objects.requireNonNull(sharing);
        int at = others.take(key, i, from, end, depth);
        try {
            return searchMove(place, i, at, from, end, depth, alpha, beta);
        } finally {
            others.drop(key, moves[at], depth);
        }
    }

    private int searchMove(int place, int i, int at, int from, int end, int depth, int alpha, int beta) {
        if (ply == 0) {
            rootMoves.begins(moves[at], i - from + 1);
        }
        boolean first = i == from;
        int reduction = first || reductions == null
                ? 0
                : reductions.reduce(place, ply, depth, i - from, order.isQuiet(i, from), order.score(i));
        order.play(position, ply, moves[at]);
        down(at - from, moves[at]);
        int child = Place.ofChild(place, depth - 1, first);
        int value = reduction > 0 && reductions != null
                ? searchReduced(reductions.afterMove(reduction), child, end, alpha, beta)
                : descent.search(this, first, child, end, alpha, beta);
        up();
        return value;
    }

    /** A late move has to show in a shallower search that it is worth a search to the full depth. */
    private int searchReduced(int reduction, int place, int end, int alpha, int beta) {
        if (reduction == 0) {
            return descent.search(this, false, place, end, alpha, beta);
        }
        int value = -search(Place.reduced(place, reduction), end, -alpha - 1, -alpha);
        return value > alpha ? unreduced.search(this, false, place, end, alpha, beta) : value;
    }

    /** What databases know of the current node, with this depth to go; {@link Endings#UNKNOWN} mostly. */
    int known(int depth) {
        return endings == null ? Endings.UNKNOWN : endings.value(depth);
    }

    int evaluate() {
        evaluated(1);
        int plain = evaluator.evaluate(position);
        int value = statics == null ? plain : statics.corrected(plain);
        leaf(value);
        return value;
    }

    /** Reports a leaf. */
    void leaf(int value) {
        if (OBSERVED) {
            observer.leaf(position, path, ply, value);
        }
    }

    /** The value of the current node if only noisy moves are played; leaves it. */
    int playOut(int from, int alpha, int beta) {
        return horizon.value(from, alpha, beta);
    }

    /** Counts leaves of the current ply. */
    void evaluated(int leaves) {
        evaluations += leaves;
        deepest = leaves == 0 ? deepest : Math.max(deepest, ply);
    }

    int finished() {
        int value = Score.fromNode(position.score(), ply);
        if (OBSERVED) {
            observer.leaf(position, path, ply, value);
        }
        return value;
    }

    /** Reports what the table knows of the current node. */
    void known(int lower, int upper) {
        if (OBSERVED) {
            observer.known(position, path, ply, lower, upper);
        }
    }
}
