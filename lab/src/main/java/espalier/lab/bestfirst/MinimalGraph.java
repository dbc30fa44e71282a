package espalier.lab.bestfirst;

import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.Mixer;
import espalier.game.MoveScorer;
import espalier.game.Position;
import espalier.game.Score;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The smallest part of a game's graph that proves its value f at a depth. The proof shows that the root is worth at
 * least f and at most f. For a lower bound a node needs one move, for an upper bound all its moves. The graphs differ
 * in the move chosen for lower bounds:
 *
 * <ul>
 *   <li>left-first: the move that sufficed in a search with good ordering. Another search with perfect ordering would
 *       visit these positions;
 *   <li>approximately real: a move to a position already in the graph; else, up to some plies above the leaves, the
 *       move whose own proof has the fewest leaves; else the left-first move. (The real minimal graph would try all
 *       moves everywhere; computing it is infeasible.)
 * </ul>
 *
 * <p>Positions are identified by key and remaining depth, and counted once. A finished game counts as a leaf. All wins
 * count as equal, whatever their distance.
 */
final class MinimalGraph<P extends Position<P>> {
    /** What a graph consists of. */
    record Size(int leaves, int nodes) {}

    private final P position;
    private final Evaluator<P> evaluator;
    private final MoveScorer<P> scorer;
    private final int width;
    private final int[] moves;
    private final int[] indices;
    private final int[] scores;
    private final Map<Long, Bounds> memory = new HashMap<>();
    private final Map<Long, Integer> hashMoves = new HashMap<>();
    private int value;

    /** The bounds of a node, and the index of the move that proves its lower bound. */
    private static final class Bounds {
        private int lower = -Score.INFINITY;
        private int upper = Score.INFINITY;
        private int move = -1;
    }

    MinimalGraph(Game<P> game, P position, int deepest) {
        this(position, game.reference(), game.moveScorer().orElse(MoveScorer.none()), deepest);
    }

    MinimalGraph(P position, Evaluator<P> evaluator, MoveScorer<P> scorer, int deepest) {
        this.position = position.copy();
        this.evaluator = evaluator;
        this.scorer = scorer;
        this.width = position.maxMoves();
        this.moves = new int[(deepest + 2) * width];
        this.indices = new int[moves.length];
        this.scores = new int[moves.length];
    }

    /** Searches a depth with MTD(f), so that all needed bounds are known; call it for ascending depths. */
    int search(int depth) {
        int lower = -Score.INFINITY;
        int upper = Score.INFINITY;
        while (lower < upper) {
            int beta = value == lower ? value + 1 : value;
            value = search(depth, 0, beta);
            if (value < beta) {
                upper = value;
            } else {
                lower = value;
            }
        }
        return value;
    }

    private long place(int depth) {
        return Mixer.combine(position.key(), depth + 1);
    }

    private Bounds known(int depth) {
        return memory.computeIfAbsent(place(depth), key -> new Bounds());
    }

    /** Null-window alpha-beta, fail-soft. */
    private int search(int depth, int ply, int beta) {
        int from = ply * width;
        if (depth == 0) {
            return position.over(moves, from) ? position.score() : evaluator.evaluate(position);
        }
        Bounds bounds = known(depth);
        if (bounds.lower >= beta) {
            return bounds.lower;
        }
        if (bounds.upper < beta) {
            return bounds.upper;
        }
        int end = sorted(from);
        if (end == from) {
            return position.score();
        }
        int best = -Score.INFINITY;
        int bestIndex = -1;
        for (int i = from; i < end && best < beta; i++) {
            position.play(moves[i]);
            int found = -search(depth - 1, ply + 1, 1 - beta);
            position.undo();
            if (found > best) {
                best = found;
                bestIndex = indices[i];
            }
        }
        if (best >= beta) {
            bounds.lower = best;
            bounds.move = bestIndex;
            hashMoves.put(position.key(), bestIndex);
        } else {
            bounds.upper = best;
        }
        return best;
    }

