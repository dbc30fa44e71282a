package espalier.lab.solution;

import espalier.driver.Hints;
import espalier.game.Position;
import espalier.observe.Counter;
import espalier.search.Algorithm;
import espalier.search.Observer;
import espalier.search.Search;
import espalier.tree.Tree;
import java.util.BitSet;

/**
 * An algorithm as the paper's figures name it.
 *
 * @param name in the legend
 * @param algorithm which it is
 * @param step its step size, where it has one
 */
public record Candidate(String name, Algorithm algorithm, int step) {
    /** One that has no step. */
    public Candidate(String name, Algorithm algorithm) {
        this(name, algorithm, Hints.NONE.step());
    }

    /** Distinct nodes (interior ones and leaves) that are expanded in a tree of leaf values 0 to 999. */
    public <P extends Tree<P>> long nodes(Tree<P> tree, int guess) {
        Search<P> search =
                Search.<P>with(algorithm).offer(Hints.of(tree).guess(guess).step(step));
        return Nodes.of(search, tree);
    }

    /** Nodes that a single null-window search (gamma - 1, gamma) expands: C* restricted to these two values. */
    static <P extends Tree<P>> long nullWindow(Tree<P> tree, int gamma) {
        return Nodes.of(Search.<P>with(Algorithm.C_STAR).offer(Hints.NONE.range(gamma - 1, gamma)), tree);
    }

    /**
     * Counts distinct nodes by marking their numbers, which are dense in trees of constant width: much faster than the
     * sets of {@link espalier.observe.Counter}, which accept any key.
     */
    private static final class Nodes implements Observer {
        /** 32 MB. */
        private static final long MOST = 1L << 28;

        private final BitSet seen = new BitSet();

        static <P extends Tree<P>> long of(Search<P> search, Tree<P> tree) {
            if (Math.pow(tree.rootWidth(), tree.height() + 1) > MOST) {
                Counter counter = Counter.of(search.algorithm());
                search.observer(counter).run(tree.copy());
                return counter.leafEvaluations() + counter.interiorNodes();
            }
            Nodes nodes = new Nodes();
            search.observer(nodes).run(tree.copy());
            return nodes.seen.cardinality();
        }

        @Override
        public void leaf(Position<?> position, int[] path, int ply, int value) {
            seen.set(Math.toIntExact(position.key()));
        }

        @Override
        public void expand(Position<?> position, int[] path, int ply, int width) {
            seen.set(Math.toIntExact(position.key()));
        }
    }
}
