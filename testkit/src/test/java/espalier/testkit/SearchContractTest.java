package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Evaluator;
import espalier.search.Algorithm;
import espalier.testkit.Stones.Fault;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@link SearchContract} finds what it is made for: each fault breaks the test about it. */
class SearchContractTest {
    private static SearchContract<Stones> searches(Evaluator<Stones> evaluator) {
        return new SearchContract<>() {
            @Override
            protected Stream<Stones> positions() {
                return Stream.of(new Stones(Fault.NONE));
            }

            @Override
            protected int depth() {
                return 4;
            }

            @Override
            protected Evaluator<Stones> evaluator() {
                return evaluator;
            }
        };
    }

    /** A game with forced wins, cut off before its end. */
    @ParameterizedTest
    @MethodSource("espalier.search.Algorithm#all")
    @Tag("mutation")
    void aGoodSearch(Algorithm algorithm) {
        SearchContract<Stones> contract = searches(p -> 3 * (p.left % 4) - 4);
        contract.valueAndMoveAreMinimax(algorithm);
        if (SearchContract.withMemory().anyMatch(algorithm::equals)) {
            contract.memoryDoesNotChangeTheResult(algorithm);
        }
        contract.eventsNestAndCountersAddUp(algorithm);
        contract.interruptionLeavesThePositionIntact(algorithm);
        contract.searchesStopWhenAsked(algorithm);
    }

    /** An evaluation that changes from call to call makes a search look wrong, and the contract reports it. */
    @Test
    void aSearchWithAnotherValue() {
        int[] calls = {0};
        assertThatThrownBy(() -> searches(p -> calls[0]++).valueAndMoveAreMinimax(Algorithm.ALPHA_BETA))
                .isInstanceOf(AssertionError.class);
    }
}
