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
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which artificial tree is meant: exactly one of them. */
final class TreeOptions {
    @Option(names = "--tree", paramLabel = "JSON", description = "Nested arrays, integer leaves; the root is MAX.")
    private @Nullable String tree;

    @Option(
            names = "--tree-file",
            paramLabel = "FILE",
            description = "The same from a file, or from standard input if FILE is '-'.")
    private @Nullable String treeFile;

    @Option(
            names = "--uniform",
            paramLabel = "W,D,LO,HI,SEED",
            description = "Width, depth, and independent leaves of LO..HI.")
    private @Nullable String uniform;

    @Option(
            names = "--ordered",
            paramLabel = "W,D,LO,HI,P,SEED",
            description = "Made from the root down; the best child stands first in P percent of the nodes.")
    private @Nullable String ordered;

    @Option(
            names = "--root",
            paramLabel = "V",
            description = "The root's value, for --ordered. Default: drawn from the seed.")
    private @Nullable String root;

    @Option(
            names = "--reordered",
            paramLabel = "W,D,LO,HI,P,SEED",
            description = "The uniform tree with its children permuted: a best one stands first in P percent.")
    private @Nullable String reordered;

    @Option(
            names = "--irregular",
            paramLabel = "W,D,LO,HI,SEED",
            description = "Random widths up to W, depths up to D.")
    private @Nullable String irregular;

    @Option(
            names = "--correlated",
            paramLabel = "W,D,LO,HI,SEED",
            description = "A leaf is the sum of its path's edges, each of LO..HI: siblings resemble each other.")
    private @Nullable String correlated;

    @Option(
            names = "--informed",
            paramLabel = "W,D,LO,HI,SLACK,SEED",
            description = "A uniform tree with bounds known at interior nodes, off by at most SLACK.")
    private @Nullable String informed;

    /**
     * A tree and what is known of it beforehand.
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
     * The tree that the options name.
     *
     * @param console where "-" is read from
     */
    Source<?> load(Console console) {
        String option = chosen();
        if (root != null && ordered == null) {
            throw new BadInput("--root belongs to --ordered, it means nothing with " + option);
        }
        try {
            return make(console);
        } catch (IllegalArgumentException e) {
            throw BadInput.because(treeFile != null ? "--tree-file " + treeFile : option, e);
        }
    }

    private String chosen() {
        List<String> given = new ArrayList<>();
        add(given, "--tree", tree);
        add(given, "--tree-file", treeFile);
        add(given, "--uniform", uniform);
        add(given, "--ordered", ordered);
        add(given, "--reordered", reordered);
        add(given, "--irregular", irregular);
        add(given, "--correlated", correlated);
        add(given, "--informed", informed);
        if (given.size() == 1) {
            return given.get(0);
        }
        throw new BadInput(
                given.isEmpty()
                        ? "a tree is missing: give --tree, --tree-file, --uniform, --ordered, --reordered,"
                                + " --irregular, --correlated or --informed"
                        : "one tree at a time, not " + String.join(" and ", given));
    }

    private static void add(List<String> given, String name, @Nullable String value) {
        if (value != null) {
            given.add(name);
        }
    }

    private Source<?> make(Console console) {
        if (tree != null) {
            return Source.of(ExplicitTree.parse(tree));
        }
        if (treeFile != null) {
            return Source.of(read(treeFile, console));
        }
        if (uniform != null) {
            Shape s = Shape.of("--uniform", "W,D,LO,HI,SEED", uniform);
            return Source.of(new UniformTree(s.width, s.depth, s.low, s.high, s.seed));
        }
        if (ordered != null) {
            Shape s = Shape.of("--ordered", "W,D,LO,HI,P,SEED", ordered);
            OptionalInt value = root == null ? OptionalInt.empty() : OptionalInt.of(Shape.number("--root", root));
            return Source.of(new OrderedTree(s.width, s.depth, s.low, s.high, s.extra, s.seed, value));
        }
        if (reordered != null) {
            Shape s = Shape.of("--reordered", "W,D,LO,HI,P,SEED", reordered);
            return Source.of(new ReorderedTree(s.width, s.depth, s.low, s.high, s.extra, s.seed));
        }
        if (irregular != null) {
            Shape s = Shape.of("--irregular", "W,D,LO,HI,SEED", irregular);
            return Source.of(new IrregularTree(s.width, s.depth, s.low, s.high, s.seed));
        }
        if (correlated != null) {
            Shape s = Shape.of("--correlated", "W,D,LO,HI,SEED", correlated);
            return Source.of(new CorrelatedTree(s.width, s.depth, s.low, s.high, s.seed));
        }
        Shape s = Shape.of("--informed", "W,D,LO,HI,SLACK,SEED", informed == null ? "" : informed);
        return new Source<>(new InformedTree(s.width, s.depth, s.low, s.high, s.extra, s.seed), InformedTree.bounds());
    }

    private static ExplicitTree read(String file, Console console) {
        try (InputStream in = console.open("--tree-file", file)) {
            return ExplicitTree.parse(in);
        } catch (IOException e) {
            throw new BadInput("--tree-file " + file + ": " + OutputFile.reason(e));
        }
    }

    /** The numbers of a generated tree; {@code extra} is what stands between the range and the seed. */
    private record Shape(int width, int depth, int low, int high, int extra, long seed) {
        static Shape of(String option, String names, String text) {
            String[] name = names.split(",", -1);
            String[] part = Numbers.list(option, names, text);
            int[] value = new int[5];
            for (int i = 0; i < part.length - 1; i++) {
                value[i] = number(option + ": " + name[i], part[i]);
            }
            long seed = Numbers.seed(option + ": SEED", part[part.length - 1]);
            return new Shape(value[0], value[1], value[2], value[3], value[4], seed);
        }

        static int number(String what, String text) {
            return Numbers.integer(what, text, Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
    }
}
