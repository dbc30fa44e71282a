package espalier.testkit;

import espalier.models.Player;
import espalier.models.SumBounds;
import espalier.tree.ExplicitModelTree;
import espalier.tree.ExplicitTree;
import espalier.tree.ModelTree;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Random multi-model trees with sum-bounds that hold, the smallest first. */
final class ModelTrees {
    private static final int[] RANGES = {1, 2, 3, 5, 20, 1000};

    private ModelTrees() {}

    /**
     * A tree and bounds that hold for it.
     *
     * @param tree at its root
     * @param bounds one for each level
     */
    record Sample(ExplicitModelTree tree, SumBounds bounds) {
        Player<ExplicitModelTree> player() {
            return Player.chain(ModelTree.<ExplicitModelTree>values(tree.level()));
        }

        ModelReference reference() {
            return ModelReference.of(player(), tree, tree.height());
        }

        /** The same tree with other bounds. */
        Sample with(SumBounds others) {
            return new Sample(tree, others);
        }

        @Override
        public String toString() {
            return tree + " with bounds " + bounds;
        }
    }

    /** This many trees of levels 0 to 4 and depths 1 to 6, with small and large bounds, zero and infinite ones. */
    static Stream<Sample> samples(int count, long seed) {
        return drawn(count, seed, (i, random) -> sample(random, size(i, count), level -> bounds(random, level)));
    }

    /** Such trees with zero bounds. */
    static Stream<Sample> zeroSum(int count, long seed) {
        return drawn(count, seed, (i, random) -> sample(random, size(i, count), int[]::new));
    }

    /** Each sample has its own seed. */
    private static Stream<Sample> drawn(int count, long seed, BiFunction<Integer, Random, Sample> draw) {
        return IntStream.range(0, count).mapToObj(i -> {
            Random random = new Random(seed * 1_000_003 + i);
            random.nextInt(); // neighbouring seeds begin alike
            return draw.apply(i, random);
        });
    }

    /** The approximate limit on the leaves of the i-th tree. */
    private static int size(int i, int count) {
        return 2 + (int) Math.min(40, 60L * i / count);
    }

    private static Sample sample(Random random, int most, IntFunction<int[]> bounds) {
        int level = random.nextInt(5);
        ExplicitTree shape = shape(random, 1 + random.nextInt(6), random.nextInt(4) * 0.1, most);
        return sample(shape, level, bounds.apply(level), RANGES[random.nextInt(RANGES.length)], random);
    }

    /** A tree on which the printed fig. 9 is wrong; a random search of millions found it. */
    static Sample figure9() {
        String tree = "[[[[[[-2,2,-1],[0,0,-1]],[[-2,2,-3]]],[[[-2,2,-2]],[[-3,3,-2],[0,0,-1]]]],[[[[-3,3,-3]]]]]]"
                .replaceAll("\\[(-?\\d+),(-?\\d+),(-?\\d+)\\]", "{\"f\":[$3,$2,$1]}");
        return new Sample(ExplicitModelTree.parse(tree, 2), SumBounds.known(1, 0));
    }

    /** That tree with some leaves redrawn and the others scaled: fig. 9 is wrong on many of them. */
    static Stream<Sample> likeFigure9(int count, long seed) {
        return drawn(count, seed, (i, random) -> {
            int scale = 1 + random.nextInt(3);
            int[] bounds = {scale, 0};
            ExplicitModelTree tree = figure9().tree();
            int[] values = new int[tree.leaves() * 3];
            for (int k = 0; k < tree.leaves(); k++) {
                boolean anew = random.nextInt(10) == 0;
                for (int j = 0; j < 3; j++) {
                    values[3 * k + j] =
                            anew ? draw(values, 3 * k + j, j, bounds, 3 * scale, random) : scale * tree.leaf(k, j);
                }
            }
            return new Sample(ExplicitModelTree.of(ExplicitTree.copyOf(tree), 2, values), SumBounds.known(bounds));
        });
    }

    /** Trees of five or six plies with bounds of 0 and 1. */
    static Stream<Sample> deep(int count, long seed) {
        return drawn(count, seed, (i, random) -> {
            int level = 2 + random.nextInt(3);
            int[] bounds = random.ints(level, 0, 2).toArray();
            ExplicitTree shape = shape(random, 5 + random.nextInt(2), 0, 40);
            return sample(shape, level, bounds, 1 + random.nextInt(3), random);
        });
    }

    private static ExplicitTree shape(Random random, int depth, double leaves, int most) {
        int width = depth > 4 ? 2 + random.nextInt(2) : 2 + random.nextInt(3);
        ExplicitTree.Builder builder = new ExplicitTree.Builder();
        int children = random.nextInt(16) == 0 ? 1 : 2 + random.nextInt(width); // a forced move needs no search
        grow(random, builder, depth, children, width, leaves, most, 0);
        return builder.tree();
    }

    private static int grow(
            Random random,
            ExplicitTree.Builder builder,
            int height,
            int children,
            int width,
            double leaves,
            int most,
            int before) {
        builder.open();
        int count = before;
        for (int i = 0; i < children; i++) {
            if (height == 1 || count >= most || random.nextDouble() < leaves) {
                builder.leaf(0);
                count++;
            } else {
                count = grow(random, builder, height - 1, 1 + random.nextInt(width), width, leaves, most, count);
            }
        }
        builder.close();
        return count;
    }

    private static int[] bounds(Random random, int level) {
        int[] bounds = new int[level];
        int scale = 1 + random.nextInt(4);
        for (int j = 0; j < level; j++) {
            bounds[j] = switch (random.nextInt(6)) {
                case 0 -> 0;
                case 1 -> random.nextInt(30);
                case 2 -> random.nextBoolean() ? SumBounds.INFINITE : 1;
                default -> random.nextInt(scale + 1);
            };
        }
        return bounds;
    }

    private static Sample sample(ExplicitTree shape, int level, int[] bounds, int range, Random random) {
        int[] values = new int[shape.leaves() * (level + 1)];
        for (int k = 0; k < values.length; k++) {
            values[k] = draw(values, k, k % (level + 1), bounds, range, random);
        }
        return new Sample(ExplicitModelTree.of(shape, level, values), SumBounds.known(bounds));
    }

    /** A value for model j at index k that keeps the bound with the one before it. */
    private static int draw(int[] values, int k, int j, int[] bounds, int range, Random random) {
        int low = j == 0 ? -range : Math.max(-range, -values[k - 1] - bounds[j - 1]);
        int high = j == 0 ? range : Math.min(range, -values[k - 1] + bounds[j - 1]);
        return low + random.nextInt(high - low + 1);
    }
}
