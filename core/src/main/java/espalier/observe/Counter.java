package espalier.observe;

import espalier.game.Position;
import espalier.search.Algorithm;
import espalier.search.Observer;
import org.jspecify.annotations.Nullable;

/**
 * Counts what the papers count. Distinct nodes are identified by their keys, so the counts are exact where keys are
 * injective (artificial trees) and as good as the key elsewhere.
 */
public final class Counter implements Observer {
    /** Null for algorithms that enter no node twice: every visit is to a new node. */
    private final @Nullable LongSet leaves;

    private final @Nullable LongSet interior;

    private long leafEvaluations;
    private long leafVisits;
    private long interiorNodes;
    private long nodeVisits;
    private int passes;

    private Counter(boolean distinct) {
        leaves = distinct ? new LongSet() : null;
        interior = distinct ? new LongSet() : null;
    }

    /**
     * {@return a counter for one search by this algorithm; it takes memory only if the algorithm revisits nodes}
     *
     * @param algorithm the one that searches
     */
    public static Counter of(Algorithm algorithm) {
        return new Counter(!algorithm.isOneVisit());
    }

    /** {@return distinct leaves evaluated} */
    public long leafEvaluations() {
        return leafEvaluations;
    }

    /**
     * {@return entries into leaves, including those answered from memory} Algorithms with an OPEN list enter a node when
     * its state is taken from the list, so a leaf counts once as LIVE and again each time it returns as SOLVED.
     */
    public long leafVisits() {
        return leafVisits;
    }

    /** {@return distinct interior nodes at which at least one child was entered} */
    public long interiorNodes() {
        return interiorNodes;
    }

    /** {@return entries into nodes, root and leaves included, also those answered from memory} */
    public long nodeVisits() {
        return nodeVisits;
    }

    /** {@return the number of passes begun} */
    public int passes() {
        return passes;
    }

    @Override
    public void pass(int number, int alpha, int beta) {
        passes = number;
    }

    @Override
    public void enter(Position<?> position, int[] path, int ply, int alpha, int beta) {
        nodeVisits++;
        if (leaves != null && leaves.contains(position.key())) {
            leafVisits++;
        }
    }

    @Override
    public void leaf(Position<?> position, int[] path, int ply, int value) {
        if (leaves == null || leaves.add(position.key())) {
            leafEvaluations++;
            leafVisits++;
        }
    }

    @Override
    public void expand(Position<?> position, int[] path, int ply, int width) {
        if (interior == null || interior.add(position.key())) {
            interiorNodes++;
        }
    }
}
