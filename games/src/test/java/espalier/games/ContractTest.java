package espalier.games;

import espalier.game.CompactGame.Board;
import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.MoveScorer;
import espalier.game.Position;
import espalier.games.checkers.CheckersPosition;
import espalier.games.chess.ChessPosition;
import espalier.games.loa.LoaPosition;
import espalier.games.othello.OthelloPosition;
import espalier.play.Seat;
import espalier.search.Limits;
import espalier.testkit.EvaluatorContract;
import espalier.testkit.GameContract;
import espalier.testkit.MoveScorerContract;
import espalier.testkit.PlayerContract;
import espalier.testkit.PositionContract;
import espalier.testkit.SearchContract;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/** Every game here passes the contracts of the test kit, as a user's game would. */
class ContractTest {
    @SuppressWarnings("unchecked")
    private static <P extends Position<P>> Game<P> named(String name) {
        return (Game<P>) Game.named(name);
    }

    private abstract static class Positions<P extends Position<P>> extends PositionContract<P> {
        private final Game<P> game;

        Positions(String name) {
            game = named(name);
        }

        @Override
        protected P start() {
            return game.start();
        }

        @Override
        protected String moveText(P position, int move) {
            return game.formatMove(position, move);
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
            this.game = named(name);
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

    /** By the rules of each game. */
    private static final Map<String, Map<String, String>> WINS_IN_ONE = Map.of(
            "chess", Map.of("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "e1e8", "1r5k/8/8/8/8/8/5PPP/6K1 b - - 0 1", "b8b1"),
            "checkers", Map.of("W:W18:B15", "18x11", "B:W18:B15", "15x22"),
            "othello", Map.of("-O" + "X".repeat(62) + " X", "a1"),
            "loa", Map.of("8/8/8/8/8/8/w6w/b1b5 b", "a1-b2 c1-b2"),
            "tictactoe", Map.of("XX-OO---- X", "3", "XX-OO-X-- O", "6"));

    private abstract static class Games<P extends Position<P>> extends GameContract<P> {
        private final Game<P> game;

        Games(String name) {
            game = named(name);
        }

        @Override
        protected Game<P> game() {
            return game;
        }

        @Override
        protected Map<String, String> winsInOne() {
            return WINS_IN_ONE.get(game.name());
        }
    }

    private abstract static class Scorers<P extends Position<P>> extends MoveScorerContract<P> {
        private final Game<P> game;

        Scorers(String name) {
            game = named(name);
        }

        @Override
        protected P start() {
            return game.start();
        }

        @Override
        protected String moveText(P position, int move) {
            return game.formatMove(position, move);
        }

        @Override
        protected MoveScorer<P> scorer() {
            return game.moveScorer().orElse(MoveScorer.none());
        }

        @Override
        protected int playouts() {
            return 100;
        }
    }

    private abstract static class Players<P extends Position<P>> extends PlayerContract<P> {
        private final Game<P> game;

        Players(String name) {
            game = named(name);
        }

        @Override
        protected Game<P> game() {
            return game;
        }

        @Override
        protected Map<String, String> winsInOne() {
            return WINS_IN_ONE.get(game.name());
        }

        @Override
        protected Player<P> player() {
            return (position, nodes, stop) -> {
                Seat<P> seat = Seat.in(game).hash(1).open(position);
                Limits limits = Limits.nodes(nodes).and(Limits.until(stop));
                return seat.moves().isEmpty()
                        ? OptionalInt.empty()
                        : OptionalInt.of(seat.think(limits).move());
            };
        }
    }

    private abstract static class Searches<P extends Position<P>> extends SearchContract<P> {
        private final Game<P> game;
        private final Evaluator<P> evaluator;
        private final int depth;

        Searches(String name, int depth) {
            this.game = named(name);
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
    class ChessGame extends Games<ChessPosition> {
        ChessGame() {
            super("chess");
        }
    }

    @Nested
    class ChessScorer extends Scorers<ChessPosition> {
        ChessScorer() {
            super("chess");
        }
    }

    @Nested
    class ChessPlayer extends Players<ChessPosition> {
        ChessPlayer() {
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
    class CheckersGame extends Games<CheckersPosition> {
        CheckersGame() {
            super("checkers");
        }
    }

    @Nested
    class CheckersScorer extends Scorers<CheckersPosition> {
        CheckersScorer() {
            super("checkers");
        }
    }

    @Nested
    class CheckersPlayer extends Players<CheckersPosition> {
        CheckersPlayer() {
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
    class OthelloGame extends Games<OthelloPosition> {
        OthelloGame() {
            super("othello");
        }
    }

    @Nested
    class OthelloScorer extends Scorers<OthelloPosition> {
        OthelloScorer() {
            super("othello");
        }
    }

    @Nested
    class OthelloPlayer extends Players<OthelloPosition> {
        OthelloPlayer() {
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
    class LoaGame extends Games<LoaPosition> {
        LoaGame() {
            super("loa");
        }
    }

    @Nested
    class LoaScorer extends Scorers<LoaPosition> {
        LoaScorer() {
            super("loa");
        }
    }

    @Nested
    class LoaPlayer extends Players<LoaPosition> {
        LoaPlayer() {
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
    class TicTacToeGame extends Games<Board> {
        TicTacToeGame() {
            super("tictactoe");
        }
    }

    @Nested
    class TicTacToeScorer extends Scorers<Board> {
        TicTacToeScorer() {
            super("tictactoe");
        }
    }

    @Nested
    class TicTacToePlayer extends Players<Board> {
        TicTacToePlayer() {
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
