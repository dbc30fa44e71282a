package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.engine.driver.Deepening;
import espalier.play.Deadline;
import espalier.play.Iteration;
import espalier.play.Listener;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.play.Thinking;
import espalier.play.Thought;
import espalier.search.Algorithm;
import espalier.search.Limits;
import espalier.tree.IrregularTree;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a player keeps from search to search, what is played without a search, and that helpers help. */
@Tag("mutation")
class SessionTest {
    private static RandomGame game(long seed) {
        return new RandomGame(seed, 5, 1L << 40, 100);
    }

    private static Think<RandomGame> think(int depth) {
        return Think.of(Algorithm.PVS, RandomGame::evaluate)
                .setting(Setting.FULL_WIDTH)
                .entries(1 << 12)
                .depth(depth);
    }

    private static Thinking.Task task(Limits limits, List<Integer> among, List<Long> played) {
        return new Thinking.Task(limits, Deadline.of(limits), among, 1, played, Listener.NONE);
    }

    private static Thinking.Task all() {
        return task(Limits.NONE, List.of(), List.of());
    }

    @Test
    void aClearedSessionIsAsGoodAsNew() {
        Thinking.Session<RandomGame> session =
                new Deepening().open(think(5).setting(Setting.PLAY).entries(1 << 10));
        RandomGame game = game(1);
        long fresh = session.think(game, all()).nodeVisits();
        session.think(game(2), all());
        assertThat(session.think(game, all()).nodeVisits()).isNotEqualTo(fresh);
        session.clear();
        assertThat(session.think(game, all()).nodeVisits()).isEqualTo(fresh);
    }

    /** The table does not know that a position has been on the board: what it says of those is forgotten. */
    @Test
    void playedPositionsAreSearchedAgain() {
        RandomGame game = game(1);
        List<Long> played = new ArrayList<>();
        for (int move = 0; move < 5; move++) {
            game.play(move);
            played.add(game.key());
            game.undo();
        }
        long known = again(game, List.of()).nodeVisits();
        assertThat(again(game, played).nodeVisits()).isGreaterThan(known);
    }

    private static Thought again(RandomGame game, List<Long> played) {
        Thinking.Session<RandomGame> session =
                new Deepening().open(think(5).firstDepth(5).entries(1 << 14));
        session.think(game, all());
        return session.think(game, task(Limits.NONE, List.of(), played));
    }

    @Test
    void aFinishedGameHasNoMove() {
        IrregularTree over = new IrregularTree(3, 4, -50, 50, 1);
        while (over.moves().length > 0) {
            over.play(over.moves()[0]);
        }
        Thought thought = Think.of(Algorithm.PVS, IrregularTree::score).depth(3).run(over);
        assertThat(thought.lines()).isEmpty();
        assertThat(thought.iterations()).isEmpty();
        assertThat(thought.nodeVisits()).isZero();
    }

    /** Stopped before any move is searched, a player plays what it remembers, or else what looks best. */
    @Test
    void withoutASearchTheMoveIsRememberedOrTheBestAtFirstSight() {
        int different = 0;
        for (int seed = 0; seed < 20; seed++) {
            RandomGame game = game(seed);
            Think<RandomGame> think = think(12).firstDepth(12);
            Limits never = Limits.until(() -> true);
            int sight = best(think, game, -1);
            assertThat(think.limits(never).run(game).move()).isEqualTo(sight);

            Thinking.Session<RandomGame> session = new Deepening().open(think);
            int remembered = session.think(game, task(Limits.depth(4), List.of(), List.of()))
                    .move();
            assertThat(session.think(game, task(never, List.of(), List.of())).move())
                    .isEqualTo(remembered);
            List<Integer> others = new ArrayList<>(List.of(0, 1, 2, 3, 4));
            others.remove((Integer) remembered);
            assertThat(session.think(game, task(never, others, List.of())).move())
                    .isEqualTo(best(think, game, remembered));
            different += remembered != sight && sight != 0 ? 1 : 0;
        }
        assertThat(different).isPositive();
    }

    private static int best(Think<RandomGame> think, RandomGame game, int except) {
        int best = -1;
        for (int move = 0; move < 5; move++) {
            if (move != except && (best < 0 || think.atFirstSight(game, move) > think.atFirstSight(game, best))) {
                best = move;
            }
        }
        return best;
    }

    /** An evaluator that waits, in the first thread, until another one has evaluated something. */
    private static final class Meeting {
        final CountDownLatch helped = new CountDownLatch(1);
        final AtomicInteger own = new AtomicInteger();
        final AtomicInteger others = new AtomicInteger();
        final Thread first = Thread.currentThread();

        int evaluate(RandomGame game) {
            if (Thread.currentThread() != first) {
                others.incrementAndGet();
                helped.countDown();
            } else if (own.incrementAndGet() > 100) {
                try {
                    assertThat(helped.await(60, TimeUnit.SECONDS))
                            .as("a helper")
                            .isTrue();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
            return game.evaluate();
        }
    }

    @Test
    void helpersSearchAndTheirWorkIsCounted() {
        Meeting meeting = new Meeting();
        List<Iteration> heard = new ArrayList<>();
        Thought thought = think(6).evaluator(meeting::evaluate).threads(2).run(game(1), heard::add);
        assertThat(meeting.others.get()).isPositive();
        // The evaluation of the root itself is not a leaf's.
        int calls = meeting.own.get() + meeting.others.get();
        assertThat(thought.leafEvaluations()).isBetween(calls - 20L, (long) calls);
        assertThat(thought.leafEvaluations()).isGreaterThan(meeting.own.get());
        Iteration last = heard.get(heard.size() - 1);
        assertThat(last.leafEvaluations()).isBetween(calls - 20L, (long) calls);
        assertThat(last.nodeVisits()).isEqualTo(thought.nodeVisits());
    }

    @Test
    void aHelpersFailureIsReported() {
        Meeting meeting = new Meeting();
        Think<RandomGame> think = think(6).threads(2).evaluator(game -> {
            int value = meeting.evaluate(game);
            if (Thread.currentThread() != meeting.first) {
                throw new ArithmeticException("no value");
            }
            return value;
        });
        RandomGame game = game(1);
        long key = game.key();
        assertThatThrownBy(() -> think.run(game)).hasRootCauseMessage("no value");
        assertThat(game.key()).isEqualTo(key);
    }
}
