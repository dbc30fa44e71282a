package espalier.lab.pruning;

import espalier.games.loa.LoaGame;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.lab.match.MatchExperiment;

/**
 * Table 3: a match of the program with MC-A against the one without. A budget of nodes replaces the paper's minute, and
 * random openings its random factor in the evaluation.
 */
public final class Table3 extends MatchExperiment {
    private static final long SEED = 2003;
    private static final int PLIES = 4;

    public Table3() {
        super(
                byNodes(new Description("forward-pruning", "table 3")
                        .claim(
                                "With MC-A the program wins 549 to 451 of 1000 games against itself without, a winning ratio of 1.21.")
                        .counting(
                                "wins and half of the draws; every opening twice with colours swapped, interval from the"
                                        + " scores of such pairs; the same number of node visits per move for both")
                        .quick("20 s", "games=20 nodes=20000 table=16")
                        .paper("12 min", "games=1000 nodes=100000")),
                SEED,
                PLIES);
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        return jobs(new LoaGame(), PruningExperiment.WITH_TUNED, PruningExperiment.DEFAULT, parameters);
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        Estimate score = score(rows);
        found.show(numbers("MC-A against the default", rows).row("printed", "549", "", "451", "54.9", "1.21", "", ""));
        found.want("MC-A scores significantly more than half", score.text(1) + " %", Judgement.above(score, 50));
        found.want(Criterion.between(
                "the score, known to within 5 %, is in the paper's own 95 % interval, 51.8 to 58.0 % (54.9 %,"
                        + " winning ratio 1.21)",
                score.text(1) + " %", score, 51.8, 58));
        found.remark("Both programs visit " + parameters.text("nodes")
                + " nodes per move, far fewer than the paper's minute allowed.");
    }
}
