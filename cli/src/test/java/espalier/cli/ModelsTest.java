package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.models.ModelAlgorithm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code espalier models}: fields, defaults, names, batches and bad input. */
class ModelsTest {
    private static final String TREE = "[[{\"f\":[0,1]},{\"f\":[0,9]}],[{\"f\":[-3,5]},{\"f\":[-4,2]}]]";

    @TempDir
    Path folder;

    private static Run models(String... args) {
        return Run.of(
                Stream.concat(Stream.of("models", "--json"), Stream.of(args)).toArray(String[]::new));
    }

    private static Run batch(String... lines) {
        return Run.with(String.join("\n", lines), "models", "--batch", "-");
    }

    @ParameterizedTest
    @EnumSource
    void everyAlgorithmHasTheFieldsInOrder(ModelAlgorithm algorithm) {
        Run run = models("--algorithm", algorithm.label(), "--tree", TREE, "--level", "1");
        assertThat(run.err()).isEmpty();
        Map<String, Object> answer = run.json();
        assertThat(answer.keySet())
                .containsExactly("algorithm", "value", "move", "evaluations", "leaves", "expansions");
        assertThat(answer).containsEntry("algorithm", algorithm.label()).containsEntry("move", 1L);
        assertThat(answer).containsEntry("value", algorithm == ModelAlgorithm.ALPHA_BETA ? 2L : 5L);
    }

    /** Figs. 2 and 4 of the paper, and fig. 2's tree for the other counts. */
    @Test
    void counts() {
        String[] tree = {"--random", "2,3,20,5,1", "--level", "2"};
        assertThat(models("--algorithm", "m-star", tree[0], tree[1], tree[2], tree[3])
                        .json())
                .containsEntry("evaluations", 16L)
                .containsEntry("leaves", 8L)
                .containsEntry("expansions", 9L);
        assertThat(models("--algorithm", "m-star-1p", tree[0], tree[1], tree[2], tree[3])
                        .json())
                .containsEntry("evaluations", 24L)
                .containsEntry("leaves", 8L)
                .containsEntry("expansions", 7L);
    }

    /** Alpha-beta on f_N alone counts what `search` counts. */
    @Test
    void alphaBetaIsThatOfSearch() {
        Map<String, Object> models = models("--algorithm", "alpha-beta", "--tree", TREE, "--level", "1")
                .json();
        Map<String, Object> search =
                Run.search("alpha-beta", "--tree", "[[1,9],[5,2]]").json();
        assertThat(models)
                .containsEntry("value", search.get("value"))
                .containsEntry("move", search.get("move"))
                .containsEntry("leaves", search.get("leafEvaluations"))
                .containsEntry("expansions", search.get("interiorNodes"));
    }

    /** The default is the largest sum of each pair: giving it changes nothing, and less is an error. */
    @Test
    void defaultBounds() {
        String[] tree = {"--algorithm", "alpha-beta-star", "--tree", TREE, "--level", "1"};
        String answer = models(tree).out();
        assertThat(models(concat(tree, "--bounds", "9")).out()).isEqualTo(answer);
        assertThat(models(concat(tree, "--bounds", "8")).code()).isEqualTo(2);
        for (ModelAlgorithm each : ModelAlgorithm.values()) {
            String[] request = {"--algorithm", each.label(), "--tree", TREE, "--level", "1", "--bounds", "8"};
            assertThat(models(request).err()).as(each.label()).contains("more than B1 = 8");
        }
        String[] drawn = {"--algorithm", "alpha-beta-star", "--random", "4,6,100,7,5", "--level", "2"};
        assertThat(models(concat(drawn, "--bounds", "7,7")).out())
                .isEqualTo(models(drawn).out());
        assertThat(models(concat(drawn, "--bounds", "7,inf")).out())
                .isNotEqualTo(models(drawn).out());
        // A fraction in a bound admits no further integer.
        assertThat(models(concat(drawn, "--bounds", "7.9,7.0")).out())
                .isEqualTo(models(drawn).out());
        assertThat(models("--algorithm", "m-star", "--random", "3,3,9,inf,1", "--level", "3")
                        .code())
                .isZero();
    }

    /** A bound below BOUND may hold for the leaves that were drawn: then it is accepted. */
    @Test
    void boundsOfDrawnTreesAreChecked() {
        String[] tree = {"--algorithm", "alpha-beta-star", "--random", "2,2,100,100,1", "--level", "1"};
        int least = 0;
        while (models(concat(tree, "--bounds", Integer.toString(least))).code() != 0) {
            least++;
        }
        assertThat(least).isBetween(1, 100);
        assertThat(models(concat(tree, "--bounds", Integer.toString(least))).json())
                .containsEntry("value", models(tree).json().get("value"));
    }

