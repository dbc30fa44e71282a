package espalier.cli;

import espalier.models.SumBounds;
import espalier.tree.ExplicitModelTree;
import espalier.tree.ModelTree;
import espalier.tree.RandomModelTree;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** The options that select a multi-model tree and its bounds. */
final class ModelOptions {
    private static final int HIGHEST_LEVEL = 512;
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,100}(\\.[0-9]{1,100})?");

    @ArgGroup(heading = "TREE is one of:%n", order = 0)
    private @Nullable Kind kind;

    /** One of them is given. */
    private static final class Kind {
        @Option(
                names = "--tree",
                paramLabel = "JSON",
                description = "Nested arrays with leaves {\"f\":[f0,f1,...,fN]}: f_j is the function of the player"
                        + " that model j describes; N is the root player.")
        private @Nullable String tree;

        @Option(
                names = "--tree-file",
                paramLabel = "FILE",
                description = "The same from a file, or from standard input if FILE is '-'.")
        private @Nullable String treeFile;

        @Option(
                names = "--random",
                paramLabel = "B,D,P,BOUND,SEED",
                description =
                        "Width, depth, leaves of -P..P, neighbouring models at most BOUND (or inf) from zero-sum.")
        private @Nullable String random;
    }

    @Option(names = "--level", paramLabel = "N", description = "The modelling level of the root player.")
    @Between(least = 0, most = HIGHEST_LEVEL)
    private @Nullable Integer level;

    @Option(
            names = "--bounds",
            paramLabel = "B1,...,BN",
            description = "Bounds on |f_j + f_(j-1)| at all leaves, numbers or inf. Default: the largest in the"
                    + " tree, BOUND with --random. A leaf that breaks one is an error, even if the algorithm uses"
                    + " no bounds.")
    private @Nullable String bounds;

    /**
     * A tree and bounds that hold for it.
     *
     * @param tree at its root
     * @param bounds one for each level
     */
    record Source<P extends ModelTree<P>>(P tree, SumBounds bounds) {}

    /**
     * The selected tree and its bounds.
     *
     * @param console supplies "-"
     */
    Source<?> load(Console console) {
        Kind chosen = kind;
        if (chosen == null) {
            throw new BadInput("a tree is missing: give --tree, --tree-file or --random");
        }
        if (level == null) {
            throw new BadInput("--level is missing");
        }
        int n = level;
        int @Nullable [] given = bounds == null ? null : parse(bounds, n);
        if (chosen.random != null) {
            String numbers = chosen.random;
            return BadInput.unless("--random", () -> drawn(n, given, numbers));
        }
        if (chosen.tree != null) {
            String json = chosen.tree;
            return BadInput.unless("--tree", () -> explicit(ExplicitModelTree.parse(json, n), given));
        }
        String file = String.valueOf(chosen.treeFile);
        return BadInput.unless("--tree-file " + file, () -> {
            try (InputStream in = console.open(file)) {
                return explicit(ExplicitModelTree.parse(in, n), given);
            }
        });
    }

    private static Source<ExplicitModelTree> explicit(ExplicitModelTree tree, int @Nullable [] given) {
        if (given != null) {
            check(tree, given, new int[tree.maxMoves()]);
        }
        int[] used = given != null
                ? given
                : IntStream.rangeClosed(1, tree.level()).map(tree::sumBound).toArray();
        return new Source<>(tree, SumBounds.known(used));
    }

    private static Source<RandomModelTree> drawn(int n, int @Nullable [] given, String text) {
        String[] part = Numbers.list("--random", "B,D,P,BOUND,SEED", text);
        int width = Numbers.integer("--random: B", part[0], Integer.MIN_VALUE, Integer.MAX_VALUE);
        int depth = Numbers.integer("--random: D", part[1], Integer.MIN_VALUE, Integer.MAX_VALUE);
        int range = Numbers.integer("--random: P", part[2], Integer.MIN_VALUE, Integer.MAX_VALUE);
        int bound = bound("--random: BOUND", part[3]);
        RandomModelTree drawn =
                new RandomModelTree(width, depth, range, bound, n, Numbers.seed("--random: SEED", part[4]));
        // Leaves of -P..P are at most 2P from zero-sum.
        if (given != null && Arrays.stream(given).anyMatch(b -> b < Math.min(bound, 2 * range))) {
            check(drawn, given, new int[width]);
        }
        int[] used =
                given != null ? given : IntStream.range(0, n).map(j -> bound).toArray();
        return new Source<>(drawn, SumBounds.known(used));
    }

    /** The bounds of the command line; leaves are integers, so bounds are rounded down. */
    private static int[] parse(String text, int n) {
        String[] parts = text.isBlank() ? new String[0] : text.split(",", -1);
        if (parts.length != n) {
            throw new BadInput("--bounds: level " + n + " takes " + n + " of them, not " + parts.length + " ('"
                    + Numbers.shortened(text) + "')");
        }
        return IntStream.range(0, n)
                .map(j -> bound("--bounds: B" + (j + 1), parts[j]))
                .toArray();
    }

    private static int bound(String option, String text) {
        String stripped = text.strip();
        if (stripped.equals("inf") || stripped.equals("+inf")) {
            return SumBounds.INFINITE;
        }
        if (!NUMBER.matcher(stripped).matches()) {
            throw new BadInput(option + " must be a number or inf, not '" + Numbers.shortened(text) + "'");
        }
        BigDecimal value = new BigDecimal(stripped);
        if (value.signum() < 0) {
            throw new BadInput(option + " is " + Numbers.shortened(stripped) + ", it must not be negative");
        }
        return value.setScale(0, RoundingMode.FLOOR)
                .min(BigDecimal.valueOf(SumBounds.INFINITE))
                .intValue();
    }

    /** Visits all leaves below the current node. */
    private static void check(ModelTree<?> tree, int[] bounds, int[] moves) {
        int end = tree.generate(moves, 0);
        for (int i = 0; i < end; i++) {
            tree.play(i);
            check(tree, bounds, moves);
            tree.undo();
        }
        for (int j = 1; end == 0 && j <= bounds.length; j++) {
            int sum = Math.abs(tree.value(j) + tree.value(j - 1));
            if (sum > bounds[j - 1]) {
                throw new BadInput("--bounds: leaf " + tree.leafNumber() + " has |f" + j + "+f" + (j - 1) + "| = " + sum
                        + ", more than B" + j + " = " + bounds[j - 1]);
            }
        }
    }
}
