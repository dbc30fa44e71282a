package espalier.lab.open;

import static espalier.search.Algorithm.*;

import espalier.driver.Hints;
import espalier.driver.Separation;
import espalier.driver.StatisticalSeparation;
import espalier.driver.StatisticalSeparation.Example;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Rows;
import espalier.jobs.Table;
import espalier.lab.bestnode.Cost;
import espalier.lab.bestnode.Shape;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.learning.SeparationTraining;
import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.IrregularTree;
import espalier.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Best Node Search beyond the paper: wide trees, and trees of irregular width and depth. */
public final class WideAndIrregular extends Experiment {
    private static final String BASE = MTD_F.label();

    private static final List<Algorithm> ALGORITHMS =
            List.of(MTD_F, MTD_BEST, BNS_MEMORY, BNS_STATISTICAL_MEMORY, SECOND_BEST, NEGA_SCOUT_MEMORY, ALPHA_BETA);

    /** The distance between seeds, so that the replacement of an unsuitable tree belongs to no other job. */
    private static final long NEXT_SEED = 1L << 32;

    /** Prior knowledge about a kind of tree. */
    private record Knowledge(int guess, Separation separation) {}

    private enum Kind {
        UNIFORM("Wide uniform trees"),
        IRREGULAR("Wide irregular trees");

        private final String words;

        Kind(String words) {
            this.words = words;
        }
    }

    public WideAndIrregular() {
        super(new Description("open", "BNS on wide and irregular trees")
                .claim("Does BNS keep up with MTD(f) on trees of width 15 to 40, and on irregular ones?")
                .counting("distinct leaves and all node visits, ratios of means over the same trees; on uniform"
                        + " trees BNS has analytic separation values and MTD(f) starts with the most"
                        + " probable value; on irregular ones (1 to WIDTH children, a quarter of the nodes"
                        + " are leaves) both learn from training trees: the separation values, and the"
                        + " median as guess; bns-memory divides the known range linearly")
                .columns("kind", "width", "seed", "algorithm")
                .columns(Cost.columns())
                .quick("2 s", "shapes=15x3,20x3,30x3,40x3 high=80 trees=30 training=50")
                .paper("2 min", "shapes=15x4,20x4,30x4,40x4 trees=500 training=500"));
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        List<Shape> shapes = Shape.parse(parameters.texts("shapes"), parameters.integers("high"));
        int training = parameters.integer("training", 1);
        Map<Shape, Knowledge> learnt = new ConcurrentHashMap<>();
        return Jobs.each(List.of(Kind.values()), shapes, parameters.range("trees", 2), (kind, shape, seed, rows) -> {
            if (kind == Kind.UNIFORM) {
                Knowledge known = new Knowledge(shape.mode(), shape.analytic());
                compare(kind, shape, seed, shape.tree(seed), known, rows);
            } else {
                Knowledge known = learnt.computeIfAbsent(shape, s -> learn(s, training));
                compare(kind, shape, seed, irregular(shape, seed), known, rows);
            }
        });
    }

    /** An irregular tree whose root offers a choice. */
    private static IrregularTree irregular(Shape shape, long seed) {
        IrregularTree tree = new IrregularTree(shape.width(), shape.depth(), 0, shape.high(), seed);
        return tree.rootWidth() >= 2 ? tree : irregular(shape, seed + NEXT_SEED);
    }

    private static Knowledge learn(Shape shape, int trees) {
        List<Example> examples = new ArrayList<>();
        for (int i = 0; i < trees; i++) {
            examples.add(new SmallestProof<>(irregular(shape, SeparationTraining.FIRST_SEED + i)).twoBest());
        }
        int[] values = examples.stream().mapToInt(Example::best).sorted().toArray();
        return new Knowledge(values[values.length / 2], new StatisticalSeparation(examples));
    }

    private static <P extends Tree<P>> void compare(
            Kind kind, Shape shape, int seed, P tree, Knowledge known, Rows rows) {
        for (Algorithm algorithm : ALGORITHMS) {
            Search<P> search = Search.<P>with(algorithm)
                    .offer(Hints.of(tree).guess(known.guess).trained(() -> known.separation));
            rows.add(Cost.row(search, tree.copy(), kind, shape.width(), seed, algorithm.label()));
        }
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        List<String> sentences = new ArrayList<>();
        String bns = BNS_STATISTICAL_MEMORY.label();
        for (Kind kind : Kind.values()) {
            Table own = rows.where("kind", kind);
            for (Cost cost : List.of(Cost.LEAVES, Cost.VISITS)) {
                Plot plot = cost.plot(kind.words + ": " + cost.words(), "MTD(f)");
                for (Algorithm algorithm : ALGORITHMS) {
                    String label = algorithm.label();
                    cost.line(plot, own, label.equals(bns) ? "bns, values known" : label, label, BASE);
                }
                found.show(plot);
                List<String> percents = own.distinct("width").stream()
                        .map(width -> cost.percent(own.where("width", width), bns, BASE)
                                .text(1))
                        .toList();
                sentences.add(kind.words + ", " + cost.words() + ": " + String.join(", ", percents) + " %");
            }
        }
        found.remark("BNS relative to MTD(f) by width. " + String.join("; ", sentences) + ".");
    }
}
