package espalier.games;

import espalier.game.CompactGame.Board;
import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.Position;
import espalier.games.checkers.CheckersPosition;
import espalier.games.chess.ChessPosition;
import espalier.games.loa.LoaPosition;
import espalier.games.othello.OthelloPosition;
import espalier.testkit.EvaluatorContract;
import espalier.testkit.PositionContract;
import espalier.testkit.SearchContract;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/** Every game here passes the contracts of the test kit, as a user's game would. */
class ContractTest {
    @SuppressWarnings("unchecked")
    private static <P extends Position<P>> Game<P> game(String name) {
        return (Game<P>) Game.named(name);
    }

    private abstract static class Positions<P extends Position<P>> extends PositionContract<P> {
        private final Game<P> game;

        Positions(String name) {
            game = game(name);
        }

        @Override
        protected P start() {
            return game.start();
        }

        @Override
        protected Optional<P> mirror(P position) {
            return Optional.of(Mirror.of(game, position));
        }

        /** Created anew for every test of the contract: thousands together. */
        @Override
        protected int playouts() {
            return 400;
        }
    }

    private abstract static class Evaluators<P extends Position<P>> extends EvaluatorContract<P> {
        private final Game<P> game;
        private final String evaluator;

        Evaluators(String name, String evaluator) {
            this.game = game(name);
            this.evaluator = evaluator;
        }

        @Override
        protected P start() {
            return game.start();
        }

        @Override
        protected Evaluator<P> evaluator() {
            return game.evaluators().get(evaluator);
        }

        @Override
        protected Optional<P> mirror(P position) {
            return Optional.of(Mirror.of(game, position));
        }

        @Override
        protected int playouts() {
            return 100;
        }
    }

    private abstract static class Searches<P extends Position<P>> extends SearchContract<P> {
        private final Game<P> game;
        private final Evaluator<P> evaluator;
        private final int depth;

        Searches(String name, int depth) {
            this.game = game(name);
            this.evaluator = game.evaluator();
            this.depth = depth;
        }

        /** The start and a later, unfinished position. */
        @Override
        protected Stream<P> positions() {
            return IntStream.of(0, 13).mapToObj(plies -> {
                P position = game.start();
                int[] moves = new int[position.maxMoves()];
                for (int i = 0; i < plies; i++) {
                    int end = position.generate(moves, 0);
                    position.play(moves[(7 * i + 3) % end]);
                    if (position.over(moves, 0)) {
                        position.undo();
                        break;
                    }
                }
                return position;
            });
        }

        @Override
        protected int depth() {
            return depth;
        }

        @Override
        protected Evaluator<P> evaluator() {
            return evaluator;
        }
    }

    @Nested
    class ChessPositions extends Positions<ChessPosition> {
        ChessPositions() {
            super("chess");
        }
    }

    @Nested
    @Tag("slow")
    class ChessSearches extends Searches<ChessPosition> {
        ChessSearches() {
            super("chess", 2);
        }
    }

    @Nested
    class ChessReal extends Evaluators<ChessPosition> {
        ChessReal() {
            super("chess", "real");
        }
    }

    @Nested
    class ChessPlain extends Evaluators<ChessPosition> {
        ChessPlain() {
            super("chess", "plain");
        }
    }

    @Nested
    class CheckersPositions extends Positions<CheckersPosition> {
        CheckersPositions() {
            super("checkers");
        }
    }

    @Nested
    @Tag("slow")
    class CheckersSearches extends Searches<CheckersPosition> {
        CheckersSearches() {
            super("checkers", 4);
        }
    }

    @Nested
    class CheckersReal extends Evaluators<CheckersPosition> {
        CheckersReal() {
            super("checkers", "real");
        }
    }

    @Nested
    class CheckersPlain extends Evaluators<CheckersPosition> {
        CheckersPlain() {
            super("checkers", "plain");
        }
    }

    @Nested
    class CheckersSamuel extends Evaluators<CheckersPosition> {
        CheckersSamuel() {
            super("checkers", "samuel");
        }
    }

    @Nested
    class OthelloPositions extends Positions<OthelloPosition> {
        OthelloPositions() {
            super("othello");
        }
    }

    @Nested
    @Tag("slow")
    class OthelloSearches extends Searches<OthelloPosition> {
        OthelloSearches() {
            super("othello", 3);
        }
    }

    @Nested
    class OthelloReal extends Evaluators<OthelloPosition> {
        OthelloReal() {
            super("othello", "real");
        }
    }

    @Nested
    class OthelloPlain extends Evaluators<OthelloPosition> {
        OthelloPlain() {
            super("othello", "plain");
        }
    }

    @Nested
    class LoaPositions extends Positions<LoaPosition> {
        LoaPositions() {
            super("loa");
        }
    }

    @Nested
    @Tag("slow")
    class LoaSearches extends Searches<LoaPosition> {
        LoaSearches() {
            super("loa", 2);
        }
    }

    @Nested
    class LoaReal extends Evaluators<LoaPosition> {
        LoaReal() {
            super("loa", "real");
        }
    }

    @Nested
    class LoaPlain extends Evaluators<LoaPosition> {
        LoaPlain() {
            super("loa", "plain");
        }
    }

    @Nested
    class TicTacToePositions extends Positions<Board> {
        TicTacToePositions() {
            super("tictactoe");
        }
    }

    @Nested
    @Tag("slow")
    class TicTacToeSearches extends Searches<Board> {
        TicTacToeSearches() {
            super("tictactoe", 4);
        }
    }

    @Nested
    class TicTacToeDraw extends Evaluators<Board> {
        TicTacToeDraw() {
            super("tictactoe", "draw");
        }
    }
}
