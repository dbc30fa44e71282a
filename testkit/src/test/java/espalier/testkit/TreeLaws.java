package espalier.testkit;

import static espalier.search.Algorithm.AB_DUAL_STAR;
import static espalier.search.Algorithm.AB_SSS_STAR;
import static espalier.search.Algorithm.ALPHA_BETA;
import static espalier.search.Algorithm.ALPHA_BETA_MEMORY;
import static espalier.search.Algorithm.ASPIRATION_NEGA_SCOUT;
import static espalier.search.Algorithm.C_STAR;
import static espalier.search.Algorithm.C_STAR_MEMORY;
import static espalier.search.Algorithm.DUAL_2;
import static espalier.search.Algorithm.DUAL_STAR;
import static espalier.search.Algorithm.INFORMED_NEGA_SCOUT;
import static espalier.search.Algorithm.MINIMAX;
import static espalier.search.Algorithm.MTD_BEST;
import static espalier.search.Algorithm.MTD_F;
import static espalier.search.Algorithm.MTD_STEP;
import static espalier.search.Algorithm.NEGA_SCOUT;
import static espalier.search.Algorithm.NEGA_SCOUT_MEMORY;
import static espalier.search.Algorithm.PVS;
import static espalier.search.Algorithm.REC_SSS_STAR;
import static espalier.search.Algorithm.SSS_0;
import static espalier.search.Algorithm.SSS_2;
import static espalier.search.Algorithm.SSS_2_DIMINISH;
import static espalier.search.Algorithm.SSS_4;
import static espalier.search.Algorithm.SSS_B;
import static espalier.search.Algorithm.SSS_STAR;
import static espalier.search.Algorithm.S_ALPHA_BETA;

import espalier.driver.Hints;
import espalier.driver.StatisticalSeparation;
import espalier.game.Score;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.search.MemoryKind;
import espalier.search.Result;
import espalier.search.Search;
import espalier.tree.ExplicitTree;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The laws that relate the algorithms to minimax and to each other, checked on one tree at a time. Messages are built
 * only if a law is violated, because the exhaustive test checks thirty million trees. Not thread-safe.
 */
final class TreeLaws {
    /** The algorithms whose leaves are a subset of alpha-beta's: those that only make calls at the root. */
    static final Set<Algorithm> SURPASSING = Set.of(
            ALPHA_BETA,
            S_ALPHA_BETA,
            ALPHA_BETA_MEMORY,
            PVS,
            NEGA_SCOUT,
            NEGA_SCOUT_MEMORY,
            INFORMED_NEGA_SCOUT,
            C_STAR,
            C_STAR_MEMORY,
            SSS_STAR,
            DUAL_STAR,
            REC_SSS_STAR,
            SSS_2,
            SSS_2_DIMINISH,
            DUAL_2,
            SSS_0,
            SSS_4,
            SSS_B,
            AB_SSS_STAR,
            AB_DUAL_STAR,
            MTD_F,
            MTD_STEP,
            MTD_BEST,
            ASPIRATION_NEGA_SCOUT);

    private static final List<Algorithm> ALL = Algorithm.all();

    /** A search that does not end is stopped, and then its value is missing. */
    private static final Limits ENOUGH = Limits.nodes(2_000_000);

    private final LeafLog log = new LeafLog();
    private final Map<Algorithm, int[]> orders = new HashMap<>();
    private final Map<Algorithm, OptionalInt> passes = new HashMap<>();
    private ExplicitTree tree = ExplicitTree.parse("[0]");
    /** The defaults of the command line, but small steps and windows. */
    private Hints hints = Hints.NONE;

    private int[] moveValues = {};
    private int value;
    private boolean[] inAlphaBeta = {};
    private OptionalInt lastPasses = OptionalInt.empty();

