package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Game;
import espalier.game.Score;
import espalier.play.Think;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.testkit.Stones.Fault;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** {@link PlayerContract} finds what it is made for: each fault breaks the test about it. */
class PlayerContractTest {
    private static PlayerContract<Stones> contract(Fault fault, PlayerContract.Player<Stones> player) {
        return new PlayerContract<>() {
            @Override
            protected Game<Stones> game() {
                return new StonesGame(fault);
            }

            @Override
            protected Map<String, String> winsInOne() {
                return StonesGame.WINS;
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
        PlayerContract<Stones> contract = contract(Fault.NONE, PlayerContractTest::think);
        contract.movesAreLegalAndThePositionStays();
        contract.aMoveIsThereHoweverLittleIsAllowed();
        contract.findsTheWinInOne();
        contract.stopsWhenAsked();
    }

    @Test
    void faultyPlayers() {
        assertThatThrownBy(() ->
                        contract(Fault.WINNER_LOSES, PlayerContractTest::think).findsTheWinInOne())
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
}
