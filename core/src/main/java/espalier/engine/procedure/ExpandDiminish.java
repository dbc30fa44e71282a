package espalier.engine.procedure;

import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Bound;
import espalier.search.Search;
import java.util.Arrays;
import java.util.OptionalInt;

/**
 * SSS-2 with an explicit max solution tree T (solution-trees, fig. 4): {@code expand} builds one, {@code diminish}
 * improves it until that is no longer possible. It evaluates the leaves of SSS* in the same order.
 *
 * <p>Erratum (fig. 4, diminish; repaired in {@code docs/REPAIRS.md}): at a MIN node where every brother's expand fails
 * it must return gamma and leave T as it was; as printed, a MIN root with the leaves 0 and 1 gets the value 1. Left
 * open: g(c) must be the value in T (with the value last returned, it loops for ever on {@code [[[0],[2]]]} and returns
 * -16 on {@code [[-18,[-16]]]}). At a MAX node the test {@code gamma = g} belongs inside {@code if gamma = g(c)}.
 */
public final class ExpandDiminish<P extends Position<P>> extends WholeTree<P> {
    /** The value g of each node of T. */
    private int[] g = new int[64];
    /** The single child in T of a MIN node: the last one tried, because the first one below gamma ends the loop. */
    private int[] chosen = new int[64];

    private int passes;

    public ExpandDiminish(Search<P> search, P position) {
        super(search, position);
    }

    @Override
    protected void grow(int capacity) {
        g = Arrays.copyOf(g, capacity);
        chosen = Arrays.copyOf(chosen, capacity);
    }

    @Override
    public OptionalInt passes() {
        return OptionalInt.of(passes);
    }

    @Override
    public int solve() {
        pass(Score.INFINITY);
        int value = build(ROOT, Score.INFINITY);
        int gamma;
        do {
            gamma = value;
            pass(gamma);
            value = diminish(ROOT, gamma);
        } while (value < gamma);
        return value;
    }

    private void pass(int gamma) {
        observer.pass(++passes, gamma - 1, gamma);
    }

    /**
     * The paper's expand: builds a max solution tree below gamma, or returns a value of at least gamma if there is
     * none.
     */
    private int build(int node, int gamma) {
        arrive(gamma);
        int end = atHorizon() ? 0 : generate(0);
        if (end == 0) {
            g[node] = maxValue(0);
            return leave(g[node], gamma);
        }
        expand(end);
        int block = addChildren(node, end);
        boolean max = isMax();
        int best = max ? -Score.INFINITY : Score.INFINITY;
        for (int child = block; child < block + end && (max ? best < gamma : best >= gamma); child++) {
            step(child);
            int value = build(child, gamma);
            back();
            chosen[node] = child;
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        if (max == best >= gamma) {
            cutoff(index[chosen[node]], end);
        }
        g[node] = best;
        if (best >= gamma) {
            drop(node);
        }
        return leave(best, gamma);
    }

    /** Changes T below the node and returns a value below gamma = g(node), or returns gamma if that is impossible. */
    private int diminish(int node, int gamma) {
        arrive(gamma);
        if (width[node] == 0) {
            return leave(gamma, gamma);
        }
        return leave(isMax() ? diminishMax(node, gamma) : diminishMin(node, gamma), gamma);
    }

    private int diminishMax(int node, int gamma) {
        int best = -Score.INFINITY;
        for (int child = children[node]; child < children[node] + width[node]; child++) {
            if (g[child] == gamma) {
                step(child);
                int value = diminish(child, gamma);
                back();
                if (value == gamma) {
                    if (node == ROOT) {
                        bestIndex = index[child];
                    }
                    cutoff(index[child], width[node]);
                    return gamma;
                }
            }
            best = Math.max(best, g[child]);
        }
        g[node] = best;
        return best;
    }

    private int diminishMin(int node, int gamma) {
        int first = chosen[node];
        step(first);
        int value = diminish(first, gamma);
        back();
        for (int brother = first + 1; value == gamma && brother < children[node] + width[node]; brother++) {
            step(brother);
            int next = build(brother, gamma);
            back();
            if (next < gamma) {
                drop(first);
                chosen[node] = brother;
                value = next;
            }
        }
        g[node] = value;
        if (value < gamma) {
            cutoff(index[chosen[node]], width[node]);
        }
        return value;
    }

    private boolean isMax() {
        return (ply & 1) == 0;
    }

    private void drop(int node) {
        if (width[node] == 0) {
            return;
        }
        for (int child = children[node]; child < children[node] + width[node]; child++) {
            drop(child);
        }
        freeChildren(node);
    }

    private void arrive(int gamma) {
        enter(isMax() ? gamma - 1 : -gamma, isMax() ? gamma : 1 - gamma);
    }

    private int leave(int value, int gamma) {
        Bound bound = value < gamma ? Bound.UPPER : Bound.LOWER;
        exit(isMax() ? value : -value, isMax() ? bound : bound.negate());
        return value;
    }
}
