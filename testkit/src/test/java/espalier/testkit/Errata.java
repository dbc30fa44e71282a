package espalier.testkit;

import espalier.engine.memory.SearchTree;
import espalier.engine.procedure.AlphaBeta;
import espalier.engine.procedure.Descent;
import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.testkit.PrintedForms.Bns;
import espalier.testkit.PrintedForms.Diminish;
import espalier.testkit.PrintedForms.Table;
import espalier.testkit.PrintedForms.Visits;
import espalier.testkit.PrintedForms.Window;
import espalier.tree.ExplicitTree;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** Readings of the papers' figures that fail, each with a test whether a tree shows it; {@code docs/ERRATA.md}. */
final class Errata {
    /** Whose the failing reading is. */
    enum Kind {
        WRONG("wrong in print"),
        OPEN("left unspecified"),
        TRAP("avoided by the paper"),
        SCAN("possibly lost in digitisation");

        final String words;

        Kind(String words) {
            this.words = words;
        }
    }

    /**
     * @param kind whose reading it is
     * @param place the paper (A solution-trees, B best-first, D best-node), the figure and the reading
     * @param example a tree that shows it
     * @param shows whether a tree shows it
     */
    record Erratum(Kind kind, String place, String example, Predicate<ExplicitTree> shows) {
        @Override
        public String toString() {
            return place;
        }
    }

    private Errata() {}

    static final List<Erratum> ALL = List.of(
            new Erratum(Kind.WRONG, "A1 fig. 4, diminish, MIN root", "[[0,1]]", Errata::wrongAtMinRoot),
            wrong(
                    Kind.OPEN,
                    "A1 fig. 4, diminish, g(c) as returned",
                    "[[-18,[-16]]]",
                    n -> PrintedForms.sss2(n, Diminish.MIN_AS_PRINTED)),
            new Erratum(
                    Kind.OPEN,
                    "A1 fig. 4, the same, for ever",
                    "[[[0],[2]]]",
                    tree -> PrintedForms.sss2(Node.of(tree), Diminish.MIN_AS_PRINTED)
                            .isEmpty()),
            wrong(
                    Kind.SCAN,
                    "A1 fig. 4, diminish, MAX branch",
                    "[0,[2,1]]",
                    n -> PrintedForms.sss2(n, Diminish.MAX_AS_PRINTED)),
            wrong(Kind.SCAN, "A1 fig. 4, expand, one g", "[0,[[1,0]]]", n -> PrintedForms.sss2(n, Diminish.ONE_G)),
            new Erratum(
                    Kind.OPEN, "A2 fig. 5, one bound stored per visit", "[[0,1],[1,0]]", Errata::plainStoreKnowsLess),
            new Erratum(
                    Kind.TRAP,
                    "A3 SSS* evaluates more than SSS-2",
                    "[[0,1],0]",
                    tree -> !Arrays.equals(leaves(tree, Algorithm.SSS_STAR), leaves(tree, Algorithm.SSS_2))),
            wrongOnTree(
                    Kind.TRAP,
                    "A4 SSS-0, window (gamma-1, gamma)",
                    "[0,1]",
                    tree -> PrintedForms.sss0(Node.of(tree), tree.low(), Window.BELOW)),
            wrongOnTree(
                    Kind.TRAP,
                    "A4 SSS-0, window (gamma, gamma+1)",
                    "[[1,0]]",
                    tree -> PrintedForms.sss0(Node.of(tree), tree.high(), Window.ABOVE)),
            wrong(
                    Kind.TRAP,
                    "A4 SSS-4, window (gamma-1, gamma)",
                    "[0,[1,1]]",
                    n -> PrintedForms.sss4(n, 2, Window.BELOW, false)),
            wrongOnTree(
                    Kind.TRAP,
                    "A4 SSS-B, window (gamma-1, gamma)",
                    "[0,1]",
                    tree -> PrintedForms.sssB(Node.of(tree), tree.low(), tree.high(), Window.BELOW)),
            wrongOnTree(
                    Kind.TRAP,
                    "A4 SSS-B, window (gamma, gamma+1)",
                    "[[1,0,2]]",
                    tree -> PrintedForms.sssB(Node.of(tree), tree.low(), tree.high(), Window.ABOVE)),
            wrong(
                    Kind.TRAP,
                    "A5 SSS-4, f- read before the call",
                    "[[0,0]]",
                    n -> PrintedForms.sss4(n, 2, Window.AROUND, true)),
            wrong(Kind.OPEN, "A6 SSS-B, mean in 32 bits", "[1,2]", PrintedForms::sssBIn32Bits),
            new Erratum(
                    Kind.TRAP,
                    "A7 SCOUT does not surpass",
                    "[11,[[[-2,-2],[17],[1]]]]",
                    tree -> !surpasses(tree, Algorithm.SCOUT)),
            new Erratum(
                    Kind.TRAP,
                    "A7 second best search does not surpass",
                    "[[0,4],[0,4]]",
                    tree -> !surpasses(tree, Algorithm.SECOND_BEST)),
            wrong(
                    Kind.WRONG,
                    "B1 fig. 1, alpha raised before the store",
                    "[[2,1]]",
                    n -> PrintedForms.abSss(n, Table.RAISED_ALPHA, new Visits())),
            new Erratum(Kind.SCAN, "B3 fig. 1, lost signs: more visits", "[[0],1]", Errata::lostSignsCostVisits),
            wrongOnTree(
                    Kind.SCAN,
                    "B2 fig. 3, test g = f",
                    "[2,1]",
                    tree -> PrintedForms.mtd(Node.of(tree), Math.floorDiv(tree.low() + tree.high(), 2), true)),
            new Erratum(Kind.OPEN, "B4 SSS* with ties resolved right-first", "[0,0]", Errata::tiesMatter),
            wrongMove(Kind.WRONG, "D1 beta begins at hi", "[1,0]", Bns.BETA_AT_HIGH),
            wrongMove(Kind.OPEN, "D2 NextGuess rounded to nearest", "[2,1,1,2]", Bns.ROUND_TO_NEAREST),
            wrongMove(Kind.OPEN, "D2 NextGuess not rounded", "[[0,2],1]", Bns.UNROUNDED),
            wrongMove(Kind.OPEN, "D3 no first best node", "[[0,1],[0,1]]", Bns.NO_FIRST_BEST),
            new Erratum(Kind.TRAP, "D4 BNS does not surpass", "[1,[1,0]]", tree -> !surpasses(tree, Algorithm.BNS)));

