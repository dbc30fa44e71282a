package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Position;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelObserver;
import espalier.models.ModelResult;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SumBounds;
import espalier.observe.ModelTrace;
import espalier.observe.Trace;
import espalier.search.Algorithm;
import espalier.search.Bound;
import espalier.search.Observer;
import espalier.search.Search;
import espalier.tree.ExplicitModelTree;
import espalier.tree.ExplicitTree;
import espalier.tree.ModelTree;
import espalier.tree.RandomModelTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the events say about OPEN lists, tested values and node types, replayed from the events alone. */
@Tag("mutation")
class TraceTest {
    private static void run(ExplicitTree tree, Algorithm algorithm, Observer observer) {
        Search.<ExplicitTree>with(algorithm).observer(observer).run(tree);
    }

    private static String trace(String tree, Algorithm algorithm) {
        StringBuilder out = new StringBuilder();
        run(ExplicitTree.parse(tree), algorithm, new Trace(out));
        return out.toString();
    }

    private static int[] path(int[] path, int ply) {
        return Arrays.copyOf(path, ply);
    }

    /** A state of OPEN, with its merit as the algorithm sees it. */
    private record State(int[] path, int merit) {
        boolean isBelow(int[] node) {
            return path.length > node.length && Arrays.equals(path, 0, node.length, node, 0, node.length);
        }
    }

    /** Keeps OPEN by the events, and checks that the state taken is always the best in it. */
    private static final class Replay implements Observer {
        private static final Comparator<State> BEST_FIRST =
                Comparator.<State>comparingInt(state -> -state.merit()).thenComparing(State::path, Arrays::compare);

        private final List<State> open = new ArrayList<>();
        private final int dual;

        Replay(boolean dual) {
            this.dual = dual ? 1 : 0;
        }

        @Override
        public void open(int[] path, int ply, boolean solved, int merit) {
            open.add(new State(path(path, ply), (ply & 1) == dual ? merit : -merit));
        }

        @Override
        public void purge(int[] path, int ply) {
            open.removeIf(state -> state.isBelow(path(path, ply)));
        }

        @Override
        public void enter(Position<?> position, int[] path, int ply, int alpha, int beta) {
            State best = open.stream().min(BEST_FIRST).orElseThrow();
            if (!Arrays.equals(best.path(), path(path, ply))) {
                throw new AssertionError(
                        Arrays.toString(path(path, ply)) + " was taken, not " + Arrays.toString(best.path()));
            }
            open.remove(best);
        }
    }

    @Test
    void theStateTakenIsTheBestInOpen() {
        Counterexample.none(RandomTrees.trees(500, 21), tree -> {
            for (boolean dual : new boolean[] {false, true}) {
                Replay replay = new Replay(dual);
                run(tree, dual ? Algorithm.DUAL_STAR : Algorithm.SSS_STAR, replay);
                assertThat(replay.open).as("in the end").isEmpty();
            }
        });
    }

    /** The children that pass are those whose minimax value reaches the tested one. */
    @Test
    void testedValuesArePassedByTheRightChildren() {
        Counterexample.none(RandomTrees.trees(500, 22), tree -> {
            List<Node> children = Node.of(tree).children;
            List<Integer> tested = new ArrayList<>();
            run(tree, Algorithm.BNS, new Observer() {
                @Override
                public void tested(int value, int[] passed, int count) {
                    tested.add(value);
                    int at = 0;
                    for (int i = 0; i < children.size(); i++) {
                        boolean passes = at < count && passed[at] == i;
                        assertThat(passes).isEqualTo(children.get(i).minimax() >= value);
                        at += passes ? 1 : 0;
                    }
                    assertThat(at).isEqualTo(count);
                }
            });
            assertThat(tested.isEmpty()).isEqualTo(children.size() == 1 || tree.low() == tree.high());
        });
    }

    @Test
    void aTraceOfSss() {
        assertThat(trace("[[1],[2]]", Algorithm.SSS_STAR).lines())
                .startsWith(
                        "{\"event\":\"open\",\"path\":[],\"state\":\"live\",\"merit\":\"inf\"}",
                        "{\"event\":\"enter\",\"path\":[],\"alpha\":\"-inf\",\"beta\":\"inf\"}",
                        "{\"event\":\"expand\",\"path\":[],\"width\":2}",
                        "{\"event\":\"exit\",\"path\":[],\"value\":\"inf\",\"bound\":\"upper\"}",
                        "{\"event\":\"open\",\"path\":[0],\"state\":\"live\",\"merit\":\"inf\"}",
                        "{\"event\":\"open\",\"path\":[1],\"state\":\"live\",\"merit\":\"inf\"}",
                        "{\"event\":\"enter\",\"path\":[0],\"alpha\":\"-inf\",\"beta\":\"inf\"}")
                .contains(
                        "{\"event\":\"open\",\"path\":[0,0],\"state\":\"solved\",\"merit\":1}",
                        "{\"event\":\"purge\",\"path\":[]}");
    }

    @Test
    void aTraceOfBns() {
        assertThat(trace("[[1,9],[5,7],[8]]", Algorithm.BNS)).contains("{\"event\":\"tested\",\"value\":");
    }

    /** PVS searches the second child with a null window as a CUT node, and again as a PV node. */
    @Test
    void typesOfNodes() {
        List<String> types = trace("[[1,2],[3,4]]", Algorithm.PVS)
                .lines()
                .filter(line -> line.contains("\"enter\""))
                .map(line -> line.replaceAll(".*\"path\":(\\[[^]]*]).*\"type\":\"(\\w+)\".*", "$1$2"))
                .toList();
        assertThat(types).startsWith("[]pv", "[0]pv", "[0,0]pv", "[0,1]cut", "[1]cut", "[1,0]all", "[1,1]all", "[1]pv");
    }