    /** Generates moves: the previous best first, the others in the game's static order. */
    private int sorted(int from) {
        int end = position.generate(moves, from);
        if (end == from) {
            return end;
        }
        scorer.score(position, moves, scores, from, end);
        int first = hashMoves.getOrDefault(position.key(), -1);
        for (int i = from; i < end; i++) {
            int move = moves[i];
            int index = i - from;
            int score = index == first ? Integer.MAX_VALUE : scores[i];
            int at = i;
            for (; at > from && scores[at - 1] < score; at--) {
                moves[at] = moves[at - 1];
                scores[at] = scores[at - 1];
                indices[at] = indices[at - 1];
            }
            moves[at] = move;
            scores[at] = score;
            indices[at] = index;
        }
        return end;
    }

    /**
     * The graph of the depth that was searched last.
     *
     * @param alternatives how many plies above the leaves to look for the cheapest move; 0 for left-first
     */
    Size size(int depth, int alternatives) {
        Graph graph = new Graph(alternatives);
        graph.atLeast(depth, 0, value);
        graph.atMost(depth, 0, value);
        return new Size(graph.leaves.size(), graph.leaves.size() + graph.interior.size());
    }

    /** The graph as it is collected. */
    private final class Graph {
        private final int alternatives;
        private final Set<Long> leaves = new HashSet<>();
        private final Set<Long> interior = new HashSet<>();
        /** Positions proved to be worth at least, and at most, their bound; the side to move determines the bound. */
        private final Set<Long> lower = new HashSet<>();

        private final Set<Long> upper = new HashSet<>();

        /** Leaves of the cheapest proof that a node reaches its bound. */
        private final Map<Long, Integer> costs = new HashMap<>();

        Graph(int alternatives) {
            this.alternatives = alternatives;
        }

        void atLeast(int depth, int ply, int bound) {
            if (!lower.add(place(depth)) || isLeaf(depth, ply)) {
                return;
            }
            int move = proving(depth, ply, bound);
            position.play(move);
            atMost(depth - 1, ply + 1, -bound);
            position.undo();
        }

        void atMost(int depth, int ply, int bound) {
            if (!upper.add(place(depth)) || isLeaf(depth, ply)) {
                return;
            }
            int from = ply * width;
            int end = position.generate(moves, from);
            for (int i = from; i < end; i++) {
                position.play(moves[i]);
                atLeast(depth - 1, ply + 1, -bound);
                position.undo();
            }
        }

        private boolean isLeaf(int depth, int ply) {
            boolean leaf = depth == 0 || position.over(moves, ply * width);
            (leaf ? leaves : interior).add(place(depth));
            return leaf;
        }

        /** A move that proves the node's lower bound. */
        private int proving(int depth, int ply, int bound) {
            int from = ply * width;
            int end = position.generate(moves, from);
            if (alternatives == 0) {
                return moves[from + known(depth).move];
            }
            int cheapest = moves[from + known(depth).move];
            int least = Integer.MAX_VALUE;
            for (int i = from; i < end; i++) {
                position.play(moves[i]);
                boolean isThere = upper.contains(place(depth - 1));
                int cost = isThere ? 0 : depth <= alternatives ? costAtMost(depth - 1, ply + 1, -bound) : least;
                position.undo();
                if (cost < least) {
                    least = cost;
                    cheapest = moves[i];
                }
            }
            return cheapest;
        }

        /** The leaves needed to prove that a node is worth at most a bound; infinite if it is worth more. */
        private int costAtMost(int depth, int ply, int bound) {
            if (search(depth, ply, bound + 1) > bound) {
                return Integer.MAX_VALUE;
            }
            int from = ply * width;
            int end = depth == 0 ? from : position.generate(moves, from);
            int sum = end == from ? 1 : 0;
            for (int i = from; i < end; i++) {
                position.play(moves[i]);
                sum += costAtLeast(depth - 1, ply + 1, -bound);
                position.undo();
            }
            return sum;
        }

        private int costAtLeast(int depth, int ply, int bound) {
            if (depth == 0) {
                return 1;
            }
            Integer before = costs.get(place(depth));
            if (before != null) {
                return before;
            }
            int from = ply * width;
            int end = position.generate(moves, from);
            int least = end == from ? 1 : Integer.MAX_VALUE;
            for (int i = from; i < end && least > 1; i++) {
                position.play(moves[i]);
                least = Math.min(least, costAtMost(depth - 1, ply + 1, -bound));
                position.undo();
            }
            costs.put(place(depth), least);
            return least;
        }
    }
}