    private static Erratum wrong(Kind kind, String place, String example, Function<Node, OptionalInt> form) {
        return wrongOnTree(kind, place, example, tree -> form.apply(Node.of(tree)));
    }

    /** The reading gives a wrong value or none. */
    private static Erratum wrongOnTree(
            Kind kind, String place, String example, Function<ExplicitTree, OptionalInt> form) {
        return new Erratum(
                kind,
                place,
                example,
                tree -> !form.apply(tree).equals(OptionalInt.of(Node.of(tree).minimax())));
    }

    private static Erratum wrongMove(Kind kind, String place, String example, Bns reading) {
        return new Erratum(kind, place, example, tree -> {
            Node root = Node.of(tree);
            OptionalInt move = PrintedForms.bns(root, tree.low(), tree.high(), reading);
            return move.isEmpty()
                    || move.getAsInt() < 0
                    || root.children.get(move.getAsInt()).minimax() != root.minimax();
        });
    }

    /** The first child, a MIN node, is searched as the root of a tree of its own. */
    private static boolean wrongAtMinRoot(ExplicitTree tree) {
        Node root = Node.of(tree).children.get(0);
        return !root.isLeaf()
                && !PrintedForms.sss2(root, Diminish.MIN_AS_PRINTED).equals(OptionalInt.of(root.minimax()));
    }

    static int[] leaves(ExplicitTree tree, Algorithm algorithm) {
        LeafLog log = new LeafLog();
        log.clear(tree.leaves());
        Search.<ExplicitTree>with(algorithm).observer(log).run(tree);
        return log.order();
    }

    /** Whether the leaves are among alpha-beta's. */
    static boolean surpasses(ExplicitTree tree, Algorithm algorithm) {
        int[] alphaBeta = leaves(tree, Algorithm.ALPHA_BETA);
        return Arrays.stream(leaves(tree, algorithm))
                .allMatch(leaf -> Arrays.stream(alphaBeta).anyMatch(other -> other == leaf));
    }

    private static boolean lostSignsCostVisits(ExplicitTree tree) {
        ToIntFunction<Table> visits = table -> {
            Visits count = new Visits();
            OptionalInt value = PrintedForms.abSss(Node.of(tree), table, count);
            return value.isPresent() ? (int) count.count : Integer.MAX_VALUE;
        };
        return visits.applyAsInt(Table.LOST_SIGNS) > visits.applyAsInt(Table.REPAIRED);
    }

    /** One bound per visit, as alpha-beta stores it, is less than what the leaves seen imply. */
    private static boolean plainStoreKnowsLess(ExplicitTree tree) {
        for (int gamma = tree.low(); gamma <= tree.high() + 1; gamma++) {
            SeenLeaves seen = new SeenLeaves(tree);
            AlphaBeta<ExplicitTree> procedure = new AlphaBeta<>(
                    Search.<ExplicitTree>with(Algorithm.ALPHA_BETA_MEMORY).observer(seen),
                    tree,
                    new SearchTree(),
                    new Descent.Whole());
            procedure.search(gamma - 1, gamma);
            if (procedure.lower() != seen.lower(seen.root()) || procedure.upper() != seen.upper(seen.root())) {
                return true;
            }
        }
        return false;
    }

    private static boolean tiesMatter(ExplicitTree tree) {
        return !Arrays.equals(
                NaiveStockman.leaves(tree, false, NaiveStockman.Ties.LEFT_FIRST),
                NaiveStockman.leaves(tree, false, NaiveStockman.Ties.RIGHT_FIRST));
    }
}
