package espalier.lab.solution;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Size;
import espalier.search.Algorithm;
import espalier.tree.Tree;
import java.util.List;
import java.util.Set;

/** Figure 10: nodes that SSS-0 expands, by its first guess. */
public final class Figure10 extends GuessCurve {
    private static final Contender SSS_0 = new Contender("SSS-0", Algorithm.SSS_0);

    public Figure10() {
        super(
                new Description(
                        "solution-trees",
                        "figure 10",
                        "The closer the first guess of SSS-0 is to the game value the fewer nodes it expands, and a guess of"
                                + " 999 costs more than one of 0.",
                        "distinct interior nodes plus distinct leaves of the whole search; guesses are given as their"
                                + " distance from each tree's game value; 0 and 999 are guessed in all trees besides",
                        "6 s",
                        "17 min"),
                "Node count SSS-0: ",
                "first guess minus game value");
    }

    @Override
    public Parameters parameters(Size size) {
        return parameters(size, "-504,-400,-300,-200,-100,-50,0,50,100,200,300,400,495");
    }

    @Override
    List<Integer> guesses() {
        return List.of(0, TreeSet.HIGH);
    }

    @Override
    long nodes(Tree<?> tree, int guess) {
        return SSS_0.nodes(tree, guess);
    }

    @Override
    List<Criterion> criteria(String where, Table rows) {
        return List.of(
                always(
                        "fewest nodes by means at the game value at every ordering, " + where,
                        curve(rows),
                        own -> own.lowest("offset", "nodes"),
                        Set.of("0")),
                Criterion.less(
                        "fewer nodes from a guess of 0 than from one of 999, all orderings together, " + where,
                        byTree(rows, GUESS + 0),
                        byTree(rows, GUESS + TreeSet.HIGH)));
    }

    /** Orderings of a tree are no trees of their own. */
    private static double[] byTree(Table rows, String offset) {
        return rows.where("offset", offset).means("seed", "nodes");
    }
}
