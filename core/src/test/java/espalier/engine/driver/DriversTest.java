package espalier.engine.driver;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.driver.Aspiration;
import espalier.driver.BestMove;
import espalier.driver.BestNode;
import espalier.driver.Driver;
import espalier.driver.Hints;
import espalier.driver.Hypothesis;
import espalier.driver.Mtd;
import espalier.driver.Separation;
import espalier.engine.memory.NoMemory;
import espalier.engine.memory.SearchTree;
import espalier.engine.procedure.AlphaBeta;
import espalier.engine.procedure.Descent;
import espalier.engine.procedure.Minimax;
import espalier.engine.procedure.Procedure;
import espalier.game.Score;
import espalier.search.Algorithm;
import espalier.search.Observer;
import espalier.search.Result;
import espalier.search.Search;
import espalier.tree.ExplicitTree;
import espalier.tree.UniformTree;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Drivers where searches of whole trees do not reach: odd roots, odd answers, and cases that only games have. */
@Tag("mutation")
class DriversTest {
    /** Gives scripted answers to any window. */
    private static final class Script extends Procedure<ExplicitTree> {
        private final int[] answers;
        private int asked;

        Script(int... answers) {
            super(Search.with(Algorithm.SSS_0), ExplicitTree.parse("[0]"), new NoMemory());
            this.answers = answers;
        }

        @Override
        protected int search(int place, int from, int alpha, int beta) {
            return answers[asked++];
        }
    }

    private static RootSearch root(Procedure<?> procedure) {
        return new RootSearch(procedure, Observer.NONE);
    }

    /** Forward pruning may show an upper bound first and a higher lower bound later. */
    @Test
    void contradictoryBoundsEndTheSearch() {
        RootSearch root = root(new Script(3, 6));
        assertThat(Hypothesis.sss0(4).drive(root, Hints.NONE)).hasValue(6);
        assertThat(root.passes()).isEqualTo(2);
    }

    /** How searches with forward pruning answer if the root is won or lost: with no more than the window's bound. */
    private static final class Crawl extends Procedure<ExplicitTree> {
        private final int value;

        Crawl(int value) {
            super(Search.with(Algorithm.MTD_F), ExplicitTree.parse("[0]"), new NoMemory());
            this.value = value;
        }

        @Override
        protected int search(int place, int from, int alpha, int beta) {
            return value < beta ? alpha : beta;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {Score.WIN - 5, 5 - Score.WIN, 1_000_000, -1_000_000, 700, 0, -7})
    void crawlsBecomeLeaps(int value) {
        RootSearch root = root(new Crawl(value));
        assertThat(Mtd.from(3).inGames().orElseThrow().drive(root, Hints.NONE)).hasValue(value);
        assertThat(root.passes()).isLessThan(1100);
    }

    /** Where no range is known, bisection works around the guess, four spreads to both sides. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 100})
    void bisectionInGamesFindsTheValueFromEveryGuess(int spread) {
        UniformTree tree = new UniformTree(3, 4, -20, 20, 5);
        int value = new Minimax<>(Search.with(Algorithm.MINIMAX), tree).search(-Score.INFINITY, Score.INFINITY);
        for (int guess = -25; guess <= 25; guess++) {
            RootSearch root = root(
                    new AlphaBeta<>(Search.with(Algorithm.C_STAR_MEMORY), tree, new SearchTree(), new Descent.Whole()));
            Driver driver = Mtd.bisection().inGames().orElseThrow();
            assertThat(driver.drive(root, Hints.NONE.expecting(guess, spread)))
                    .as("from " + guess)
                    .hasValue(value);
        }
    }

    @Test
    void whatTheDriverSettlesIsTheBestMove() {
        RootSearch root = root(new Minimax<>(Search.with(Algorithm.MINIMAX), ExplicitTree.parse("[1,2]")));
        root.search(-Score.INFINITY, Score.INFINITY);
        assertThat(root.best()).as("the procedure's").isEqualTo(1);
        root.best(0);
        assertThat(root.best()).as("the driver's").isZero();
        root.best(-1);
        assertThat(root.best()).as("the procedure's again").isEqualTo(1);
    }

    /** One pass shows that the second leaf is better, and both of its bounds. */
    @Test
    void alphaBoundingReportsAKnownValue() {
        Result result = Search.<ExplicitTree>with(Algorithm.ALPHA_BOUNDING).run(ExplicitTree.parse("[3,5]"));
        assertThat(result.value()).hasValue(5);
        assertThat(result.index()).isEqualTo(1);
        assertThat(result.passes()).hasValue(1);
    }

