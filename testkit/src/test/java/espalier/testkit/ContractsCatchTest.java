package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Evaluator;
import espalier.game.Position;
import espalier.game.Score;
import espalier.search.Algorithm;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The contracts find what they are made for: each fault breaks the test about it. */
class ContractsCatchTest {
    /** A fault of a game. */
    enum Fault {
        NONE,
        MOVE_TWICE,
        MOVES_FORGET_ORDER,
        UNDO_FORGETS_COUNT,
        KEY_AFTER_WRONG,
        KEY_WITHOUT_TURN,
        COPY_SHARES,
        TURN_STAYS,
        OVER_EARLY,
        TOO_MANY_MOVES,
        WRONG_SIGN,
        ALLOCATES
    }

    /** Take one, two or three of ten stones; the player who takes the last one wins. */
    static final class Stones implements Position<Stones> {
        private final Fault fault;
        private final int[] taken;
        private int left = 10;
        private int ply;
        private int generated;
        /** A field, so that the compiler cannot eliminate the array. */
        int[] garbage = {};

        Stones(Fault fault) {
            this(fault, new int[16]);
        }

        private Stones(Fault fault, int[] taken) {
            this.fault = fault;
            this.taken = taken;
        }

        @Override
        public int generate(int[] moves, int from) {
            int most = Math.min(3, left);
            boolean backwards = fault == Fault.MOVES_FORGET_ORDER && generated++ % 2 == 1;
            for (int i = 0; i < most; i++) {
                moves[from + i] = backwards ? most - i : i + 1;
            }
            if (fault == Fault.MOVE_TWICE && most == 2) {
                moves[from + most++] = 1;
            }
            return from + most;
        }

        @Override
        public void play(int move) {
            if (fault == Fault.ALLOCATES) {
                garbage = new int[move];
            }
            left -= move;
            taken[ply++] = move;
        }

        @Override
        public void undo() {
            int move = taken[--ply];
            left += fault == Fault.UNDO_FORGETS_COUNT && move == 3 ? 2 : move;
        }

        @Override
        public int turn() {
            return fault == Fault.TURN_STAYS ? 0 : ply & 1;
        }

        @Override
        public int score() {
            return fault == Fault.WRONG_SIGN && turn() == 1 ? Score.winIn(0) : Score.lossIn(0);
        }

        @Override
        public boolean over(int[] scratch, int from) {
            return left == 0 || (fault == Fault.OVER_EARLY && left == 1);
        }

        @Override
        public long key() {
            return fault == Fault.KEY_WITHOUT_TURN ? left : 2L * left + (ply & 1);
        }

        @Override
        public long keyAfter(int move) {
            return fault == Fault.KEY_AFTER_WRONG ? 2L * left : 2L * (left - move) + (ply + 1 & 1);
        }

        @Override
        public int maxMoves() {
            return fault == Fault.TOO_MANY_MOVES ? 2 : 3;
        }

        Stones mirrored() {
            Stones mirror = copy();
            mirror.ply++;
            return mirror;
        }

        @Override
        public Stones copy() {
            Stones copy = new Stones(fault, fault == Fault.COPY_SHARES ? taken : taken.clone());
            copy.left = left;
            copy.ply = ply;
            return copy;
        }
    }

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
            Map.entry(Fault.ALLOCATES, PositionContract::movingAllocatesNothing));

    @ParameterizedTest
    @EnumSource(value = Fault.class, mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void faultyPositions(Fault fault) {
        assertThatThrownBy(() -> CAUGHT_BY.get(fault).accept(contract(fault)))
                .isInstanceOfAny(AssertionError.class, IndexOutOfBoundsException.class);
    }

    @Test
    void aGoodPosition() {
        CAUGHT_BY.values().forEach(test -> test.accept(contract(Fault.NONE)));
    }

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
