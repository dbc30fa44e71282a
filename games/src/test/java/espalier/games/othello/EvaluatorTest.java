package espalier.games.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Evaluator;
import espalier.game.Score;
import espalier.games.Recorded;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EvaluatorTest {
    private static final Map<String, Evaluator<OthelloPosition>> EVALUATORS = new OthelloGame().evaluators();

    @Test
    void swappingColoursNegatesTheValueForBlack() {
        EVALUATORS
                .values()
                .forEach(evaluator -> Playouts.forEachPosition(300, 11, position -> {
                    OthelloPosition swapped = new OthelloPosition(position.own(), position.opp(), 1 - position.turn());
                    assertThat(swapped.discs(0)).isEqualTo(position.discs(1));
                    assertThat(forBlack(evaluator, swapped)).isEqualTo(-forBlack(evaluator, position));
                }));
    }

    private static int forBlack(Evaluator<OthelloPosition> evaluator, OthelloPosition position) {
        int value = evaluator.evaluate(position);
        return position.turn() == 0 ? value : -value;
    }

    @Test
    void thePlainEvaluatorDoesNotCareWhoMoves() {
        Playouts.forEachPosition(300, 12, position -> {
            OthelloPosition exchanged =
                    new OthelloPosition(/* own= */ position.opp(), /* opp= */ position.own(), position.turn());
            assertThat(plain().evaluate(exchanged)).isEqualTo(-plain().evaluate(position));
        });
    }

    @Test
    void allEightSymmetriesGiveTheSameValue() {
        EVALUATORS
                .values()
                .forEach(evaluator -> Playouts.forEachPosition(100, 13, position -> {
                    int value = evaluator.evaluate(position);
                    assertThat(Score.isEvaluation(value)).isTrue();
                    for (int symmetry = 1; symmetry < 8; symmetry++) {
                        OthelloPosition other = new OthelloPosition(
                                Board.symmetric(position.own(), symmetry),
                                Board.symmetric(position.opp(), symmetry),
                                0);
                        assertThat(evaluator.evaluate(other)).isEqualTo(value);
                    }
                }));
    }

    @Test
    void finishedGamesHaveTheirScore() {
        EVALUATORS
                .values()
                .forEach(evaluator -> Playouts.forEachPosition(100, 14, position -> {
                    if (position.over()) {
                        assertThat(evaluator.evaluate(position)).isEqualTo(position.score());
                    }
                }));
    }

    /** The evaluator's bit tricks against the definition, with weights that make every entry unique. */
    @Test
    void theFastSumIsTheSumOfTheEntriesThatThePatternsDefine() {
        Random random = new Random(15);
        Patterns patterns = new Patterns();
        short[][] weights = new short[Patterns.PHASES][Patterns.SIZE];
        for (short[] phase : weights) {
            short[] parameters = new short[patterns.parameterCount()];
            for (int i = 0; i < parameters.length; i++) {
                parameters[i] = (short) (random.nextInt(200) - 100);
            }
            for (int i = 0; i < phase.length; i++) {
                phase[i] = parameters[patterns.parameter(i)];
            }
        }
        OthelloEvaluator evaluator = new OthelloEvaluator(weights);
        int[] entries = new int[patterns.active()];
        Playouts.forEachPosition(500, 16, position -> {
            patterns.entries(position.own(), position.opp(), entries, 0);
            short[] phase = weights[Patterns.phase(64 - position.empties())];
            int sum = Arrays.stream(entries).map(entry -> phase[entry]).sum();
            if (!position.over()) {
                assertThat(evaluator.evaluate(position)).isEqualTo(Math.max(-6400, Math.min(6400, sum)));
            }
        });
    }

    @Test
    void phasesCoverTheGame() {
        assertThat(Patterns.phase(0)).isZero();
        assertThat(Patterns.phase(8)).isZero();
        assertThat(Patterns.phase(9)).isEqualTo(1);
        assertThat(Patterns.phase(63)).isEqualTo(Patterns.PHASES - 1);
        assertThat(new Patterns().active()).isEqualTo(46 + 6);
    }

    @Test
    void theRealEvaluatorPredictsResultsBetterThanThePlainOne() throws IOException {
        double[] errors = new double[2];
        for (Recorded<OthelloPosition> game : Collected.archive("wthor-sample.txt.gz").games) {
            OthelloPosition position = Collected.end(game);
            int result = position.turn() == 0 ? position.score() : -position.score();
            while (position.empties() < 55) {
                position.undo();
                int target = position.turn() == 0 ? result : -result;
                errors[0] += Math.abs(target - real().evaluate(position));
                errors[1] += Math.abs(target - plain().evaluate(position));
            }
        }
        assertThat(errors[0]).isLessThan(0.8 * errors[1]);
    }

    /** The same boards with an own and with the opponent's corner, late enough for corners to have been taken. */
    @Test
    void aCornerIsWorthMuch() {
        EVALUATORS.values().forEach(evaluator -> {
            long[] sums = new long[2];
            Playouts.forEachPosition(200, 17, position -> {
                long corner = position.own() & Board.CORNERS;
                if (Long.bitCount(corner) == 1 && position.empties() >= 20 && position.empties() <= 30) {
                    OthelloPosition lost = new OthelloPosition(position.own() ^ corner, position.opp() | corner, 0);
                    sums[0] += evaluator.evaluate(position) - evaluator.evaluate(lost);
                    sums[1]++;
                }
            });
            assertThat(sums[1]).isGreaterThan(100);
            assertThat(sums[0] / sums[1]).isGreaterThan(5 * OthelloPosition.DISC);
        });
    }

    @Test
    void plainCountsCornersTheirNeighboursAndMoves() {
        PlainEvaluator evaluator = new PlainEvaluator(1000, -10, 1);
        // a8 makes b8 safe; g7 and h2, and the opponent's g2, are next to empty corners
        assertThat(evaluator.evaluate(board("a8 b8 g7 h2 d3", "e3 g2")))
                .isEqualTo(1000 - 2 * 10 + 10 + moves("a8 b8 g7 h2 d3", "e3 g2"));
    }

    private static int moves(String own, String opp) {
        OthelloPosition position = board(own, opp);
        return Long.bitCount(Naive.mobility(position.own(), position.opp()))
                - Long.bitCount(Naive.mobility(position.opp(), position.own()));
    }

    private static OthelloPosition board(String own, String opp) {
        return new OthelloPosition(set(own), set(opp), 0);
    }

    private static long set(String names) {
        return Arrays.stream(names.split(" ", -1))
                .mapToLong(name -> 1L << BoardTest.square(name))
                .sum();
    }

    @Test
    void theWeightsAreSmallEnough() throws IOException {
        try (InputStream in = OthelloEvaluator.class.getResourceAsStream("patterns.bin.gz")) {
            assertThat(in.readAllBytes().length).isLessThan(600_000);
        }
    }

    @Test
    void weightsAreReadAsWritten() throws IOException {
        Patterns patterns = new Patterns();
        double[][] parameters = new double[Patterns.PHASES][patterns.parameterCount()];
        parameters[3][7] = -12.34;
        parameters[4][8] = 0.62;
        short[][] weights = OthelloWeights.read("x", new ByteArrayInputStream(written(parameters)));
        for (int entry = 0; entry < Patterns.SIZE; entry++) {
            assertThat(weights[3][entry]).isEqualTo((short) (patterns.parameter(entry) == 7 ? -1234 : 0));
            assertThat(weights[4][entry]).isEqualTo((short) (patterns.parameter(entry) == 8 ? 62 : 0));
        }
    }

    @Test
    void brokenWeightsNameFileAndPlace() throws IOException {
        double[][] parameters = new double[Patterns.PHASES][new Patterns().parameterCount()];
        parameters[1][5] = 500;
        assertThatThrownBy(() -> OthelloWeights.read("w", new ByteArrayInputStream(written(parameters))))
                .hasMessage("w, phase 1, parameter 5: weight 50000 does not fit 16 bits");
        assertThatThrownBy(() -> OthelloWeights.read("w", new ByteArrayInputStream(written(new double[1][1]))))
                .hasMessageContaining("w, header: 1 phases");
        byte[] cut = Arrays.copyOf(written(new double[12][1]), 40);
        assertThatThrownBy(() -> OthelloWeights.read("w", new ByteArrayInputStream(cut)))
                .hasMessageStartingWith("w, header: ");
        assertThatThrownBy(() -> OthelloWeights.read("w", new ByteArrayInputStream(new byte[50])))
                .hasMessageStartingWith("w, header: ");
    }

    private static byte[] written(double[][] parameters) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        OthelloWeights.write(parameters, 2, out);
        return out.toByteArray();
    }

    private static Evaluator<OthelloPosition> real() {
        return EVALUATORS.get("real");
    }

    private static Evaluator<OthelloPosition> plain() {
        return EVALUATORS.get("plain");
    }
}
