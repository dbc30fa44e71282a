package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Score;
import espalier.games.chess.ChessGame;
import espalier.games.chess.ChessPosition;
import espalier.games.othello.OthelloGame;
import espalier.games.othello.OthelloPosition;
import espalier.games.tictactoe.TicTacToeGame;
import espalier.play.Deadline;
import espalier.play.Ending;
import espalier.play.Iteration;
import espalier.play.Listener;
import espalier.play.Seat;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.play.Thought;
import espalier.search.Algorithm;
import espalier.search.Bound;
import espalier.search.Limits;
import espalier.solve.GameSolver;
import espalier.solve.Outcome;
import espalier.solve.Question;
import espalier.solve.Solution;
import espalier.solve.Solvable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The front door for playing. */
class SeatTest {
    static final List<String> GAMES = SamplePositions.GAMES;

    /** Captures without end: quiescence alone takes half a minute. */
    private static final String WILD = "1QqQqQq1/r6Q/Q6q/q6Q/B2q4/q6Q/k6K/1qQ1QqRb w - - 0 1";

    /** The numbers of nodes that are reported, within iterations and after them, are of all threads: they never fall. */
    @Test
    void progressCountsAllThreads() {
        List<Long> visits = new ArrayList<>();
        List<Listener.Progress> reports = new ArrayList<>();
        Seat.in(new ChessGame()).threads(2).open().think(Limits.time(Duration.ofMillis(2500)), new Listener() {
            @Override
            public void iteration(Iteration iteration) {
                visits.add(iteration.nodeVisits());
            }

            @Override
            public void progress(Progress progress) {
                visits.add(progress.nodeVisits());
                reports.add(progress);
            }
        });
        assertThat(visits).isSorted();
        assertThat(reports).isNotEmpty().allSatisfy(each -> {
            assertThat(each.selectiveDepth()).isGreaterThanOrEqualTo(each.depth() - 1);
            assertThat(each.depth()).isPositive();
        });
    }

    /** A window for every pass, whoever asks for them. */
    @Test
    void windowsAreHeard() {
        for (String name : List.of("pvs", "mtd-f", "aspiration-nega-scout", "bns-memory")) {
            for (int lines = 1; lines <= 2; lines++) {
                List<Integer> windows = new ArrayList<>();
                List<Integer> passes = new ArrayList<>();
                Seat<ChessPosition> seat = Seat.in(new ChessGame())
                        .algorithm(Algorithm.named(name))
                        .open();
                seat.lines(lines);
                Listener listener = new Listener() {
                    private int heard;

                    @Override
                    public void iteration(Iteration found) {
                        passes.add(found.passes());
                        windows.add(heard);
                        heard = 0;
                    }

                    @Override
                    public void window(int depth, int alpha, int beta) {
                        assertThat(alpha).isLessThan(beta);
                        assertThat(depth).isEqualTo(passes.size() + 1);
                        heard++;
                    }
                };
                seat.think(Limits.depth(5), listener.first(1));
                assertThat(windows).as("%s, lines %d", name, lines).hasSize(5).isEqualTo(passes);
            }
        }
    }

