package espalier.match;

import espalier.game.DrawRules;
import espalier.game.Position;
import espalier.play.Deadline;
import espalier.search.Limits;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Plain Monte Carlo tree search (UCT): UCB1 in the tree, one new node for each playout, random playouts to the
 * end of the game, the most visited move is played. The baseline that needs no evaluation. A node limit counts playouts.
 */
final class Uct<P extends Position<P>> implements Contender<P> {
    static final double EXPLORATION = 1.4;

    /** A playout that takes longer is a draw. */
    private static final int LONGEST_PLAYOUT = 400;

    /** If only a depth is given, which means nothing here. */
    private static final int PLAYOUTS = 1000;

    private final int[] buffer;
    private final double exploration;
    private final SplittableRandom random;

    /** A position in the tree, its points are those of the player that moved to it. */
    private static final class Node {
        final int[] moves;
        final @Nullable Node[] children;
        double points;
        int visits;
        int opened;

        Node(int[] moves) {
            this.moves = moves;
            this.children = new Node[moves.length];
        }
    }

    Uct(int maxMoves, double exploration, long seed) {
        this.buffer = new int[maxMoves];
        this.exploration = exploration;
        this.random = new SplittableRandom(seed);
    }

    @Override
    public Choice choose(Turn<P> turn) {
        Limits limits = turn.limits();
        Deadline deadline = Deadline.of(limits);
        long most = limits.isCounted() ? limits.nodes() : turn.control().isTimed() ? Long.MAX_VALUE : PLAYOUTS;
        P position = turn.position().copy();
        Node root = node(position);
        for (long i = 0; i < most && (root.visits == 0 || !(deadline.getAsBoolean() || deadline.isLate())); i++) {
            search(root, position);
        }
        int best = 0;
        for (int i = 1; i < root.moves.length; i++) {
            best = visits(root.children[i]) > visits(root.children[best]) ? i : best;
        }
        return Choice.of(root.moves[best]);
    }

    private static int visits(@Nullable Node node) {
        return node == null ? 0 : node.visits;
    }

    /** The moves in random order, so that those tried first are not always the same. */
    private Node node(P position) {
        boolean drawn = position instanceof DrawRules rules && rules.drawn();
        int[] moves = Arrays.copyOf(buffer, drawn ? 0 : position.generate(buffer, 0));
        for (int i = moves.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int move = moves[i];
            moves[i] = moves[other];
            moves[other] = move;
        }
        return new Node(moves);
    }

    /** One playout below a node; returns what the side to move gets, 0 to 1. */
    private double search(Node node, P position) {
        double points;
        if (node.moves.length == 0) {
            points = result(position);
        } else {
            int i = node.opened < node.moves.length ? node.opened : best(node);
            position.play(node.moves[i]);
            Node child = node.children[i];
            if (child == null) {
                child = node(position);
                node.children[i] = child;
                node.opened++;
                points = playout(position);
                child.visits++;
                child.points += 1 - points;
            } else {
                points = search(child, position);
            }
            position.undo();
            points = 1 - points;
        }
        node.visits++;
        node.points += 1 - points;
        return points;
    }

    private int best(Node node) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        double log = Math.log(node.visits);
        for (int i = 0; i < node.children.length; i++) {
            Node child = node.children[i];
            if (child != null) {
                double bound = child.points / child.visits + exploration * Math.sqrt(log / child.visits);
                best = bound > most ? i : best;
                most = Math.max(most, bound);
            }
        }
        return best;
    }

    private double playout(P position) {
        int moves = 0;
        boolean drawn = false;
        int played = 0;
        while (!drawn && played < LONGEST_PLAYOUT) {
            moves = position.generate(buffer, 0);
            if (moves == 0) {
                break;
            }
            position.play(buffer[random.nextInt(moves)]);
            played++;
            drawn = position instanceof DrawRules rules && rules.drawn();
        }
        double points = moves == 0 ? result(position) : 0.5;
        for (int i = 0; i < played; i++) {
            position.undo();
        }
        return played % 2 == 0 ? points : 1 - points;
    }

    /** Of a game that is over. */
    private double result(P position) {
        int score = position.over(buffer, 0) ? position.score() : 0;
        return score > 0 ? 1 : score < 0 ? 0 : 0.5;
    }
}
