package espalier.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.CompactGame.Board;
import espalier.game.Evaluator;
import espalier.game.Inputs;
import espalier.game.Network;
import espalier.jobs.Run;
import espalier.jobs.ThreadRunner;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NetworkTrainingTest {
    private static final ConnectFourGame GAME = new ConnectFourGame();
    private static final Inputs<Board> INPUTS = GAME.inputs().orElseThrow();

    @TempDir
    private static Path folder;

    private static Path file;
    private static int positions;
    private static List<PlayedGame<Board>> games;

    @BeforeAll
    static void play() throws IOException {
        Run run = Run.once(
                new TrainingGames(),
                TrainingGames.parameters(GAME, 60, 50, 14, 3),
                new ThreadRunner(1, Duration.ZERO),
                "test",
                (done, of) -> {});
        games = run.rows().rows().stream()
                .map(row -> TrainingGames.game(GAME, row))
                .toList();
        file = folder.resolve("samples.gz");
        positions = write(file, games);
    }

    private static int write(Path to, List<PlayedGame<Board>> some) throws IOException {
        SampleFile<Board> samples = new SampleFile<>(to, GAME.evaluator(), INPUTS);
        try (samples) {
            for (PlayedGame<Board> game : some) {
                samples.add(game);
            }
        }
        return samples.positions();
    }

    private static List<SampleFile.Block> blocks(Path from) throws IOException {
        List<SampleFile.Block> blocks = new ArrayList<>();
        SampleFile.read(from, blocks::add);
        return blocks;
    }

    /** The positions of the file are those of the games, in their order. */
    @Test
    void theFileHoldsWhatTheGamesHeld() throws IOException {
        SampleFile.Block block = blocks(file).get(0);
        assertThat(block.count).isEqualTo(positions);
        Samples<Board> samples = new Samples<>(GAME.evaluator());
        int next = 0;
        for (int number = 0; number < games.size(); number++) {
            PlayedGame<Board> game = games.get(number);
            for (int ply : samples.plies(game)) {
                Board position = game.start().copy();
                game.moves().subList(0, ply).forEach(position::play);
                assertThat(block.parts[next]).isEqualTo((byte) Samples.part(number));
                assertThat(block.results[next]).isEqualTo((1 + (position.turn() == 0 ? 1 : -1) * game.result()) / 2f);
                assertThat(block.values[next]).isEqualTo(game.values().get(ply).getAsInt());
                assertThat(block.statics[next]).isEqualTo(GAME.evaluator().evaluate(position));
                int from = block.begin(next);
                for (int side = 0; side < 2; side++) {
                    long[] seen = new long[2];
                    for (int i = from; i < block.ends[2 * next + side]; i++) {
                        seen[block.inputs[i] >> 6] |= 1L << block.inputs[i];
                    }
                    from = block.ends[2 * next + side];
                    long[] set = new long[2];
                    INPUTS.fill(position, side == 0 ? position.turn() : 1 - position.turn(), set);
                    assertThat(seen).isEqualTo(set);
                }
                next++;
            }
        }
        assertThat(next).isEqualTo(positions);
    }

    @Test
    void aFileThatEndsEarlyIsRefused() throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        Path cut = folder.resolve("cut.gz");
        Files.write(cut, Arrays.copyOf(bytes, bytes.length / 2));
        assertThatThrownBy(() -> blocks(cut)).isInstanceOf(IOException.class);
    }

    /** Derivatives against differences, for weights of every layer. */
    @Test
    void gradientsAreTheDifferencesOfTheLoss() throws IOException {
        SampleFile.Block block = blocks(file).get(0);
        FloatNetwork network = new FloatNetwork(128, 8, 2);
        network.initialise(10, new SplittableRandom(1));
        FloatNetwork gradient = new FloatNetwork(128, 8, 2);
        int[] some = new SplittableRandom(2).ints(50, 0, block.count).toArray();
        for (int position : some) {
            double error = Logistic.of(network.output(block, position)) - 0.3;
            network.addGradient(block, position, (float) error, gradient);
        }
        SplittableRandom random = new SplittableRandom(3);
        double largest = 0;
        for (int i = 0; i < 2000; i++) {
            int row = random.nextInt(network.rows().size());
            float[] weights = network.rows().get(row);
            int at = random.nextInt(weights.length);
            float weight = weights[at];
            float step = 1e-3f;
            weights[at] = weight + step;
            double up = loss(network, block, some);
            weights[at] = weight - step;
            double down = loss(network, block, some);
            weights[at] = weight;
            double derivative = gradient.rows().get(row)[at];
            assertThat((up - down) / (2 * step)).as("row " + row).isCloseTo(derivative, Offset.offset(2e-3));
            largest = Math.max(largest, Math.abs(derivative));
        }
        assertThat(largest).isGreaterThan(0.5);
    }

    private static double loss(FloatNetwork network, SampleFile.Block block, int[] some) {
        return Arrays.stream(some)
                .mapToDouble(position -> Logistic.loss(network.output(block, position), 0.3))
                .sum();
    }

    /** The error is at most one unit of score and a hundredth of the scale, with weights that are larger than trained ones. */
    @Test
    void wholeNumbersAreWithinTheStatedErrorOfRealOnes() throws IOException {
        SampleFile.Block block = blocks(file).get(0);
        FloatNetwork network = new FloatNetwork(128, 64, 2);
        network.initialise(4, new SplittableRandom(4));
        double slope = Math.log(10) / GAME.scale();
        Evaluator<Board> whole = network.quantised(slope).evaluator(INPUTS);
        Samples<Board> samples = new Samples<>(GAME.evaluator());
        int next = 0;
        for (PlayedGame<Board> game : games) {
            for (int ply : samples.plies(game)) {
                Board position = game.start().copy();
                game.moves().subList(0, ply).forEach(position::play);
                assertThat((double) whole.evaluate(position))
                        .isCloseTo(network.output(block, next++) / slope, Offset.offset(1 + GAME.scale() / 100.0));
            }
        }
    }

    /** A network that knew nothing predicts positions of other games better than an evaluation with the wrong weights. */
    @Test
    void aNetworkLearns() throws IOException {
        Evaluator<Board> truth = GAME.tunable().orElseThrow().evaluator(new int[] {40, 90, -60, 0, 0, 20, 0, 0, 0, 0});
        SplittableRandom random = new SplittableRandom(6);
        List<PlayedGame<Board>> taught = new ArrayList<>();
        for (int i = 0; i < 1500; i++) {
            PlayedGame<Board> game = TuningTest.randomGame(random);
            Board position = game.start().copy();
            List<OptionalInt> values = new ArrayList<>();
            for (int move : game.moves()) {
                values.add(OptionalInt.of(truth.evaluate(position)));
                position.play(move);
            }
            taught.add(new PlayedGame<>(game.start(), game.moves(), values, game.result()));
        }
        Path lessons = folder.resolve("lessons.gz");
        int count = write(lessons, taught);
        List<Double> validation = new ArrayList<>();
        NetworkTraining.Trained trained = train(lessons, 10, validation);
        assertThat(validation.get(9)).isLessThan(validation.get(0));
        assertThat(trained.losses()).allSatisfy(loss -> assertThat(loss.after()).isLessThan(loss.before()));
        assertThat(trained.losses().stream().mapToInt(Tuning.Loss::positions).sum())
                .isEqualTo(count);
        Evaluator<Board> network = trained.network().evaluator(INPUTS);
        int right = 0;
        int asked = 0;
        for (int i = 0; i < 100; i++) {
            PlayedGame<Board> game = TuningTest.randomGame(random);
            Board position = game.start().copy();
            for (int move : game.moves()) {
                int value = truth.evaluate(position);
                if (Math.abs(value) > 100) {
                    asked++;
                    right += Integer.signum(value) == Integer.signum(network.evaluate(position)) ? 1 : 0;
                }
                position.play(move);
            }
        }
        assertThat(asked).isGreaterThan(300);
        assertThat(right).as("of " + asked + " the same sign").isGreaterThan(asked * 9 / 10);
    }

    private static NetworkTraining.Trained train(Path from, int epochs, List<Double> validation) throws IOException {
        NetworkTraining.Recipe recipe = new NetworkTraining.Recipe(16, epochs, 0, 5);
        return new NetworkTraining(from, INPUTS, GAME.scale(), recipe)
                .train(epoch -> validation.add(epoch.validation()));
    }

    @Test
    void theSameSeedGivesTheSameNetwork() throws IOException {
        assertThat(bytes(train(file, 2, new ArrayList<>()).network()))
                .isEqualTo(bytes(train(file, 2, new ArrayList<>()).network()));
    }

    private static byte[] bytes(Network network) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        network.write(bytes);
        return bytes.toByteArray();
    }
}
