package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Score;
import espalier.games.chess.ChessGame;
import espalier.games.chess.ChessPosition;
import espalier.games.othello.OthelloGame;
import espalier.games.othello.OthelloPosition;
import espalier.games.tictactoe.TicTacToeGame;
import espalier.play.Ending;
import espalier.play.Iteration;
import espalier.play.Seat;
import espalier.play.Setting;
import espalier.play.Thought;
import espalier.search.Limits;
import espalier.solve.GameSolver;
import espalier.solve.Outcome;
import espalier.solve.Question;
import espalier.solve.Solution;
import espalier.solve.Solvable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** The front door for playing: the board, its history, the table, and who thinks. */
class SeatTest {
    @Test
    void threeLinesAskForAMove() {
        var seat = Seat.in(new ChessGame()).open();
        var thought = seat.think(Limits.time(Duration.ofMillis(20)));
        seat.play(thought.move());
        assertThat(seat.position().turn()).isEqualTo(1);
    }

    @Test
    void theTableIsKeptAndCanBeCleared() {
        Seat<ChessPosition> seat =
                Seat.in(new ChessGame()).setting(Setting.PLAY).hash(4).open(); // what static values prune is not kept
        long first = seat.think(Limits.depth(7)).nodeVisits();
        long again = seat.think(Limits.depth(7)).nodeVisits();
        assertThat(again).isLessThan(first / 4);
        seat.clear();
        assertThat(seat.think(Limits.depth(7)).nodeVisits()).isEqualTo(first);
    }

    @Test
    void repetitionIsSeenBecauseTheHistoryIsKept() {
        Seat<ChessPosition> seat = Seat.in(new ChessGame()).hash(1).open();
        for (int i = 0; i < 2; i++) {
            for (String move : new String[] {"g1f3", "g8f6", "f3g1", "f6g8"}) {
                assertThat(seat.ending()).isEmpty();
                seat.play(move);
            }
        }
        Ending ending = seat.ending().orElseThrow();
        assertThat(ending.byDrawRule()).isTrue();
        assertThat(ending.winner()).isEmpty();
        assertThat(seat.moves()).contains(seat.think(Limits.depth(2)).move());
        seat.undo();
        assertThat(seat.ending()).isEmpty();
    }

    /** A queen up, the old table says that every shuffling move keeps the advantage; the third time would be a draw. */
    @Test
    void aKeptTableDoesNotHideADrawByRepetition() {
        ChessGame game = new ChessGame();
        Seat<ChessPosition> seat = Seat.in(game).hash(4).open(game.parse("7k/8/8/8/8/8/1Q6/K7 b - - 0 1"));
        seat.think(Limits.depth(8));
        for (String move : new String[] {"h8g8", "b2b1", "g8h8", "b1b2", "h8g8", "b2b1", "g8h8"}) {
            seat.play(move);
            seat.think(Limits.depth(6));
        }
        Thought thought = seat.think(Limits.depth(6));
        assertThat(thought.move()).isNotEqualTo(game.parseMove(seat.position(), "b1b2"));
    }

    /** At fourteen empty squares the endgame solver takes over; the value is the solver's. */
    @Test
    void othelloIsHandedOverToItsSolver() {
        OthelloGame game = new OthelloGame();
        OthelloPosition position = game.start();
        SplittableRandom random = new SplittableRandom(3);
        int[] moves = new int[position.maxMoves()];
        while (position.empties() > 14) {
            position.play(moves[random.nextInt(position.generate(moves, 0))]);
        }
        int exact = Solvable.own(game)
                .get("endgame")
                .solve(position, Question.EXACT)
                .value()
                .orElseThrow();
        Seat<OthelloPosition> seat = Seat.in(game).open(position);
        Thought counted = seat.think(Limits.nodes(50_000_000));
        assertThat(counted.best().orElseThrow().value()).isEqualTo(exact * game.unit());
        assertThat(counted.best().orElseThrow().line().size()).isGreaterThanOrEqualTo(14);
        assertThat(seat.moves()).contains(counted.move());
        assertThat(seat.think(Limits.depth(3)).best().orElseThrow().depth()).isEqualTo(3);
        assertThat(seat.think(Limits.nodes(1000)).complete()).isFalse();
    }

