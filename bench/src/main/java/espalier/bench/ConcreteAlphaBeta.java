package espalier.bench;

import espalier.game.Score;
import espalier.tree.UniformTree;
import java.util.Arrays;

/**
 * The alpha-beta of the library, statement for statement (move buffer, path, best move, poll, leaf value), but compiled
 * against the concrete, final tree class, without an interface: the yardstick for the cost of the abstraction.
 */
final class ConcreteAlphaBeta {
    private final UniformTree tree;
    private final int depth = espalier.search.Search.UNLIMITED;
    private final int maxMoves;
    private int[] moves;
    private int[] path = new int[32];
    private int bestIndex;
    private int ply;
    private int untilPoll = 1024;
    private boolean stopped;

    ConcreteAlphaBeta(UniformTree tree) {
        this.tree = tree;
        this.maxMoves = tree.maxMoves();
        this.moves = new int[4 * maxMoves];
    }

    int search() {
        return search(0, -Score.INFINITY, Score.INFINITY);
    }

    int bestIndex() {
        return bestIndex;
    }

    private int search(int from, int alpha, int beta) {
        if (--untilPoll < 0) {
            poll();
        }
        int end = ply == depth ? from : generate(from);
        if (end == from) {
            return Score.fromNode(tree.score(), ply);
        }
        if (ply == path.length) {
            path = Arrays.copyOf(path, 2 * ply);
        }
        int best = -Score.INFINITY;
        for (int i = from; i < end && best < beta; i++) {
            path[ply] = i - from;
            tree.play(moves[i]);
            ply++;
            int value = -search(end, -beta, -Math.max(alpha, best));
            ply--;
            tree.undo();
            if (value > best) {
                best = value;
                if (ply == 0 && value > alpha) {
                    bestIndex = i;
                }
            }
        }
        return best;
    }

    private int generate(int from) {
        if (moves.length - from < maxMoves) {
            moves = Arrays.copyOf(moves, Math.max(from + maxMoves, moves.length + (moves.length >> 1)));
        }
        return tree.generate(moves, from);
    }

    private void poll() {
        if (stopped) {
            throw new IllegalStateException();
        }
        untilPoll = 1023;
    }
}
