package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.engine.driver.Deepening;
import espalier.engine.memory.Claims;
import espalier.engine.memory.Corrections;
import espalier.engine.memory.TranspositionTable;
import espalier.engine.ordering.MoveOrder;
import espalier.engine.procedure.Descent;
import espalier.engine.procedure.Practical;
import espalier.engine.procedure.RootMoves;
import espalier.game.MoveScorer;
import espalier.game.Position;
import espalier.game.Score;
import espalier.play.Deadline;
import espalier.play.Iteration;
import espalier.play.Listener;
import espalier.play.Part;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.play.Thinking;
import espalier.play.Thought;
import espalier.search.Algorithm;
import espalier.search.Bound;
import espalier.search.Limits;
import espalier.search.Observer;
import espalier.search.Search;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What holds of every practical search at full width, whatever its counts are: on made-up games that have everything. */
@Tag("mutation")
class PlayLawsTest {
    private static final List<Algorithm> ALGORITHMS = List.of(Algorithm.PVS, Algorithm.MTD_F, Algorithm.ALPHA_BETA);
    private static final Setting PLAIN =
            Setting.FULL_WIDTH.with(Part.LEAVES_STORED, false).with(Part.TRANSPOSITION_CUTOFFS, false);

    private static Think<Everything> think(Algorithm algorithm, Setting setting, int entries, int depth) {
        return Think.of(algorithm, Everything::evaluate)
                .scorer(Everything.SCORER)
                .setting(setting)
                .entries(entries)
                .firstDepth(depth)
                .depth(depth);
    }

    private static Thinking.Task task(Limits limits, List<Integer> among, int lines, Listener listener) {
        return new Thinking.Task(limits, Deadline.of(limits), among, lines, List.of(), listener);
    }

    /** The engine room's own door: several lines, some of the moves, one session. */
    private static Thinking.Session<Everything> open(Think<Everything> think) {
        return new Deepening().open(think);
    }

    private static int[] moveValues(Everything game, int depth) {
        return Reference.moveValues(game, depth, Everything::evaluate);
    }

    @Test
    void severalLinesAreTheBestMovesInOrder() {
        for (int seed = 0; seed < 60; seed++) {
            Everything game = new Everything(seed);
            int depth = 1 + seed % 4;
            int[] values = moveValues(game, depth);
            for (Algorithm algorithm : ALGORITHMS) {
                for (Setting setting : List.of(PLAIN, Setting.FULL_WIDTH)) {
                    List<Iteration> lines = open(think(algorithm, setting, seed % 2 << 8, depth))
                            .think(game, task(Limits.NONE, List.of(), 3, Listener.NONE))
                            .lines();
                    int[] best = IntStream.of(values)
                            .map(value -> -value)
                            .sorted()
                            .map(value -> -value)
                            .limit(3)
                            .toArray();
                    assertThat(lines)
                            .extracting(Iteration::value)
                            .as("game %d", seed)
                            .containsExactly(boxed(best));
                    assertThat(lines).extracting(Iteration::move).doesNotHaveDuplicates();
                    assertThat(lines).allSatisfy(line -> {
                        assertThat(line.value()).isEqualTo(values[line.move()]);
                        assertThat(line.line().size()).isBetween(1, depth);
                        assertThat(line.depth()).isEqualTo(depth);
                        assertThat(line.selectiveDepth()).isBetween(1, depth);
                    });
                    assertThat(lines)
                            .extracting(Iteration::rank)
                            .containsExactly(
                                    boxed(IntStream.rangeClosed(1, lines.size()).toArray()));
                }
            }
        }
    }

    private static Integer[] boxed(int[] numbers) {
        return IntStream.of(numbers).boxed().toArray(Integer[]::new);
    }

    @Test
    void amongSomeMovesTheBestOfThemIsFound() {
        for (int seed = 0; seed < 60; seed++) {
            Everything game = new Everything(seed);
            int depth = 1 + seed % 4;
            int[] values = moveValues(game, depth);
            List<Integer> some = IntStream.range(0, values.length)
                    .filter(move -> move % 2 == values.length % 2)
                    .boxed()
                    .toList();
            int best = some.stream().mapToInt(move -> values[move]).max().orElse(-Score.INFINITY);
            if (some.isEmpty()) {
                continue;
            }
            Thinking.Session<Everything> session = open(think(Algorithm.MTD_F, Setting.FULL_WIDTH, 1 << 10, depth));
            Thought thought = session.think(game, task(Limits.NONE, some, 1, Listener.NONE));
            assertThat(thought.best().orElseThrow().value()).as("game %d", seed).isEqualTo(best);
            assertThat(some).contains(thought.move());
            // What was found among some moves is not the position's value.
            Thought all = session.think(game, task(Limits.NONE, List.of(), 1, Listener.NONE));
            assertThat(all.best().orElseThrow().value())
                    .as("game %d", seed)
                    .isEqualTo(IntStream.of(values).max().orElseThrow());
        }
    }

