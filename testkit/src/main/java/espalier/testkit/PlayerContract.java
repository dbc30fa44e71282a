package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Position;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What everything that chooses moves must pass, in any game. */
public abstract class PlayerContract<P extends Position<P>> extends InGame<P> {
    private static final int NODES = 2_000;

    /** After a stop, a player may poll the flag this many times. */
    private static final int PATIENCE = 1_000;

    /** Chooses moves. */
    @FunctionalInterface
    public interface Player<P> {
        /**
         * The move for the side to move; empty if the game is over.
         *
         * @param position left as it was
         * @param nodes about this many node visits are enough
         * @param stop asked from time to time; when it says so the player answers with the best it has
         * @return the move
         */
        OptionalInt choose(P position, long nodes, BooleanSupplier stop);
    }

    /** {@return the player} */
    protected abstract Player<P> player();

    /** Few: the player thinks at every position. */
    @Override
    protected int playouts() {
        return 2;
    }

    /** The player's move, which must be legal; the position must stay. */
    private OptionalInt choice(P position, long nodes, BooleanSupplier stop) {
        Picture before = Picture.of(position);
        OptionalInt move = player().choose(position, nodes, stop);
        Picture.of(position).mustBe(before, "after the player chose a move");
        assertThat(move.isPresent()).as("the player moves").isEqualTo(before.moves().length > 0);
        move.ifPresent(
                chosen -> assertThat(before.moves()).as("the legal moves").contains(chosen));
        return move;
    }

    @Test
    void movesAreLegalAndThePositionStays() {
        visit(40, place -> choice(place.position(), NODES, () -> false));
    }

    @Test
    void aMoveIsThereHoweverLittleIsAllowed() {
        visit(41, place -> choice(place.position(), 1, () -> false));
        visit(42, place -> choice(place.position(), NODES, () -> true));
    }

    @Test
    void findsTheWinInOne() {
        assertThat(winsInOne()).as("wins in one").isNotEmpty();
        winsInOne().forEach((text, wins) -> {
            P position = game().parse(text);
            int move = choice(position, NODES, () -> false).orElseThrow();
            assertThat(Set.of(wins.split(" ", -1)))
                    .as("the moves that win in %s", text)
                    .contains(game().formatMove(position, move));
        });
    }

    /** Without any other limit. The timeout is for players that never ask. */
    @Test
    @Timeout(60)
    void stopsWhenAsked() {
        for (int polls : new int[] {0, 1, 2, 10}) {
            AtomicInteger asked = new AtomicInteger();
            choice(start(), Long.MAX_VALUE, () -> {
                int number = asked.incrementAndGet();
                assertThat(number).as("questions whether to stop").isLessThan(polls + PATIENCE);
                return number > polls;
            });
        }
    }
}
