package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Game;
import espalier.game.Position;
import espalier.games.chess.ChessGame;
import espalier.games.chess.ChessPosition;
import espalier.play.Deadline;
import espalier.play.Iteration;
import espalier.play.Listener;
import espalier.play.Seat;
import espalier.play.Setting;
import espalier.play.Thought;
import espalier.search.Algorithm;
import espalier.search.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Searches of a seat that are stopped, interrupted or wait for a move. */
class SeatStopTest {
    static final List<String> GAMES = SamplePositions.GAMES;

    /** Captures without end: quiescence alone takes half a minute. */
    private static final String WILD = "1QqQqQq1/r6Q/Q6q/q6Q/B2q4/q6Q/k6K/1qQ1QqRb w - - 0 1";

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
                List<Integer> values = SeatReportTest.rootValues(game, position, better.depth());
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
}