    private static List<Driver> everyKind() {
        return List.of(
                Aspiration.around(40, 3),
                Aspiration.aroundGuess(),
                BestMove.second(),
                BestMove.alphaBounding(),
                BestMove.alphaBounding(60),
                BestMove.mtd(),
                BestMove.mtd(60),
                BestNode.linear(),
                BestNode.linear(0, 9999),
                BestNode.with(Separation.linear(), 0, 9999),
                BestNode.statistical(),
                BestNode.analytic(),
                Hypothesis.sss0(),
                Hypothesis.sss0(60),
                Hypothesis.sss4(),
                Hypothesis.sss4(60),
                Hypothesis.sssB(),
                Hypothesis.sssB(0, 9999),
                Mtd.from(60),
                Mtd.fromGuess(),
                Mtd.sss(),
                Mtd.dual(),
                Mtd.step(60),
                Mtd.stepping(),
                Mtd.bisection(),
                Mtd.bisection(0, 9999));
    }

    /** Also as it is in games, where leaf values have no known range. */
    @ParameterizedTest
    @MethodSource("everyKind")
    void everyKindOfDriverFindsTheBestMove(Driver driver) {
        for (int seed = 0; seed < 5; seed++) {
            UniformTree tree = new UniformTree(3, 4, 0, 9999, seed);
            Result expected = Search.of(tree).run();
            for (Driver each : List.of(driver, driver.inGames().orElse(driver))) {
                Result result = Search.of(tree)
                        .by(each)
                        .offer(Hints.of(tree).trained(Separation::linear))
                        .run();
                assertThat(result.index()).as(each.name()).isEqualTo(expected.index());
                if (each.exact()) {
                    assertThat(result.value()).as(each.name()).isEqualTo(expected.value());
                }
            }
        }
    }

    /** A best-move driver with a first guess of its own tests that value first, and proves the same move whatever it is. */
    @ParameterizedTest
    @ValueSource(ints = {-20, 3, 5, 40})
    void bestMoveDriversBeginWithTheirGuess(int guess) {
        ExplicitTree tree = ExplicitTree.parse("[[3,[5,1]],[6,[9,2]],4]");
        int best = Search.of(tree).run().index();
        for (Driver driver : List.of(BestMove.alphaBounding(guess), BestMove.mtd(guess))) {
            List<Integer> tested = new ArrayList<>();
            Observer observer = new Observer() {
                @Override
                public void pass(int number, int alpha, int beta) {
                    tested.add(beta);
                }
            };
            Result result = Search.of(tree).by(driver).observer(observer).run();
            assertThat(result.index()).as(driver.name()).isEqualTo(best);
            assertThat(tested.get(0)).as(driver.name()).isEqualTo(guess);
        }
    }

    /** Drivers that prove a move have none to prove; MTD(best) searches the root itself and finds its value. */
    @ParameterizedTest
    @MethodSource("espalier.search.Algorithm#all")
    void aFinishedGameHasAValueAndNoMove(Algorithm algorithm) {
        ExplicitTree tree = ExplicitTree.parse("[7]");
        tree.play(0);
        Result result = Search.<ExplicitTree>with(algorithm)
                .offer(Hints.of(tree).trained(Separation::linear))
                .run(tree);
        assertThat(result.complete()).isTrue();
        assertThat(result.index()).isEqualTo(-1);
        if (algorithm.exact() || algorithm.equals(Algorithm.MTD_BEST)) {
            assertThat(result.value()).hasValue(-7);
        } else {
            assertThat(result.value()).isEmpty();
        }
    }
}
