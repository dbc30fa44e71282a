package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.CompactGame.Board;
import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.ModelValue;
import espalier.game.Position;
import espalier.game.Score;
import espalier.games.checkers.CheckersGame;
import espalier.games.checkers.CheckersPosition;
import espalier.games.checkers.SamuelTerms;
import espalier.games.checkers.SamuelValue;
import espalier.games.chess.ChessGame;
import espalier.games.chess.ChessPosition;
import espalier.games.loa.LoaPosition;
import espalier.games.othello.OthelloPosition;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelResult;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SelfPlay;
import espalier.models.SumBounds;
import espalier.testkit.ModelSearchContract;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Opponent-model search on every game: the code that runs on artificial trees. */
class ModelSearchTest {
    /** Models with the game's own evaluators, and one that shares its opponent's preferences. */
    private abstract static class Models<P extends Position<P>> extends ModelSearchContract<P> {
        private final Game<P> game;
        private final int depth;

        @SuppressWarnings("unchecked")
        Models(String name, int depth) {
            this.game = (Game<P>) Game.named(name);
            this.depth = depth;
        }

        @Override
        protected List<ModelValue<P>> values() {
            List<ModelValue<P>> values = new ArrayList<>();
            for (Evaluator<P> evaluator : game.evaluators().values()) {
                values.add(ModelValue.of(evaluator));
            }
            ModelValue<P> last = values.get(values.size() - 1);
            values.add((position, player) -> last.value(position, player) / 2 + last.value(position, 0) / 3);
            return values.subList(0, Math.min(3, values.size()));
        }

