package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.proof.Certificate;
import espalier.proof.Checker;
import espalier.proof.CriticalTree;
import espalier.proof.Recording;
import espalier.search.Algorithm;
import espalier.search.MemoryKind;
import espalier.search.Search;
import espalier.tree.ExplicitTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every exact result has a proof; every altered proof is rejected. */
class CertificateTest {
    private static final List<Algorithm> EXACT =
            Algorithm.all().stream().filter(Algorithm::exact).toList();

    /**
     * Four algorithms in turn on each tree. C* uses the known range instead of leaves, so its proof alone may need
     * completion.
     */
    @Test
    @Tag("slow")
    void everyExactResultIsProved() {
        SplittableRandom random = new SplittableRandom(1);
        int[] next = {0};
        Counterexample.none(RandomTrees.trees(20_000, 3), tree -> {
            int value = Reference.value(tree, Search.UNLIMITED, p -> p.score());
            for (int i = 0; i < 4; i++) {
                Algorithm algorithm = EXACT.get(next[0]++ % EXACT.size());
                MemoryKind memory = random.nextInt(3) == 0 ? MemoryKind.table(16) : MemoryKind.TREE;
                CriticalTree critical =
                        prove(Search.<ExplicitTree>with(algorithm).memory(memory), tree);
                assertThat(critical.value()).as(algorithm.label()).isEqualTo(value);
                Certificate certificate = critical.certificate();
                assertThat(accepted(certificate, tree)).as(algorithm.label()).isTrue();
                assertThat(Certificate.parse(certificate.toText())).isEqualTo(certificate);
            }
        });
    }

    /** A changed value or key, a dropped child, two children swapped, two nodes swapped, an extra node. */
    @Test
    void everyMutationIsRejected() {
        SplittableRandom random = new SplittableRandom(2);
        List<ExplicitTree> trees = RandomTrees.trees(400, 4).toList();
        int mutations = 0;
        for (int i = 0; mutations < 12_000; i++) {
            ExplicitTree tree = trees.get(i % trees.size());
            Certificate good =
                    prove(Search.with(EXACT.get(i % EXACT.size())), tree).certificate();
            for (int kind = 0; kind < 6; kind++) {
                Certificate bad = mutate(good, kind, random);
                if (!bad.equals(good)) {
                    assertThat(accepted(bad, tree))
                            .as(() -> tree + "\n" + good.toText() + "became\n" + bad.toText())
                            .isFalse();
                    mutations++;
                }
            }
        }
    }

    private static Certificate mutate(Certificate good, int kind, SplittableRandom random) {
        List<Certificate.Node> nodes = new ArrayList<>(good.nodes());
        int at = random.nextInt(nodes.size());
        Certificate.Node node = nodes.get(at);
        List<Certificate.Edge> children = new ArrayList<>(node.children());
        int change = random.nextBoolean() ? 1 + random.nextInt(5) : -1 - random.nextInt(5);
        switch (kind) {
            case 0 -> {
                boolean lower = node.upper() == null || (node.lower() != null && random.nextBoolean());
                nodes.set(
                        at,
                        new Certificate.Node(
                                node.key(),
                                lower ? Integer.valueOf(node.lower() + change) : node.lower(),
                                lower ? node.upper() : Integer.valueOf(node.upper() + change),
                                children));
            }
            case 1 -> nodes.set(at, new Certificate.Node(node.key() + change, node.lower(), node.upper(), children));
            case 2 -> {
                if (!children.isEmpty()) {
                    children.remove(random.nextInt(children.size()));
                    nodes.set(at, new Certificate.Node(node.key(), node.lower(), node.upper(), children));
                }
            }
            case 3 -> {
                if (children.size() > 1) {
                    int first = random.nextInt(children.size());
                    int second = random.nextInt(children.size());
                    Certificate.Edge a = children.get(first);
                    Certificate.Edge b = children.get(second);
                    children.set(first, new Certificate.Edge(a.index(), b.node()));
                    children.set(second, new Certificate.Edge(b.index(), a.node()));
                    nodes.set(at, new Certificate.Node(node.key(), node.lower(), node.upper(), children));
                }
            }
            case 4 -> Collections.swap(nodes, at, random.nextInt(nodes.size()));
            default -> nodes.add(node);
        }
        return new Certificate(nodes);
    }

