package espalier.engine.procedure;

import espalier.engine.pruning.Pruner;
import espalier.game.NullMove;
import espalier.game.Position;
import espalier.game.Score;
import espalier.play.NodeType;
import org.jspecify.annotations.Nullable;

/** The current node of a practical search as forward pruners see it. */
final class ShallowSearch<P extends Position<P>> implements Pruner.Prunable {
    private final Practical<P> search;
    private final boolean returnsBeta;
    private final @Nullable NullMove nullMove;

    /** The ply at which the last null move on the path was made. */
    private int nullPly = -1;

    /** @param returnsBeta addition 1 of the enhanced PVS: a pruned node is worth beta and not more */
    ShallowSearch(Practical<P> search, boolean returnsBeta) {
        this.search = search;
        this.returnsBeta = returnsBeta;
        this.nullMove = search.position instanceof NullMove some ? some : null;
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
        int value = -search.search(Practical.place(depth, childType), end, -beta, -alpha);
        search.up();
        nullPly = before;
        return value;
    }

    @Override
    public int searchMove(int i, int from, int end, int depth, int alpha, int beta, NodeType childType) {
        int at = search.order.pick(i, from, end);
        search.down(at - from, search.moves[at]);
        int value = -search.search(Practical.place(depth, childType), end, -beta, -alpha);
        search.up();
        return value;
    }

    @Override
    public int searchAgain(int end, int depth, int alpha, int beta, NodeType type) {
        return search.search(Practical.place(depth, type), end, alpha, beta);
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
