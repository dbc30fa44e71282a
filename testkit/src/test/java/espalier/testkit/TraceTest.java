package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Position;
import espalier.observe.Trace;
import espalier.search.Algorithm;
import espalier.search.Observer;
import espalier.search.Search;
import espalier.tree.ExplicitTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the events say about OPEN lists, tested values and node types, replayed from the events alone. */
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
}