    /** A game from outside with a solver of its own; where that gives up, the search goes on. */
    @Test
    void aSolvableGameIsHandedOver() {
        var seat = Seat.in(new Nim()).hash(1).open();
        Thought won = seat.think(Limits.time(Duration.ofSeconds(60)));
        assertThat(won.nodeVisits()).isEqualTo(Nim.NODES);
        assertThat(won.best().orElseThrow().value()).isGreaterThan(Score.WIN - Score.MAX_PLIES);
        seat.play(won.move());
        Thought lost = seat.think(Limits.time(Duration.ofSeconds(60)));
        assertThat(lost.complete()).isTrue();
        assertThat(lost.nodeVisits()).isLessThan(Nim.NODES);
        assertThat(Score.isLoss(lost.best().orElseThrow().value())).isTrue();
    }

    /** A table that answers everything must not look like a game searched to its end. */
    @Test
    void aSmallGameIsNeverLostWithAKeptTable() {
        TicTacToeGame game = new TicTacToeGame();
        for (int seed = 0; seed < 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            var seat = Seat.in(game).hash(1).open();
            int mine = seed % 2;
            while (seat.ending().isEmpty()) {
                if (seat.position().turn() == mine) {
                    seat.play(seat.think(Limits.depth(9)).move());
                } else {
                    List<Integer> moves = seat.moves();
                    seat.play(moves.get(random.nextInt(moves.size())));
                }
            }
            assertThat(seat.ending().orElseThrow().winner().orElse(mine)).isEqualTo(mine);
        }
    }

    @Test
    void aFinishedGameHasNoMove() {
        TicTacToeGame game = new TicTacToeGame();
        var seat = Seat.in(game).open(game.parse("XXXOO---- O"));
        assertThat(seat.ending().orElseThrow().winner()).hasValue(0);
        Thought thought = seat.think(Limits.depth(3));
        assertThat(thought.best()).isEmpty();
        assertThatThrownBy(thought::move)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("over");
    }

    @Test
    void nobodyMovesOnABoardThatIsBeingSearched() {
        var seat = Seat.in(new ChessGame()).open();
        String before = seat.game().format(seat.position());
        List<String> refused = new ArrayList<>();
        seat.think(Limits.depth(2), found -> {
            List<Runnable> attempts = List.of(
                    () -> seat.play("e2e4"),
                    seat::undo,
                    () -> seat.set(seat.game().start()),
                    () -> seat.think(Limits.depth(1)));
            for (Runnable attempt : attempts) {
                assertThatThrownBy(attempt::run).isInstanceOf(IllegalStateException.class);
            }
            assertThat(seat.moves()).hasSize(20);
            refused.add(seat.game().format(seat.position()));
        });
        assertThat(refused).containsExactly(before, before);
        seat.play("e2e4");
    }

    /** A solver that leaves another position on the board, and answers with a move that is not legal. */
    @Test
    void aSolverCannotMakeASeatPlayAnIllegalMove() {
        AtomicInteger asked = new AtomicInteger();
        Nim game = new Nim() {
            @Override
            public Map<String, GameSolver<Board>> ownSolvers() {
                return Map.of("wrong", (position, question) -> {
                    asked.incrementAndGet();
                    position.play(position.moves()[0]);
                    return new Solution(Outcome.WIN, OptionalInt.empty(), List.of(99), 1);
                });
            }
        };
        var seat = Seat.in(game).hash(1).open();
        Thought thought = seat.think(Limits.time(Duration.ofSeconds(60)));
        assertThat(asked).hasValue(1);
        assertThat(seat.moves()).hasSize(15).contains(thought.move());
    }

    @Test
    void nonsenseIsRefused() {
        Seat<ChessPosition> seat = Seat.in(new ChessGame()).open();
        assertThatThrownBy(() -> seat.play("e2e5")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> seat.play(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(seat::undo).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> seat.lines(0)).hasMessageContaining("lines");
        assertThatThrownBy(() -> Seat.in(new ChessGame()).evaluator("nothing")).hasMessageContaining("there are");
        assertThatThrownBy(() -> Seat.in(new ChessGame()).hash(-1)).hasMessageContaining("MB");
    }

    @Test
    void aFailingListenerLeavesTheSeatUsable() {
        Seat<ChessPosition> seat = Seat.in(new ChessGame()).hash(1).open();
        AtomicReference<Optional<Iteration>> heard = new AtomicReference<>(Optional.empty());
        assertThatThrownBy(() -> seat.think(Limits.depth(3), found -> {
                    throw new IllegalStateException("enough");
                }))
                .hasMessageContaining("enough");
        assertThat(seat.think(Limits.depth(3), found -> heard.set(Optional.of(found)))
                        .best())
                .isEqualTo(heard.get());
    }
}