    @Test
    void levelZeroHasNoBounds() {
        String[] tree = {"--algorithm", "m-star-simple", "--tree", "[[{\"f\":[3]},{\"f\":[5]}]]", "--level", "0"};
        assertThat(models(tree).json()).containsEntry("value", 3L);
        assertThat(models(concat(tree, "--bounds", "")).json()).containsEntry("value", 3L);
    }

    @Test
    void treesFromFiles() throws IOException {
        String file = Files.writeString(folder.resolve("tree"), TREE + "\n").toString();
        assertThat(models("--algorithm", "m-star", "--tree-file", file, "--level", "1")
                        .out())
                .isEqualTo(models("--algorithm", "m-star", "--tree", TREE, "--level", "1")
                        .out());
    }

    @Test
    void traces() throws IOException {
        Path file = folder.resolve("trace.jsonl");
        Run run = Run.of(
                "models", "--algorithm", "m-star", "--random", "2,2,9,3,1", "--level", "1", "--trace", "" + file);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(Files.readAllLines(file))
                .startsWith("{\"event\":\"search\",\"path\":[],\"model\":1,\"alpha\":\"-inf\",\"beta\":\"inf\"}")
                .anyMatch(line -> line.startsWith("{\"event\":\"choose\",\"path\":[],\"model\":1,\"by\":1,"));
    }

    @Test
    void forPersons() {
        assertThat(Run.of("models", "--algorithm", "m-star", "--tree", TREE, "--level", "1")
                        .out())
                .isEqualTo("""
                        algorithm    m-star
                        value        5
                        move         1
                        evaluations  6
                        leaves       4
                        expansions   3
                        """);
    }

    @Test
    void listAndHelp() {
        List<String> names = new ArrayList<>();
        Run.of("models", "--algorithm", "list").lines().stream()
                .skip(1)
                .forEach(line -> names.add(line.split(" ", 2)[0]));
        assertThat(names)
                .contains("m-star", "m-star-1p", "m-star-simple", "alpha-beta-star", "alpha-beta-star-1p", "alpha-beta")
                .hasSize(ModelAlgorithm.values().length);
        assertThat(models("--algorithm", "list").lines())
                .hasSize(names.size())
                .allSatisfy(line -> assertThat(Run.object(line)).containsOnlyKeys("algorithm", "paper", "classes"));
        assertThat(Run.of("models", "--help").out()).contains("--bounds", "--level", "--random", "is an error");
    }

    @Test
    void batches() {
        String bad = "{\"algorithm\":\"m-star\",\"tree\":[[1]],\"level\":1}";
        Run run = batch(
                "{\"algorithm\":\"m-star\",\"tree\":" + TREE + ",\"level\":1,\"bounds\":[\"inf\"]}",
                "",
                bad,
                "{\"algorithm\":\"alpha-beta-star\",\"random\":[4,6,100,7,5],\"level\":2,\"bounds\":[7,\"inf\"]}",
                "{\"algorithm\":\"alpha-beta-star\",\"random\":\"4,6,100,7,5\",\"level\":\"2\",\"bounds\":\"7,inf\"}",
                "{\"algorithm\":\"m-star\",\"tree\":" + TREE + ",\"level\":1,\"colour\":1}",
                "{\"algorithm\":\"list\"}",
                "{\"algorithm\":\"m-star\",\"tree\":[{\"f\":[3]}],\"level\":0,\"bounds\":[]}");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        List<String> lines = run.lines();
        assertThat(lines).hasSize(7);
        assertThat(lines.get(0) + "\n")
                .isEqualTo(models("--algorithm", "m-star", "--tree", TREE, "--level", "1")
                        .out());
        assertThat(lines.get(1)).contains("\"error\"", "character 3");
        assertThat(lines.get(2)).isEqualTo(lines.get(3));
        assertThat(lines.get(4)).contains("unknown key 'colour'");
        assertThat(lines.get(5)).contains("name one algorithm");
        assertThat(Run.object(lines.get(6))).containsEntry("value", 3L);
    }

    @Test
    void aThousandRequests() {
        ModelAlgorithm[] all = ModelAlgorithm.values();
        String[] lines = new String[1000];
        for (int i = 0; i < lines.length; i++) {
            String algorithm = all[i % (all.length - 1)].label();
            lines[i] = "{\"algorithm\":\"" + algorithm + "\",\"random\":[3,4,20,3," + i / (all.length - 1)
                    + "],\"level\":2}";
        }
        List<Object> values = batch(lines).lines().stream()
                .map(line -> Run.object(line).get("value"))
                .toList();
        assertThat(values).hasSize(1000);
        for (int i = 0; i < values.size(); i++) {
            assertThat(values.get(i)).isEqualTo(values.get(i - i % (all.length - 1)));
        }
    }

