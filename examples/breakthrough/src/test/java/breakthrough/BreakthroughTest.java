package breakthrough;

import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.MoveScorer;
import espalier.testkit.EvaluatorContract;
import espalier.testkit.GameContract;
import espalier.testkit.MoveScorerContract;
import espalier.testkit.PositionContract;
import espalier.testkit.SearchContract;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;

/** What every game must pass. */
class BreakthroughTest {
    private static final BreakthroughGame GAME = new BreakthroughGame();

    /** The same board with the other colours, upside down. */
    private static Optional<BreakthroughPosition> mirrored(BreakthroughPosition position) {
        return Optional.of(new BreakthroughPosition(
                Long.reverseBytes(position.pieces[1]), Long.reverseBytes(position.pieces[0]), 1 - position.turn()));
    }

    /** Moves, undo, keys, copies, noisy and null moves, over thousands of random games. */
    @Nested
    class Rules extends PositionContract<BreakthroughPosition> {
        @Override
        protected BreakthroughPosition start() {
            return GAME.start();
        }

        @Override
        protected Optional<BreakthroughPosition> mirror(BreakthroughPosition position) {
            return mirrored(position);
        }

        @Override
        protected int playouts() {
            return 100;
        }
    }

    /** Texts are read back, and the winner has won. */
    @Nested
    class Texts extends GameContract<BreakthroughPosition> {
        @Override
        protected Game<BreakthroughPosition> game() {
            return GAME;
        }

        /** Positions in which a move wins at once, and all such moves: by the rules, not by the program. */
        @Override
        protected Map<String, String> winsInOne() {
            return Map.of(
                    "1b6/w7/8/8/8/8/8/7b w", "a7a8 a7b8",
                    "8/8/8/3b4/2w5/8/8/8 w", "c4d5",
                    "8/8/8/8/8/8/b6w/w7 b", "a2b1");
        }

        @Override
        protected int playouts() {
            return 20;
        }
    }

    @Nested
    class Evaluation extends EvaluatorContract<BreakthroughPosition> {
        @Override
        protected BreakthroughPosition start() {
            return GAME.start();
        }

        @Override
        protected Evaluator<BreakthroughPosition> evaluator() {
            return GAME.evaluator();
        }

        @Override
        protected Optional<BreakthroughPosition> mirror(BreakthroughPosition position) {
            return mirrored(position);
        }

        @Override
        protected int playouts() {
            return 100;
        }
    }

    @Nested
    class Ordering extends MoveScorerContract<BreakthroughPosition> {
        @Override
        protected BreakthroughPosition start() {
            return GAME.start();
        }

        @Override
        protected MoveScorer<BreakthroughPosition> scorer() {
            return GAME.moveScorer().orElseThrow();
        }

        @Override
        protected int playouts() {
            return 100;
        }
    }

    /** All algorithms agree with minimax. */
    @Nested
    class Searches extends SearchContract<BreakthroughPosition> {
        @Override
        protected Stream<BreakthroughPosition> positions() {
            return Stream.of(GAME.start(), GAME.parse("8/1b6/8/2wb4/8/1w3b2/4w3/8 w"));
        }

        @Override
        protected int depth() {
            return 2;
        }

        @Override
        protected Evaluator<BreakthroughPosition> evaluator() {
            return GAME.evaluator();
        }
    }
}
