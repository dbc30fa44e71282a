package espalier.learning;

import espalier.game.Game;
import espalier.game.Mixer;
import espalier.game.Position;
import espalier.game.Score;
import espalier.jobs.Column;
import espalier.jobs.Jobs;
import espalier.jobs.Parameters;
import espalier.jobs.Rows;
import espalier.jobs.Workload;
import espalier.play.Ending;
import espalier.play.Iteration;
import espalier.play.Seat;
import espalier.search.Bound;
import espalier.search.Limits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/**
 * Games of a player with itself, to learn from: random moves, then a fixed number of nodes for each move. A game is a job, and
 * its one row is compact: the result for the first player, then for each ply the index of the move in generation order, and
 * the value of the search for the side to move, or {@code -} if the move was random or the search saw the end of the game.
 */
public final class TrainingGames implements Workload {
    private static final String NONE = "-";

    /** A game this long is drawn. */
    private static final int LONGEST = 240;

    /** An advantage of this many {@linkplain Game#scale scales} in this many plies in a row wins. */
    private static final int DECISIVE = 3;

    private static final int IN_A_ROW = 6;

    @Override
    public String name() {
        return "training-games";
    }

    @Override
    public List<Column> columns() {
        return Column.of("number", "result", "moves", "values");
    }

    /**
     * What to play.
     *
     * @param nodes of each search
     * @param plies the most random moves; there are at least half as many
     */
    public static Parameters parameters(Game<?> game, int games, int nodes, int plies, long seed) {
        return Parameters.of(
                "game",
                game.name(),
                "evaluator",
                game.defaultEvaluator(),
                "games",
                games,
                "nodes",
                nodes,
                "plies",
                plies,
                "seed",
                seed);
    }

    @Override
    public Jobs jobs(Parameters parameters) {
        return Jobs.each(
                List.of(Game.named(parameters.text("game"))),
                parameters.integer("games", 1),
                (game, number, rows) -> play(game, parameters, number, rows));
    }

    private static <P extends Position<P>> void play(Game<P> game, Parameters parameters, int number, Rows rows) {
        Seat<P> seat =
                Seat.in(game).evaluator(parameters.text("evaluator")).hash(1).open();
        SplittableRandom random = new SplittableRandom(Mixer.mix(Long.parseLong(parameters.text("seed")), number));
        int plies = parameters.integer("plies", 0);
        int opening = random.nextInt(plies / 2, plies + 1);
        Limits limits = Limits.nodes(parameters.integer("nodes", 1));
        List<Integer> indices = new ArrayList<>();
        List<String> values = new ArrayList<>();
        int decisive = 0;
        OptionalInt result = ended(seat);
        while (result.isEmpty() && indices.size() < LONGEST) {
            List<Integer> moves = seat.moves();
            int turn = seat.position().turn();
            int move;
            if (indices.size() < opening) {
                move = moves.get(random.nextInt(moves.size()));
                values.add(NONE);
            } else {
                Iteration best = seat.think(limits).best().orElseThrow();
                move = best.move();
                int value = turn == 0 ? best.value() : -best.value();
                boolean known = best.bound() == Bound.EXACT && Score.isEvaluation(value);
                values.add(known ? Integer.toString(best.value()) : NONE);
                decisive = Math.abs((long) value) < (long) DECISIVE * game.scale() ? 0 : decisive + 1;
                if ((!Score.isEvaluation(value) && best.bound() == Bound.EXACT) || decisive == IN_A_ROW) {
                    result = OptionalInt.of(Integer.signum(value));
                }
            }
            indices.add(moves.indexOf(move));
            seat.play(move);
            result = result.isPresent() ? result : ended(seat);
        }
        rows.add(number, result.orElse(0), joined(indices), joined(values));
    }

    private static OptionalInt ended(Seat<?> seat) {
        Optional<Ending> ending = seat.ending();
        if (ending.isEmpty()) {
            return OptionalInt.empty();
        }
        OptionalInt winner = ending.get().winner();
        return OptionalInt.of(winner.isEmpty() ? 0 : 1 - 2 * winner.getAsInt());
    }

    private static String joined(List<?> cells) {
        return cells.isEmpty() ? NONE : cells.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /** The game of a row. */
    public static <P extends Position<P>> PlayedGame<P> game(Game<P> game, List<String> row) {
        List<Integer> moves = new ArrayList<>();
        P position = game.start();
        for (String index : words(row.get(2))) {
            int move = position.moves()[Integer.parseInt(index)];
            moves.add(move);
            position.play(move);
        }
        List<OptionalInt> values = Arrays.stream(words(row.get(3)))
                .map(word -> word.equals(NONE) ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(word)))
                .toList();
        return new PlayedGame<>(game.start(), moves, values, Integer.parseInt(row.get(1)));
    }

    private static String[] words(String cell) {
        return cell.equals(NONE) ? new String[0] : cell.split(" ", -1);
    }
}
