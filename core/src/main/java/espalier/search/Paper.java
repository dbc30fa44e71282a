package espalier.search;

/**
 * Where an algorithm is described.
 *
 * @param key the key in {@code docs/BIBLIOGRAPHY.md}
 * @param title title, authors and year
 */
public record Paper(String key, String title) {
    /** Your own. */
    public static final Paper NONE = new Paper("none", "no paper");

    /** Older than the papers, which cite them. */
    public static final Paper CLASSIC = new Paper("classics", "the classics the papers cite");

    /** Alpha-beta, SSS* and their relatives as constructions of solution trees. */
    public static final Paper SOLUTION_TREES =
            new Paper("solution-trees", "Solution trees (de Bruin, Pijls, Plaat 1994)");

    /** SSS* and DUAL* as null-window searches; MTD(f). */
    public static final Paper BEST_FIRST = new Paper("best-first", "Best-first minimax (Plaat et al. 1995)");

    /** A tree grown at the end of the best line. */
    public static final Paper BEST_FIRST_MINIMAX =
            new Paper("best-first-minimax", "Best-first minimax (Korf, Chickering 1996)");

    /** A best root move by separating values. */
    public static final Paper BEST_NODE = new Paper("best-node", "Best Node Search (Rutko 2011)");
}
