package espalier.games.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Evaluator;
import espalier.game.Score;
import espalier.game.WeightFile;
import espalier.games.WithoutTerm;
import espalier.games.files.Resource;
import java.io.IOException;
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
        assertThat(EVALUATORS.keySet()).containsExactly("tuned", "real", "plain");
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
                if (!name.equals("tuned")) { // which has a bonus for the side to move
                    p.playNull();
                    assertThat(evaluator.evaluate(p))
                            .as("%s: %s", name, ChessFen.write(p))
                            .isEqualTo(-value);
                    p.undo();
                }
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
        return new ChessWeights(Resource.weights(ChessWeights.class, "chess.weights"));
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

    /** Each term's contribution in a position where it applies to one side only. */
    @ParameterizedTest
    @CsvSource({
        "passed, 4k3/7p/8/3P4/8/8/7P/4K3 w - -, 1, a passed pawn",
        "passed_, 4k3/7p/8/3P4/8/8/7P/4K3 b - -, -1, their passed pawn",
        "passed_free_ahead_end, 4k3/7p/8/3P4/8/8/7P/4K3 w - -, 1, nothing stands before it",
        "passed_free_ahead_end, 4k3/7p/3n4/3P4/8/8/7P/4K3 w - -, 0, a knight does",
        "passed_their_king_end, 4k3/8/8/8/7P/8/8/6K1 w - -, 1, far from their king",
        "isolated, 4k3/7p/8/3P4/8/8/7P/4K3 w - -, -1, an isolated pawn more",
        "doubled, 4k3/5ppp/8/8/8/3P4/3P1PPP/4K3 w - -, -1, doubled pawns",
        "backward, 4k3/8/8/2p1p3/2P1P3/3P4/8/4K3 w - -, -1, a backward pawn",
        "connected, 4k3/p1p5/8/8/3PP3/8/8/4K3 w - -, 1, a phalanx",
        "connected, 4k3/p1p5/8/8/3P1P2/8/8/4K3 w - -, 0, a gap between them",
        "outpost, 4k3/pp4pp/8/4N3/3P4/8/PP4PP/4K3 w - -, 1, a knight no pawn can drive away",
        "outpost, 4k3/pp3ppp/8/4N3/3P4/8/PP4PP/4K3 w - -, 0, a pawn can",
        "attacked_by_pawn, 4k3/pp4pp/8/3n4/4P3/8/PP4PP/4K3 w - -, 1, a pawn attacks a knight",
        "hanging, 4k3/pp4pp/8/3n4/8/1B6/PP4PP/4K3 w - -, 1, nothing protects it",
        "hanging, 4k3/pp4pp/4p3/3n4/8/1B6/PP4PP/4K3 w - -, 0, a pawn does",
        "shield_middle, r2q2k1/ppp5/8/8/8/8/PPP2PPP/R2Q2K1 w - -, 1, pawns before the king",
        "storm_middle, r2q2k1/ppp5/8/8/6pp/8/PPP2PPP/R2Q2K1 w - -, -1, pawns storm it",
        "king_open_file_middle, r2q2k1/ppp3pp/8/8/8/8/PPP2PPP/R2Q2K1 w - -, 1, an open file beside their king",
        "king_attackers, r4rk1/ppp2ppp/8/6N1/8/3B3Q/PPP2PPP/R4RK1 w - -, 1, three pieces attack their king",
        "king_safe_checks, 6k1/5ppp/8/8/8/8/5PPP/1B1R2K1 w - -, 1, a check that costs nothing",
    })
    void everyTermSaysWhatItIsAbout(String term, String fen, int sign, String what) {
        ChessEvaluator without =
                new ChessEvaluator(new ChessWeights(WithoutTerm.of(ChessWeights.class, "chess.weights", term)));
        ChessPosition position = ChessFen.read(fen);
        int says = real().evaluate(position) - without.evaluate(position);
        assertThat(Integer.signum(says)).as("%s: %s says %d", what, term, says).isEqualTo(sign);
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
        ChessWeights few = new ChessWeights(new WeightFile("test", "material_middle = 1 2\n"));
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
