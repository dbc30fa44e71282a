package espalier.search;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Every algorithm of the family by name: how it is put together from a driver and a procedure, and which paper it is
 * from. {@code espalier.engine.driver.Assembly} builds it.
 */
public enum Algorithm {
    MINIMAX("minimax", Paper.CLASSIC, "Minimax", Trait.ONE_VISIT, Trait.TREES_ONLY),
    ALPHA_BETA("alpha-beta", Paper.SOLUTION_TREES, "AlphaBeta (fig. 3)", Trait.ONE_VISIT),
    S_ALPHA_BETA("s-alpha-beta", Paper.SOLUTION_TREES, "SAlphaBeta (fig. 5)", Trait.MEMORY, Trait.TREES_ONLY),
    ALPHA_BETA_MEMORY("alpha-beta-memory", Paper.BEST_FIRST, "AlphaBeta (fig. 1)", Trait.MEMORY),
    SCOUT("scout", Paper.CLASSIC, "Scout", Trait.TREES_ONLY),
    PVS("pvs", Paper.SOLUTION_TREES, "AlphaBeta with Descent.Pvs"),
    NEGA_SCOUT("nega-scout", Paper.BEST_FIRST, "AlphaBeta with Descent.NegaScout"),
    NEGA_SCOUT_MEMORY("nega-scout-memory", Paper.BEST_FIRST, "AlphaBeta with Descent.NegaScout", Trait.MEMORY),
    INFORMED_NEGA_SCOUT(
            "informed-nega-scout", Paper.SOLUTION_TREES, "SAlphaBeta with Descent.Pvs", Trait.MEMORY, Trait.TREES_ONLY),
    C_STAR("c-star", Paper.BEST_FIRST, "NullWindow.bisection over AlphaBeta", Trait.RANGE),
    C_STAR_MEMORY("c-star-memory", Paper.BEST_FIRST, "NullWindow.bisection over AlphaBeta", Trait.MEMORY, Trait.RANGE),
    SSS_STAR("sss-star", Paper.SOLUTION_TREES, "OpenList", Trait.OPEN_LIST, Trait.TREES_ONLY),
    DUAL_STAR("dual-star", Paper.SOLUTION_TREES, "OpenList, dual", Trait.OPEN_LIST, Trait.TREES_ONLY),
    REC_SSS_STAR("rec-sss-star", Paper.SOLUTION_TREES, "RecursiveSss", Trait.OPEN_LIST, Trait.TREES_ONLY),
    SSS_2("sss-2", Paper.SOLUTION_TREES, "NullWindow.sss over SAlphaBeta", Trait.MEMORY),
    SSS_2_DIMINISH("sss-2-diminish", Paper.SOLUTION_TREES, "ExpandDiminish (fig. 4)", Trait.TREES_ONLY),
    DUAL_2("dual-2", Paper.SOLUTION_TREES, "NullWindow.dual over SAlphaBeta", Trait.MEMORY),
    SSS_0("sss-0", Paper.SOLUTION_TREES, "Hypothesis.sss0 over SAlphaBeta", Trait.MEMORY, Trait.GUESS),
    SSS_4("sss-4", Paper.SOLUTION_TREES, "Hypothesis.sss4 over SAlphaBeta", Trait.MEMORY, Trait.STEP),
    SSS_B("sss-b", Paper.SOLUTION_TREES, "Hypothesis.sssB over SAlphaBeta", Trait.MEMORY, Trait.RANGE),
    AB_SSS_STAR("ab-sss-star", Paper.BEST_FIRST, "NullWindow.sss over AlphaBeta (fig. 2)", Trait.MEMORY),
    AB_DUAL_STAR("ab-dual-star", Paper.BEST_FIRST, "NullWindow.dual over AlphaBeta (fig. 2)", Trait.MEMORY),
    MTD_F("mtd-f", Paper.BEST_FIRST, "NullWindow.mtd over AlphaBeta (fig. 3)", Trait.MEMORY, Trait.GUESS),
    MTD_STEP("mtd-step", Paper.BEST_FIRST, "NullWindow.step over AlphaBeta", Trait.MEMORY, Trait.STEP),
    MTD_BEST(
            "mtd-best",
            Paper.BEST_FIRST,
            "BestMove.mtdBest over AlphaBeta",
            Trait.MEMORY,
            Trait.GUESS,
            Trait.BEST_MOVE),
    ASPIRATION_NEGA_SCOUT(
            "aspiration-nega-scout",
            Paper.BEST_FIRST,
            "Driver.aspiration over AlphaBeta with Descent.NegaScout",
            Trait.MEMORY_IF_ASKED,
            Trait.GUESS,
            Trait.DELTA),
    ALPHA_BOUNDING(
            "alpha-bounding",
            Paper.CLASSIC,
            "BestMove.alphaBounding over AlphaBeta",
            Trait.MEMORY,
            Trait.GUESS,
            Trait.BEST_MOVE),
    BNS("bns", Paper.BEST_NODE, "BestMove.bestNodeSearch over AlphaBeta", Trait.RANGE, Trait.BEST_MOVE),
    BNS_MEMORY("bns-memory", Paper.BEST_NODE, "BestMove.bestNodeSearch", Trait.MEMORY, Trait.RANGE, Trait.BEST_MOVE),
    BNS_STATISTICAL(
            "bns-statistical", Paper.BEST_NODE, "BestMove.bestNodeSearch, statistical", Trait.RANGE, Trait.BEST_MOVE),
    BNS_STATISTICAL_MEMORY(
            "bns-statistical-memory",
            Paper.BEST_NODE,
            "BestMove.bestNodeSearch, statistical",
            Trait.MEMORY,
            Trait.RANGE,
            Trait.BEST_MOVE),
    BNS_ANALYTIC(
            "bns-analytic",
            Paper.BEST_NODE,
            "BestMove.bestNodeSearch, analytic",
            Trait.RANGE,
            Trait.BEST_MOVE,
            Trait.TREES_ONLY),
    BNS_ANALYTIC_MEMORY(
            "bns-analytic-memory",
            Paper.BEST_NODE,
            "BestMove.bestNodeSearch, analytic",
            Trait.MEMORY,
            Trait.RANGE,
            Trait.BEST_MOVE,
            Trait.TREES_ONLY),
    SECOND_BEST(
            "second-best", Paper.SOLUTION_TREES, "BestMove.secondBest over SAlphaBeta", Trait.MEMORY, Trait.BEST_MOVE);

