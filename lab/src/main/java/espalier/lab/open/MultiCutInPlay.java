package espalier.lab.open;

import espalier.game.Text;
import espalier.games.chess.ChessGame;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Findings;
import espalier.lab.match.Encounter;
import espalier.lab.match.MatchExperiment;
import espalier.lab.practice.Variant;
import espalier.play.Additions;
import espalier.play.PruningRule.MultiCut;
import espalier.play.PruningRule.NullMove;
import espalier.play.Setting;
import espalier.search.Algorithm;

/** Whether multi-cut at ALL nodes still helps a chess program with null move, reductions and extensions. */
public final class MultiCutInPlay extends MatchExperiment {
    private static final long SEED = 2026;
    private static final int PLIES = 6;

    public MultiCutInPlay() {
        super(
                byTime(new Description("open", "multi-cut in play")
                        .claim("Is MC-A worth having in chess beside a null move, reductions and extensions?")
                        .counting(
                                "wins and half of the draws of the playing search with MC-A and the repaired additions"
                                        + " against the one without; every opening, six random plies, twice with colours swapped,"
                                        + " interval from the scores of such pairs; the same processor time per move for both")
                        .quick("10 s", "games=10 milliseconds=5 table=16")
                        .paper("40 min", "games=1000 milliseconds=20")),
                SEED,
                PLIES);
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        return jobs(
                new ChessGame(),
                Variant.of(
                        "with MC-A",
                        Algorithm.PVS,
                        Setting.PLAY.pruning(Additions.REPAIRED, NullMove.STANDARD, MultiCut.MC_A)),
                Variant.of("play", Algorithm.PVS, Setting.PLAY),
                parameters);
    }

    @Override
    protected void study(Parameters parameters, Table rows, Findings found) {
        Estimate score = score(rows);
        found.show(numbers("The playing search with MC-A against the one without", rows));
        found.remark(Text.of(
                "At %s ms of processor time a move the search with MC-A scores %s %% of %d games: %+.0f Elo (%+.0f to %+.0f).",
                parameters.text("milliseconds"),
                score.text(1),
                2 * rows.size(),
                Encounter.elo(score.mean() / 100),
                Encounter.elo(score.low() / 100),
                Encounter.elo(score.high() / 100)));
    }
}
