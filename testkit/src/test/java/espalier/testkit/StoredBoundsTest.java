package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.engine.memory.Memory;
import espalier.engine.memory.SearchTree;
import espalier.engine.procedure.Descent;
import espalier.engine.procedure.SAlphaBeta;
import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.ExplicitTree;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The postcondition of S-alpha-beta (solution-trees, fig. 5): the bounds in memory are exactly what the leaves seen so
 * far imply.
 */
class StoredBoundsTest {
    @Test
    @Tag("mutation")
    void someNodesStoreWhatTheLeavesImply() {
        check(100);
    }

    @Test
    @Tag("slow")
    void everyNodeStoresWhatTheLeavesImply() {
        check(20_000);
    }

    private static void check(int trees) {
        SplittableRandom random = new SplittableRandom(1);
        Counterexample.none(RandomTrees.trees(trees, 4), tree -> {
            check(tree, new Descent.Whole(), random.split());
            check(tree, new Descent.Pvs(), random.split());
        });
    }

    private static void check(ExplicitTree tree, Descent descent, SplittableRandom random) {
        SeenLeaves seen = new SeenLeaves(tree);
        SearchTree memory = new SearchTree();
        SAlphaBeta<ExplicitTree> procedure = new SAlphaBeta<>(
                Search.<ExplicitTree>with(Algorithm.S_ALPHA_BETA).observer(seen), tree, memory, descent);
        for (int call = 0; call < 5; call++) {
            int alpha = random.nextInt(tree.low() - 2, tree.high() + 2);
            procedure.search(alpha, alpha + 1 + (random.nextBoolean() ? 0 : random.nextInt(10)));
            check(seen, seen.root(), memory, Memory.ROOT);
        }
    }

    private static void check(SeenLeaves seen, Node node, SearchTree memory, int place) {
        memory.find(place, 0, 0, 0);
        int lower = node.max ? memory.lower() : -memory.upper();
        int upper = node.max ? memory.upper() : -memory.lower();
        if (lower != seen.lower(node) || upper != seen.upper(node)) {
            assertThat(lower + ".." + upper)
                    .as("the bounds of a node")
                    .isEqualTo(seen.lower(node) + ".." + seen.upper(node));
        }
        if (!node.isLeaf()) {
            int block = memory.expand(place, node.children.size());
            for (int i = 0; i < node.children.size(); i++) {
                check(seen, node.children.get(i), memory, Memory.child(block, i));
            }
        }
    }
}