    /** Where an algorithm is described. */
    public enum Paper {
        CLASSIC("the classics the papers cite"),
        SOLUTION_TREES("Solution trees (de Bruin, Pijls, Plaat 1994)"),
        BEST_FIRST("Best-first minimax (Plaat et al. 1995)"),
        BEST_NODE("Best Node Search (Rutko 2011)");

        private final String title;

        Paper(String title) {
            this.title = title;
        }

        public String title() {
            return title;
        }
    }

    /** What to know about an algorithm before running it. */
    public enum Trait {
        /** Never enters a node twice, so that counting needs no memory. */
        ONE_VISIT,
        /** Needs a memory; the exact search tree unless another is asked for. */
        MEMORY,
        /** Works with or without a memory; without unless one is asked for. */
        MEMORY_IF_ASKED,
        /** Works state by state on an OPEN list and has no passes. */
        OPEN_LIST,
        /** Not for games: it needs the whole tree in memory, or an artificial tree's shape, or serves as a yardstick. */
        TREES_ONLY,
        /** Proves a best move, and the value only by chance. */
        BEST_MOVE,
        /** Uses {@link Search#guess}. */
        GUESS,
        /** Uses {@link Search#range}. */
        RANGE,
        /** Uses {@link Search#step}. */
        STEP,
        /** Uses {@link Search#delta}. */
        DELTA
    }

    private final String label;
    private final Paper paper;
    private final String parts;
    private final java.util.Set<Trait> traits;

    Algorithm(String label, Paper paper, String parts, Trait... traits) {
        this.label = label;
        this.paper = paper;
        this.parts = parts;
        this.traits = java.util.Set.of(traits);
    }

    /** The name on the command line. */
    public String label() {
        return label;
    }

    public Paper paper() {
        return paper;
    }

    /** The classes it is made of. */
    public String parts() {
        return parts;
    }

    public boolean has(Trait trait) {
        return traits.contains(trait);
    }

    /** Whether the minimax value is always found. */
    public boolean exact() {
        return !has(Trait.BEST_MOVE);
    }

    /**
     * The algorithm of that name.
     *
     * @throws IllegalArgumentException listing the names
     */
    public static Algorithm named(String label) {
        return Arrays.stream(values())
                .filter(a -> a.label.equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no algorithm '" + label + "'; there are: "
                        + Arrays.stream(values()).map(Algorithm::label).collect(Collectors.joining(", "))));
    }
}