        /** The start, and two later, unfinished positions. */
        @Override
        protected Stream<P> positions() {
            return IntStream.of(0, 12, 25).mapToObj(plies -> {
                P position = game.start();
                int[] moves = new int[position.maxMoves()];
                SplittableRandom random = new SplittableRandom(plies);
                for (int i = 0; i < plies; i++) {
                    position.play(moves[random.nextInt(position.generate(moves, 0))]);
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
    }

    @Nested
    class Chess extends Models<ChessPosition> {
        Chess() {
            super("chess", 3);
        }
    }

    @Nested
    class Othello extends Models<OthelloPosition> {
        Othello() {
            super("othello", 4);
        }
    }

    @Nested
    class Loa extends Models<LoaPosition> {
        Loa() {
            super("loa", 3);
        }
    }

    @Nested
    class TicTacToeGame extends Models<Board> {
        TicTacToeGame() {
            super("tictactoe", 5);
        }

        /** Its only evaluator is constant, so this adds noise. */
        @Override
        protected List<ModelValue<Board>> values() {
            return IntStream.range(0, 3)
                    .<ModelValue<Board>>mapToObj(j ->
                            (board, player) -> (int) ((board.key() * (0x9E3779B97F4A7C15L + 2 * j + 6 * player)) >> 58))
                    .toList();
        }
    }

    @Nested
    class CheckersModels extends Models<CheckersPosition> {
        CheckersModels() {
            super("checkers", 4);
        }
    }

    private static ModelResult search(ModelAlgorithm algorithm, String fen, boolean drawRules) {
        ChessGame game = new ChessGame();
        List<ModelValue<ChessPosition>> values =
                game.evaluators().values().stream().map(ModelValue::of).toList();
        Player<ChessPosition> player = Player.minimax(values.get(0)).modelledBy(values.get(values.size() - 1));
        return ModelSearch.of(algorithm, player, SumBounds.estimated(0), 3)
                .drawRules(drawRules)
                .run(game.parse(fen));
    }

    /** One ply before the fifty-move rule ends the game: a queen no longer wins anything, a pawn move and mate do. */
    @ParameterizedTest
    @EnumSource
    void drawRulesAreObeyedIfWanted(ModelAlgorithm algorithm) {
        String queen = "8/8/8/4k3/8/8/8/KQ6 w - - 99 80";
        assertThat(search(algorithm, queen, true).value()).hasValue(0);
        assertThat(search(algorithm, queen, true).evaluations()).isZero();
        assertThat(search(algorithm, queen, false).value().orElseThrow()).isPositive();
        ChessGame game = new ChessGame();
        String pawn = "8/8/8/4k3/8/8/P7/KQ6 w - - 99 80";
        ModelResult saved = search(algorithm, pawn, true);
        assertThat(saved.value().orElseThrow()).isPositive();
        assertThat(game.formatMove(game.parse(pawn), saved.move())).startsWith("a2");
        String mate = "7k/8/6K1/8/8/8/8/1Q6 w - - 99 80";
        assertThat(Score.isWin(search(algorithm, mate, true).value().orElseThrow()))
                .isTrue();
    }

    /** The players of the paper's experiment: six terms with opposite signs, Total with the same. */
    private static Player<CheckersPosition> exchanger() {
        int[] weights = SamuelValue.standard().weights();
        weights[SamuelTerms.TOTAL] = -1;
        SamuelValue value = new SamuelValue(weights);
        return Player.minimax(value).modelledBy(value);
    }

    /** |w1 + w0| times the pieces on the root's board. */
    @Test
    void theBoundOfTotal() {
        SamuelValue value = (SamuelValue) exchanger().value();
        assertThat(value.sumBound(value, new CheckersGame().start())).isEqualTo(2 * 24);
        assertThat(value.sumBound(value, new CheckersGame().parse("B:W32,K31:B1")))
                .isEqualTo(2 * 3);
    }

    /** The computed bound changes no result and saves evaluations. */
    @Test
    @Tag("slow")
    void theComputedBoundPrunes() {
        Player<CheckersPosition> player = exchanger();
        SamuelValue value = (SamuelValue) player.value();
        CheckersPosition start = new CheckersGame().start();
        SumBounds bounds = SumBounds.known(value.sumBound(value, start));
        ModelResult slow =
                ModelSearch.of(ModelAlgorithm.M_STAR_SIMPLE, player, bounds, 7).run(start);
        ModelResult fast = ModelSearch.of(ModelAlgorithm.ALPHA_BETA_STAR, player, bounds, 7)
                .run(start);
        assertThat(fast.value()).isEqualTo(slow.value());
        assertThat(fast.index()).isEqualTo(slow.index());
        assertThat(fast.evaluations()).isLessThan(slow.evaluations());
    }

    /** An estimate approaches the bound from the weights and never exceeds it. */
    @Test
    void selfPlayEstimatesTheBoundOfTotal() {
        Player<CheckersPosition> player = exchanger();
        SelfPlay.Estimate estimate = new SelfPlay(20, 6, 60, 2, 1).estimate(player, new CheckersGame().start(), 0.95);
        assertThat(estimate.bounds().bound(1)).isEqualTo(2 * 24);
        assertThat(estimate.coverage()).isBetween(0.86, 0.87);
    }

    /** For two functions that differ in every term, fresh games keep the bound as often as stated. */
    @Test
    void selfPlayCoversFreshGames() {
        SamuelValue own = SamuelValue.standard();
        SamuelValue other = new SamuelValue(new int[] {10, 20, 3, -2, 5, -1, 0});
        Player<CheckersPosition> player = Player.minimax(other).modelledBy(own);
        CheckersPosition start = new CheckersGame().start();
        SelfPlay.Estimate estimate = new SelfPlay(40, 6, 60, 2, 1).estimate(player, start, 0.95);
        assertThat(estimate.bounds().isEstimated()).isTrue();
        assertThat(estimate.coverage()).isBetween(0.92, 0.93);
        int bound = estimate.bounds().bound(1);
        long fresh = 400;
        long kept = LongStream.range(1000, 1000 + fresh)
                .filter(seed -> new SelfPlay(1, 6, 60, 2, seed)
                                .estimate(player, start, 0.95)
                                .bounds()
                                .bound(1)
                        <= bound)
                .count();
        assertThat(bound).isPositive().isLessThan(own.sumBound(other, start));
        assertThat(kept).isBetween((long) Math.ceil(estimate.coverage() * fresh), fresh - 1);
    }
}
