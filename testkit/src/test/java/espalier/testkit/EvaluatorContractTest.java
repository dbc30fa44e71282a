package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Evaluator;
import espalier.game.Score;
import espalier.testkit.Stones.Fault;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** {@link EvaluatorContract} finds what it is made for: each fault breaks the test about it. */
class EvaluatorContractTest {
    private static EvaluatorContract<Stones> contract(Evaluator<Stones> evaluator) {
        return new EvaluatorContract<>() {
            @Override
            protected Stones start() {
                return new Stones(Fault.NONE);
            }

            @Override
            protected Evaluator<Stones> evaluator() {
                return evaluator;
            }

            @Override
            protected Optional<Stones> mirror(Stones position) {
                return Optional.of(position.mirrored());
            }
        };
    }

    @Test
    void faultyEvaluators() {
        int[] calls = {0};
        assertThatThrownBy(() -> contract(p -> Score.winIn(3)).evaluationsAreNoForcedResults())
                .isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> contract(p -> calls[0]++).evaluatingIsPure()).isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> contract(p -> p.turn() == 0 ? 5 : -5).playersAreTreatedAlike())
                .isInstanceOf(AssertionError.class);
        assertThatThrownBy(
                        () -> contract(p -> Integer.toString(p.left).hashCode()).evaluatingAllocatesNothing())
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void aGoodEvaluator() {
        EvaluatorContract<Stones> contract = contract(p -> p.left % 4 == 0 ? -1 : 1);
        assertThatCode(() -> {
                    contract.evaluationsAreNoForcedResults();
                    contract.evaluatingIsPure();
                    contract.playersAreTreatedAlike();
                    contract.evaluatingAllocatesNothing();
                })
                .doesNotThrowAnyException();
    }
}
