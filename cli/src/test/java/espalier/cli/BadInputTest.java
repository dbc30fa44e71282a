package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Bad input of every kind: exit code 2, nothing on standard output, one line with the problem and its place. */
class BadInputTest {
    @TempDir
    Path folder;

    private static Arguments bad(String says, String... args) {
        return Arguments.of(says, args);
    }

    private static Arguments tree(String says, String tree) {
        return bad(says, "search", "--algorithm", "pvs", "--json", "--tree", tree);
    }

    private static Arguments pvs(String says, String... args) {
        String[] all = Stream.concat(Stream.of("search", "--algorithm", "pvs", "--json"), Stream.of(args))
                .toArray(String[]::new);
        return bad(says, all);
    }

    static Stream<Arguments> badInput() {
        return Stream.of(
                bad("a command is missing"),
                bad("'fly'", "fly"),
                bad("--bogus", "search", "--bogus"),
                bad("a game is missing", "solve"),
                bad("no game 'go'", "solve", "go", "--position", "x"),
                bad("give --position or --positions", "solve", "tictactoe"),
                bad("--position: nine of X", "solve", "tictactoe", "--position", "X"),
                bad(
                        "--method is endgame or proof-number or deepening for othello, not 'magic'",
                        "solve",
                        "othello",
                        "--method",
                        "magic",
                        "--position",
                        "x"),
                bad("--nodes is 0", "solve", "tictactoe", "--position", "--------- X", "--nodes", "0"),
                bad("--threads", "solve", "tictactoe", "--position", "--------- X", "--threads", "two"),
                bad(
                        "--output goes with --positions",
                        "solve",
                        "tictactoe",
                        "--position",
                        "--------- X",
                        "--output",
                        "f"),
                bad("--algorithm", "search", "--tree", "[1]"),
                bad("no algorithm 'foo'", "search", "--algorithm", "foo", "--tree", "[1]"),
                bad("only once", "search", "--algorithm", "pvs", "--algorithm", "pvs", "--tree", "[1]"),
                bad("--tree", "search", "--algorithm", "pvs", "--tree"),
                pvs("a tree is missing"),
                pvs(
                        "--tree=JSON, --uniform=W,D,LO,HI,SEED are mutually exclusive",
                        "--tree",
                        "[1]",
                        "--uniform",
                        "1,1,1,1,1"),
                pvs("'extra'", "--tree", "[1]", "extra"),
                bad("for a game there is: espalier think chess", "search", "chess"),
                bad("for a game there is: espalier think loa", "search", "loa", "--algorithm", "pvs"),
                bad("'--depth' (N) should be specified only once", "perft", "loa", "--depth", "1", "--depth", "2"),
                tree("character 1", ""),
                tree("character 1", "7"),
                tree("character 1", "{}"),
                tree("character 2: an empty array", "[]"),
                tree("character 5: an empty array", "[1,[]]"),
                tree("character 3", "[1.5]"),
                tree("character 2", "[\"a\"]"),
                tree("character 2", "[null]"),
                tree("character 3", "[1e3]"),
                tree("character 4", "[1,]"),
                tree("character 4", "[1 2]"),
                tree("bracket", "[1,[2,3]"),
                tree("character 4", "[1]]"),
                tree("outside -1000000..1000000", "[1000001]"),
                tree("outside -1000000..1000000", "[1,-99999999999999999999]"),
                tree("character 513: the tree is deeper than 512", "[".repeat(513) + "1" + "]".repeat(513)),
                tree("deeper than 512", "[".repeat(1 << 20)),
                tree("deeper than 512", "[".repeat(1 << 20) + "1" + "]".repeat(1 << 20)),
                pvs("5 numbers, not 3", "--uniform", "3,4,0"),
                pvs("W must be an integer", "--uniform", "x,4,0,9,1"),
                pvs("D must be an integer", "--uniform", "3,4.5,0,9,1"),
                pvs("SEED must be an integer", "--uniform", "3,4,0,9,"),
                pvs("the width is 0", "--uniform", "0,4,0,9,1"),
                pvs("the depth is 0", "--uniform", "3,0,0,9,1"),
                pvs("the depth is 513", "--uniform", "1,513,0,9,1"),
                pvs("2^63", "--uniform", "2,63,0,9,1"),
                pvs("9..0 is empty", "--uniform", "2,3,9,0,1"),
                pvs("outside -1000000..1000000", "--uniform", "2,3,0,1000001,1"),
                pvs("64 bits", "--uniform", "2,3,0,9,18446744073709551616"),
                pvs("the percentage is 101", "--ordered", "2,3,0,9,101,1"),
                pvs("the percentage is -1", "--reordered", "2,3,0,9,-1,1"),
                pvs("the root value 10", "--ordered", "2,3,0,9,50,1", "--root", "10"),
                pvs("--root belongs to --ordered", "--uniform", "2,3,0,9,1", "--root", "3"),
                pvs("2^26", "--reordered", "2,40,0,9,50,1"),
                pvs("SLACK must be an integer", "--informed", "2,3,0,9,x,1"),
                pvs("--guess must be an integer, inf or -inf", "--tree", "[1]", "--guess", "infinity"),
                pvs("--step must be an integer", "--tree", "[1]", "--step", "1.5"),
                pvs("--step is -1", "--tree", "[1]", "--step", "-1"),
                pvs("--delta is 0", "--tree", "[1]", "--delta", "0"),
                pvs("--range takes LO,HI", "--tree", "[1]", "--range", "1"),
                pvs("--range 3,1 is empty", "--tree", "[1]", "--range", "3,1"),
                pvs("leaf 2 is 9, outside --range 0,5", "--tree", "[[3,5],[9]]", "--range", "0,5"),
                pvs("not inside --range 0,8", "--uniform", "2,3,0,9,1", "--range", "0,8"),
                pvs("memory", "--tree", "[1]", "--memory", "attic"),
                pvs("memory", "--tree", "[1]", "--memory", "none"),
                pvs("1 to 2^28", "--tree", "[1]", "--memory", "table:0"),
                pvs("--solution must end in .json or .svg", "--tree", "[1]", "--solution", "x.png"),
                bad(
                        "--delta is 0, it must be at least 1",
                        "search",
                        "--algorithm",
                        "aspiration-nega-scout",
                        "--tree",
                        "[1]",
                        "--delta",
                        "0"),
                bad(
                        "only proves a best move",
                        "search",
                        "--algorithm",
                        "bns",
                        "--tree",
                        "[1,2]",
                        "--solution",
                        "x.svg"),
                bad(
                        "only proves a best move",
                        "search",
                        "--algorithm",
                        "mtd-best",
                        "--tree",
                        "[1,2]",
                        "--certificate",
                        "x.txt"),
                bad("one algorithm", "search", "--algorithm", "all", "--tree", "[1]", "--trace", "x"),
                bad("no such file", "search", "--batch", "no/such/file"),
                bad("drop --tree", "search", "--batch", "-", "--tree", "[1]"),
                bad("a game is missing", "perft", "--depth", "3"),
                bad("no game 'go'", "perft", "go", "--depth", "3"),
                bad("--depth is missing", "perft", "tictactoe"),
                bad("--depth is -1", "perft", "tictactoe", "--depth", "-1"),
                bad("--position", "perft", "tictactoe", "--depth", "1", "--position", "XO"),
                bad("--threads is 0", "perft", "tictactoe", "--depth", "1", "--threads", "0"),
                bad("a game is missing", "think"),
                bad("no game 'go'", "think", "go"),
                bad("--position", "think", "chess", "--position", "nonsense"),
                bad("no algorithm 'foo'", "think", "chess", "--algorithm", "foo"),
                bad("did you mean mtd-f?", "think", "chess", "--algorithm", "mtdf"),
                bad("did you mean --depth?", "think", "chess", "--dept", "3"),
                bad("no command 'thnk'; did you mean think?", "thnk", "chess"),
                bad("'sss-star' is for artificial trees", "think", "chess", "--algorithm", "sss-star"),
                bad("--setting: no 'wild'", "think", "chess", "--setting", "wild"),
                bad("--depth is 0", "think", "chess", "--depth", "0"),
                bad("--depth is 101", "think", "chess", "--depth", "101"),
                bad("--time is 0", "think", "chess", "--time", "0"),
                bad("--nodes is 0", "think", "chess", "--nodes", "0"),
                bad("--nodes must be an integer", "think", "chess", "--nodes", "1e6"),
                bad("--threads is 0", "think", "chess", "--threads", "0"),
                bad("--hash is 0", "think", "chess", "--hash", "0"),
                bad("--evaluator: no 'best'; there are: tuned, real, plain", "think", "chess", "--evaluator", "best"),
                bad("--pruning: no 'axe'", "think", "chess", "--pruning", "null-move,axe"),
                bad("othello has no null move", "think", "othello", "--pruning", "null-move"),
                bad("no weights", "tune", "tictactoe", "--output", "weights"),
                bad("no inputs of a network", "tune", "tictactoe", "--network", "8", "--output", "network"),
                bad("--temporal fits named weights", "tune", "othello", "--temporal", "--output", "weights"),
                bad("--output is missing", "tune", "chess"),
                bad("--output is missing", "tune", "othello"),
                bad("--without: no ''", "think", "chess", "--without", "killers,"),
                bad("no format of suites", "suite", "tictactoe", "suite.txt"),
                bad("name a file", "suite", "chess"),
                bad("no such file", "suite", "chess", "no/such/file"),
                bad("--time is 0", "suite", "chess", "no/such/file", "--time", "0"),
                bad("no such file", "replay", "tictactoe", "games.txt"),
                bad("a game is missing", "replay"),
                bad("--style", "show", "tictactoe", "--style", "baroque"),
                bad("--kind", "demo", "--kind", "wild"),
                bad("--trees", "demo", "--trees", "0"),
                bad("--certificate is missing", "check", "--tree", "[1]"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void badInput(String says, String[] args) {
        isOneLine(Run.of(args), 2, says);
    }

    private static void isOneLine(Run run, int code, String says) {
        assertThat(run.code()).as(run.toString()).isEqualTo(code);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("espalier: ").endsWith("\n").contains(says);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err().length()).isLessThan(1100);
    }

    @Test
    void badFiles() throws IOException {
        isOneLine(Run.search("pvs", "--tree-file", folder.resolve("none").toString()), 2, "none: no such file");
        isOneLine(Run.search("pvs", "--tree-file", folder.toString()), 2, folder.toString());
        isOneLine(Run.search("pvs", "--tree-file", write("[[1,2],[3")), 2, "character 10: the tree ends with 2");
        isOneLine(Run.search("pvs", "--tree-file", write("")), 2, "the tree is empty");
        isOneLine(Run.search("pvs", "--tree-file", write("[".repeat(1 << 20))), 2, "character 513");
        isOneLine(Run.search("pvs", "--tree-file", write("[1]\u0000")), 2, "character 4");
        isOneLine(Run.search("bns-statistical", "--tree", "[1,2]", "--training", write("hm")), 2, "line 1");
        isOneLine(Run.search("bns-statistical", "--tree", "[1,2]", "--training", "no-file"), 2, "no such file");
        isOneLine(Run.of("check", "--tree", "[1]", "--certificate", write("hm")), 2, "line 1");
        isOneLine(Run.of("check", "--tree", "[1]", "--certificate", "no-file"), 2, "no such file");
    }

    @Test
    void aTreeFileMayHoldWhiteSpace() throws IOException {
        assertThat(Run.search("pvs", "--tree-file", write(" [ 1 ,\r\n\t[2,3] ]\n"))
                        .json())
                .containsEntry("value", 2L);
    }

    @Test
    void aTreeFileMayBeStandardInputAndBeginWithAByteOrderMark() throws IOException {
        String[] search = {"search", "--algorithm", "pvs", "--json", "--tree-file", "-"};
        assertThat(Run.with("[1,[2,3]]\n", search).json()).containsEntry("value", 2L);
        assertThat(Run.with("\uFEFF[1,[2,3]]", search).json()).containsEntry("value", 2L);
        assertThat(Run.search("pvs", "--tree-file", write("\uFEFF[4]")).json()).containsEntry("value", 4L);
        isOneLine(Run.with("", search), 2, "--tree-file -: at character 1: the tree is empty");
        isOneLine(Run.with("[1", search), 2, "character 3");
        isOneLine(Run.search("pvs", "--tree-file", write("\uFEFF")), 2, "character 1: the tree is empty");
        isOneLine(Run.search("pvs", "--tree-file", write("\uFEFF\uFEFF[4]")), 2, "character 1");
        isOneLine(Run.search("pvs", "--tree-file", "a\0b"), 2, "not a file name");
    }

    @Test
    void filesThatCannotBeWrittenAreFailures() {
        String nowhere = folder.resolve("none/file.json").toString();
        isOneLine(Run.search("pvs", "--tree", "[1]", "--trace", nowhere), 1, "cannot write");
        isOneLine(Run.search("pvs", "--tree", "[1]", "--solution", nowhere), 1, "cannot write");
        isOneLine(Run.search("pvs", "--tree", "[1]", "--certificate", folder.toString()), 1, "cannot write");
        isOneLine(Run.search("bns-statistical", "--tree", "[1,2]", "--save-training", nowhere), 1, "cannot write");
    }

    /** A table of 4 GB does not fit the memory of a test. */
    @Test
    void shortMemoryIsAFailureOfOneLine() {
        isOneLine(
                Run.search("mtd-f", "--uniform", "2147483647,1,0,9,1"),
                1,
                "not enough memory; give Java more with ESPALIER_JAVA_OPTS=-Xmx");
    }

    /** What the message advises is enough, also for the moment when the table grows to its full size. */
    @Test
    void aTableThatDoesNotFitIsBadInput() throws IOException, InterruptedException {
        String says = "--hash 256: Java has only ";
        String advice = "give it more with ESPALIER_JAVA_OPTS=-Xmx1g";
        Run think = Run.inAJvm(folder, "-Xmx480m", "think", "tictactoe", "--hash", "256");
        isOneLine(think, 2, says);
        assertThat(think.err()).contains(advice);
        isOneLine(
                Run.inAJvm(folder, "-Xmx64m", "solve", "tictactoe", "--position", "--------- X", "--hash", "256"),
                2,
                says);
        isOneLine(Run.inAJvm(folder, "-Xmx64m", "perft", "tictactoe", "--depth", "1", "--hash", "256"), 2, says);
        assertThat(Run.inAJvm(folder, "-Xmx1g", "think", "chess", "--depth", "2", "--hash", "256", "--threads", "2")
                        .code())
                .isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "2147483647 0 1 0 1, line 1: a pair needs 0 <= shallow < deep <= 1000",
        "4 2 NaN 0 1, line 1: a pair needs a positive slope",
        "4 2 1 Infinity 1, line 1: a pair needs a positive slope",
        "4 2 1 0 Infinity, line 1: a pair needs a positive slope",
        "NaN 2 1 0 1, line 1: five numbers are wanted, not 'NaN 2 1 0 1'",
        "4 2 1 0, line 1: five numbers are wanted",
        "# nothing, no pair of depths",
        "'', no pair of depths"
    })
    void badRegressions(String text, String says) throws IOException {
        isOneLine(Run.of("think", "othello", "--depth", "1", "--pruning", "probcut:" + write(text)), 2, says);
    }

    /** People see one line; --debug shows the rest, with what caused it. */
    @Test
    void debugPrintsTheStackTrace() throws IOException {
        String file = write("[1");
        Run plain = Run.of("search", "--algorithm", "pvs", "--tree-file", file);
        Run debug = Run.of("search", "--algorithm", "pvs", "--tree-file", file, "--debug");
        assertThat(debug.code()).isEqualTo(2);
        assertThat(debug.err())
                .startsWith(plain.err())
                .contains("BadInput: ", "\tat espalier.cli.", "Caused by: java.lang.IllegalArgumentException: ");
        assertThat(Run.of("--debug", "fly").err()).contains("\tat espalier.cli.Main");
        assertThat(Run.of("perft", "--help").out()).contains("--debug");
    }

    /** A class that cannot be found or loaded is a matter of the class path, not of this program. */
    @Test
    void aBrokenClassPathIsAFailureOfOneLine() throws IOException, InterruptedException {
        Path services = Files.createDirectories(folder.resolve("broken/META-INF/services"));
        Files.writeString(services.resolve("espalier.game.Game"), "no.such.Game\n");
        for (String[] command : new String[][] {{"think", "nosuch"}, {"learn", "--help"}, {"perft"}}) {
            Run run = Run.inAJvm(folder, "-Dclasspath=" + folder.resolve("broken"), command);
            isOneLine(run, 1, "cannot be loaded: espalier.game.Game: Provider no.such.Game not found");
        }
        Files.writeString(services.resolve("espalier.game.Game"), "no.Link\n");
        Files.createDirectories(folder.resolve("broken/no"));
        Files.write(folder.resolve("broken/no/Link.class"), new byte[] {1, 2, 3, 4});
        isOneLine(
                Run.inAJvm(folder, "-Dclasspath=" + folder.resolve("broken"), "think", "x"),
                1,
                "a class cannot be loaded");
    }

    private String write(String text) throws IOException {
        return Files.writeString(folder.resolve("input"), text).toString();
    }
}