    @Test
    void threeLinesAskForAMove() {
        var seat = Seat.in(new ChessGame()).open();
        var thought = seat.think(Limits.time(Duration.ofMillis(20)));
        seat.play(thought.move());
        assertThat(seat.position().turn()).isEqualTo(1);
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void aStopBeforeTheFirstIterationStillGivesALegalMove(String name) {
        legalAtOnce(Game.named(name));
    }

    private static <P extends Position<P>> void legalAtOnce(Game<P> game) {
        for (P position : SamplePositions.of(game).subList(0, 20)) {
            Seat<P> seat = Seat.in(game).hash(1).open(position);
            Thought thought = seat.think(Limits.until(() -> true));
            assertThat(thought.complete()).isFalse();
            assertThat(seat.moves()).contains(thought.move());
            assertThat(seat.position().key()).isEqualTo(position.key());
        }
    }

    /** Whoever holds the deadline may stop a search that has not begun: the stop is not lost. */
    @Test
    void aDeadlineMayBeStoppedBeforeItsSearch() {
        Seat<ChessPosition> seat = Seat.in(new ChessGame()).hash(1).open();
        for (Deadline deadline : List.of(Deadline.of(Limits.NONE), Deadline.waiting(Limits.NONE))) {
            deadline.stop();
            Thought thought = seat.think(deadline, Listener.NONE, List.of());
            assertThat(thought.complete()).isFalse();
            assertThat(seat.moves()).contains(thought.move());
        }
    }

    @Test
    void aStopBeforeTheFirstIterationLeavesTheBestMoveAtFirstSight() {
        ChessGame game = new ChessGame();
        for (String text : List.of("7k/8/8/3q4/4P3/8/8/K7 w - - 0 1 e4d5", "6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1 d1d8")) {
            int move = text.lastIndexOf(' ');
            Seat<ChessPosition> seat = Seat.in(game).hash(1).open(game.parse(text.substring(0, move)));
            assertThat(seat.text(seat.think(Limits.until(() -> true)).move())).isEqualTo(text.substring(move + 1));
        }
    }

    /** The line that the last search expected is the best guess. */
    @Test
    void aStopBeforeTheFirstIterationLeavesWhatIsRemembered() {
        Seat<ChessPosition> seat = Seat.in(new ChessGame()).hash(1).open();
        List<Integer> line = seat.think(Limits.depth(6)).best().orElseThrow().line();
        seat.play(line.get(0));
        seat.play(line.get(1));
        assertThat(seat.think(Limits.until(() -> true)).move()).isEqualTo(line.get(2));
    }

    @Test
    void quiescenceThatExplodesIsStoppedByNodesAndByTheFlag() {
        ChessGame game = new ChessGame();
        Seat<ChessPosition> seat = Seat.in(game).hash(1).open(game.parse(WILD));
        Thought counted = seat.think(Limits.nodes(50_000));
        assertThat(seat.moves()).contains(counted.move());
        assertThat(counted.nodeVisits()).isLessThanOrEqualTo(60_000);
        Thought stopped = seat.think(Limits.until(new CountedPolls(20)::more));
        assertThat(seat.moves()).contains(stopped.move());
        assertThat(stopped.complete()).isFalse();
    }

    /** A stop flag that is set after a few polls. */
    private static final class CountedPolls {
        private int left;

        CountedPolls(int left) {
            this.left = left;
        }

        boolean more() {
            return --left < 0;
        }
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void severalLinesAreTheBestRootMoves(String name) {
        bestLines(Game.named(name));
    }

    private static <P extends Position<P>> void bestLines(Game<P> game) {
        for (P position : SamplePositions.of(game).subList(10, 16)) {
            List<Integer> values = rootValues(game, position, 3);
            Seat<P> seat = Seat.in(game).setting(Setting.FULL_WIDTH).hash(1).open(position);
            seat.lines(4);
            List<Iteration> heard = new ArrayList<>();
            Thought thought = seat.think(Limits.depth(3), heard::add);
            List<Integer> best =
                    values.stream().sorted(Comparator.reverseOrder()).limit(4).toList();
            assertThat(thought.lines()).extracting(Iteration::value).isEqualTo(best);
            assertThat(thought.lines()).extracting(Iteration::move).doesNotHaveDuplicates();
            assertThat(thought.lines().get(0).move()).isEqualTo(thought.move());
            assertThat(heard).filteredOn(found -> found.depth() == 3).isEqualTo(thought.lines());
        }
    }

    /** With pruning and reductions a later line may turn out better than an earlier one. */
    @ParameterizedTest
    @FieldSource("GAMES")
    void linesAreReportedBestFirst(String name) {
        bestFirst(Game.named(name));
    }

    private static <P extends Position<P>> void bestFirst(Game<P> game) {
        for (P position : SamplePositions.of(game).subList(10, 20)) {
            Seat<P> seat = Seat.in(game).hash(1).open(position);
            seat.lines(5);
            List<Iteration> heard = new ArrayList<>();
            Thought thought = seat.think(Limits.depth(4), heard::add);
            for (int i = 0; i < heard.size(); i++) {
                Iteration found = heard.get(i);
                boolean isFirst = i == 0 || heard.get(i - 1).depth() < found.depth();
                assertThat(found.rank())
                        .isEqualTo(isFirst ? 1 : heard.get(i - 1).rank() + 1);
                assertThat(isFirst || heard.get(i - 1).value() >= found.value()).isTrue();
            }
            assertThat(thought.lines().get(0)).isEqualTo(thought.best().orElseThrow());
        }
    }

    private static <P extends Position<P>> List<Integer> rootValues(Game<P> game, P position, int depth) {
        return Think.in(game, Algorithm.PVS)
                .setting(Setting.FULL_WIDTH)
                .entries(1 << 16)
                .depth(depth)
                .firstDepth(depth)
                .rootValues(true)
                .run(position)
                .last()
                .orElseThrow()
                .rootValues();
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void someOfTheRootMovesCanBeChosenFrom(String name) {
        among(Game.named(name), Algorithm.PVS);
        among(Game.named(name), Algorithm.MTD_F);
        among(Game.named(name), Algorithm.BNS);
    }

    private static <P extends Position<P>> void among(Game<P> game, Algorithm algorithm) {
        for (P position : SamplePositions.of(game).subList(10, 14)) {
            Seat<P> seat = Seat.in(game)
                    .algorithm(algorithm)
                    .setting(Setting.FULL_WIDTH)
                    .hash(1)
                    .open(position);
            List<Integer> all = seat.moves();
            List<Integer> values = rootValues(game, position, 3);
            List<Integer> some = new ArrayList<>();
            int best = -Score.INFINITY;
            for (int i = 1; i < all.size(); i += 2) {
                some.add(all.get(i));
                best = Math.max(best, values.get(i));
            }
            if (some.isEmpty()) {
                continue;
            }
            Iteration found =
                    seat.think(Limits.depth(3), Listener.NONE, some).best().orElseThrow();
            assertThat(some).contains(found.move());
            assertThat(values.get(all.indexOf(found.move()))).isEqualTo(best);
            if (found.bound() == Bound.EXACT) {
                assertThat(found.value()).isEqualTo(best);
            }
        }
        Seat<P> seat = Seat.in(game).open();
        assertThatThrownBy(() -> seat.think(Limits.depth(1), Listener.NONE, List.of(Integer.MIN_VALUE)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** At the interrupted depth the better move must be at least as good as the move that the depth before it chose. */
    @ParameterizedTest
    @FieldSource("GAMES")
    void anInterruptedIterationsBetterMoveIsBetter(String name) {
        int improved = 0;
        for (Algorithm algorithm : List.of(Algorithm.PVS, Algorithm.MTD_F, Algorithm.ASPIRATION_NEGA_SCOUT)) {
            improved += improvements(Game.named(name), algorithm);
        }
        assertThat(improved).isPositive();
    }

    private static <P extends Position<P>> int improvements(Game<P> game, Algorithm algorithm) {
        int improved = 0;
        for (P position : SamplePositions.of(game).subList(0, 30)) {
            for (long nodes = 300; nodes <= 2400; nodes *= 2) {
                Seat<P> seat = Seat.in(game)
                        .algorithm(algorithm)
                        .setting(Setting.FULL_WIDTH)
                        .hash(1)
                        .open(position);
                Thought thought = seat.think(Limits.nodes(nodes));
                if (thought.better().isEmpty() || thought.iterations().isEmpty()) {
                    continue;
                }
                Iteration better = thought.better().get();
                List<Integer> values = rootValues(game, position, better.depth());
                int before = values.get(
                        seat.moves().indexOf(thought.last().orElseThrow().move()));
                int after = values.get(seat.moves().indexOf(better.move()));
                assertThat(after)
                        .as("%s at depth %d of %s", algorithm.label(), better.depth(), game.format(position))
                        .isGreaterThanOrEqualTo(before)
                        .isGreaterThanOrEqualTo(better.value());
                improved++;
            }
        }
        return improved;
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

    @Test
    void pondersUntilTheMoveIsPlayed() {
        Seat<ChessPosition> seat = Seat.in(new ChessGame()).hash(4).open();
        List<Integer> depths = new ArrayList<>();
        Thought thought = seat.ponder(Limits.time(Duration.ofNanos(1)), found -> {
            depths.add(found.depth());
            if (found.depth() == 5) {
                seat.ponderHit();
            }
        });
        assertThat(depths).containsExactly(1, 2, 3, 4, 5);
        assertThat(thought.complete()).isFalse();
    }

    @Test
    void stopsFromTheListenerToo() {
        Seat<ChessPosition> seat = Seat.in(new ChessGame()).hash(4).open();
        Thought thought = seat.think(Limits.infinite(), found -> {
            if (found.depth() == 4) {
                seat.stop();
            }
        });
        assertThat(thought.last().orElseThrow().depth()).isEqualTo(4);
        assertThat(thought.complete()).isFalse();
    }

    @Test
    void reportsMovesFailuresAndSelectiveDepth() {
        List<Bound> failures = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        Listener listener = new Listener() {
            @Override
            public void iteration(Iteration found) {
                assertThat(found.selectiveDepth()).isGreaterThanOrEqualTo(found.depth());
            }

            @Override
            public void failed(int depth, int value, Bound bound) {
                failures.add(bound);
            }

            @Override
            public void move(int depth, int move, int number) {
                numbers.add(number);
            }
        };
        Seat.in(new ChessGame()).algorithm(Algorithm.MTD_F).hash(4).open().think(Limits.depth(5), listener);
        assertThat(failures).contains(Bound.LOWER, Bound.UPPER).doesNotContain(Bound.EXACT);
        assertThat(numbers).contains(1, 20);
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

    /** However a search of several lines is interrupted: no root move twice, and the one to play comes first. */
    @ParameterizedTest
    @FieldSource("GAMES")
    void interruptedLinesBeginWithDifferentMoves(String name) {
        interruptedLines(Game.named(name));
    }

    private static <P extends Position<P>> void interruptedLines(Game<P> game) {
        for (int seed = 0; seed < 8; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Seat<P> seat = Seat.in(game).hash(1).open();
            seat.lines(3);
            for (int i = 0; i < 12 && seat.ending().isEmpty(); i++) {
                Thought thought = seat.think(Limits.nodes(random.nextInt(20, 4000)));
                List<Integer> moves =
                        thought.lines().stream().map(Iteration::move).toList();
                assertThat(moves)
                        .as("%s, seed %d, move %d", game.name(), seed, i)
                        .doesNotHaveDuplicates();
                assertThat(moves).hasSizeLessThanOrEqualTo(3).startsWith(thought.move());
                seat.play(moves.get(random.nextInt(moves.size())));
            }
        }
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
