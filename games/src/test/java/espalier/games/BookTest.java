package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.CompactGame;
import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Score;
import espalier.games.chess.ChessGame;
import espalier.games.chess.ChessPosition;
import espalier.games.tictactoe.TicTacToeGame;
import espalier.play.Book;
import espalier.play.Ending;
import espalier.play.Seat;
import espalier.search.Limits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Opening books: backed-up values, drop-out expansion, the text, and a seat that plays by one. */
class BookTest {
    /** What an expansion by the definition would do: no values are kept, everything is computed anew. */
    private record ByDefinition<P extends Position<P>>(Game<P> game, Map<List<Integer>, int[]> searched) {
        int value(List<Integer> way, int[] moves, int i) {
            List<Integer> next = after(way, moves[i]);
            return searched.containsKey(next) ? -best(next) : searched.get(way)[i];
        }

        int best(List<Integer> way) {
            int[] moves = position(way).moves();
            int best = Integer.MIN_VALUE;
            for (int i = 0; i < moves.length; i++) {
                best = Math.max(best, value(way, moves, i));
            }
            return best;
        }

        /** The least cost of a position to analyse below this one. */
        long cost(List<Integer> way) {
            if (!searched.containsKey(way)) {
                return 0;
            }
            int[] moves = position(way).moves();
            long least = Long.MAX_VALUE;
            for (int i = 0; i < moves.length; i++) {
                boolean isLast = Ending.of(position(after(way, moves[i]))).isPresent();
                if (Score.isEvaluation(value(way, moves, i)) && !isLast) {
                    long below = cost(after(way, moves[i]));
                    if (below < Long.MAX_VALUE) {
                        least = Math.min(
                                least, Math.max(1, game.scale() / 20) + best(way) - value(way, moves, i) + below);
                    }
                }
            }
            return least;
        }

        /** The cost of one way from the start. */
        long cost(List<Integer> way, int from) {
            if (from == way.size()) {
                return 0;
            }
            List<Integer> here = way.subList(0, from);
            int[] moves = position(here).moves();
            int i = 0;
            while (moves[i] != way.get(from)) {
                i++;
            }
            return Math.max(1, game.scale() / 20) + best(here) - value(here, moves, i) + cost(way, from + 1);
        }

        P position(List<Integer> way) {
            P position = game.start();
            way.forEach(position::play);
            return position;
        }

        private static List<Integer> after(List<Integer> way, int move) {
            List<Integer> next = new ArrayList<>(way);
            next.add(move);
            return next;
        }
    }

    @Test
    void theNextPositionAndTheBestMoveAreThoseOfTheDefinition() {
        TicTacToeGame game = new TicTacToeGame();
        for (int seed = 0; seed < 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Book<CompactGame.Board> book = new Book<>(game);
            var plain = new ByDefinition<>(game, new HashMap<>());
            List<String> lines = new ArrayList<>();
            for (int step = 0; step < 25; step++) {
                Optional<List<Integer>> next = book.next();
                assertThat(next.isEmpty()).isEqualTo(plain.cost(List.of()) == Long.MAX_VALUE);
                if (next.isEmpty()) {
                    break;
                }
                List<Integer> way = next.get();
                assertThat(plain.searched).doesNotContainKey(way);
                if (!plain.searched.isEmpty()) {
                    assertThat(plain.cost(way, 0))
                            .as("seed %d, step %d", seed, step)
                            .isEqualTo(plain.cost(List.of()));
                }
                int[] values = plain.position(way).moves();
                for (int i = 0; i < values.length; i++) {
                    values[i] = random.nextInt(20) == 0 ? Score.winIn(3) : random.nextInt(-40, 41);
                }
                lines.add(book.add(way, values));
                plain.searched.put(way, values);
                assertThat(book.look(game.start())
                                .orElseThrow()
                                .best()
                                .orElseThrow()
                                .value())
                        .isEqualTo(plain.best(List.of()));
            }
            Book<CompactGame.Board> read = Book.of(game, lines);
            assertThat(read.next()).isEqualTo(book.next());
            assertThat(read.size()).isEqualTo(book.size());
        }
    }

    @Test
    void aDecidedGameIsNotAnalysedFurther() {
        Book<CompactGame.Board> book = new Book<>(new TicTacToeGame());
        int[] values = new int[9];
        Arrays.fill(values, Score.lossIn(4));
        book.add(List.of(), values);
        assertThat(book.next()).isEmpty();
    }

    @Test
    void aSeatPlaysByTheBookWhereTimeOrNodesCount() {
        ChessGame game = new ChessGame();
        int[] values = new int[20];
        int[] moves = game.start().moves();
        values[7] = 50;
        Book<ChessPosition> book = new Book<>(game);
        book.add(List.of(), values);
        var seat = Seat.in(game).book(book).open();
        assertThat(seat.think(Limits.nodes(10)).move()).isEqualTo(moves[7]);
        assertThat(seat.think(Limits.nodes(10)).nodeVisits()).isZero();
        assertThat(seat.think(Limits.depth(1)).nodeVisits()).isPositive();
        seat.play(moves[0]);
        assertThat(seat.think(Limits.nodes(10)).nodeVisits()).isPositive();
        seat.undo();
        seat.lines(2);
        assertThat(seat.think(Limits.nodes(100)).nodeVisits()).isPositive();
    }

    /** The books that come with the games can be read, know the start, and are played by if wanted. */
    @ParameterizedTest
    @ValueSource(strings = {"chess", "othello", "checkers"})
    void everyGamesBookIsWhole(String name) {
        whole(Game.named(name));
    }

    private static <P extends Position<P>> void whole(Game<P> game) {
        Book<P> book = Book.of(game, game.book());
        assertThat(book.size()).isGreaterThan(50);
        Seat<P> seat = Seat.in(game).ownBook(true).open();
        for (int i = 0; i < 2; i++) {
            seat.play(seat.think(Limits.nodes(1000)).move());
        }
        assertThat(Seat.in(game).open().think(Limits.nodes(1000)).nodeVisits()).isPositive();
        assertThat(Seat.in(game).ownBook(true).open().think(Limits.nodes(1000)).nodeVisits())
                .isZero();
    }

    @Test
    void wrongLinesAreNamed() {
        TicTacToeGame game = new TicTacToeGame();
        String root = ": 1 0 2 0 3 0 4 0 5 9 6 0 7 0 8 0 9 0";
        assertThat(Book.of(game, List.of(root)).size()).isEqualTo(1);
        for (String wrong : List.of(
                "no colon here",
                ": 1 0 2 0",
                ": 2 0 1 0 3 0 4 0 5 9 6 0 7 0 8 0 9 0",
                ": 1 x 2 0 3 0 4 0 5 9 6 0 7 0 8 0 9 0",
                ": 1 99999999 2 0 3 0 4 0 5 9 6 0 7 0 8 0 9 0",
                "1 2 : 3 0 4 0 5 0 6 0 7 0 8 0 9 0",
                "1 1 : 1 0",
                "x : 1 0")) {
            assertThatThrownBy(() -> Book.of(game, List.of(root, wrong)))
                    .as(wrong)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("line 2 of the book: ");
        }
    }
}
