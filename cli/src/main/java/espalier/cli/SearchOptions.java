package espalier.cli;

import espalier.game.Score;
import espalier.search.MemoryKind;
import espalier.search.Search;
import espalier.tree.ExplicitTree;
import espalier.tree.Tree;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of the algorithms; those that an algorithm does not use are checked and then ignored. */
final class SearchOptions {
    /** Far beyond any difference of two leaves, and no sum with a score overflows. */
    private static final int LONGEST_STEP = 2 * Score.INFINITY;

    @Option(
            names = "--guess",
            paramLabel = "G",
            description = "First guess: an integer, inf or -inf. Default: the middle of the range, rounded down.")
    private @Nullable String guess;

    @Option(names = "--step", paramLabel = "S", description = "Step of sss-4 and mtd-step. Default: 50.")
    private @Nullable String step;

    @Option(names = "--delta", paramLabel = "D", description = "Half the aspiration window. Default: 10.")
    private @Nullable String delta;

    @Option(
            names = "--range",
            paramLabel = "LO,HI",
            description = "Range of the leaves, ends included, for c-star, sss-b, bns and the default guess. Default:"
                    + " that of a generated tree, smallest and largest leaf of a written one.")
    private @Nullable String range;

    @Option(
            names = "--memory",
            paramLabel = "KIND",
            description = "tree (exact), tree:NODES (exact, bounded) or table:ENTRIES. Default: tree, for algorithms"
                    + " that need one.")
    private @Nullable String memory;

    @Option(
            names = "--training",
            paramLabel = "FILE",
            description =
                    "Training values of bns-statistical. Default: 1000 uniform trees (fewer or smaller ones if that would take long) of the root's width, the"
                            + " tree's height and range, seeds from 0x5EED000000000000 on.")
    @Nullable String training;

    @Option(
            names = "--save-training",
            paramLabel = "FILE",
            description = "Writes the training values of bns-statistical.")
    @Nullable String saveTraining;

    /** The options with their defaults for one tree. */
    record Settings(
            int guess,
            int step,
            int delta,
            int low,
            int high,
            @Nullable MemoryKind memory) {}

    Settings resolve(Tree<?> tree) {
        int low = tree.low();
        int high = tree.high();
        if (range != null) {
            String[] ends = Numbers.list("--range", "LO,HI", range);
            low = Numbers.integer("--range: LO", ends[0], 1 - Score.INFINITY, Score.INFINITY - 1);
            high = Numbers.integer("--range: HI", ends[1], 1 - Score.INFINITY, Score.INFINITY - 1);
            checkRange(tree, low, high);
        }
        return new Settings(
                guess == null ? Math.floorDiv(low + high, 2) : Numbers.orInfinite("--guess", guess),
                step == null ? Search.DEFAULT_STEP : distance("--step", step, 0),
                delta == null ? Search.DEFAULT_DELTA : distance("--delta", delta, 1),
                low,
                high,
                memory == null ? null : memoryKind(memory));
    }

    private static int distance(String option, String text, int least) {
        int value = Numbers.clamped(option, text, -1, LONGEST_STEP);
        if (value < least) {
            throw new BadInput(option + " is " + text.strip() + ", it must be at least " + least);
        }
        return value;
    }

    private static MemoryKind memoryKind(String text) {
        try {
            MemoryKind kind = MemoryKind.parse(text.strip());
            if (kind.type() != MemoryKind.Type.NONE) {
                return kind;
            }
        } catch (IllegalArgumentException e) {
            throw BadInput.because("--memory", e);
        }
        throw new BadInput(
                "--memory: the names without -memory have none; memory is tree, tree:NODES or table:ENTRIES");
    }

    private static void checkRange(Tree<?> tree, int low, int high) {
        if (low > high) {
            throw new BadInput("--range " + low + "," + high + " is empty");
        }
        if (tree instanceof ExplicitTree explicit) {
            for (int k = 0; k < explicit.leaves(); k++) {
                if (explicit.leaf(k) < low || explicit.leaf(k) > high) {
                    throw new BadInput(
                            "leaf " + k + " is " + explicit.leaf(k) + ", outside --range " + low + "," + high);
                }
            }
        } else if (tree.low() < low || tree.high() > high) {
            throw new BadInput(
                    "leaves of " + tree.low() + ".." + tree.high() + " are not inside --range " + low + "," + high);
        }
    }
}
