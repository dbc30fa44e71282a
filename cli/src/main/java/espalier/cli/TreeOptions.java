package espalier.cli;

import espalier.game.Bounds;
import espalier.tree.CorrelatedTree;
import espalier.tree.ExplicitTree;
import espalier.tree.InformedTree;
import espalier.tree.IrregularTree;
import espalier.tree.OrderedTree;
import espalier.tree.ReorderedTree;
import espalier.tree.Tree;
import espalier.tree.UniformTree;
import java.io.IOException;
import java.io.InputStream;
import java.util.OptionalInt;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** The options that select an artificial tree. */
final class TreeOptions {
    private static final String PLAIN = "W,D,LO,HI,SEED";
    private static final String PERCENT = "W,D,LO,HI,P,SEED";
    private static final String SLACK = "W,D,LO,HI,SLACK,SEED";

    @ArgGroup(heading = "TREE is one of:%n", order = 0)
    private @Nullable Kind kind;

    @Option(
            names = "--root",
            paramLabel = "V",
            description = "The root's value, for --ordered. Default: drawn from the seed.")
    private @Nullable Integer root;

    /** A kind of tree: each option says how it is made. Methods have no order of their own. */
    @SuppressWarnings("unused") // called by picocli
    private static final class Kind {
        private String option = "";
        private Maker made = (options, console) -> {
            throw new IllegalStateException("no tree was chosen");
        };

        private interface Maker {
            Source<?> make(TreeOptions options, Console console) throws IOException;
        }

        private void choose(String name, Maker maker) {
            option = name;
            made = maker;
        }

        private <P extends Tree<P>> void generate(String name, String names, String text, Function<Shape, P> tree) {
            choose(name, (options, console) -> Source.of(tree.apply(Shape.of(name, names, text))));
        }

        @Option(
                names = "--tree",
                order = 1,
                paramLabel = "JSON",
                description = "Nested arrays, integer leaves; the root is MAX.")
        private void tree(String json) {
            choose("--tree", (options, console) -> Source.of(ExplicitTree.parse(json)));
        }

        @Option(
                names = "--tree-file",
                order = 2,
                paramLabel = "FILE",
                description = "The same from a file, or from standard input if FILE is '-'.")
        private void treeFile(String file) {
            choose("--tree-file " + file, (options, console) -> {
                try (InputStream in = console.open(file)) {
                    return Source.of(ExplicitTree.parse(in));
                }
            });
        }

        @Option(
                names = "--uniform",
                order = 3,
                paramLabel = PLAIN,
                description = "Width, depth, and independent leaves of LO..HI.")
        private void uniform(String text) {
            generate("--uniform", PLAIN, text, s -> new UniformTree(s.width, s.depth, s.low, s.high, s.seed));
        }

        @Option(
                names = "--ordered",
                order = 4,
                paramLabel = PERCENT,
                description = "Built from the root down; the best child comes first in P percent of the nodes.")
        private void ordered(String text) {
            choose("--ordered", (options, console) -> {
                Shape s = Shape.of("--ordered", PERCENT, text);
                OptionalInt value = options.root == null ? OptionalInt.empty() : OptionalInt.of(options.root);
                return Source.of(new OrderedTree(s.width, s.depth, s.low, s.high, s.extra, s.seed, value));
            });
        }

        @Option(
                names = "--reordered",
                order = 5,
                paramLabel = PERCENT,
                description = "The uniform tree with its children permuted: a best one comes first in P percent.")
        private void reordered(String text) {
            generate(
                    "--reordered",
                    PERCENT,
                    text,
                    s -> new ReorderedTree(s.width, s.depth, s.low, s.high, s.extra, s.seed));
        }

        @Option(
                names = "--irregular",
                order = 6,
                paramLabel = PLAIN,
                description = "Random widths up to W, depths up to D.")
        private void irregular(String text) {
            generate("--irregular", PLAIN, text, s -> new IrregularTree(s.width, s.depth, s.low, s.high, s.seed));
        }

        @Option(
                names = "--correlated",
                order = 7,
                paramLabel = PLAIN,
                description = "A leaf is the sum of its path's edges, each of LO..HI: siblings resemble each other.")
        private void correlated(String text) {
            generate("--correlated", PLAIN, text, s -> new CorrelatedTree(s.width, s.depth, s.low, s.high, s.seed));
        }

        @Option(
                names = "--informed",
                order = 8,
                paramLabel = SLACK,
                description = "A uniform tree with known bounds at interior nodes, off by at most SLACK.")
        private void informed(String text) {
            choose("--informed", (options, console) -> {
                Shape s = Shape.of("--informed", SLACK, text);
                InformedTree tree = new InformedTree(s.width, s.depth, s.low, s.high, s.extra, s.seed);
                return new Source<>(tree, InformedTree.bounds());
            });
        }
    }

    /**
     * A tree and the bounds known in advance.
     *
     * @param tree at its root
     * @param bounds known at its nodes
     */
    record Source<P extends Tree<P>>(P tree, Bounds<P> bounds) {
        static <P extends Tree<P>> Source<P> of(P tree) {
            return new Source<>(tree, Bounds.none());
        }
    }

    /**
     * The selected tree.
     *
     * @param console supplies "-"
     */
    Source<?> load(Console console) {
        if (kind == null) {
            throw new BadInput("a tree is missing: give --tree, --tree-file, --uniform, --ordered, --reordered,"
                    + " --irregular, --correlated or --informed");
        }
        if (root != null && !kind.option.equals("--ordered")) {
            throw new BadInput("--root belongs to --ordered, it means nothing with " + kind.option);
        }
        Kind chosen = kind;
        return BadInput.unless(chosen.option, () -> chosen.made.make(this, console));
    }

    /** The numbers of a generated tree; {@code extra} is the one between the range and the seed. */
    private record Shape(int width, int depth, int low, int high, int extra, long seed) {
        static Shape of(String option, String names, String text) {
            String[] name = names.split(",", -1);
            String[] part = Numbers.list(option, names, text);
            int[] value = new int[5];
            for (int i = 0; i < part.length - 1; i++) {
                value[i] = Numbers.integer(option + ": " + name[i], part[i], Integer.MIN_VALUE, Integer.MAX_VALUE);
            }
            long seed = Numbers.seed(option + ": SEED", part[part.length - 1]);
            return new Shape(value[0], value[1], value[2], value[3], value[4], seed);
        }
    }
}
