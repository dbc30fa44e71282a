package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.search.Algorithm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code espalier search} and the fields, defaults and names of its output, which callers rely on. */
class SearchTest {
    private static final String[] FIELDS = {
        "algorithm", "value", "move", "leafEvaluations", "leafVisits", "interiorNodes", "nodeVisits", "passes"
    };

    @Test
    void allFieldsOfAnAnswer() {
        assertThat(Run.search("minimax", "--tree", "[[3,[5,1]],2]").json())
                .containsExactly(
                        Map.entry("algorithm", "minimax"),
                        Map.entry("value", 3L),
                        Map.entry("move", 0L),
                        Map.entry("leafEvaluations", 4L),
                        Map.entry("leafVisits", 4L),
                        Map.entry("interiorNodes", 3L),
                        Map.entry("nodeVisits", 7L),
                        Map.entry("passes", 1L));
    }

    @ParameterizedTest
    @MethodSource("espalier.search.Algorithm#all")
    void everyAlgorithmHasTheFieldsInOrder(Algorithm algorithm) {
        Run run = Run.search(algorithm.label(), "--uniform", "3,4,0,99,5");
        assertThat(run.err()).isEmpty();
        Map<String, Object> answer = run.json();
        assertThat(answer.keySet()).containsExactly(FIELDS);
        assertThat(answer).containsEntry("algorithm", algorithm.label());
        boolean moveOnly = algorithm.label().startsWith("bns") || algorithm.equals(Algorithm.SECOND_BEST);
        if (moveOnly) {
            assertThat(answer.get("value")).isNull();
        } else if (algorithm.exact()) {
            assertThat(answer.get("value")).isEqualTo(Reference.uniform(3, 4, 0, 99, 5));
        }
        if (List.of("sss-star", "dual-star", "rec-sss-star").contains(algorithm.label())) {
            assertThat(answer.get("passes")).isNull();
        } else {
            assertThat((Long) answer.get("passes")).isPositive();
        }
        assertThat(Reference.bestMovesOfUniform(3, 4, 0, 99, 5)).contains((Long) answer.get("move"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bns",
                "bns-memory",
                "bns-statistical",
                "bns-statistical-memory",
                "bns-analytic",
                "bns-analytic-memory",
                "second-best"
            })
    void oneRootChildNeedsNoSearch(String algorithm) {
        assertThat(Run.search(algorithm, "--tree", "[[4,[5,6]]]").json())
                .containsEntry("value", null)
                .containsEntry("move", 0L)
                .containsEntry("leafEvaluations", 0L)
                .containsEntry("passes", 0L);
    }

    @Test
    void orderIsThereOnlyWhenAskedFor() {
        assertThat(Run.search("sss-star", "--tree", "[[0,1],0]").json()).doesNotContainKey("order");
        // SSS* evaluates leaves 0,2,1 here, S-alpha-beta 0,2.
        assertThat(Run.search("sss-star", "--tree", "[[0,1],0]", "--order").json())
                .containsEntry("order", "[0,2,1]");
        assertThat(Run.search("sss-2", "--tree", "[[0,1],0]", "--order").json()).containsEntry("order", "[0,2]");
    }

    @Test
    void orderOfAnIrregularTreeNumbersItsLeaves() {
        Map<String, Object> answer =
                Run.search("minimax", "--irregular", "3,6,0,9,4", "--order").json();
        List<Long> numbers = new ArrayList<>();
        for (long k = 0; k < (Long) answer.get("leafEvaluations"); k++) {
            numbers.add(k);
        }
        assertThat(answer.get("order")).isEqualTo(numbers.toString().replace(" ", ""));
    }

    /** The default guess is floor((lo+hi)/2): the same counts as with that guess, others than with a far one. */
    @Test
    void defaultGuessIsTheMiddleOfTheRangeRoundedDown() {
        String[] tree = {"--uniform", "4,5,-100,99,3"};
        assertThat(Run.search("mtd-f", tree).out())
                .isEqualTo(
                        Run.search("mtd-f", tree[0], tree[1], "--guess", "-1").out());
        assertThat(Run.search("mtd-f", tree).out())
                .isNotEqualTo(
                        Run.search("mtd-f", tree[0], tree[1], "--guess", "inf").out());
        assertThat(Run.search("mtd-f", "--tree", "[[3,9],[4,8]]", "--trace", "/dev/null")
                        .code())
                .isZero();
    }

    @ParameterizedTest
    @CsvSource({"sss-4,--step,50", "mtd-step,--step,50", "aspiration-nega-scout,--delta,10"})
    void defaultsOfStepAndDelta(String algorithm, String option, String value) {
        String[] tree = {"--uniform", "4,5,0,999,3"};
        String byDefault = Run.search(algorithm, tree).out();
        assertThat(Run.search(algorithm, tree[0], tree[1], option, value).out()).isEqualTo(byDefault);
        assertThat(Run.search(algorithm, tree[0], tree[1], option, "400").out()).isNotEqualTo(byDefault);
    }

    @ParameterizedTest
    @CsvSource({"inf,ab-sss-star", "-inf,ab-dual-star"})
    void infiniteGuesses(String guess, String same) {
        Map<String, Object> mtd = Run.search("mtd-f", "--guess", guess, "--uniform", "3,5,0,99,2", "--order")
                .json();
        Map<String, Object> other =
                Run.search(same, "--uniform", "3,5,0,99,2", "--order").json();
        mtd.remove("algorithm");
        other.remove("algorithm");
        assertThat(mtd).isEqualTo(other);
    }

    @ParameterizedTest
    @ValueSource(strings = {"mtd-f", "sss-0", "aspiration-nega-scout", "sss-4", "mtd-step"})
    void hugeNumbersMeanTheSameAsInfinity(String algorithm) {
        String huge = "9".repeat(40);
        Run run = Run.search(algorithm, "--uniform", "3,5,0,99,2", "--guess", huge, "--step", huge, "--delta", huge);
        assertThat(run.json()).containsEntry("value", Reference.uniform(3, 5, 0, 99, 2));
    }

    /** The default range of an explicit tree: its smallest and largest leaf. */
    @ParameterizedTest
    @ValueSource(strings = {"c-star", "sss-b", "bns"})
    void defaultRange(String algorithm) {
        String tree = "[[13,25],[17,[19,14]],[23,16]]";
        String byDefault = Run.search(algorithm, "--tree", tree).out();
        assertThat(Run.search(algorithm, "--tree", tree, "--range", "13,25").out())
                .isEqualTo(byDefault);
        assertThat(Run.search(algorithm, "--tree", tree, "--range", "-900,1000").out())
                .isNotEqualTo(byDefault);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tree", "tree:7", "table:16", "table:1000"})
    void memories(String memory) {
        for (String algorithm : List.of("mtd-f", "sss-2", "s-alpha-beta", "aspiration-nega-scout", "alpha-beta")) {
            Map<String, Object> answer = Run.search(algorithm, "--uniform", "3,5,0,99,2", "--memory", memory)
                    .json();
            assertThat(answer).containsEntry("value", Reference.uniform(3, 5, 0, 99, 2));
            assertThat(answer).containsKey("memoryPeak");
        }
    }

    /** Names with memory use the exact search tree by default. */
    @Test
    void defaultMemoryIsTheExactTree() {
        Map<String, Object> byDefault =
                Run.search("mtd-f", "--uniform", "3,5,0,99,2").json();
        Map<String, Object> tree = Run.search("mtd-f", "--uniform", "3,5,0,99,2", "--memory", "tree")
                .json();
        tree.remove("memoryPeak");
        assertThat(tree).isEqualTo(byDefault);
        assertThat(Run.search("mtd-f", "--uniform", "3,5,0,99,2", "--memory", "table:2")
                        .json())
                .isNotEqualTo(byDefault);
    }

    @Test
    void optionsThatAnAlgorithmDoesNotUseAreIgnored() {
        String plain = Run.search("minimax", "--tree", "[1,2]").out();
        assertThat(Run.search(
                                "minimax",
                                "--tree",
                                "[1,2]",
                                "--guess",
                                "inf",
                                "--step",
                                "3",
                                "--delta",
                                "4",
                                "--training",
                                "no-such-file")
                        .out())
                .isEqualTo(plain);
    }

    /** Its value is still checked (BadInputTest has the messages), as the help says. */
    @Test
    void optionsThatAreIgnoredAreStillChecked() {
        for (String[] wrong : new String[][] {{"--guess", "x"}, {"--step", "-1"}, {"--delta", "0"}, {"--range", "1"}}) {
            Run run = Run.search("minimax", "--tree", "[1,2]", wrong[0], wrong[1]);
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.err()).contains(wrong[0]);
        }
        assertThat(Run.of("search", "--help").out().replaceAll("\\s+", " "))
                .contains("is ignored, but its value is still checked");
    }

    /** Sometimes null: it depends on whether the bounds meet, as the help says. */
    @ParameterizedTest
    @ValueSource(strings = {"alpha-bounding", "mtd-best"})
    void theValueOfABestMoveIsKnownIfTheBoundsMeet(String algorithm) {
        assertThat(Run.search(algorithm, "--tree", "[5,2,3]").json())
                .containsEntry("value", 5L)
                .containsEntry("move", 0L);
        assertThat(Run.search(algorithm, "--uniform", "2,3,0,9,11").json())
                .containsEntry("value", null)
                .containsEntry("move", 1L);
        assertThat(Run.search(algorithm, "--tree", "[[4,[5,6]]]").json())
                .containsEntry("value", null)
                .containsEntry("move", 0L)
                .containsEntry("leafEvaluations", 0L)
                .containsEntry("passes", 0L);
        assertThat(Run.of("search", "--help").out().replaceAll("\\s+", " "))
                .contains("alpha-bounding and mtd-best unless their bounds happen to meet", "With one root child");
    }

    @Test
    void allIsATableWithARowForEveryAlgorithm() {
        Run run = Run.of("search", "--algorithm", "all", "--tree", "[[3,[5,1]],2]");
        assertThat(run.code()).isZero();
        assertThat(run.lines().get(0).split(" {2,}"))
                .containsExactly(
                        "algorithm",
                        "value",
                        "move",
                        "leaf evaluations",
                        "leaf visits",
                        "interior nodes",
                        "node visits",
                        "passes");
        assertThat(run.lines()).hasSize(1 + Algorithm.all().size());
        for (Algorithm algorithm : Algorithm.all()) {
            assertThat(run.lines()).anyMatch(line -> line.startsWith(algorithm.label() + " "));
        }
    }

    @Test
    void allAsJsonIsOneObjectPerLine() {
        Run run = Run.search("all", "--uniform", "3,4,0,99,5", "--order");
        StringBuilder oneByOne = new StringBuilder();
        for (Algorithm algorithm : Algorithm.all()) {
            oneByOne.append(Run.search(algorithm.label(), "--uniform", "3,4,0,99,5", "--order")
                    .out());
        }
        assertThat(run.out()).isEqualTo(oneByOne.toString());
    }

    @Test
    void listShowsNamesPapersAndClasses() {
        Run run = Run.of("search", "--algorithm", "list");
        assertThat(run.code()).isZero();
        assertThat(run.lines()).hasSize(1 + Algorithm.all().size());
        assertThat(run.lines())
                .anyMatch(line -> line.matches("mtd-f +Best-first minimax .* Mtd.fromGuess over AlphaBeta *"));
        assertThat(Run.search("list").lines())
                .hasSize(Algorithm.all().size())
                .allSatisfy(line -> assertThat(Run.object(line)).containsOnlyKeys("algorithm", "paper", "classes"));
    }

    @Test
    void textForPeople() {
        Run run = Run.of("search", "--algorithm", "sss-star", "--tree", "[[0,1],0]", "--order");
        assertThat(run.out()).contains("value             0\n", "passes            -\n", "order             0 2 1\n");
    }

    @Test
    void aTreeOfDepth512() {
        String tree = "[".repeat(512) + "7" + "]".repeat(512);
        assertThat(Run.search("pvs", "--tree", tree).json())
                .containsEntry("value", 7L)
                .containsEntry("nodeVisits", 513L);
        assertThat(Run.search("sss-star", "--uniform", "1,512,0,9,1").json()).containsEntry("leafEvaluations", 1L);
    }

    /** A pass of second-best searches one child and must not visit all the others. */
    @Test
    void aWideRoot() {
        assertThat(Run.search("second-best", "--uniform", "1000000,1,0,1000000,1")
                        .json())
                .containsEntry("move", 5628L)
                .containsEntry("passes", 1_000_000L);
    }

    @Test
    void informedTreesTellTheirBounds() {
        Map<String, Object> informed =
                Run.search("s-alpha-beta", "--informed", "3,5,0,99,0,2").json();
        Map<String, Object> uniform =
                Run.search("s-alpha-beta", "--uniform", "3,5,0,99,2").json();
        assertThat(informed).containsEntry("value", uniform.get("value"));
        assertThat((Long) informed.get("leafEvaluations")).isLessThan((Long) uniform.get("leafEvaluations"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "-h"})
    void helpIsEverywhere(String option) {
        assertThat(Run.of(option).out()).contains("search", "demo", "perft", "Examples:");
        for (String command : List.of("search", "demo", "perft", "replay", "show", "check")) {
            Run run = Run.of(command, option);
            assertThat(run.code()).isZero();
            assertThat(run.err()).isEmpty();
            assertThat(run.out()).contains("Usage: espalier " + command, "Example");
        }
        assertThat(Run.of("search", "--help").out()).contains("Default: 50", "Default: 10");
    }
}
