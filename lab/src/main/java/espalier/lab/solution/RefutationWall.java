package espalier.lab.solution;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Size;
import espalier.tree.Tree;
import java.util.List;
import java.util.Set;

/** The refutation wall of Marsland, Reinefeld and Schaeffer: what single null-window calls cost. */
public final class RefutationWall extends GuessCurve {
    public RefutationWall() {
        super(
                new Description(
                        "solution-trees",
                        "refutation wall",
                        "A single null-window call is the dearer the closer its bound is to the game value.",
                        "interior nodes plus leaves of one null-window search (gamma - 1, gamma) without memory; gamma is"
                                + " given as its distance from each tree's game value, up to 0 the call fails high, above low",
                        "3 s",
                        "4 min"),
                "Single null-window calls: ",
                "gamma minus game value");
    }

    @Override
    public Parameters parameters(Size size) {
        return parameters(size, "-400,-300,-200,-100,-50,-20,0,1,20,50,100,200,300,400");
    }

    @Override
    long nodes(Tree<?> tree, int guess) {
        return Contender.nullWindow(tree, guess);
    }

    @Override
    List<Criterion> criteria(String where, Table rows) {
        return List.of(always(
                "dearest by means at the game value or just above at every ordering, " + where,
                rows,
                own -> own.highest("offset", "nodes"),
                Set.of("0", "1")));
    }
}
