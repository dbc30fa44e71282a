package espalier.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Evaluator;
import espalier.game.Score;
import espalier.games.WithoutTerm;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EvaluatorTest {
    private final CheckersGame game = new CheckersGame();

    @Test
    void swappingColoursOnTheTurnedBoardChangesNothingForTheSideToMove() {
        for (Map.Entry<String, Evaluator<CheckersPosition>> named :
                game.evaluators().entrySet()) {
            Evaluator<CheckersPosition> evaluator = named.getValue();
            Playouts.visit(600, 21, p -> {
                int value = evaluator.evaluate(p);
                assertThat(evaluator.evaluate(p.mirrored())).as(named.getKey()).isEqualTo(value);
                assertThat(Score.isEvaluation(value)).isTrue();
            });
        }
    }

    @Test
    void evaluationsArePure() {
        for (Evaluator<CheckersPosition> evaluator : game.evaluators().values()) {
            Playouts.visit(
                    100,
                    22,
                    p -> assertThat(evaluator.evaluate(p)).isEqualTo(evaluator.evaluate(game.parse(game.format(p)))));
        }
    }

    @Test
    void plainAndSamuelAreNegatedByTheOtherTurn() {
        for (String name : new String[] {"plain", "samuel"}) {
            Evaluator<CheckersPosition> evaluator = game.evaluators().get(name);
            Playouts.visit(300, 23, p -> {
                int value = evaluator.evaluate(p);
                p.playNull();
                assertThat(evaluator.evaluate(p)).isEqualTo(-value);
                p.undo();
            });
        }
    }

    @Test
    void aPieceAheadIsGood() {
        for (Evaluator<CheckersPosition> evaluator : game.evaluators().values()) {
            assertThat(evaluator.evaluate(game.parse("B:W21,22,30:B1,2,3,9"))).isGreaterThan(50);
            assertThat(evaluator.evaluate(game.parse("W:W21,22,30:B1,2,3,9"))).isLessThan(-50);
        }
    }

    private int real(String position) {
        return game.evaluators().get("real").evaluate(game.parse(position));
    }

    @Test
    void termsOfTheRealEvaluation() {
        assertThat(real("B:W31,30:B24,1")).as("a runaway man").isGreaterThan(real("B:W27,30:B24,1"));
        assertThat(real("B:W32,13:B28,1")).as("the dog hole").isLessThan(real("B:W31,13:B28,1"));
        assertThat(real("B:W22,31:B1,3,10")).as("the bridge").isGreaterThan(real("B:W22,31:B2,4,10"));
        assertThat(real("B:W30:B1,2")).as("trades help who is ahead").isGreaterThan(real("B:W29,30,31,32:B1,2,3,4,6"));
    }

    /** A term's contribution to the value for the side to move. */
    private int term(String name, String position) {
        CheckersEvaluator without =
                new CheckersEvaluator(WithoutTerm.of(CheckersEvaluator.class, "checkers.weights", name));
        return real(position) - without.evaluate(game.parse(position));
    }

    @Test
    void aTrappedKingIsWorthLess() {
        assertThat(term("trapped-king", "B:W22,25,30:BK29,1")).as("hemmed in").isNegative();
        assertThat(term("trapped-king", "W:W22,25,30:BK29,1"))
                .as("by the other side")
                .isPositive();
        assertThat(term("trapped-king", "B:W18,K32:BK29,1"))
                .as("it can step out")
                .isZero();
        assertThat(term("trapped-king", "B:WK21,18:BK29,1"))
                .as("it would be jumped")
                .isNegative();
        assertThat(term("trapped-king", "B:W22,25,30:B9,1")).as("no king").isZero();
    }

    @Test
    void samuelsTermsStayInTheirRanges() {
        int[] terms = new int[SamuelTerms.COUNT];
        int[] other = new int[SamuelTerms.COUNT];
        Playouts.visit(900, 24, p -> {
            SamuelTerms.fill(p, 0, terms);
            SamuelTerms.fill(p, 1, other);
            for (int i = 0; i < SamuelTerms.COUNT; i++) {
                int limit = SamuelTerms.limit(i, p);
                assertThat(terms[i]).as(SamuelTerms.NAMES.get(i)).isBetween(i == SamuelTerms.TOTAL ? 0 : -limit, limit);
                assertThat(other[i]).isEqualTo(i == SamuelTerms.TOTAL ? terms[i] : -terms[i]);
            }
        });
    }

    @Test
    void samuelsTermsByHand() {
        int[] terms = SamuelTerms.fill(game.parse("B:W18,30,32:B1,3,14,K9"), 0, new int[SamuelTerms.COUNT]);
        // Men 3 and a king against 3 men; 14 has advanced three rows, 18 too; only White has a bridge without an enemy
        // king, and there is one; Black steps to 5 6 7 8 13 17, White to 15 25 26 27 28; 18 can be jumped, 14 cannot.
        assertThat(terms).containsExactly(9 - 6, 3 - 3, 1 - 0, 1 - 1, 6 - 5, 1 - 0, 7);
    }

    @Test
    void sumBoundsHold() {
        SamuelValue one = new SamuelValue(new int[] {50, 2, 12, 4, 2, 15, 3});
        SamuelValue two = new SamuelValue(new int[] {45, 3, 10, 0, 2, 25, -8});
        CheckersPosition start = game.start();
        int bound = one.sumBound(two, start);
        assertThat(bound).isEqualTo(5 * 36 + 60 + 2 + 4 * 8 + 10 * 12 + 5 * 24);
        Playouts.visit(300, 25, p -> {
            int sum = one.value(p, 0) + two.value(p, 1);
            assertThat(Math.abs(sum)).isLessThanOrEqualTo(bound);
            assertThat(one.value(p, 0)).isEqualTo(one.value(p.mirrored(), 1));
        });
        SamuelValue zeroSum = SamuelValue.standard();
        assertThat(zeroSum.sumBound(zeroSum, start)).isZero();
    }

    @Test
    void totalHasOneSignForBoth() {
        SamuelValue total = new SamuelValue(new int[] {0, 0, 0, 0, 0, 0, 2});
        assertThat(total.value(game.start(), 0)).isEqualTo(48).isEqualTo(total.value(game.start(), 1));
        assertThat(total.sumBound(total, game.parse("B:W32:B1"))).isEqualTo(8);
    }
}
