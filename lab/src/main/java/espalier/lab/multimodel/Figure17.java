package espalier.lab.multimodel;

import espalier.games.checkers.Checkers;
import espalier.games.checkers.SamuelValue;
import espalier.lab.experiment.Column;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.DescribedExperiment;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Jobs;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Parameters;
import espalier.lab.experiment.Size;
import espalier.lab.experiment.Table;
import espalier.lab.match.Budget;
import espalier.lab.match.Chooser;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SumBounds;
import java.util.ArrayList;
import java.util.List;

/** Figure 17: effective branching factors in checkers by depth. */
public final class Figure17 extends DescribedExperiment {
    /** Games are played by alpha-beta with this budget; positions are taken from them. */
    private static final Budget PLAY = Budget.evaluations(300);

    private static final int LONGEST = 80;
    private static final int EVERY = 4;

    public Figure17() {
        super(new Description(
                "multi-model",
                "figure 17",
                "In checkers alpha-beta* and alpha-beta*1p prune less than alpha-beta, but their branching factors decrease"
                        + " with the depth.",
                "the d-th root of the evaluations of a search of depth d (calls of f1 and f0 count alike), mean over every"
                        + " fourth position of games by alpha-beta with 300 evaluations a move; a row is a game",
                "15 s",
                "8 min"));
    }

    @Override
    public Parameters parameters(Size size) {
        return size == Size.QUICK
                ? Parameters.of("games", 6, "depths", "2,3,4,5,6", "total", -10)
                : Parameters.of("games", 100, "depths", "2,3,4,5,6,7,8", "total", -10);
    }

    @Override
    public List<Column> columns() {
        return List.of(Column.of("depth"), Column.of("game"), Column.of("algorithm"), Column.of("factor"));
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        int games = parameters.integer("games", 2);
        SamuelValue value = CheckersPlayers.standard(parameters.integer("total"));
        List<Checkers> openings = MatchTable.openings(games);
        return Jobs.each(parameters.integers("depths", 1, 99), List.of(""), games, (depth, unused, game, rows) -> {
            List<Checkers> positions = positions(openings.get(game), CheckersPlayers.alphaBeta(value));
            Player<Checkers> model = CheckersPlayers.model(value, value);
            for (ModelAlgorithm algorithm : List.of(
                    ModelAlgorithm.ALPHA_BETA, ModelAlgorithm.ALPHA_BETA_STAR, ModelAlgorithm.ALPHA_BETA_STAR_1P)) {
                boolean plain = algorithm == ModelAlgorithm.ALPHA_BETA;
                double sum = 0;
                for (Checkers position : positions) {
                    ModelSearch<Checkers> search = plain
                            ? ModelSearch.of(algorithm, Player.minimax(value), SumBounds.known(), depth)
                            : ModelSearch.of(algorithm, model, CheckersPlayers.bounds(value, value, position), depth);
                    sum += Math.pow((double) search.run(position).evaluations(), 1.0 / depth);
                }
                rows.add(depth, game, algorithm.label(), sum / positions.size());
            }
        });
    }

    private static List<Checkers> positions(Checkers opening, Chooser<Checkers> player) {
        Checkers position = opening.copy();
        List<Checkers> positions = new ArrayList<>();
        int[] moves = new int[position.maxMoves()];
        for (int ply = 0; ply < LONGEST && position.generate(moves, 0) > 0 && !position.drawn(); ply++) {
            if (ply % EVERY == 0) {
                positions.add(position.copy());
            }
            position.play(player.choose(position, PLAY).move());
        }
        return positions;
    }

    @Override
    public Outcome study(Parameters parameters, Table rows) {
        List<Criterion> criteria = new ArrayList<>();
        List<String> depths = rows.distinct("depth");
        String last = depths.get(depths.size() - 1);
        for (ModelAlgorithm algorithm : List.of(ModelAlgorithm.ALPHA_BETA_STAR, ModelAlgorithm.ALPHA_BETA_STAR_1P)) {
            Table own = rows.where("algorithm", algorithm.label());
            criteria.add(Criterion.less(
                    "alpha-beta has a smaller factor than " + algorithm.label() + " at depth " + last,
                    rows.where("algorithm", ModelAlgorithm.ALPHA_BETA.label())
                            .where("depth", last)
                            .numbers("factor"),
                    own.where("depth", last).numbers("factor")));
            criteria.add(Criterion.less(
                    algorithm.label() + " has a smaller factor at depth " + last + " than at " + depths.get(0),
                    own.where("depth", last).numbers("factor"),
                    own.where("depth", depths.get(0)).numbers("factor")));
        }
        Exhibit figure = Exhibit.Figure.lines(
                "Branching factor in checkers",
                "depth (plies)",
                "effective branching factor",
                rows,
                "depth",
                "algorithm",
                "factor");
        return new Outcome(List.of(figure), criteria, "");
    }
}
