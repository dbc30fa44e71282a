package espalier.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.CompactGame.Board;
import espalier.game.Evaluator;
import espalier.game.Tunable;
import espalier.game.WeightFile;
import espalier.games.chess.ChessGame;
import espalier.games.chess.ChessPosition;
import espalier.jobs.JobFailure;
import espalier.jobs.Parameters;
import espalier.jobs.Run;
import espalier.jobs.Runner;
import espalier.jobs.ThreadRunner;
import espalier.jobs.Work;
import espalier.play.Ending;
import espalier.play.Seat;
import espalier.search.Limits;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TuningTest {
    private static final ConnectFourGame GAME = new ConnectFourGame();
    private static final Tunable<Board> TUNABLE = GAME.tunable().orElseThrow();
    private static final Runner RUNNER = new ThreadRunner(1, Duration.ZERO);

    /** A game of random moves; its result is that of the board. */
    static PlayedGame<Board> randomGame(SplittableRandom random) {
        Board position = GAME.start();
        List<Integer> moves = new ArrayList<>();
        Optional<Ending> end = Optional.empty();
        while (end.isEmpty()) {
            int[] legal = position.moves();
            moves.add(legal[random.nextInt(legal.length)]);
            position.play(moves.get(moves.size() - 1));
            end = Ending.of(position);
        }
        int winner = end.get().winner().orElse(-1);
        return new PlayedGame<>(GAME.start(), moves, List.of(), winner == 0 ? 1 : winner == 1 ? -1 : 0);
    }

    @Test
    void differencesAreTheFeatures() {
        Tuning<Board> tuning = new Tuning<>(TUNABLE, GAME.scale(), 1);
        PlayedGame<Board> game = randomGame(new SplittableRandom(1));
        tuning.add(game);
        int[] weights = TUNABLE.weights().values();
        for (int i = 0; i < weights.length; i++) {
            int[] only = new int[weights.length];
            only[i] = 1;
            Evaluator<Board> feature = TUNABLE.evaluator(only);
            Tuning.Column column = tuning.column(weights, i, 7);
            float[] dense = new float[tuning.samples()];
            for (int j = 0; j < column.samples().length; j++) {
                dense[column.samples()[j]] = column.derivatives()[j];
            }
            Board position = GAME.start();
            for (int ply = 0; ply < dense.length; ply++) {
                assertThat(dense[ply]).isEqualTo(feature.evaluate(position));
                position.play(game.moves().get(ply));
            }
        }
    }

    /** Results are drawn with the odds that other weights give; the fit finds those, whatever the present ones are. */
    @Test
    void knownWeightsAreFound() {
        int[] known = {30, 50, -40, 0, 10, 20, 60, 30, 40, -20};
        Evaluator<Board> truth = TUNABLE.evaluator(known);
        Tuning<Board> tuning = new Tuning<>(TUNABLE, GAME.scale(), 1);
        SplittableRandom random = new SplittableRandom(2);
        while (tuning.samples() < 20_000) {
            PlayedGame<Board> game = randomGame(random);
            Board position = GAME.start();
            game.moves().subList(0, random.nextInt(game.moves().size())).forEach(position::play);
            double odds = 1 / (1 + Math.pow(10, -truth.evaluate(position) / (double) GAME.scale()));
            int result = random.nextDouble() < odds ? 1 : -1;
            int sign = position.turn() == 0 ? 1 : -1;
            tuning.add(new PlayedGame<>(position, List.of(position.moves()[0]), List.of(), sign * result));
        }
        Tuning.Fitted fitted = tuning.fit(1, i -> {});
        double factor = GAME.scale() / fitted.scale();
        int[] found = fitted.weights().values();
        for (int i = 0; i < known.length; i++) {
            assertThat(found[i] * factor).as("weight " + i).isCloseTo(known[i], Offset.offset(8.0));
        }
        fitted.losses().forEach(loss -> assertThat(loss.after()).isLessThan(loss.before()));
    }

    @Test
    void partsAreOfWholeGamesAndEveryPositionCountsOnce() {
        Tuning<Board> tuning = new Tuning<>(TUNABLE, GAME.scale(), 1);
        SplittableRandom random = new SplittableRandom(3);
        int[] positions = new int[3];
        for (int i = 0; i < 200; i++) {
            int before = tuning.samples();
            tuning.add(randomGame(random));
            positions[Samples.part(i)] += tuning.samples() - before;
        }
        List<Tuning.Loss> losses = tuning.fit(1, i -> {}).losses();
        assertThat(losses.stream().mapToInt(Tuning.Loss::positions).toArray()).containsExactly(positions);
        assertThat(positions[0]).isGreaterThan(5 * positions[1]);
        int all = tuning.samples();
        tuning.add(randomGame(new SplittableRandom(3)));
        assertThat(tuning.samples()).as("a game that was there already").isEqualTo(all);
    }

    @Test
    void interruptedSelfPlayGoesOn(@TempDir Path folder) {
        Parameters parameters = TrainingGames.parameters(GAME, 12, 200, 6, 5);
        TrainingGames workload = new TrainingGames();
        Runner failing = new Runner() {
            @Override
            public void run(Work work, int[] jobs, Sink sink) {
                RUNNER.run(work, Arrays.copyOf(jobs, 5), sink);
                throw new JobFailure("no power");
            }

            @Override
            public String describe() {
                return "failing";
            }
        };
        assertThatThrownBy(() -> Run.go(workload, parameters, folder, failing, "test", (done, of) -> {}))
                .hasMessage("no power");
        assertThat(Run.read(folder).done()).isEqualTo(5);
        Run resumed = Run.go(workload, parameters, folder, RUNNER, "test", (done, of) -> {});
        Run whole = Run.once(workload, parameters, RUNNER, "test", (done, of) -> {});
        assertThat(resumed.rows().rows()).isEqualTo(whole.rows().rows());
    }

    @Test
    void onlyQuietPositionsTeach() {
        ChessGame chess = new ChessGame();
        Quiet<ChessPosition> quiet = new Quiet<>(chess.reference());
        assertThat(quiet.isQuiet(chess.start())).isTrue();
        assertThat(quiet.isQuiet(chess.parse("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1")))
                .as("a queen hangs")
                .isFalse();
        assertThat(quiet.isQuiet(chess.parse("4k3/8/2p5/3p4/8/8/3Q4/4K3 w - - 0 1")))
                .as("a protected pawn")
                .isTrue();
        assertThat(quiet.isQuiet(chess.parse("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1")))
                .as("a check")
                .isFalse();
    }

    /** Self-play and a fit, in small: better than the weights that were set by hand. */
    @Test
    void theTunedPlayerWins() {
        Run games = Run.once(
                new TrainingGames(), TrainingGames.parameters(GAME, 400, 200, 12, 7), RUNNER, "test", (done, of) -> {});
        Tuning<Board> tuning = new Tuning<>(TUNABLE, GAME.scale(), 0.5);
        games.rows().rows().forEach(row -> tuning.add(TrainingGames.game(GAME, row)));
        WeightFile fitted = tuning.fit(1, i -> {}).weights();
        double score = 0;
        int pairs = 40;
        for (int pair = 0; pair < pairs; pair++) {
            List<Integer> opening =
                    randomGame(new SplittableRandom(100 + pair)).moves().subList(0, 5);
            score += score(opening, TUNABLE.reader().apply(fitted), TUNABLE.evaluator());
            score += 1 - score(opening, TUNABLE.evaluator(), TUNABLE.reader().apply(fitted));
        }
        assertThat(score / (2 * pairs)).isGreaterThan(0.6);
    }

    /** The score of the first player. */
    private static double score(List<Integer> opening, Evaluator<Board> first, Evaluator<Board> second) {
        List<Seat<Board>> seats = List.of(seat(first), seat(second));
        seats.forEach(seat -> opening.forEach(seat::play));
        while (seats.get(0).ending().isEmpty()) {
            int turn = seats.get(0).position().turn();
            int move = seats.get(turn).think(Limits.nodes(300)).move();
            seats.forEach(seat -> seat.play(move));
        }
        int winner = seats.get(0).ending().get().winner().orElse(-1);
        return winner == 0 ? 1 : winner == 1 ? 0 : 0.5;
    }

    private static Seat<Board> seat(Evaluator<Board> evaluator) {
        return Seat.in(GAME).evaluator(evaluator).hash(1).open();
    }
}