    @Test
    void aProofOfAnotherTreeIsRejected() {
        ExplicitTree tree = ExplicitTree.parse("[[3,5],[2,9]]");
        Certificate certificate = prove(Search.with(Algorithm.ALPHA_BETA), tree).certificate();
        assertThat(accepted(certificate, ExplicitTree.parse("[[3,5],[2,9]]"))).isTrue();
        assertThat(accepted(certificate, ExplicitTree.parse("[[3,5],[4,9]]"))).isFalse();
        assertThat(accepted(certificate, ExplicitTree.parse("[[3,5,1],[2,9]]"))).isFalse();
        assertThat(accepted(certificate, ExplicitTree.parse("[3,2]"))).isFalse();
    }

    @Test
    void badTextIsNamedByLine() {
        assertThatThrownBy(() -> Certificate.parse("nonsense")).hasMessageContaining("line 1");
        assertThatThrownBy(() -> Certificate.parse("espalier certificate 1\n0 5 5 0:1\n1 x -"))
                .hasMessageContaining("line 3");
        assertThatThrownBy(() -> Certificate.parse("espalier certificate 1\n0 5 5 01"))
                .hasMessageContaining("line 2");
    }

    /** The example of solution-trees, section 2: types, bounds, and the critical path in both trees. */
    @Test
    void criticalTreesHaveTheirTypes() {
        Counterexample.none(RandomTrees.trees(500, 5), tree -> {
            CriticalTree critical = prove(Search.with(Algorithm.SSS_2), tree);
            checkTypes(critical.root(), critical.value());
            int both =
                    count(critical.root(), CriticalTree.Node::inMax) + count(critical.root(), CriticalTree.Node::inMin);
            assertThat(count(critical.root(), node -> true)).isEqualTo(both - criticalPath(critical.root()));
            assertThat(critical.toJson().split("\"type\"", -1)).hasSize(count(critical.root(), node -> true) + 1);
            assertThat(critical.toSvg()).startsWith("<svg").endsWith("</svg>\n");
        });
    }

    private static int count(CriticalTree.Node node, Predicate<CriticalTree.Node> counted) {
        return (counted.test(node) ? 1 : 0)
                + node.children().stream()
                        .mapToInt(child -> count(child, counted))
                        .sum();
    }

    private static int criticalPath(CriticalTree.Node node) {
        return (node.type() == 1 ? 1 : 0)
                + node.children().stream()
                        .mapToInt(CertificateTest::criticalPath)
                        .sum();
    }

    private static void checkTypes(CriticalTree.Node node, int value) {
        if (node.type() == 1) {
            assertThat(node.lower()).isEqualTo(value);
            assertThat(node.upper()).isEqualTo(value);
        }
        if (node.type() == 2 && !node.leaf()) {
            assertThat(node.children()).hasSize(1);
            assertThat(node.children().get(0).type()).isEqualTo(3);
        }
        if (node.type() == 3) {
            assertThat(node.children()).allMatch(child -> child.type() == 2);
        }
        assertThat(node.g()).isEqualTo(node.inMax() ? node.upper() : node.lower());
        node.children().forEach(child -> checkTypes(child, value));
    }

    private static CriticalTree prove(Search<ExplicitTree> search, ExplicitTree tree) {
        Recording recording = new Recording();
        search.observer(recording).run(tree);
        boolean knowsRange = Set.of(Algorithm.C_STAR, Algorithm.C_STAR_MEMORY).contains(search.algorithm());
        return knowsRange ? recording.complete(search, tree) : recording.criticalTree();
    }

    private static boolean accepted(Certificate certificate, ExplicitTree tree) {
        try {
            Checker.check(certificate, tree);
            return true;
        } catch (Checker.Rejected e) {
            return false;
        }
    }
}