    /** All laws. */
    void check(ExplicitTree newTree) {
        look(newTree);
        for (Algorithm algorithm : ALL) {
            orders.put(algorithm, run(search(algorithm), ""));
            passes.put(algorithm, lastPasses);
        }
        surpass();
        equivalences();
        parameters();
    }

    /** Memories that forget: the same value, an optimal move, and still no leaf that alpha-beta does not need. */
    void checkMemories(ExplicitTree newTree) {
        look(newTree);
        inAlphaBeta = members(run(search(ALPHA_BETA), ""));
        int size = 1 + Math.floorMod(newTree.toString().hashCode(), 40);
        MemoryKind[] kinds = {MemoryKind.table(2 << size % 9), MemoryKind.boundedTree(size)};
        for (Algorithm algorithm : ALL) {
            if (algorithm.remembers()) {
                for (MemoryKind kind : kinds) {
                    String how = " with " + kind;
                    int[] order = run(search(algorithm).memory(kind), how);
                    if (SURPASSING.contains(algorithm) && !isSubset(order, inAlphaBeta)) {
                        throw broken(algorithm, how, "evaluates " + text(order) + ", alpha-beta not");
                    }
                }
            }
        }
    }

    /** The same with the tree in the message. */
    void checkNaming(ExplicitTree newTree) {
        try {
            check(newTree);
        } catch (AssertionError e) {
            throw new AssertionError("on " + newTree + ": " + e.getMessage(), e);
        }
    }

    private void look(ExplicitTree newTree) {
        tree = newTree;
        hints = Hints.of(tree)
                .step(1)
                .delta(1)
                .trained(() -> new StatisticalSeparation(
                        List.of(new StatisticalSeparation.Example(tree.low(), (tree.low() + tree.high()) / 2))));
        moveValues = Reference.moveValues(tree, Search.UNLIMITED, ExplicitTree::score);
        value = Arrays.stream(moveValues).max().orElseThrow();
    }

    private Search<ExplicitTree> search(Algorithm algorithm) {
        return search(algorithm, hints);
    }

    private Search<ExplicitTree> search(Algorithm algorithm, Hints given) {
        return Search.<ExplicitTree>with(algorithm).offer(given).limits(ENOUGH).observer(log);
    }

    /** Runs a search, checks value and move, and returns the order of the leaves. */
    private int[] run(Search<ExplicitTree> search, String how) {
        log.clear(tree.leaves());
        Result result = search.run(tree);
        Algorithm algorithm = search.algorithm();
        boolean rightValue = result.value().isPresent() ? result.value().getAsInt() == value : !algorithm.exact();
        if (!rightValue) {
            throw broken(algorithm, how, "gives " + result.value() + ", minimax " + value);
        }
        if (moveValues[result.index()] != value) {
            throw broken(algorithm, how, "moves " + result.index() + ", worth " + moveValues[result.index()]);
        }
        lastPasses = result.passes();
        return log.order();
    }

    private static AssertionError broken(Algorithm algorithm, String how, String what) {
        return new AssertionError(algorithm.label() + how + " " + what);
    }

    private int[] order(Algorithm algorithm) {
        return orders.get(algorithm);
    }

    private void surpass() {
        inAlphaBeta = members(order(ALPHA_BETA));
        for (Algorithm algorithm : ALL) {
            if (SURPASSING.contains(algorithm) && !isSubset(order(algorithm), inAlphaBeta)) {
                throw broken(
                        algorithm,
                        "",
                        "evaluates " + text(order(algorithm)) + " and alpha-beta only " + text(order(ALPHA_BETA)));
            }
        }
        if (order(MINIMAX).length != tree.leaves()) {
            throw broken(MINIMAX, "", "evaluates " + text(order(MINIMAX)));
        }
    }

    private boolean[] members(int[] order) {
        boolean[] members = new boolean[tree.leaves()];
        for (int leaf : order) {
            members[leaf] = true;
        }
        return members;
    }