    /** By the choices alone: the last one at the root is the answer, and every value comes from below. */
    @ParameterizedTest
    @EnumSource(ModelAlgorithm.class)
    void choicesOfModelsLeadToTheAnswer(ModelAlgorithm algorithm) {
        for (int seed = 0; seed < 200; seed++) {
            RandomModelTree tree = new RandomModelTree(3, 4, 1000, 300, 2, seed);
            Choices choices = new Choices();
            ModelResult result = ModelSearch.of(
                            algorithm,
                            Player.chain(ModelTree.<RandomModelTree>values(2)),
                            SumBounds.known(300, 300),
                            tree.height())
                    .observer(choices)
                    .run(tree);
            assertThat(choices.value).isEqualTo(result.value().orElseThrow());
            assertThat(choices.child).isEqualTo(result.index());
            assertThat(choices.evaluations).isEqualTo(result.evaluations());
            assertThat(choices.leaves).isPositive();
        }
    }

    /** What the events say of the root, and how much was evaluated. */
    private static final class Choices implements ModelObserver {
        int value;
        int child;
        long evaluations;
        long leaves;

        @Override
        public void chooses(int[] path, int ply, int model, int by, int at, int worth) {
            assertThat(by).isIn(model, model - 1);
            if (ply == 0) {
                assertThat(by).as("the root player moves").isEqualTo(model);
                value = worth;
                child = at;
            }
        }

        @Override
        public void leaf(int[] path, int ply) {
            assertThat(ply).isEqualTo(4);
            leaves++;
        }

        @Override
        public void evaluated(Position<?> position, int model, int worth) {
            evaluations++;
        }
    }

    /** Algorithms that infer something cut off, the others do not; bounds on sums answer for replies where models take turns. */
    @ParameterizedTest
    @EnumSource(ModelAlgorithm.class)
    void cutOffsOfModels(ModelAlgorithm algorithm) {
        int cutoffs = 0;
        int settled = 0;
        for (int seed = 0; seed < 200; seed++) {
            RandomModelTree tree = new RandomModelTree(3, 4, 1000, 300, 2, seed);
            Cuts cuts = new Cuts();
            ModelSearch.of(
                            algorithm,
                            Player.chain(ModelTree.<RandomModelTree>values(2)),
                            SumBounds.known(300, 300),
                            tree.height())
                    .observer(cuts)
                    .run(tree);
            cutoffs += cuts.cutoffs;
            settled += cuts.settled;
        }
        assertThat(cutoffs > 0)
                .as("cut-offs")
                .isEqualTo(algorithm != ModelAlgorithm.M_STAR && algorithm != ModelAlgorithm.M_STAR_1P);
        assertThat(settled > 0)
                .as("replies that bounds on sums answer")
                .isEqualTo(algorithm.usesBounds() && algorithm.recursion() == ModelAlgorithm.Recursion.MODEL_BY_MODEL);
    }

    /** Cut-offs, each by a value that has reached its bound. */
    private static final class Cuts implements ModelObserver {
        int cutoffs;
        int settled;

        @Override
        public void cutoff(int[] path, int ply, int model, int child, int width, int value, int bound) {
            assertThat(child).isBetween(0, width - 2);
            assertThat(value).isGreaterThanOrEqualTo(bound);
            cutoffs++;
        }

        @Override
        public void settled(int[] path, int ply, int model, int value, Bound bound, int limit) {
            assertThat(bound == Bound.UPPER ? limit - value : value - limit).isNotNegative();
            settled++;
        }

        @Override
        public void evaluated(Position<?> position, int model, int value) {}
    }

    /** RecSSS* purges below a MAX node that is solved, and goes there no more. */
    @Test
    void whatRecursiveSssPurgesIsNotVisitedAgain() {
        Counterexample.none(RandomTrees.trees(300, 23), tree -> {
            List<int[]> purged = new ArrayList<>();
            run(tree, Algorithm.REC_SSS_STAR, new Observer() {
                @Override
                public void purge(int[] path, int ply) {
                    assertThat(ply % 2).isZero();
                    purged.add(path(path, ply));
                }

                @Override
                public void enter(Position<?> position, int[] path, int ply, int alpha, int beta) {
                    State entered = new State(path(path, ply), 0);
                    assertThat(purged).noneMatch(entered::isBelow);
                }
            });
            assertThat(purged).isNotEmpty();
        });
    }

    @Test
    void aTraceOfModels() {
        StringBuilder out = new StringBuilder();
        ExplicitModelTree tree =
                ExplicitModelTree.parse("[[{\"f\":[0,1]},{\"f\":[0,9]}],[{\"f\":[-3,5]},{\"f\":[-4,2]}]]", 1);
        ModelSearch.of(
                        ModelAlgorithm.M_STAR,
                        Player.chain(ModelTree.<ExplicitModelTree>values(1)),
                        SumBounds.known(100),
                        2)
                .observer(new ModelTrace(out))
                .run(tree);
        assertThat(out.toString().lines())
                .startsWith(
                        "{\"event\":\"search\",\"path\":[],\"model\":1,\"alpha\":\"-inf\",\"beta\":\"inf\"}",
                        "{\"event\":\"search\",\"path\":[0],\"model\":0,\"alpha\":\"-inf\",\"beta\":\"inf\"}",
                        "{\"event\":\"leaf\",\"path\":[0,0]}",
                        "{\"event\":\"evaluate\",\"model\":0,\"value\":0}",
                        "{\"event\":\"choose\",\"path\":[0],\"model\":0,\"by\":0,\"child\":0,\"value\":0}")
                .endsWith("{\"event\":\"choose\",\"path\":[],\"model\":1,\"by\":1,\"child\":1,\"value\":5}");
    }
}
