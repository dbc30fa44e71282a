package espalier.proof;

import espalier.game.Evaluator;
import espalier.game.Position;
import espalier.game.Score;
import espalier.proof.Certificate.Edge;
import espalier.proof.Certificate.Node;
import espalier.search.Search;
import org.jspecify.annotations.Nullable;

/**
 * Verifies a {@link Certificate} against the position alone. It knows the rules of minimax and nothing about search,
 * and is short enough to be read and trusted.
 *
 * <p>At a MAX node (the side to move at the root is to move) an upper claim needs all children and is the maximum of
 * theirs; a lower claim needs exactly one child and is that child's. At MIN nodes it is the other way round. At a leaf,
 * claims are its value. Nothing may be missing and nothing superfluous, so no change to a certificate goes unnoticed.
 */
public final class Checker<P extends Position<P>> {
    /** Why a certificate proves nothing. */
    public static final class Rejected extends Exception {
        private static final long serialVersionUID = 1;

        Rejected(String reason) {
            super(reason);
        }
    }

    private final Certificate certificate;
    private final P position;
    private final int depth;
    private final Evaluator<P> evaluator;
    /** The ply at which a node was first seen, plus one. */
    private final int[] met;

    private int unmet;

    private Checker(Certificate certificate, P position, int depth, Evaluator<P> evaluator) {
        this.certificate = certificate;
        this.position = position;
        this.depth = depth;
        this.evaluator = evaluator;
        this.met = new int[certificate.nodes().size()];
        this.unmet = met.length;
    }

    /**
     * {@return the value that a proof to the end of the game proves}
     *
     * @param <P> the type of positions
     * @param certificate the proof
     * @param position the root
     * @throws Rejected if it proves nothing
     */
    public static <P extends Position<P>> int check(Certificate certificate, P position) throws Rejected {
        return check(certificate, position, Search.UNLIMITED, p -> p.score());
    }

    /**
     * {@return the value that a proof proves for a search of this depth; the position is restored}
     *
     * @param <P> the type of positions
     * @param certificate the proof
     * @param position the root
     * @param depth of the search
     * @param evaluator the value of leaves
     * @throws Rejected if it proves nothing
     */
    public static <P extends Position<P>> int check(
            Certificate certificate, P position, int depth, Evaluator<P> evaluator) throws Rejected {
        Checker<P> checker = new Checker<>(certificate, position.copy(), depth, evaluator);
        Node root = checker.node(0);
        if (root.lower() == null || !root.lower().equals(root.upper())) {
            throw new Rejected("the root does not claim one value");
        }
        checker.check(0, 0);
        if (checker.unmet > 0) {
            throw new Rejected(checker.unmet + " nodes do not belong to the proof");
        }
        return root.lower();
    }

    private Node node(int number) throws Rejected {
        if (number < 0 || number >= met.length) {
            throw new Rejected("there is no node " + number);
        }
        return certificate.nodes().get(number);
    }

    private void check(int number, int ply) throws Rejected {
        Node node = node(number);
        require(node.key() == position.key(), number, "stands for another position");
        if (met[number] != 0) {
            // Shared by a transposition: already verified, if the remaining depth is the same.
            require(met[number] == ply + 1, number, "is shared between different depths");
            return;
        }
        met[number] = ply + 1;
        unmet--;
        int[] moves = position.moves();
        int count = moves.length;
        if (count == 0 || ply == depth) {
            int own = count == 0 ? Score.fromNode(position.score(), ply) : evaluator.evaluate(position);
            int value = ply % 2 == 0 ? own : -own;
            require(node.children().isEmpty(), number, "is a leaf with children");
            require(node.lower() == null || node.lower() == value, number, "claims a wrong lower bound");
            require(node.upper() == null || node.upper() == value, number, "claims a wrong upper bound");
            return;
        }
        boolean max = ply % 2 == 0;
        verify(node, number, count, max, true);
        verify(node, number, count, max, false);
        int last = -1;
        for (Edge edge : node.children()) {
            require(edge.index() > last && edge.index() < count, number, "has a wrong move");
            last = edge.index();
            position.play(moves[edge.index()]);
            check(edge.node(), ply + 1);
            position.undo();
        }
    }

    /** The upper (or lower) claim of an interior node follows from those of its children. */
    private void verify(Node node, int number, int count, boolean max, boolean upper) throws Rejected {
        int claims = 0;
        int best = 0;
        for (Edge edge : node.children()) {
            Node child = node(edge.node());
            require(child.lower() != null || child.upper() != null, edge.node(), "claims nothing");
            Integer claim = claim(child, upper);
            if (claim != null) {
                best = claims == 0 ? claim : max ? Math.max(best, claim) : Math.min(best, claim);
                claims++;
            }
        }
        Integer own = claim(node, upper);
        int needed = own == null ? 0 : max == upper ? count : 1;
        require(claims == needed, number, "has " + claims + " children that claim a bound, not " + needed);
        require(own == null || own == best, number, "claims a bound that its children do not");
    }

    private static @Nullable Integer claim(Node node, boolean upper) {
        return upper ? node.upper() : node.lower();
    }

    private static void require(boolean holds, int number, String complaint) throws Rejected {
        if (!holds) {
            throw new Rejected("node " + number + " " + complaint);
        }
    }
}