    private static boolean isSubset(int[] order, boolean[] members) {
        for (int leaf : order) {
            if (!members[leaf]) {
                return false;
            }
        }
        return true;
    }

    private static String text(int[] order) {
        return Arrays.toString(order);
    }

    private void equivalences() {
        same(SSS_STAR, REC_SSS_STAR);
        same(SSS_STAR, SSS_2_DIMINISH);
        same(SSS_STAR, AB_SSS_STAR);
        same(DUAL_STAR, AB_DUAL_STAR);
        // One call with the whole window has nothing to remember.
        same(ALPHA_BETA, ALPHA_BETA_MEMORY);
        same(ALPHA_BETA, S_ALPHA_BETA);
        maxsearch(SSS_2, SSS_STAR);
        maxsearch(DUAL_2, DUAL_STAR);
    }

    private void same(Algorithm a, Algorithm b) {
        mustEqual(a, "", order(a), b, order(b));
    }

    private void mustEqual(Algorithm a, String how, int[] orderOfA, Algorithm b, int[] orderOfB) {
        if (!Arrays.equals(orderOfA, orderOfB)) {
            throw broken(a, how, "evaluates " + text(orderOfA) + ", " + b.label() + " " + text(orderOfB));
        }
    }

    /** The S-alpha-beta form evaluates a subset, and the same leaves if all values differ. */
    private void maxsearch(Algorithm form, Algorithm star) {
        if (!isSubset(order(form), members(order(star)))) {
            throw broken(form, "", "evaluates " + text(order(form)) + ", " + star.label() + " " + text(order(star)));
        }
        if (leavesAreDistinct()) {
            same(form, star);
        }
    }

    private boolean leavesAreDistinct() {
        int[] leaves = new int[tree.leaves()];
        for (int i = 0; i < leaves.length; i++) {
            leaves[i] = tree.leaf(i);
        }
        Arrays.sort(leaves);
        for (int i = 1; i < leaves.length; i++) {
            if (leaves[i] == leaves[i - 1]) {
                return false;
            }
        }
        return true;
    }

    /** Particular parameters turn one algorithm into another. */
    private void parameters() {
        mustBe(MTD_F, search(MTD_F, hints.guess(Score.INFINITY)), "(inf)", AB_SSS_STAR);
        mustBe(MTD_F, search(MTD_F, hints.guess(-Score.INFINITY)), "(-inf)", AB_DUAL_STAR);
        mustBe(MTD_STEP, search(MTD_STEP, hints.step(0)), "(0)", AB_SSS_STAR);
        mustBe(SSS_4, search(SSS_4, hints.step(0)), "(0)", SSS_2);
        mustBe(SSS_0, search(SSS_0, hints.guess(Score.INFINITY)), "(inf)", SSS_2);
        surpassing(search(SSS_0, hints.guess(-Score.INFINITY)), "(-inf)");
        surpassing(search(SSS_4, hints.step(Hints.NONE.step())), "(50)");
        surpassing(search(MTD_F, hints.guess(value)), "(value)");
        surpassing(search(SSS_0, hints.guess(value)), "(value)");
        surpassing(search(ASPIRATION_NEGA_SCOUT, hints.guess(tree.low())), "(low)");
        surpassing(search(ASPIRATION_NEGA_SCOUT, hints.guess(tree.high())), "(high)");
    }

    private void mustBe(Algorithm a, Search<ExplicitTree> search, String how, Algorithm b) {
        mustEqual(a, how, run(search, how), b, order(b));
        if (!lastPasses.equals(passes.get(b))) {
            throw broken(a, how, "has " + lastPasses + " passes, " + b.label() + " " + passes.get(b));
        }
    }

    private void surpassing(Search<ExplicitTree> search, String how) {
        int[] order = run(search, how);
        if (!isSubset(order, inAlphaBeta)) {
            throw broken(search.algorithm(), how, "evaluates " + text(order) + ", alpha-beta not");
        }
    }
}
