package espalier.games.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Evaluator;
import espalier.game.Score;
import espalier.games.files.WeightFile;
import java.io.IOException;
import java.io.StringReader;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvaluatorTest {
    private static final Map<String, Evaluator<ChessPosition>> EVALUATORS = new ChessGame().evaluators();

    private static Evaluator<ChessPosition> real() {
        return Objects.requireNonNull(EVALUATORS.get("real"));
    }

    @Test
    void theRealOneIsFirst() {
        assertThat(EVALUATORS.keySet()).containsExactly("real", "plain");
    }

    @Test
    void mirroredPositionsHaveTheSameValueAndTheOtherTurnNegatesIt() {
        TestData.playouts(41, 150, 120, p -> {
            ChessPosition mirrored = TestData.mirrored(p);
            EVALUATORS.forEach((name, evaluator) -> {
                int value = evaluator.evaluate(p);
                assertThat(Score.isEvaluation(value)).isTrue();
                assertThat(evaluator.evaluate(mirrored))
                        .as("%s: %s", name, ChessFen.write(p))
                        .isEqualTo(value);
                p.playNull();
                assertThat(evaluator.evaluate(p))
                        .as("%s: %s", name, ChessFen.write(p))
                        .isEqualTo(-value);
                p.undo();
            });
        });
    }

    /** The pawn cache and the incremental sums change nothing. */
    @Test
    void aPositionThatWasPlayedToHasTheValueOfAFreshOne() throws IOException {
        ChessWeights other = weights();
        ChessEvaluator fromScratch = new ChessEvaluator(other); // not the standard object: computes sums from scratch
        TestData.playouts(42, 150, 120, p -> {
            int value = real().evaluate(p);
            ChessPosition fresh = ChessFen.read(ChessFen.write(p));
            assertThat(real().evaluate(fresh)).as(ChessFen.write(p)).isEqualTo(value);
            assertThat(fromScratch.evaluate(fresh)).as(ChessFen.write(p)).isEqualTo(value);
        });
    }

    private static ChessWeights weights() throws IOException {
        return new ChessWeights(WeightFile.resource(ChessWeights.class, "chess.weights"));
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/Q3K3 w - -, 800, 1500, a queen",
        "4k3/pppppppp/8/8/8/8/PPPPPPPP/R3K3 w - -, 350, 800, a rook",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -, 0, 0, the start is even",
        "4k3/8/8/8/8/8/8/NN2K3 w - -, 0, 60, two knights",
        "4k3/8/8/8/8/2n5/8/R3K3 w - -, 0, 80, rook against knight",
        "4k3/1P6/8/8/8/8/1p6/4K2R w - -, 200, 1500, the rook's side is ahead",
    })
    void valuesAreSensible(String fen, int low, int high, String what) {
        assertThat(real().evaluate(ChessFen.read(fen))).as(what).isBetween(low, high);
    }

    @Test
    void drivingABareKing() {
        int centre = real().evaluate(ChessFen.read("8/8/8/3k4/8/3K4/8/7R w - -"));
        int edge = real().evaluate(ChessFen.read("3k4/8/3K4/8/8/8/8/7R w - -"));
        assertThat(edge).isGreaterThan(centre);
    }

    @Test
    void oppositeBishopsAreDrawish() {
        int opposite = real().evaluate(ChessFen.read("4k1b1/8/8/8/PP6/8/8/2B1K3 w - -"));
        int same = real().evaluate(ChessFen.read("4kb2/8/8/8/PP6/8/8/2B1K3 w - -"));
        assertThat(opposite).isPositive().isLessThan(same * 3 / 4);
    }

    @Test
    void coarseValuesStayZeroSum() {
        Evaluator<ChessPosition> coarse = real().coarsened(25);
        TestData.playouts(43, 20, 80, p -> {
            int value = coarse.evaluate(p);
            assertThat(value % 25).isZero();
            p.playNull();
            assertThat(coarse.evaluate(p)).isEqualTo(-value);
            p.undo();
        });
    }

    @Test
    void missingAndShortWeightsAreNamed() throws IOException {
        ChessWeights few = new ChessWeights(new WeightFile("test", new StringReader("material_middle = 1 2\n")));
        assertThatThrownBy(() -> new ChessEvaluator(few))
                .hasMessageContaining("'material_middle' has 2 numbers, not 5");
        assertThatThrownBy(() -> few.number("other")).hasMessage("test: the weight 'other' is missing");
    }

    @Test
    void taperedHalvesDoNotDisturbEachOther() {
        for (int middle = -9000; middle <= 9000; middle += 373) {
            for (int end = -9000; end <= 9000; end += 419) {
                int pair = Tapered.of(middle, end);
                assertThat(Tapered.middle(pair)).isEqualTo(middle);
                assertThat(Tapered.end(pair)).isEqualTo(end);
                assertThat(Tapered.middle(-pair)).isEqualTo(-middle);
                assertThat(Tapered.end(-pair)).isEqualTo(-end);
            }
        }
    }
}