    @Test
    void rootValuesAreThoseOfMinimax() {
        for (int seed = 0; seed < 60; seed++) {
            Everything game = new Everything(seed);
            int depth = 1 + seed % 4;
            for (int entries : new int[] {0, 1 << 10}) {
                Iteration found = think(Algorithm.PVS, Setting.FULL_WIDTH, entries, depth)
                        .rootValues(true)
                        .run(game)
                        .best()
                        .orElseThrow();
                assertThat(found.rootValues()).as("game %d", seed).containsExactly(boxed(moveValues(game, depth)));
            }
        }
    }

    /** A search among some moves, and then a deeper one in which the same position comes again two plies down. */
    @Test
    void whatSomeMovesAreWorthIsNotThePositionsValue() {
        for (int seed = 0; seed < 60; seed++) {
            Everything game = new Everything(seed, 3);
            int width = game.moves().length;
            Thinking.Session<Everything> session =
                    open(think(Algorithm.PVS, PLAIN, 1 << 12, 6).firstDepth(4));
            session.think(game, task(Limits.depth(4), List.of(game.moves()[seed % width]), 1, Listener.NONE));
            Iteration found = session.think(game, task(Limits.NONE, List.of(), 1, Listener.NONE))
                    .best()
                    .orElseThrow();
            assertThat(found.value())
                    .as("game %d", seed)
                    .isEqualTo(Reference.value(game, found.depth(), Everything::evaluate));
        }
    }

    /** Of the moves that another thread is searching every one comes after all others, but the first is searched at once. */
    @Test
    void movesThatAnotherThreadSearchesAreTriedLater() {
        Everything game = new Everything(30);
        int depth = 3;
        Setting setting = PLAIN.with(Part.ORDERING, false);
        Claims claims = new Claims();
        for (int move : new int[] {0, 1, 3}) {
            claims.take(Claims.name(game.key(), move, depth));
        }
        List<Integer> tried = new ArrayList<>();
        Listener listener = new Listener() {
            @Override
            public void iteration(Iteration found) {}

            @Override
            public void move(int depth, int move, int number) {
                tried.add(move);
            }
        };
        Practical<Everything> search = new Practical<>(
                Search.<Everything>with(Algorithm.ALPHA_BETA).depth(depth, Everything::evaluate),
                setting,
                new Descent.Whole(),
                game,
                TranspositionTable.none(),
                MoveOrder.of(setting, MoveScorer.none(), game, true),
                new Corrections(),
                0,
                claims,
                new RootMoves(List.of(0, 1, 2, 3, 4, 5), true, depth, listener));
        assertThat(search.search(-Score.INFINITY, Score.INFINITY))
                .isEqualTo(Reference.value(game, depth, Everything::evaluate));
        assertThat(tried).containsExactly(0, 2, 4, 5, 1, 3);
    }

    /** The same session, position after position: table and move order are old, values are right. */
    @Test
    void aSessionThatRemembersFindsMinimaxToo() {
        for (Algorithm algorithm : ALGORITHMS) {
            for (Setting setting : List.of(PLAIN, Setting.FULL_WIDTH)) {
                for (int entries : new int[] {0, 256, 1 << 14}) {
                    for (int seed = 0; seed < 10; seed++) {
                        Everything game = new Everything(seed);
                        Thinking.Session<Everything> session =
                                open(think(algorithm, setting, entries, 4).firstDepth(1));
                        while (game.moves().length > 0 && game.ply() < 8) {
                            Thought thought = session.think(game, task(Limits.NONE, List.of(), 1, Listener.NONE));
                            Iteration last = thought.best().orElseThrow();
                            assertThat(last.value())
                                    .as("%s, game %d, ply %d", algorithm.label(), seed, game.ply())
                                    .isEqualTo(Reference.value(game, last.depth(), Everything::evaluate));
                            game.play(thought.move());
                        }
                        session.clear();
                    }
                }
            }
        }
    }

    @Test
    void threadsFindTheValueOfMinimax() {
        for (int seed = 0; seed < 12; seed++) {
            Everything game = new Everything(seed);
            int value = Reference.value(game, 5, Everything::evaluate);
            for (Algorithm algorithm : ALGORITHMS) {
                Thought thought = think(algorithm, Setting.FULL_WIDTH, 1 << 10, 5)
                        .threads(3)
                        .run(game);
                Iteration best = thought.best().orElseThrow();
                assertThat(best.value())
                        .as("%s, game %d", algorithm.label(), seed)
                        .isEqualTo(value);
                assertThat(thought.nodeVisits()).isGreaterThan(best.line().size());
                assertThat(thought.leafEvaluations()).isLessThanOrEqualTo(thought.nodeVisits());
            }
        }
    }

