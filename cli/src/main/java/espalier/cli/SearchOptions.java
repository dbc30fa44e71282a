package espalier.cli;

import espalier.driver.Hints;
import espalier.game.Score;
import espalier.search.MemoryKind;
import espalier.tree.ExplicitTree;
import espalier.tree.Tree;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** The options of the algorithms; those that an algorithm does not use are checked but ignored. */
final class SearchOptions {
    @Option(
            names = "--guess",
            paramLabel = "G",
            converter = Numbers.OrInfinite.class,
            description = "First guess: an integer, inf or -inf. Default: the middle of the range, rounded down.")
    private @Nullable Integer guess;

    @Option(names = "--step", paramLabel = "S", description = "Step of sss-4 and mtd-step. Default: ${DEFAULT-VALUE}.")
    @Between(least = 0)
    private int step = Hints.DEFAULT_STEP;

    @Option(names = "--delta", paramLabel = "D", description = "Half the aspiration window. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1)
    private int delta = Hints.DEFAULT_DELTA;

    @Option(
            names = "--range",
            paramLabel = "LO,HI",
            description = "Range of the leaves, ends included, for c-star, sss-b, bns and the default guess. Default:"
                    + " that of a generated tree, smallest and largest leaf of a written one.")
    private @Nullable String range;

    @Option(
            names = "--memory",
            paramLabel = "KIND",
            converter = Memories.class,
            description = "tree (exact), tree:NODES (exact, bounded) or table:ENTRIES. Default: tree, for algorithms"
                    + " that need one.")
    private @Nullable MemoryKind memory;

    @Option(
            names = "--training",
            paramLabel = "FILE",
            description = "Training values of bns-statistical. Default: 1000 uniform trees (fewer or smaller ones if"
                    + " those would take too long) of the root's width, the tree's height and range, seeds"
                    + " from 0x5EED000000000000 on.")
    @Nullable String training;

    @Option(
            names = "--save-training",
            paramLabel = "FILE",
            description = "Write the training values of bns-statistical.")
    @Nullable String saveTraining;

    /** The options with their defaults for one tree. */
    record Settings(Hints hints, @Nullable MemoryKind memory) {}

    Settings resolve(Tree<?> tree) {
        Hints hints = Hints.of(tree);
        if (range != null) {
            String[] ends = Numbers.list("--range", "LO,HI", range);
            int low = Numbers.integer("--range: LO", ends[0], 1 - Score.INFINITY, Score.INFINITY - 1);
            int high = Numbers.integer("--range: HI", ends[1], 1 - Score.INFINITY, Score.INFINITY - 1);
            checkRange(tree, low, high);
            hints = hints.range(low, high);
        }
        hints = guess == null ? hints : hints.guess(guess);
        return new Settings(hints.step(step).delta(delta), memory);
    }

    /** A memory. There is no "none": an algorithm's name decides whether it has one. */
    private static final class Memories implements ITypeConverter<MemoryKind> {
        @Override
        public MemoryKind convert(String text) {
            MemoryKind kind = MemoryKind.parse(text.strip());
            if (kind.type() == MemoryKind.Type.NONE) {
                throw new BadInput("is tree, tree:NODES or table:ENTRIES; the names without -memory have none");
            }
            return kind;
        }
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
