package espalier.search;

import static espalier.search.Algorithm.Use.IF_ASKED;
import static espalier.search.Algorithm.Use.NEEDED;
import static espalier.search.Algorithm.Use.NONE;
import static espalier.search.Paper.BEST_FIRST;
import static espalier.search.Paper.BEST_NODE;
import static espalier.search.Paper.CLASSIC;
import static espalier.search.Paper.SOLUTION_TREES;

import espalier.driver.Aspiration;
import espalier.driver.BestMove;
import espalier.driver.BestNode;
import espalier.driver.Driver;
import espalier.driver.FullWindow;
import espalier.driver.Hypothesis;
import espalier.driver.Mtd;
import espalier.game.Quoted;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * An algorithm: a name, the paper it is from, a driver, a procedure, and whether it needs a memory. The constants are the
 * table of all algorithms of the project that are made so; those of an {@link AlgorithmProvider} on the class path come after them in {@link
 * #all}. What else is said of an algorithm, here and in lists, follows from its parts.
 *
 * <p>Searches that are no driver over a procedure have homes of their own: {@link espalier.play.BestFirst}, which grows a tree
 * of a game, {@link espalier.models.ModelAlgorithm} and {@link espalier.play.Solvers}.
 *
 * @param label the name on the command line
 */
public record Algorithm(String label, Paper paper, Driver driver, ProcedureKind procedure, Use memory) {
    /** How an algorithm uses memory. */
    public enum Use {
        /** Has none. */
        NONE,
        /** Works with or without; without unless one is asked for. */
        IF_ASKED,
        /** Needs one: the exact search tree unless another is asked for. */
        NEEDED
    }

    private static final List<Algorithm> TABLE = new ArrayList<>();
    private static final Driver ONCE = new FullWindow();

    /** Every leaf is evaluated. */
    public static final Algorithm MINIMAX = row("minimax", CLASSIC, ONCE, ProcedureKind.MINIMAX, NONE);

    /** Alpha-beta with the full window. */
    public static final Algorithm ALPHA_BETA = row("alpha-beta", SOLUTION_TREES, ONCE, ProcedureKind.ALPHA_BETA, NONE);

    /** Alpha-beta on solution trees. */
    public static final Algorithm S_ALPHA_BETA =
            row("s-alpha-beta", SOLUTION_TREES, ONCE, ProcedureKind.S_ALPHA_BETA, NEEDED);

    /** Alpha-beta that remembers bounds. */
    public static final Algorithm ALPHA_BETA_MEMORY =
            row("alpha-beta-memory", BEST_FIRST, ONCE, ProcedureKind.ALPHA_BETA, NEEDED);

    /** Pearl's SCOUT. */
    public static final Algorithm SCOUT = row("scout", CLASSIC, ONCE, ProcedureKind.SCOUT, NONE);

    /** Principal variation search. */
    public static final Algorithm PVS = row("pvs", SOLUTION_TREES, ONCE, ProcedureKind.PVS, NONE);

    /** Reinefeld's NegaScout. */
    public static final Algorithm NEGA_SCOUT = row("nega-scout", BEST_FIRST, ONCE, ProcedureKind.NEGA_SCOUT, NONE);

    /** NegaScout that remembers bounds. */
    public static final Algorithm NEGA_SCOUT_MEMORY =
            row("nega-scout-memory", BEST_FIRST, ONCE, ProcedureKind.NEGA_SCOUT, NEEDED);

    /** NegaScout on solution trees. */
    public static final Algorithm INFORMED_NEGA_SCOUT =
            row("informed-nega-scout", SOLUTION_TREES, ONCE, ProcedureKind.INFORMED_PVS, NEEDED);

    /** Bisection by null windows. */
    public static final Algorithm C_STAR = row("c-star", BEST_FIRST, Mtd.bisection(), ProcedureKind.ALPHA_BETA, NONE);

    /** Bisection by null windows, with memory: MTD-bi. */
    public static final Algorithm C_STAR_MEMORY =
            row("c-star-memory", BEST_FIRST, Mtd.bisection(), ProcedureKind.ALPHA_BETA, NEEDED);

    /** Stockman's SSS*, with an OPEN list. */
    public static final Algorithm SSS_STAR = row("sss-star", SOLUTION_TREES, ONCE, ProcedureKind.OPEN_LIST, NONE);

    /** The dual of SSS*, with an OPEN list. */
    public static final Algorithm DUAL_STAR =
            row("dual-star", SOLUTION_TREES, ONCE, ProcedureKind.DUAL_OPEN_LIST, NONE);

    /** SSS* by recursion. */
    public static final Algorithm REC_SSS_STAR =
            row("rec-sss-star", SOLUTION_TREES, ONCE, ProcedureKind.RECURSIVE_SSS, NONE);

    /** SSS* as null windows from above, on solution trees. */
    public static final Algorithm SSS_2 = row("sss-2", SOLUTION_TREES, Mtd.sss(), ProcedureKind.S_ALPHA_BETA, NEEDED);

    /** SSS-2 as its paper writes it: expand and diminish. */
    public static final Algorithm SSS_2_DIMINISH =
            row("sss-2-diminish", SOLUTION_TREES, ONCE, ProcedureKind.EXPAND_DIMINISH, NONE);

    /** DUAL* as null windows from below, on solution trees. */
    public static final Algorithm DUAL_2 =
            row("dual-2", SOLUTION_TREES, Mtd.dual(), ProcedureKind.S_ALPHA_BETA, NEEDED);

    /** Starts from a hypothesis about the value. */
    public static final Algorithm SSS_0 =
            row("sss-0", SOLUTION_TREES, Hypothesis.sss0(), ProcedureKind.S_ALPHA_BETA, NEEDED);

    /** Steps down from above. */
    public static final Algorithm SSS_4 =
            row("sss-4", SOLUTION_TREES, Hypothesis.sss4(), ProcedureKind.S_ALPHA_BETA, NEEDED);

    /** Bisection on solution trees. */
    public static final Algorithm SSS_B =
            row("sss-b", SOLUTION_TREES, Hypothesis.sssB(), ProcedureKind.S_ALPHA_BETA, NEEDED);

    /** SSS* by alpha-beta: null windows from above. */
    public static final Algorithm AB_SSS_STAR =
            row("ab-sss-star", BEST_FIRST, Mtd.sss(), ProcedureKind.ALPHA_BETA, NEEDED);

    /** DUAL* by alpha-beta: null windows from below. */
    public static final Algorithm AB_DUAL_STAR =
            row("ab-dual-star", BEST_FIRST, Mtd.dual(), ProcedureKind.ALPHA_BETA, NEEDED);

    /** Null windows from a guess. */
    public static final Algorithm MTD_F = row("mtd-f", BEST_FIRST, Mtd.fromGuess(), ProcedureKind.ALPHA_BETA, NEEDED);

    /** Null windows that step down from above. */
    public static final Algorithm MTD_STEP =
            row("mtd-step", BEST_FIRST, Mtd.stepping(), ProcedureKind.ALPHA_BETA, NEEDED);

    /** Null windows until one root move is proved best. */
    public static final Algorithm MTD_BEST =
            row("mtd-best", BEST_FIRST, BestMove.mtd(), ProcedureKind.ALPHA_BETA, NEEDED);

    /** NegaScout with a window around a guess. */
    public static final Algorithm ASPIRATION_NEGA_SCOUT =
            row("aspiration-nega-scout", BEST_FIRST, Aspiration.aroundGuess(), ProcedureKind.NEGA_SCOUT, IF_ASKED);

    /** A best root move by bounds on the others. */
    public static final Algorithm ALPHA_BOUNDING =
            row("alpha-bounding", CLASSIC, BestMove.alphaBounding(), ProcedureKind.ALPHA_BETA, NEEDED);

    /** Best Node Search. */
    public static final Algorithm BNS = row("bns", BEST_NODE, BestNode.linear(), ProcedureKind.ALPHA_BETA, NONE);

    /** Best Node Search that remembers bounds. */
    public static final Algorithm BNS_MEMORY =
            row("bns-memory", BEST_NODE, BestNode.linear(), ProcedureKind.ALPHA_BETA, NEEDED);

    /** Best Node Search with learnt separation values. */
    public static final Algorithm BNS_STATISTICAL =
            row("bns-statistical", BEST_NODE, BestNode.statistical(), ProcedureKind.ALPHA_BETA, NONE);

    /** The same, with memory. */
    public static final Algorithm BNS_STATISTICAL_MEMORY =
            row("bns-statistical-memory", BEST_NODE, BestNode.statistical(), ProcedureKind.ALPHA_BETA, NEEDED);

    /** Best Node Search with separation values computed from the tree's shape. */
    public static final Algorithm BNS_ANALYTIC =
            row("bns-analytic", BEST_NODE, BestNode.analytic(), ProcedureKind.ALPHA_BETA, NONE);

    /** The same, with memory. */
    public static final Algorithm BNS_ANALYTIC_MEMORY =
            row("bns-analytic-memory", BEST_NODE, BestNode.analytic(), ProcedureKind.ALPHA_BETA, NEEDED);

    /** Proves the best root move by the second best one. */
    public static final Algorithm SECOND_BEST =
            row("second-best", SOLUTION_TREES, BestMove.second(), ProcedureKind.S_ALPHA_BETA, NEEDED);

    public Algorithm {
        if (procedure.isWholeTree() && !(driver instanceof FullWindow)) {
            throw new IllegalArgumentException(
                    label + ": " + procedure + " searches the whole tree itself, there is nothing to drive");
        }
        if (memory != NONE && !procedure.remembers()) {
            throw new IllegalArgumentException(label + ": " + procedure + " uses no memory");
        }
    }

    private static Algorithm row(String label, Paper paper, Driver driver, ProcedureKind procedure, Use memory) {
        Algorithm row = new Algorithm(label, paper, driver, procedure, memory);
        TABLE.add(row);
        return row;
    }

    /**
     * {@return an algorithm that is in no table; an {@link AlgorithmProvider} puts it into one}
     *
     * @param label the name on the command line
     * @param paper where it was published
     * @param driver decides which windows are searched at the root
     * @param procedure searches below the root
     * @param memory what it remembers
     */
    public static Algorithm of(String label, Paper paper, Driver driver, ProcedureKind procedure, Use memory) {
        return new Algorithm(label, paper, driver, procedure, memory);
    }

    /**
     * {@return a driver over alpha-beta with memory, in no table and from no paper}
     *
     * @param driver decides which windows are searched at the root
     */
    public static Algorithm by(Driver driver) {
        return new Algorithm(driver.name(), Paper.NONE, driver, ProcedureKind.ALPHA_BETA, NEEDED);
    }

    /** {@return the algorithms of the project} */
    public static List<Algorithm> table() {
        return List.copyOf(TABLE);
    }

    /**
     * {@return all algorithms: the table, and what providers on the class path add to it} Providers are asked in every call
     * and may make new objects: ask once where algorithms are compared by identity.
     *
     * @throws ServiceConfigurationError if two have the same name, naming both
     */
    public static List<Algorithm> all() {
        List<Algorithm> all = new ArrayList<>(TABLE);
        Map<String, Class<?>> homes = new HashMap<>();
        TABLE.forEach(row -> homes.put(row.label, Algorithm.class));
        for (AlgorithmProvider provider : ServiceLoader.load(AlgorithmProvider.class)) {
            for (Algorithm algorithm : provider.algorithms()) {
                Class<?> other = homes.put(algorithm.label, provider.getClass());
                if (other != null) {
                    throw new ServiceConfigurationError("two algorithms are called '" + algorithm.label + "', in "
                            + other.getName() + " and in " + provider.getClass().getName());
                }
                all.add(algorithm);
            }
        }
        return List.copyOf(all);
    }

    /**
     * {@return the algorithm of that name}
     *
     * @param label the name on the command line
     * @throws IllegalArgumentException listing the names
     */
    public static Algorithm named(String label) {
        List<Algorithm> all = all();
        return all.stream()
                .filter(each -> each.label.equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(Quoted.unknown(
                        "algorithm ", label, all.stream().map(Algorithm::label).toList())));
    }

    /** {@return the classes it is made of} */
    public String parts() {
        return driver instanceof FullWindow ? procedure.toString() : driver.name() + " over " + procedure;
    }

    /** {@return whether the minimax value is always found; if not, the best move is} */
    public boolean exact() {
        return driver.exact();
    }

    /** {@return whether it can use a memory} */
    public boolean remembers() {
        return memory != NONE;
    }

    /** {@return whether it never enters a node twice, so that counting needs no memory} */
    public boolean isOneVisit() {
        return driver instanceof FullWindow
                && memory == NONE
                && (procedure == ProcedureKind.MINIMAX || procedure == ProcedureKind.ALPHA_BETA);
    }

    /**
     * {@return its driver for iterative deepening in games; empty if it is for trees only} In games every driver works over
     * the one procedure of playing programs. So what is special in its procedure is for trees only, and so are drivers that
     * need a tree's shape.
     */
    public Optional<Driver> inGames() {
        boolean special = switch (procedure) {
            case MINIMAX, SCOUT, OPEN_LIST, DUAL_OPEN_LIST, RECURSIVE_SSS, EXPAND_DIMINISH -> true;
            case S_ALPHA_BETA, INFORMED_PVS -> driver instanceof FullWindow;
            case ALPHA_BETA, PVS, NEGA_SCOUT -> false;
        };
        return special ? Optional.empty() : driver.inGames();
    }

    /** {@return whether it is for trees and not for games} */
    public boolean isTreesOnly() {
        return inGames().isEmpty();
    }

    /**
     * {@return the algorithm of the table that does the same in games, if that is another one: there all have the same
     * table, and one procedure serves those that differ in what they remember}
     */
    public Optional<Algorithm> sameInGames() {
        return TABLE.stream()
                .filter(this::isSameInGames)
                .min(Comparator.comparing(each -> each.procedure == ProcedureKind.S_ALPHA_BETA))
                .filter(first -> !first.equals(this));
    }

    private boolean isSameInGames(Algorithm other) {
        return procedure.windows() == other.procedure.windows()
                && inGames().map(Driver::name).equals(other.inGames().map(Driver::name))
                && !isTreesOnly();
    }

    @Override
    public String toString() {
        return label;
    }
}
