package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Score;
import espalier.games.chess.ChessGame;
import espalier.games.chess.ChessPosition;
import espalier.play.Iteration;
import espalier.play.Listener;
import espalier.play.Seat;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.play.Thought;
import espalier.search.Algorithm;
import espalier.search.Bound;
import espalier.search.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What a seat reports of its searches: windows, moves, progress, several lines. */
class SeatReportTest {
    static final List<String> GAMES = SamplePositions.GAMES;

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

    /** The values of all root moves at a depth. */
    static <P extends Position<P>> List<Integer> rootValues(Game<P> game, P position, int depth) {
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
}
