package espalier.lab.experiment;

import java.util.Map;

/** The meaning of parameters: a name means the same in all experiments. */
final class Glossary {
    private static final String RANGE = "; n is 0 to n-1, or a range: 1000..1999";

    private static final Map<String, String> MEANINGS = Map.ofEntries(
            Map.entry("alone", "how deep MC-A is tried without other pruning, where trees are largest"),
            Map.entry("alternatives", "how many plies above the leaves the real minimal graph tries other moves too"),
            Map.entry("bounds", "bounds on the sum of neighbouring models' values, in % of the largest value"),
            Map.entry("depth", "plies from the root to the leaves"),
            Map.entry("depths", "the search depth in plies; for games with their names: chess:9,othello:11"),
            Map.entry("errors", "standard deviations of first guesses"),
            Map.entry("evaluations", "calls of evaluation functions per move"),
            Map.entry("foretold", "the deepest depth at which ProbCut prunes"),
            Map.entry("games", "which games" + RANGE),
            Map.entry("grains", "steps to which evaluations are rounded, in units of the game"),
            Map.entry("high", "the largest value of a leaf; the smallest is 0"),
            Map.entry("highs", "largest values of leaves; the smallest is 0"),
            Map.entry("kind", "ordered (made from the root down) or reordered (i.i.d. uniform leaves)"),
            Map.entry("learnt", "how many other trees the mean value is learnt from"),
            Map.entry("leaves", "how many leaves the largest trees have"),
            Map.entry("levels", "the modelling level: how many models deep the player thinks"),
            Map.entry("matches", "which matches, each with a player of its own" + RANGE),
            Map.entry("ms", "the values of M: how many moves are tried"),
            Map.entry("nodes", "node visits per move"),
            Map.entry("offsets", "first guesses, minus the game value"),
            Map.entry("openings", "which openings, each played twice" + RANGE),
            Map.entry("percents", "how often the best child comes first, in %"),
            Map.entry("positions", "how many positions of the set, from its start"),
            Map.entry(
                    "set",
                    "the set of positions: sequences (4 games, 5 each), check (others), tuning, validation"
                            + " (LOA only)"),
            Map.entry("shapes", "width x depth of trees"),
            Map.entry("strengths", "how many times the player's evaluations the opponent has"),
            Map.entry("table", "binary logarithm of the transposition table's entries"),
            Map.entry("tables", "binary logarithms of the table's entries"),
            Map.entry("tempi", "the values of t, a tempo's worth, in units of the evaluation"),
            Map.entry("total", "the weight of the difference in men, the seventh term"),
            Map.entry("training", "how many other trees separation values are learnt from"),
            Map.entry("trees", "which trees of each kind" + RANGE),
            Map.entry("validation", "how many positions of the validation set"),
            Map.entry("values", "what is swept; of small trees: how many values leaves may have"),
            Map.entry("width", "children of an interior node"),
            Map.entry("widths", "children of an interior node"));

    private Glossary() {}

    /** The meaning of a parameter; empty if it is not one of ours. */
    static String meaning(String parameter) {
        return MEANINGS.getOrDefault(parameter, "");
    }
}
