package espalier.lab.solution;

import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Size;
import espalier.search.Algorithm;
import java.util.List;
import java.util.stream.Stream;

/** Figure 9: the best case of SSS-0, whose first guess is the game value. */
public final class Figure9 extends NodeCounts {
    public Figure9() {
        super(
                new Description(
                        "solution-trees",
                        "figure 9",
                        "Begun with the game value (504 in all trees of the paper) SSS-0 expands fewer nodes than Dual-2.",
                        COUNTING
                                + "; the first guess of SSS-0 is each tree's own game value, also where that is not 504",
                        "7 s",
                        "22 min"),
                Stream.concat(OLD_AND_NEW.stream(), Stream.of(new Contender("SSS-0", Algorithm.SSS_0)))
                        .toList(),
                List.of(TreeSet.values()));
    }

    @Override
    public Parameters parameters(Size size) {
        return size == Size.QUICK ? parameters(5, 7, 15) : parameters(5, 9, 1000);
    }

    @Override
    List<Criterion> criteria(TreeSet set, Table rows) {
        return List.of(fewer(set, rows, "SSS-0", "Dual-2"));
    }
}
