package espalier.games.loa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Evaluator;
import espalier.game.Score;
import espalier.game.WeightFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoaEvaluatorTest {
    private static final LongUnaryOperator[] SYMMETRIES = {
        Long::reverseBytes, Long::reverse, Mobility::reflect, x -> Long.reverseBytes(Mobility.reflect(x))
    };

    private final LoaEvaluator real = new LoaEvaluator(LoaWeights.standard());

    @ParameterizedTest
    @ValueSource(strings = {"real", "plain"})
    void isTheSameForSwappedSidesAndOnTheTurnedOrMirroredBoard(String name) {
        Evaluator<LoaPosition> evaluator = new LoaGame().evaluators().get(name);
        SplittableRandom random = new SplittableRandom(31);
        for (int i = 0; i < 20_000; i++) {
            LoaPosition p = LoaPlayoutTest.randomStart(random, LoaRules.STANDARD);
            int value = evaluator.evaluate(p);
            LoaPosition swapped = new LoaPosition(p.white(), p.black(), 1 - p.turn(), p.rules());
            assertThat(evaluator.evaluate(swapped)).isEqualTo(value);
            assertThat(Score.isEvaluation(value)).isTrue();
            for (LongUnaryOperator symmetry : SYMMETRIES) {
                long black = symmetry.applyAsLong(p.black());
                long white = symmetry.applyAsLong(p.white());
                LoaPosition turned = new LoaPosition(black, white, p.turn(), p.rules());
                assertThat(evaluator.evaluate(turned)).as(LoaNotation.format(p)).isEqualTo(value);
            }
        }
    }

    @Test
    void onlyTheBonusForTheMoveIsNotAntisymmetricInTheSideToMove() {
        SplittableRandom random = new SplittableRandom(32);
        for (int i = 0; i < 20_000; i++) {
            LoaPosition p = LoaPlayoutTest.randomStart(random, LoaRules.STANDARD);
            LoaPosition other = new LoaPosition(p.black(), p.white(), 1 - p.turn(), p.rules());
            int sum = real.evaluate(p) + real.evaluate(other);
            assertThat(sum).isEqualTo(2 * LoaWeights.standard().playerToMove);
            PlainEvaluator plain = new PlainEvaluator();
            assertThat(plain.evaluate(p)).isEqualTo(-plain.evaluate(other));
        }
    }

    @Test
    void mobilityCountsTheMovesOfTheSlowRulesByKind() {
        SplittableRandom random = new SplittableRandom(33);
        for (int i = 0; i < 3000; i++) {
            LoaPosition p = LoaPlayoutTest.randomStart(random, LoaRules.STANDARD);
            long counts = Mobility.count(p.black(), p.white());
            for (int player = 0; player < 2; player++) {
                int[] kinds = new int[4];
                long enemies = player == 0 ? p.white() : p.black();
                Set<String> moves = NaiveLoa.steps(NaiveLoa.board(p), player == 0 ? 'b' : 'w');
                for (String move : moves) {
                    int to = LoaNotation.square(move, 3);
                    boolean edge = (Shapes.EDGE >>> to & 1) != 0;
                    kinds[((enemies >>> to & 1) != 0 ? Mobility.CAPTURE : Mobility.QUIET) + (edge ? 1 : 0)]++;
                }
                for (int kind = 0; kind < 4; kind++) {
                    assertThat(Mobility.ofKind(counts, player, kind)).isEqualTo(kinds[kind]);
                }
                assertThat(Mobility.total(counts, player)).isEqualTo(moves.size());
            }
        }
    }

    @Test
    void termsSayWhatTheyShould() {
        long together = 0x0000_001C_1C1C_0000L;
        long apart = 0x8100_0000_1800_0081L;
        int centre = Shapes.centreOfMass(together, 9);
        assertThat(real.concentration(together, 9, centre)).isEqualTo(LoaWeights.standard().concentration);
        assertThat(real.concentration(apart, 6, Shapes.centreOfMass(apart, 6)))
                .isLessThan(LoaWeights.standard().concentration / 2);
        assertThat(real.quads(together, centre)).isEqualTo(4 * LoaWeights.standard().quadsOfFour);
        assertThat(Shapes.rectangle(together)).isEqualTo(9);
        assertThat(Shapes.rectangle(apart)).isEqualTo(64);
        assertThat(Groups.pairs(together)).isEqualTo(20);
        assertThat(real.walls(0x02_02_02L, 0x01_00L)).isEqualTo(LoaWeights.standard().wallsShut);
        assertThat(real.walls(0x02_02_00L, 0x01_00L))
                .as("a2 has b2 and b3 inside, both shut")
                .isPositive();
        assertThat(real.walls(0x02_00_02L << 8, 0x01_00L << 8))
                .as("straight ahead is free")
                .isZero();
    }

    @Test
    void theCentreOfMassIsInHalfSquares() {
        assertThat(Shapes.centreOfMass(0b11, 2)).as("between a1 and b1").isEqualTo(1);
        assertThat(Shapes.centreOfMass(1L << 63, 1)).as("h8").isEqualTo(15 * 14 + 14);
        assertThat(Shapes.offCentre(Shapes.centreOfMass(0x7E00_0000_0000_007EL, 12)))
                .isZero();
    }

    @Test
    void unknownWeightsAreRefused() throws IOException {
        String text;
        try (InputStream in = LoaWeights.class.getResourceAsStream("loa.weights")) {
            text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        String misspelt = text.replace("walls-shut", "wall-shut");
        assertThatThrownBy(() -> new LoaWeights(new WeightFile("my.txt", misspelt)))
                .hasMessage("my.txt: the weight 'walls-shut' is missing");
        assertThatThrownBy(() -> new LoaWeights(new WeightFile("my.txt", text + "wall = 1\n")))
                .hasMessageContaining("there is no weight called 'wall'");
    }
}
