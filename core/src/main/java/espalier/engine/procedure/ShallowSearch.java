package espalier.engine.procedure;

import espalier.engine.pruning.Pruner;
import espalier.game.NullMove;
import espalier.game.Position;
import espalier.game.Score;
import espalier.play.NodeType;
import espalier.play.Setting;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The current node of a practical search as forward pruners see it. */
final class ShallowSearch<P extends Position<P>> implements Pruner.Prunable {
    private static final String NULL_MOVE = "null-move";
    private static final String MULTI_CUT = "multi-cut";
    private static final String PROB_CUT = "prob-cut";

    private final Practical<P> search;
    private final Pruner pruner;
    private final boolean returnsBeta;
    private final @Nullable NullMove nullMove;

    /** The ply at which the last null move on the path was made. */
    private int nullPly = -1;

    // What the last reduced search of a node has shown, for observers.
    private String method = "";
    private int plies;
    private int found;
    private int bound;

    /** By ply: how many reduced searches of the node have reached their bound. */
    private int[] reached = new int[32];

    /** @param climbs whether values decide where the next search begins */
    ShallowSearch(Practical<P> search, Setting setting, boolean climbs) {
        this.search = search;
        this.pruner = Pruner.of(setting.pruning(), climbs);
        this.returnsBeta = setting.additions().returnBeta();
        this.nullMove = search.position instanceof NullMove some ? some : null;
    }

    /** Tries to do without a search of the current node; the value is below beta if that fails. */
    int prune(int from, int end, int depth, int alpha, int beta, NodeType type) {
        enter();
        int value = pruner.prune(this, from, end, depth, alpha, beta, type);
        if (value >= beta) {
            prunes();
        }
        search.variations.start(search.ply); // a pruner may have searched this node, less deeply
        return value;
    }

    @Override
    public boolean nullAllowed() {
        return nullMove != null && nullPly != search.ply - 1 && nullMove.nullAllowed();
    }

    @Override
    public int standing() {
        return search.statics == null ? StaticValues.NONE : search.statics.value();
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
        begins(NULL_MOVE, depth, alpha, beta);
        int before = nullPly;
        nullPly = search.ply;
        search.order.pass(search.position, search.ply);
        search.downNull(nullMove);
        int value = -search.search(Place.of(depth, childType), end, -beta, -alpha);
        search.up();
        nullPly = before;
        return ends(NULL_MOVE, depth, value, beta);
    }

    @Override
    public int searchMove(int i, int from, int end, int depth, int alpha, int beta, NodeType childType) {
        begins(MULTI_CUT, depth, alpha, beta);
        int at = search.order.pick(i, from, end);
        search.order.play(search.position, search.ply, search.moves[at]);
        search.down(at - from, search.moves[at]);
        int value = -search.search(Place.of(depth, childType), end, -beta, -alpha);
        search.up();
        return ends(MULTI_CUT, depth, value, beta);
    }

    @Override
    public int searchAgain(int end, int depth, int alpha, int beta, NodeType type) {
        begins(PROB_CUT, depth, alpha, beta);
        return ends(PROB_CUT, depth, search.search(Place.of(depth, type), end, alpha, beta), beta);
    }

    @Override
    public void promote(int i) {
        search.order.promote(i);
    }

    @Override
    public int pruned(int value, int beta) {
        return returnsBeta || Score.isWin(value) ? beta : value;
    }

    // Events.

    /** Nothing has been tried at the node yet. */
    private void enter() {
        if (Practical.OBSERVED) {
            if (search.ply >= reached.length) {
                reached = Arrays.copyOf(reached, 2 * search.ply);
            }
            reached[search.ply] = 0;
        }
    }

    private void begins(String by, int depth, int alpha, int beta) {
        if (Practical.OBSERVED) {
            search.observer.reduced(search.position, search.path, search.ply, by, depth, alpha, beta);
        }
    }

    private int ends(String by, int depth, int value, int beta) {
        if (Practical.OBSERVED) {
            method = by;
            plies = depth;
            found = value;
            bound = beta;
            reached[search.ply] += value >= beta ? 1 : 0;
        }
        return value;
    }

    /** Reports that the last search has pruned the node. */
    private void prunes() {
        if (Practical.OBSERVED) {
            search.observer.pruned(
                    search.position, search.path, search.ply, method, plies, found, bound, reached[search.ply]);
        }
    }
}
