package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Evaluator;
import espalier.game.Position;
import espalier.game.Score;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What every evaluator must pass, over seeded random playouts. */
public abstract class EvaluatorContract<P extends Position<P>> extends Contract<P> {
    /** {@return the evaluator} */
    protected abstract Evaluator<P> evaluator();

    /**
     * {@return the position with the players exchanged: the same board with the other colours, seen from the other side,
     * and the other player to move} Empty if the game has no such symmetry.
     *
     * @param position any position of the game
     */
    protected Optional<P> mirror(P position) {
        return Optional.empty();
    }

    /** Unfinished positions only: a finished game has a score. */
    private void check(Consumer<P> check) {
        visit(0, place -> {
            if (place.position().moves().length > 0) {
                check.accept(place.position());
            }
        });
    }

    @Test
    void evaluationsAreNoForcedResults() {
        check(position -> assertThat(evaluator().evaluate(position)).matches(Score::isEvaluation, "an evaluation"));
    }

    @Test
    void evaluatingIsPure() {
        check(position -> {
            long key = position.key();
            int value = evaluator().evaluate(position);
            assertThat(position.key()).as("the key after evaluating").isEqualTo(key);
            assertThat(evaluator().evaluate(position)).as("evaluated again").isEqualTo(value);
            assertThat(evaluator().evaluate(position.copy())).as("of a copy").isEqualTo(value);
            for (int move : position.moves()) {
                position.play(move);
                position.undo();
            }
            assertThat(evaluator().evaluate(position))
                    .as("after moves were made and undone")
                    .isEqualTo(value);
        });
    }

    /** Zero-sum: exchanging the players does not change the value for the side to move. */
    @Test
    void playersAreTreatedAlike() {
        check(position -> mirror(position).ifPresent(mirrored -> {
            assertThat(mirrored.turn()).as("the side to move in the mirror").isEqualTo(1 - position.turn());
            assertThat(evaluator().evaluate(mirrored))
                    .as("the evaluation in the mirror, for the side to move")
                    .isEqualTo(evaluator().evaluate(position));
        }));
    }

    @Test
    void evaluatingAllocatesNothing() {
        int times = 200_000;
        Evaluator<P> evaluator = evaluator();
        allocatesNothing("evaluation", times, start -> () -> {
            int sum = 0;
            for (int i = 0; i < times; i++) {
                sum += evaluator.evaluate(start);
            }
            if (sum != times * evaluator.evaluate(start)) {
                throw new AssertionError("the same position was evaluated differently");
            }
        });
    }
}
