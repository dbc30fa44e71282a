package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.Inputs;
import espalier.game.Network;
import espalier.game.Position;
import espalier.games.checkers.CheckersPosition;
import espalier.games.chess.ChessGame;
import espalier.games.chess.ChessPosition;
import espalier.games.loa.LoaPosition;
import espalier.games.othello.OthelloPosition;
import espalier.testkit.EvaluatorContract;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Networks of random weights: what is true of them is true of every network. */
class NetworkTest {
    @SuppressWarnings("unchecked")
    private static <P extends Position<P>> Game<P> named(String name) {
        return (Game<P>) Game.named(name);
    }

    private static Network random(Inputs<?> inputs, int units) {
        SplittableRandom random = new SplittableRandom(units);
        int phases = inputs.phases();
        return new Network(
                rows(random, 64 * inputs.words(), units, 60),
                rows(random, 1, units, 100)[0],
                rows(random, 2 * phases, units, 5_000),
                rows(random, 1, phases, 100_000)[0],
                14);
    }

    private static int[][] rows(SplittableRandom random, int rows, int units, int range) {
        int[][] numbers = new int[rows][units];
        for (int[] row : numbers) {
            Arrays.setAll(row, i -> random.nextInt(-range, range + 1));
        }
        return numbers;
    }

    /** Plays and takes back at random; values must be those of an evaluator that has seen nothing else. */
    @ParameterizedTest
    @CsvSource({
        "chess, 64, 8D9F1473CEA95C52",
        "othello, 32, 7F76711A3943EB6A",
        "checkers, 33, C3AB73A9BFC7E5CC",
        "loa, 1, DC3E5C78C7B3FF62",
    })
    void aValueDependsOnThePositionAlone(String name, int units, String checksum) {
        assertThat(Long.toHexString(walk(Game.named(name), units)).toUpperCase(Locale.ROOT))
                .as("the checksum of all values, on every machine")
                .isEqualTo(checksum);
    }

    private static <P extends Position<P>> long walk(Game<P> game, int units) {
        Inputs<P> inputs = game.inputs().orElseThrow();
        Network network = random(inputs, units);
        Evaluator<P> incremental = network.evaluator(inputs);
        SplittableRandom random = new SplittableRandom(7);
        long checksum = 0;
        for (int playout = 0; playout < 20; playout++) {
            P position = game.start();
            int plies = 0;
            for (int step = 0; step < 120; step++) {
                int[] moves = position.moves();
                if (moves.length == 0 || (plies > 0 && random.nextInt(3) == 0)) {
                    position.undo();
                    plies--;
                } else {
                    position.play(moves[random.nextInt(moves.length)]);
                    plies++;
                }
                if (random.nextInt(4) > 0) {
                    int value = incremental.evaluate(position);
                    assertThat(value)
                            .as(game.format(position))
                            .isEqualTo(network.evaluator(inputs).evaluate(position));
                    checksum = 31 * checksum + value;
                }
            }
        }
        return checksum;
    }

    /** The network's arithmetic, written down once more in the plainest way. */
    @Test
    void theValueIsThatOfTheDefinition() {
        int[][] inputs = new int[768][2];
        inputs[8] = new int[] {100, -50}; // an own pawn on the player's a2
        inputs[6 * 64 + 48] = new int[] {300, 20}; // the other's on a7
        int[][] outputs = new int[16][2];
        outputs[0] = new int[] {1000, 2000};
        outputs[1] = new int[] {-3000, 4000};
        int[] ends = new int[8];
        ends[0] = 777;
        Network network = new Network(inputs, new int[] {10, 60}, outputs, ends, 4);
        ChessGame game = new ChessGame();
        // The mover sees 110, 10; the other side 310 (clipped to 255), 80. Both kings are on the left half.
        int mover = ((110 * 110) >> 8) * 1000 + ((10 * 10) >> 8) * 2000;
        int other = ((255 * 255) >> 8) * -3000 + ((80 * 80) >> 8) * 4000;
        assertThat(network.evaluator(game.inputs().orElseThrow())
                        .evaluate(game.parse("3k4/8/8/8/8/8/P7/3K4 w - - 0 1")))
                .isEqualTo((777 + mover + other) >> 4);
    }

    @Test
    void aNetworkIsReadAsItWasWritten() throws IOException {
        Inputs<ChessPosition> inputs = new ChessGame().inputs().orElseThrow();
        Network network = random(inputs, 16);
        byte[] bytes = bytes(network);
        Network again = Network.read("n", new ByteArrayInputStream(bytes));
        assertThat(bytes(again)).isEqualTo(bytes);
        ChessPosition start = new ChessGame().start();
        assertThat(again.evaluator(inputs).evaluate(start))
                .isEqualTo(network.evaluator(inputs).evaluate(start));
    }

    /** A file that is cut or changed anywhere is refused with one line, or it is the same network. */
    @Test
    void damagedFilesAreRefused() throws IOException {
        byte[] bytes = bytes(random(Game.named("loa").inputs().orElseThrow(), 4));
        for (int length = 0; length < bytes.length; length += 7) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThatThrownBy(() -> Network.read("n", new ByteArrayInputStream(cut)))
                    .isInstanceOf(IOException.class)
                    .hasMessageStartingWith("n: ");
        }
        for (int at = 10; at < bytes.length; at += 11) { // gzip does not check its own header
            byte[] changed = bytes.clone();
            changed[at] ^= 4;
            assertThatThrownBy(() -> Network.read("n", new ByteArrayInputStream(changed)))
                    .isInstanceOf(IOException.class)
                    .hasMessageStartingWith("n: ");
        }
    }

    @Test
    void aNetworkForOtherInputsIsRefused() {
        Network chess = random(Game.named("chess").inputs().orElseThrow(), 2);
        assertThatThrownBy(() -> chess.evaluator(
                        NetworkTest.<LoaPosition>named("loa").inputs().orElseThrow()))
                .hasMessage("a network of 768 inputs and 8 phases, not of 128 and 4");
    }

    @Test
    void weightsThatCouldOverflowAreRefused() {
        int[][] large = {new int[300], new int[300]};
        Arrays.fill(large[0], 32_767);
        assertThatThrownBy(() -> new Network(new int[64][300], new int[300], large, new int[1], 14))
                .hasMessage("the weights of phase 0 are too large");
    }

    private static byte[] bytes(Network network) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        network.write(bytes);
        return bytes.toByteArray();
    }

    private abstract static class Evaluators<P extends Position<P>> extends EvaluatorContract<P> {
        private final Game<P> game;
        private final Evaluator<P> evaluator;

        Evaluators(String name) {
            game = named(name);
            Inputs<P> inputs = game.inputs().orElseThrow();
            evaluator = random(inputs, 32).evaluator(inputs);
        }

        @Override
        protected P start() {
            return game.start();
        }

        @Override
        protected Evaluator<P> evaluator() {
            return evaluator;
        }

        @Override
        protected Optional<P> mirror(P position) {
            return Optional.of(Mirror.of(game, position));
        }

        @Override
        protected int playouts() {
            return 50;
        }
    }

    @Nested
    class Chess extends Evaluators<ChessPosition> {
        Chess() {
            super("chess");
        }
    }

    @Nested
    class Othello extends Evaluators<OthelloPosition> {
        Othello() {
            super("othello");
        }
    }

    @Nested
    class Checkers extends Evaluators<CheckersPosition> {
        Checkers() {
            super("checkers");
        }
    }

    @Nested
    class Loa extends Evaluators<LoaPosition> {
        Loa() {
            super("loa");
        }
    }
}
