package espalier.learning;

import espalier.game.Position;
import espalier.game.Score;
import espalier.game.Terms;
import java.util.Arrays;

/**
 * What a player with a linear evaluation expects from each root move: the terms of the leaf that the player's minimax
 * search leads to. With these terms the search's preferences are linear in the weights, as long as other weights lead
 * to the same leaves.
 */
final class ExpectedLines<P extends Position<P>> {
    private final Terms<P> terms;
    private final int depth;
    private final double[] weights;
    private final int size;
    private int[] moves = new int[4096];
    /** By ply: the terms of the best leaf below the node; the last element marks a finished game. */
    private final int[][] best;

    private int player;

    ExpectedLines(Terms<P> terms, double[] weights, int depth) {
        this.terms = terms;
        this.depth = depth;
        this.weights = weights;
        this.size = weights.length;
        this.best = new int[depth + 1][size + 1];
    }

    /** Where one move leads. */
    record Line(double value, int[] terms, boolean finished) {
        /** The value of the leaf with other weights. */
        double value(double[] weights) {
            return sum(weights, terms);
        }
    }

    /** One line for each legal move. */
    Line[] of(P position) {
        player = position.turn();
        int end = generate(position, 0);
        Line[] lines = new Line[end];
        for (int i = 0; i < end; i++) {
            position.play(moves[i]);
            double value = search(position, 1, end, -Score.INFINITY, Score.INFINITY);
            position.undo();
            int[] leaf = best[1];
            lines[i] = new Line(value, Arrays.copyOf(leaf, size), leaf[size] != 0);
        }
        return lines;
    }

    /** The index of the first best line; differences by mere rounding do not count. */
    static int first(Line[] lines) {
        int first = 0;
        for (int i = 1; i < lines.length; i++) {
            if (lines[i].value > lines[first].value + 1e-6) {
                first = i;
            }
        }
        return first;
    }

    /** Alpha-beta from the player's point of view: the player maximises, the opponent minimises. */
    private double search(P position, int ply, int from, double alpha, double beta) {
        int end = generate(position, from);
        if (end == from) {
            int score = Score.fromNode(position.score(), ply);
            best[ply][size] = 1;
            return position.turn() == player ? score : -score;
        }
        if (ply == depth) {
            return leaf(position, ply);
        }
        boolean mine = position.turn() == player;
        double value = mine ? -Score.INFINITY : Score.INFINITY;
        double low = alpha;
        double high = beta;
        for (int i = from; i < end && low < high; i++) {
            position.play(moves[i]);
            double child = search(position, ply + 1, end, low, high);
            position.undo();
            if (mine ? child > value : child < value) {
                value = child;
                System.arraycopy(best[ply + 1], 0, best[ply], 0, size + 1);
            }
            low = mine ? Math.max(low, value) : low;
            high = mine ? high : Math.min(high, value);
        }
        return value;
    }

    private double leaf(P position, int ply) {
        int[] leaf = best[ply];
        terms.fill(position, player, leaf);
        leaf[size] = 0;
        return sum(weights, leaf);
    }

    private static double sum(double[] weights, int[] terms) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * terms[i];
        }
        return sum;
    }

    private int generate(P position, int from) {
        if (moves.length - from < position.maxMoves()) {
            moves = Arrays.copyOf(moves, 2 * moves.length + position.maxMoves());
        }
        return position.generate(moves, from);
    }
}
