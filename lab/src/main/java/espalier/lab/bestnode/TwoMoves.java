package espalier.lab.bestnode;

import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Experiment;
import espalier.search.Algorithm;
import espalier.search.Search;
import espalier.tree.UniformTree;
import java.util.List;

/** The exact values of the two root moves of binary trees, the basis of the paper's statistics. */
abstract class TwoMoves extends Experiment {
    static final int WIDTH = 2;

    TwoMoves(Description about) {
        super(about.columns("seed", "left", "right")
                .quick("1 s", "depth=14 high=80 trees=1000")
                .paper("2 s", "trees=10000"));
    }

    @Override
    public final Jobs jobs(Parameters parameters) {
        int depth = parameters.integer("depth", 2);
        int high = parameters.integer("high", 1);
        Shape one = Shape.parse(WIDTH + "x" + depth, high);
        return Jobs.each(List.of(one), parameters.range("trees", 2), (shape, seed, rows) -> {
            UniformTree tree = shape.tree(seed);
            rows.add(seed, child(tree, 0), child(tree, 1));
        });
    }

    private static int child(UniformTree tree, int index) {
        tree.play(index);
        int value =
                Search.<UniformTree>with(Algorithm.ALPHA_BETA).run(tree).value().orElseThrow();
        tree.undo();
        return -value;
    }
}
