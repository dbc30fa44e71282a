package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Game;
import espalier.testkit.Stones.Fault;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** {@link GameContract} finds what it is made for: each fault breaks the test about it. */
class GameContractTest {
    private static GameContract<Stones> contract(Game<Stones> game) {
        return new GameContract<>() {
            @Override
            protected Game<Stones> game() {
                return game;
            }

            @Override
            protected Map<String, String> winsInOne() {
                return StonesGame.WINS;
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
}
