package espalier.lab.open;

import static espalier.search.Algorithm.*;

import espalier.driver.Hints;
import espalier.game.Text;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.bestnode.Cost;
import espalier.lab.bestnode.Shape;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** How close best-move searches come to the smallest proof. */
public final class BestMoveFamily extends Experiment {
    private static final String PROOF = "smallest proof of the move";
    private static final String VALUE_PROOF = "smallest proof of the value";

    private static final List<Algorithm> ALGORITHMS =
            List.of(BNS_MEMORY, BNS_ANALYTIC_MEMORY, SECOND_BEST, ALPHA_BOUNDING, MTD_BEST, MTD_F, ALPHA_BETA);

    public BestMoveFamily() {
        super(new Description("open", "best moves and their smallest proofs")
                .claim(
                        "How many leaves do BNS, second best search, Alpha Bounding and MTD(best) evaluate beyond the fewest that"
                                + " prove a move best?")
                .counting("distinct leaves; the smallest proof is computed from the whole tree: one move is proved"
                        + " to be worth at least t, all others at most t; guesses are the most probable"
                        + " value; numbers are ratios of means over the same trees")
                .columns("shape", "width", "seed", "algorithm", "leaves")
                .quick("1 s", "shapes=2x10,3x6,4x6,5x4 high=80 trees=40")
                .paper("15 s", "shapes=2x12,3x8,4x6,5x6,10x4 trees=1000"));
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        List<Shape> shapes = Shape.parse(parameters.texts("shapes"), parameters.integers("high"));
        return Jobs.each(shapes, parameters.range("trees", 2), (shape, seed, rows) -> {
            SmallestProof<UniformTree> proof = new SmallestProof<>(shape.tree(seed));
            rows.add(shape, shape.width(), seed, PROOF, proof.ofBestMove());
            rows.add(shape, shape.width(), seed, VALUE_PROOF, proof.ofValue());
            for (Algorithm algorithm : ALGORITHMS) {
                rows.add(shape, shape.width(), seed, algorithm.label(), leaves(algorithm, shape, seed));
            }
        });
    }

    private static long leaves(Algorithm algorithm, Shape shape, int seed) {
        UniformTree tree = shape.tree(seed);
        return Cost.LEAVES.of(
                Search.<UniformTree>with(algorithm).offer(Hints.of(tree).guess(shape.mode())), tree);
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        Plot plot = new Plot(
                        "Leaves beyond the smallest proof of the best move",
                        "width of the tree",
                        "leaf evaluations / smallest proof")
                .reference(1);
        List<Integer> widths =
                rows.distinct("width").stream().map(Integer::valueOf).toList();
        Stream.concat(Stream.of(VALUE_PROOF), ALGORITHMS.stream().map(Algorithm::label))
                .forEach(name -> plot.line(name, widths, width -> ratio(rows.where("width", width), name)));
        found.show(plot);
        Exhibit.Numbers table =
                new Exhibit.Numbers("Mean leaf evaluations", "shape", rows.distinct("algorithm").stream());
        for (String shape : rows.distinct("shape")) {
            Table own = rows.where("shape", shape);
            table.row(
                    shape,
                    own.distinct("algorithm").stream()
                            .map(name ->
                                    Text.of("%.1f", own.where("algorithm", name).mean("leaves")))
                            .toList());
        }
        found.show(table);
        found.remark(remark(rows));
    }

    private static Estimate ratio(Table rows, String algorithm) {
        return Estimate.ofTotals(
                rows.where("algorithm", algorithm).numbers("leaves"),
                rows.where("algorithm", PROOF).numbers("leaves"));
    }

    private static String remark(Table rows) {
        List<String> names = ALGORITHMS.stream().map(Algorithm::label).toList();
        List<String> sentences = new ArrayList<>();
        for (String shape : rows.distinct("shape")) {
            Table own = rows.where("shape", shape);
            String nearest = own.where("algorithm", names::contains).lowest("algorithm", "leaves");
            sentences.add(shape + ": " + nearest + " (" + ratio(own, nearest).text(2) + ")");
        }
        return "Closest to the smallest proof, and the ratio of leaves: " + String.join("; ", sentences) + ".";
    }
}
