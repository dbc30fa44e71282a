package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.DrawRules;
import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.MoveScorer;
import espalier.game.Noisy;
import espalier.game.NullMove;
import espalier.game.Position;
import espalier.game.Score;
import espalier.play.Think;
import espalier.search.Algorithm;
import espalier.search.Limits;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
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
        WINNER_LOSES,
        ALLOCATES,
        NOISY_ILLEGAL,
        DRAWN_NOT_UNDONE,
        NULL_KEEPS_TURN,
        NULL_NOT_UNDONE
    }

    /** Take one, two or three of ten stones; who takes the last one wins. */
    static final class Stones implements Position<Stones>, Noisy, NullMove, DrawRules {
        private final Fault fault;
        private final int[] taken;
        private int left;
        private int ply;
        private int generated;
        private int played;
        /** A field, so that the compiler cannot do without the array. */
        int[] garbage = {};

        Stones(Fault fault) {
            this(fault, 10);
        }

        Stones(Fault fault, int left) {
            this(fault, left, new int[64]);
        }

        private Stones(Fault fault, int left, int[] taken) {
            this.fault = fault;
            this.left = left;
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
            played++;
        }

        @Override
        public boolean nullAllowed() {
            return left > 5;
        }

        @Override
        public void playNull() {
            taken[ply++] = fault == Fault.NULL_NOT_UNDONE && left == 7 ? 1 : 0;
            ply += fault == Fault.NULL_KEEPS_TURN ? 1 : 0;
        }

        @Override
        public boolean mayStandPat() {
            return left > 3;
        }

        /** Taking three. */
        @Override
        public int generateNoisy(int[] moves, int from) {
            if (left >= 3 || (fault == Fault.NOISY_ILLEGAL && left == 2)) {
                moves[from++] = 3;
            }
            return from;
        }

        /** After eight moves. */
        @Override
        public boolean drawn() {
            return played >= 8;
        }

        @Override
        public void undo() {
            int move = taken[--ply];
            played -= move == 0 || fault == Fault.DRAWN_NOT_UNDONE ? 0 : 1;
            left += fault == Fault.UNDO_FORGETS_COUNT && move == 3 ? 2 : move;
        }

        @Override
        public int turn() {
            return fault == Fault.TURN_STAYS ? 0 : ply & 1;
        }

        @Override
        public int score() {
            boolean wrong = fault == Fault.WINNER_LOSES || (fault == Fault.WRONG_SIGN && turn() == 1);
            return wrong ? Score.winIn(0) : Score.lossIn(0);
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
            Stones copy = new Stones(fault, left, fault == Fault.COPY_SHARES ? taken : taken.clone());
            copy.ply = ply;
            copy.played = played;
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

    /** A scorer that a contract finds fault with. */
    private abstract static class Scorer implements MoveScorer<Stones> {
        @Override
        public void score(Stones position, int[] moves, int[] scores, int from, int to) {
            for (int i = from; i < to; i++) {
                scores[i] = moves[i];
            }
        }

        @Override
        public int historyIndex(int move) {
            return move;
        }

        @Override
        public int historySize() {
            return 4;
        }
    }

    private static MoveScorerContract<Stones> contract(MoveScorer<Stones> scorer) {
        return new MoveScorerContract<>() {
            @Override
            protected Stones start() {
                return new Stones(Fault.NONE);
            }

            @Override
            protected MoveScorer<Stones> scorer() {
                return scorer;
            }
        };
    }

    @Test
    void aGoodScorer() {
        MoveScorerContract<Stones> contract = contract(new Scorer() {});
        contract.scoringIsPure();
        contract.quickScoringIsPure();
        contract.movesHaveTheirPlaceInTheHistory();
        contract.scoringAllocatesNothing();
    }

    @Test
    void faultyScorers() {
        assertThatThrownBy(() -> contract(new Scorer() {
                            @Override
                            public void score(Stones position, int[] moves, int[] scores, int from, int to) {
                                super.score(position, moves, scores, from, to + 1);
                            }
                        })
                        .scoringIsPure())
                .hasMessageContaining("outside the moves");
        assertThatThrownBy(() -> contract(new Scorer() {
                            @Override
                            public void score(Stones position, int[] moves, int[] scores, int from, int to) {
                                super.score(position, moves, scores, from, Math.min(to, from + 2));
                            }
                        })
                        .scoringIsPure())
                .hasMessageContaining("scored again");
        assertThatThrownBy(() -> contract(new Scorer() {
                            @Override
                            public void scoreQuickly(Stones position, int[] moves, int[] scores, int from, int to) {
                                position.playNull();
                                score(position, moves, scores, from, to);
                            }
                        })
                        .quickScoringIsPure())
                .hasMessageContaining("after moves were scored");
        assertThatThrownBy(() -> contract(new Scorer() {
                            @Override
                            public int historySize() {
                                return 3;
                            }
                        })
                        .movesHaveTheirPlaceInTheHistory())
                .hasMessageContaining("the history index of move 3");
        assertThatThrownBy(() -> contract(new Scorer() {
                            private int[] counts = {};

                            @Override
                            public void score(Stones position, int[] moves, int[] scores, int from, int to) {
                                counts = new int[to + counts.length % 2];
                                super.score(position, moves, scores, from, to);
                            }
                        })
                        .scoringAllocatesNothing())
                .hasMessageContaining("bytes allocated");
    }

    /** Positions are written as the stones left and the side to move, moves as what is taken. */
    private static class StonesGame implements Game<Stones> {
        private final Fault fault;

        StonesGame(Fault fault) {
            this.fault = fault;
        }

        @Override
        public String name() {
            return "stones";
        }

        @Override
        public Stones start() {
            return new Stones(fault);
        }

        @Override
        public Stones parse(String text) {
            if (!text.matches("[0-9]{1,2} [01]")) {
                throw new IllegalArgumentException("stones and a side are wanted");
            }
            Stones stones = new Stones(fault, Integer.parseInt(text.split(" ", -1)[0]));
            return text.endsWith("1") ? stones.mirrored() : stones;
        }

        @Override
        public String format(Stones position) {
            return position.left + " " + position.turn();
        }

        @Override
        public String formatMove(Stones position, int move) {
            return "take" + move;
        }

        @Override
        public int parseMove(Stones position, String text) {
            try {
                return Game.super.parseMove(position, text);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("no such move", e);
            }
        }

        @Override
        public Map<String, Evaluator<Stones>> evaluators() {
            return Map.of("draw", position -> Score.DRAW);
        }
    }

    private static final Map<String, String> WINS = Map.of("1 0", "take1", "3 1", "take3");

    private static GameContract<Stones> contract(Game<Stones> game) {
        return new GameContract<>() {
            @Override
            protected Game<Stones> game() {
                return game;
            }

            @Override
            protected Map<String, String> winsInOne() {
                return WINS;
            }
        };
    }

    @Test
    void aGoodGame() {
        GameContract<Stones> contract = contract(new StonesGame(Fault.NONE));
        contract.theLoserIsNotTheWinner();
        contract.positionsAreReadBack();
        contract.movesAreReadBack();
        contract.movesArePointedAt();
        contract.otherTextsAreRefused();
        contract.aGameDescribesItself();
    }

    @Test
    void aMoveWithoutItsSquares() {
        assertThatThrownBy(() -> contract(new StonesGame(Fault.NONE) {
                            @Override
                            public List<Integer> squares(Stones position, int move) {
                                return List.of();
                            }
                        })
                        .movesArePointedAt())
                .hasMessageContaining("the squares of take");
    }

    @Test
    void faultyGames() {
        assertThatThrownBy(() -> contract(new StonesGame(Fault.WINNER_LOSES)).theLoserIsNotTheWinner())
                .hasMessageContaining("the game is won after take");
        assertThatThrownBy(() -> contract(new StonesGame(Fault.NONE) {
                            @Override
                            public String format(Stones position) {
                                return position.left + " 0";
                            }
                        })
                        .positionsAreReadBack())
                .hasMessageMatching("(?s)after take. from start 1: .*");
        assertThatThrownBy(() -> contract(new StonesGame(Fault.NONE) {
                            @Override
                            public String formatMove(Stones position, int move) {
                                return position.left == 9 && move == 3 ? "take2" : super.formatMove(position, move);
                            }
                        })
                        .movesAreReadBack())
                .hasMessageStartingWith("after take1 from start 1: ");
        assertThatThrownBy(() -> contract(new StonesGame(Fault.NONE) {
                            @Override
                            public Stones parse(String text) {
                                return new Stones(Fault.NONE, text.charAt(0) - '0');
                            }
                        })
                        .otherTextsAreRefused())
                .hasMessageContaining("not refused by an IllegalArgumentException");
        assertThatThrownBy(() -> contract(new StonesGame(Fault.NONE) {
                            @Override
                            public int parseMove(Stones position, String text) {
                                throw new IllegalArgumentException("no move '" + text + "'");
                            }
                        })
                        .otherTextsAreRefused())
                .hasMessageContaining("control characters");
        assertThatThrownBy(() -> contract(new StonesGame(Fault.NONE) {
                            @Override
                            public int parseMove(Stones position, String text) {
                                return 1;
                            }
                        })
                        .otherTextsAreRefused())
                .hasMessageContaining("refusal of the move ''");
        Stones one = new Stones(Fault.NONE);
        assertThatThrownBy(() -> contract(new StonesGame(Fault.NONE) {
                            @Override
                            public Stones start() {
                                return one;
                            }
                        })
                        .aGameDescribesItself())
                .hasMessageContaining("from another start");
    }

    private static PlayerContract<Stones> contract(Fault fault, PlayerContract.Player<Stones> player) {
        return new PlayerContract<>() {
            @Override
            protected Game<Stones> game() {
                return new StonesGame(fault);
            }

            @Override
            protected Map<String, String> winsInOne() {
                return WINS;
            }

            @Override
            protected Player<Stones> player() {
                return player;
            }
        };
    }

    /** The practical search. */
    private static OptionalInt think(Stones position, long nodes, BooleanSupplier stop) {
        return Think.of(Algorithm.PVS, (Stones p) -> Score.DRAW)
                .entries(1 << 8)
                .limits(Limits.nodes(nodes).and(Limits.until(stop)))
                .run(position)
                .best()
                .map(iteration -> OptionalInt.of(iteration.move()))
                .orElse(OptionalInt.empty());
    }

    @Test
    void aGoodPlayer() {
        PlayerContract<Stones> contract = contract(Fault.NONE, ContractsCatchTest::think);
        contract.movesAreLegalAndThePositionStays();
        contract.aMoveIsThereHoweverLittleIsAllowed();
        contract.findsTheWinInOne();
        contract.stopsWhenAsked();
    }

    @Test
    void faultyPlayers() {
        assertThatThrownBy(() ->
                        contract(Fault.WINNER_LOSES, ContractsCatchTest::think).findsTheWinInOne())
                .hasMessageContaining("the moves that win in");
        assertThatThrownBy(() -> contract(Fault.NONE, (position, nodes, stop) -> OptionalInt.of(1))
                        .movesAreLegalAndThePositionStays())
                .hasMessageContaining("the player moves");
        assertThatThrownBy(() -> contract(Fault.NONE, (position, nodes, stop) -> {
                            OptionalInt move = think(position, nodes, stop);
                            move.ifPresent(position::play);
                            return move;
                        })
                        .movesAreLegalAndThePositionStays())
                .hasMessageContaining("after the player chose a move");
        assertThatThrownBy(() -> contract(
                                Fault.NONE,
                                (position, nodes, stop) ->
                                        nodes == 1 ? OptionalInt.empty() : think(position, nodes, stop))
                        .aMoveIsThereHoweverLittleIsAllowed())
                .hasMessageContaining("the player moves");
        assertThatThrownBy(() -> contract(Fault.NONE, (position, nodes, stop) -> {
                            while (stop.getAsBoolean() || !stop.getAsBoolean()) {}
                            return OptionalInt.empty();
                        })
                        .stopsWhenAsked())
                .hasMessageContaining("questions whether to stop");
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
