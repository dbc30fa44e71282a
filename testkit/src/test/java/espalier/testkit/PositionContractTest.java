package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.testkit.Stones.Fault;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@link PositionContract} finds what it is made for: each fault breaks the test about it. */
class PositionContractTest {
    private static PositionContract<Stones> contract(Fault fault) {
        return new PositionContract<>() {
            @Override
            protected Stones start() {
                return new Stones(fault);
            }

            @Override
            protected int playouts() {
                return 200;
            }

            @Override
            protected Optional<Stones> mirror(Stones position) {
                return Optional.of(position.mirrored());
            }
        };
    }

    private static final Map<Fault, Consumer<PositionContract<Stones>>> CAUGHT_BY = Map.ofEntries(
            Map.entry(Fault.MOVE_TWICE, PositionContract::movesAreDeterministicAndDistinct),
            Map.entry(Fault.MOVES_FORGET_ORDER, PositionContract::movesAreDeterministicAndDistinct),
            Map.entry(Fault.TOO_MANY_MOVES, PositionContract::movesAreDeterministicAndDistinct),
            Map.entry(Fault.UNDO_FORGETS_COUNT, PositionContract::undoRestoresEverything),
            Map.entry(Fault.KEY_AFTER_WRONG, PositionContract::keyAfterIsTheKeyAfterTheMove),
            Map.entry(Fault.KEY_WITHOUT_TURN, PositionContract::equalKeysMeanEqualPositions),
            Map.entry(Fault.COPY_SHARES, PositionContract::copiesAreIndependentAndKeepTheHistory),
            Map.entry(Fault.TURN_STAYS, PositionContract::turnsAlternate),
            Map.entry(Fault.OVER_EARLY, PositionContract::overMeansNoMoves),
            Map.entry(Fault.WRONG_SIGN, PositionContract::scoresBelongToTheSideToMove),
            Map.entry(Fault.NOISY_ILLEGAL, PositionContract::noisyMovesAreLegal),
            Map.entry(Fault.DRAWN_NOT_UNDONE, PositionContract::undoRestoresEverything),
            Map.entry(Fault.NULL_KEEPS_TURN, PositionContract::nullMovesHandOverTheTurn),
            Map.entry(Fault.NULL_NOT_UNDONE, PositionContract::nullMovesHandOverTheTurn),
            Map.entry(Fault.ALLOCATES, PositionContract::movingAllocatesNothing));

    @ParameterizedTest
    @EnumSource(
            value = Fault.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"NONE", "WINNER_LOSES"})
    void faultyPositions(Fault fault) {
        assertThatThrownBy(() -> CAUGHT_BY.get(fault).accept(contract(fault))).isInstanceOf(AssertionError.class);
    }

    /** Failures name the moves that lead there, as few as will do. */
    @Test
    void theShortestWayToAFailure() {
        assertThatThrownBy(() -> contract(Fault.UNDO_FORGETS_COUNT).undoRestoresEverything())
                .hasMessageStartingWith("at start 1: ");
        assertThatThrownBy(() -> contract(Fault.NULL_NOT_UNDONE).nullMovesHandOverTheTurn())
                .hasMessageStartingWith("after 3 from start 1: ");
        assertThatThrownBy(() -> contract(Fault.NOISY_ILLEGAL).noisyMovesAreLegal())
                .hasMessageStartingWith("after 2 3 3 from start 1: ");
        assertThatThrownBy(() -> contract(Fault.OVER_EARLY).overMeansNoMoves())
                .hasMessageStartingWith("after 3 3 3 from start 1: ");
        assertThatThrownBy(() -> contract(Fault.KEY_WITHOUT_TURN).equalKeysMeanEqualPositions())
                .hasMessageMatching(
                        "(?s)after 3 from start 1: .*the position after 1 2 from start 1, which has the same key.*");
    }

    /** Where there are too many short ways to try, moves are left out while the failure stays. */
    @Test
    void aShortWayToAFarFailure() {
        Contract<Stones> far = new Contract<>() {
            @Override
            protected Stones start() {
                return new Stones(Fault.NONE, 40);
            }
        };
        assertThatThrownBy(() -> far.visit(0, place -> {
                    if (place.position().left < 14) {
                        throw new IllegalStateException("few");
                    }
                }))
                .isInstanceOf(AssertionError.class)
                .satisfies(e -> assertThat(e.getMessage().split(" ", -1)).hasSizeLessThanOrEqualTo(30));
    }

    @Test
    void aGoodPosition() {
        CAUGHT_BY.values().forEach(test -> test.accept(contract(Fault.NONE)));
    }
}
