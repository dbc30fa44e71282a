package espalier.lab.multimodel;

import espalier.game.Position;
import espalier.games.checkers.CheckersPosition;
import espalier.games.checkers.SamuelValue;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Range;
import espalier.jobs.Table;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.lab.match.Allowance;
import espalier.lab.match.Chooser;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelObserver;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SumBounds;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Figure 17: effective branching factors in checkers by depth. */
public final class Figure17 extends Experiment {
    /** The budget of alpha-beta in the games from which positions are taken. */
    private static final Allowance PLAY = Allowance.evaluations(300);

    private static final List<String> BY = List.of("by-evaluations", "by-leaves");
    private static final int LONGEST = 80;
    private static final int EVERY = 4;

    public Figure17() {
        super(new Description("multi-model", "figure 17")
                .claim(
                        "In checkers alpha-beta* and alpha-beta*1p prune less than alpha-beta, but their branching factors decrease"
                                + " with the depth.")
                .counting("the d-th root of the evaluations of a search of depth d (calls of f1 and f0 count alike),"
                        + " and of the leaves it reaches, where alpha-beta*1p calls both functions; mean"
                        + " over every fourth position of games by alpha-beta with 300 evaluations per"
                        + " move; a row is a game")
                .columns("depth", "game", "algorithm", "by-evaluations", "by-leaves")
                .quick("15 s", "games=6 depths=2,3,4,5,6 total=-10")
                .paper("3 min", "games=100 depths=2,3,4,5,6,7,8"));
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        Range games = parameters.range("games", 2);
        SamuelValue value = CheckersPlayers.standard(parameters.integer("total"));
        List<CheckersPosition> openings = MatchTable.openings(games.end());
        return Jobs.each(parameters.integers("depths", 1, 99), games, (depth, game, rows) -> {
            List<CheckersPosition> positions = positions(openings.get(game), CheckersPlayers.alphaBeta(value));
            Player<CheckersPosition> model = CheckersPlayers.model(value, value);
            for (ModelAlgorithm algorithm : List.of(
                    ModelAlgorithm.ALPHA_BETA, ModelAlgorithm.ALPHA_BETA_STAR, ModelAlgorithm.ALPHA_BETA_STAR_1P)) {
                boolean plain = algorithm == ModelAlgorithm.ALPHA_BETA;
                double byEvaluations = 0;
                double byLeaves = 0;
                for (CheckersPosition position : positions) {
                    ModelSearch<CheckersPosition> search = plain
                            ? ModelSearch.of(algorithm, Player.minimax(value), SumBounds.known(), depth)
                            : ModelSearch.of(algorithm, model, CheckersPlayers.bounds(value, value, position), depth);
                    Leaves leaves = new Leaves();
                    long evaluations = search.observer(leaves).run(position).evaluations();
                    byEvaluations += Math.pow((double) evaluations, 1.0 / depth);
                    byLeaves += Math.pow((double) leaves.count, 1.0 / depth);
                }
                rows.add(depth, game, algorithm.label(), byEvaluations / positions.size(), byLeaves / positions.size());
            }
        });
    }

    /** Counts leaves: consecutive calls of different functions at the same position belong to one leaf. */
    private static final class Leaves implements ModelObserver {
        private long count;
        private long key;
        private int models;

        @Override
        public void evaluated(Position<?> position, int model, int value) {
            int bit = 1 << model;
            if (count == 0 || key != position.key() || (models & bit) != 0) {
                count++;
                models = 0;
                key = position.key();
            }
            models |= bit;
        }
    }

    private static List<CheckersPosition> positions(CheckersPosition opening, Chooser<CheckersPosition> player) {
        CheckersPosition position = opening.copy();
        List<CheckersPosition> positions = new ArrayList<>();
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
    protected void study(Parameters parameters, Table rows, Findings found) {
        List<Integer> depths = parameters.integers("depths").stream().sorted().toList();
        int last = depths.get(depths.size() - 1);
        for (ModelAlgorithm algorithm : List.of(ModelAlgorithm.ALPHA_BETA_STAR, ModelAlgorithm.ALPHA_BETA_STAR_1P)) {
            Table own = rows.where("algorithm", algorithm.label());
            for (String by : BY) {
                String words = " (" + by.replace('-', ' ') + ")";
                found.want(Criterion.less(
                        "alpha-beta has a smaller factor than " + algorithm.label() + " at depth " + last + words,
                        rows.where("algorithm", ModelAlgorithm.ALPHA_BETA.label())
                                .where("depth", last)
                                .numbers(by),
                        own.where("depth", last).numbers(by)));
                found.want(Criterion.less(
                        algorithm.label() + " has a smaller factor at depth " + last + " than at " + depths.get(0)
                                + words,
                        own.where("depth", last).numbers(by),
                        own.where("depth", depths.get(0)).numbers(by)));
            }
        }
        for (String by : BY) {
            found.show(new Plot(
                            "Branching factor in checkers " + by.replace('-', ' '),
                            "depth (plies)",
                            "effective branching factor")
                    .means(rows, "depth", "algorithm", by, UnaryOperator.identity()));
        }
    }
}
