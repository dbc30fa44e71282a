package espalier.engine.procedure;

import espalier.engine.pruning.Pruner;
import espalier.game.NullMove;
import espalier.game.Position;
import espalier.game.Score;
import espalier.play.NodeType;
import espalier.play.Setting;
import org.jspecify.annotations.Nullable;

/** The current node of a practical search as forward pruners see it. */
final class ShallowSearch<P extends Position<P>> implements Pruner.Prunable {
    private final Practical<P> search;
    private final Pruner pruner;
    private final boolean returnsBeta;
    private final @Nullable NullMove nullMove;

    /** The ply at which the last null move on the path was made. */
    private int nullPly = -1;

    /** @param climbs whether values decide where the next search begins */
    ShallowSearch(Practical<P> search, Setting setting, boolean climbs) {
        this.search = search;
        this.pruner = Pruner.of(setting.pruning(), climbs);
        this.returnsBeta = setting.additions().returnBeta();
        this.nullMove = search.position instanceof NullMove some ? some : null;
    }

    /** Tries to do without a search of the current node; the value is below beta if that fails. */
    int prune(int from, int end, int depth, int alpha, int beta, NodeType type) {
        int value = pruner.prune(this, from, end, depth, alpha, beta, type);
        search.variations.start(search.ply); // a pruner may have searched this node, less deeply
        return value;
    }

    @Override
    public boolean nullAllowed() {
        return nullMove != null && nullPly != search.ply - 1 && nullMove.nullAllowed();
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
        nullPly = search.ply;
        search.downNull(nullMove);
        int value = -search.search(Place.of(depth, childType), end, -beta, -alpha);
        search.up();
        nullPly = before;
        return value;
    }

    @Override
    public int searchMove(int i, int from, int end, int depth, int alpha, int beta, NodeType childType) {
        int at = search.order.pick(i, from, end);
        search.down(at - from, search.moves[at]);
        int value = -search.search(Place.of(depth, childType), end, -beta, -alpha);
        search.up();
        return value;
    }

    @Override
    public int searchAgain(int end, int depth, int alpha, int beta, NodeType type) {
        return search.search(Place.of(depth, type), end, alpha, beta);
    }

    @Override
    public void promote(int i) {
        search.order.promote(i);
    }

    @Override
    public int pruned(int value, int beta) {
        return returnsBeta || Score.isWin(value) ? beta : value;
    }
}