    private static Arguments bad(String says, String... args) {
        return Arguments.of(says, args);
    }

    private static Arguments drawn(String says, String... args) {
        return bad(says, concat(new String[] {"--algorithm", "m-star"}, args));
    }

    private static Arguments tree(String says, String tree) {
        return drawn(says, "--tree", tree, "--level", "1");
    }

    static Stream<Arguments> badInput() {
        return Stream.of(
                bad("--algorithm is missing", "--tree", TREE, "--level", "1"),
                bad("no algorithm 'pvs'", "--algorithm", "pvs", "--tree", TREE, "--level", "1"),
                drawn("a tree is missing", "--level", "1"),
                drawn(
                        "--tree=JSON, --random=B,D,P,BOUND,SEED are mutually exclusive",
                        "--tree",
                        TREE,
                        "--random",
                        "2,2,2,2,2"),
                drawn("--level is missing", "--tree", TREE),
                drawn("--level must be an integer", "--tree", TREE, "--level", "x"),
                drawn("--level is -1", "--tree", TREE, "--level", "-1"),
                drawn("--level is 513", "--tree", TREE, "--level", "513"),
                drawn("a leaf has 2 values, at level 2 it needs 3", "--tree", TREE, "--level", "2"),
                drawn("a leaf has more than 1 values", "--tree", TREE, "--level", "0"),
                tree("character 1", "{\"f\":[1,2]}"),
                tree("character 2: an empty array", "[]"),
                tree("character 2: a leaf must be an object", "[3]"),
                tree("'f' expected, not 'g'", "[{\"g\":[1,2]}]"),
                tree("must be an integer", "[{\"f\":[1,2.5]}]"),
                tree("outside -1000000..1000000", "[{\"f\":[1,-1000001]}]"),
                tree("deeper than 512", "[".repeat(513) + "{\"f\":[1,2]}" + "]".repeat(513)),
                tree("the tree ends", "[{\"f\":[1,2]}"),
                drawn("no such file", "--tree-file", "none", "--level", "1"),
                drawn("--random takes B,D,P,BOUND,SEED", "--random", "2,2,2", "--level", "1"),
                drawn("B must be an integer", "--random", "x,2,2,2,2", "--level", "1"),
                drawn("the width is 0", "--random", "0,2,2,2,2", "--level", "1"),
                drawn("the depth is 0", "--random", "2,0,2,2,2", "--level", "1"),
                drawn("2^63", "--random", "2,63,2,2,2", "--level", "1"),
                drawn("the range is -1", "--random", "2,2,-1,2,2", "--level", "1"),
                drawn("outside -1000000..1000000", "--random", "2,2,1000001,2,2", "--level", "1"),
                drawn("BOUND is -1", "--random", "2,2,2,-1,2", "--level", "1"),
                drawn("BOUND must be a number or inf", "--random", "2,2,2,x,2", "--level", "1"),
                drawn("SEED must be an integer", "--random", "2,2,2,2,", "--level", "1"),
                drawn("level 1 takes 1 of them, not 2", "--tree", TREE, "--level", "1", "--bounds", "1,2"),
                drawn("level 2 takes 2 of them, not 1", "--random", "2,2,2,2,2", "--level", "2", "--bounds", "1"),
                drawn("B1 must be a number or inf", "--tree", TREE, "--level", "1", "--bounds", "many"),
                drawn("B1 must be a number or inf", "--tree", TREE, "--level", "1", "--bounds", "-inf"),
                drawn("B1 is -3", "--tree", TREE, "--level", "1", "--bounds", "-3"),
                drawn("leaf 1 has |f1+f0| = 9, more than B1 = 3", "--tree", TREE, "--level", "1", "--bounds", "3"),
                drawn("more than B1 = 0", "--random", "3,5,100,50,1", "--level", "1", "--bounds", "0"),
                bad("drop --level", "--batch", "-", "--level", "1"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void badInput(String says, String[] args) {
        Run run = Run.of(concat(new String[] {"models"}, args));
        assertThat(run.code()).as(run.toString()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("espalier: ").endsWith("\n").contains(says);
        assertThat(run.err().lines()).hasSize(1);
    }

    private static String[] concat(String[] first, String... rest) {
        return Stream.concat(Stream.of(first), Stream.of(rest)).toArray(String[]::new);
    }
}