    /** Enters and leaves every node once a visit, and says nothing false when it leaves. */
    @Test
    void whatAnObserverHearsIsTrue() {
        for (int seed = 0; seed < 30; seed++) {
            for (Algorithm algorithm : ALGORITHMS) {
                for (Setting setting : List.of(PLAIN, Setting.FULL_WIDTH)) {
                    int depth = 2 + seed % 3;
                    Everything game = new Everything(seed);
                    Truth truth = new Truth(depth);
                    Thought thought = think(algorithm, setting, seed % 2 << 6, depth)
                            .observer(truth)
                            .run(game);
                    assertThat(truth.entered).isEqualTo(thought.nodeVisits());
                    assertThat(truth.left).isEqualTo(truth.entered);
                    assertThat(truth.expanded + truth.leaves + truth.known).isEqualTo(truth.entered);
                }
            }
        }
    }

    /** Compares every value with minimax. */
    private static final class Truth implements Observer {
        private final int depth;
        private long entered;
        private long left;
        private long leaves;
        private long known;
        private long expanded;

        Truth(int depth) {
            this.depth = depth;
        }

        private int value(Position<?> position, int ply) {
            Everything game = (Everything) position;
            int value = Reference.value(game, depth - ply, Everything::evaluate);
            return Score.fromNode(value, ply);
        }

        @Override
        public void enter(Position<?> position, int[] path, int ply, int alpha, int beta) {
            assertThat(alpha).isLessThan(beta);
            entered++;
        }

        @Override
        public void leaf(Position<?> position, int[] path, int ply, int value) {
            assertThat(value).isEqualTo(value(position, ply));
            leaves++;
        }

        @Override
        public void known(Position<?> position, int[] path, int ply, int lower, int upper) {
            assertThat(value(position, ply)).isBetween(lower, upper);
            known++;
        }

        @Override
        public void expand(Position<?> position, int[] path, int ply, int width) {
            assertThat(position.moves()).hasSize(width);
            expanded++;
        }

        @Override
        public void cutoff(Position<?> position, int[] path, int ply, int index, int width) {
            assertThat(index).isBetween(0, width - 2);
        }

        @Override
        public void exit(Position<?> position, int[] path, int ply, int value, Bound bound) {
            int right = value(position, ply);
            switch (bound) {
                case EXACT -> assertThat(value).isEqualTo(right);
                case LOWER -> assertThat(value).isLessThanOrEqualTo(right);
                case UPPER -> assertThat(value).isGreaterThanOrEqualTo(right);
            }
            left++;
        }
    }

    /** Stopped anywhere: the position is what it was, a move was found, and only what was searched is reported. */
    @Test
    void aStoppedSearchSaysWhatItKnows() {
        for (int seed = 0; seed < 8; seed++) {
            for (Algorithm algorithm : ALGORITHMS) {
                for (long nodes : new long[] {1, 7, 30, 100, 400, 1500}) {
                    Everything game = new Everything(seed);
                    List<Iteration> heard = new ArrayList<>();
                    Thinking.Session<Everything> session = open(
                            think(algorithm, Setting.FULL_WIDTH, 1 << 8, 12).firstDepth(1));
                    Thought thought = session.think(game, task(Limits.nodes(nodes), List.of(), 2, heard::add));
                    assertThat(game.ply()).isZero();
                    assertThat(game.moves()).contains(thought.move());
                    assertThat(thought.lines()).extracting(Iteration::move).doesNotHaveDuplicates();
                    assertThat(thought.lines().size()).isBetween(1, 2);
                    assertThat(heard).containsAll(thought.iterations());
                    for (Iteration iteration : heard) {
                        int[] values = moveValues(game, iteration.depth());
                        assertThat(iteration.value()).isEqualTo(values[iteration.move()]);
                    }
                    int most = thought.last()
                            .map(last -> Arrays.stream(moveValues(game, last.depth()))
                                    .max()
                                    .orElseThrow())
                            .orElse(0);
                    assertThat(thought.last().map(Iteration::value).orElse(0)).isEqualTo(most);
                    thought.better().filter(Iteration::hasValue).ifPresent(better -> {
                        assertThat(better.bound()).isEqualTo(Bound.LOWER);
                        assertThat(moveValues(game, better.depth())[better.move()])
                                .isGreaterThanOrEqualTo(better.value());
                    });
                }
            }
        }
    }
}
