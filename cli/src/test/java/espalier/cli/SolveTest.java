package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolveTest {
    /** FFO 1: black wins by 18. */
    private static final String FFO1 = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

    @TempDir
    Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void othello() {
        Map<String, Object> answer =
                Run.of("solve", "othello", "--position", FFO1, "--json").json();
        assertThat(answer)
                .containsEntry("game", "othello")
                .containsEntry("position", FFO1)
                .containsEntry("method", "endgame")
                .containsEntry("value", 18L)
                .containsEntry("result", "win")
                .containsKeys("line", "nodes", "ms");
        assertThat(answer.get("line").toString()).startsWith("[\"g8\",\"");
        assertThat((Long) answer.get("nodes")).isGreaterThan(1000);
    }

    @Test
    void help() {
        Run run = Run.of("solve", "--help");
        assertThat(run.out()).contains("--positions", "start with % or #", "proof-number");
    }

    @Test
    void text() {
        Run run = Run.of("solve", "othello", "--position", FFO1, "--threads", "2", "--hash", "1");
        assertThat(run.code()).isZero();
        assertThat(run.lines()).hasSize(3);
        assertThat(run.lines().get(0)).isEqualTo("win +18");
        assertThat(run.lines().get(1)).startsWith("g8 ");
        assertThat(run.lines().get(2)).matches("[0-9]+ nodes in [0-9]+ ms");
    }

    @Test
    void onlyTheOutcome() {
        assertThat(Run.of("solve", "othello", "--position", FFO1, "--wld", "--json")
                        .json())
                .containsEntry("result", "win")
                .containsEntry("wld", true)
                .containsEntry("value", null);
    }

    @ParameterizedTest
    @CsvSource({
        "tictactoe, --------- X, draw",
        "tictactoe, XX-OO---- X, win",
        "tictactoe, XOX-O-OX- X, draw",
        "tictactoe, XO--X---- O, loss",
        "countdown, 5, win",
        "countdown, 6, loss",
        "chess, 3rrk2/2p2pR1/p4n2/1p1PpP2/2p2q1P/3P1BQ1/PPP5/6RK w - - 1 0, win",
    })
    void everyGame(String game, String position, String result) {
        assertThat(Run.of("solve", game, "--position", position, "--json").json())
                .containsEntry("method", "proof-number")
                .containsEntry("result", result);
        assertThat(Run.of("solve", game, "--position", position, "--method", "deepening", "--json")
                        .json())
                .containsEntry("method", "deepening")
                .containsEntry("result", result);
    }

    @Test
    void finishedGames() {
        assertThat(Run.of("solve", "countdown", "--position", "0", "--json").json())
                .containsEntry("result", "loss")
                .containsEntry("line", "[]");
        String full = "X".repeat(40) + "O".repeat(24) + " O";
        assertThat(Run.of("solve", "othello", "--position", full, "--json").json())
                .containsEntry("value", -16L)
                .containsEntry("line", "[]");
    }

    @Test
    void limits() {
        for (String method : List.of("endgame", "proof-number", "deepening")) {
            String start = "---------------------------OX------XO--------------------------- X";
            Map<String, Object> answer = Run.of(
                            "solve",
                            "othello",
                            "--position",
                            start,
                            "--method",
                            method,
                            "--nodes",
                            "20000",
                            "--hash",
                            "1",
                            "--json")
                    .json();
            assertThat(answer)
                    .containsEntry("result", "unknown")
                    .containsEntry("value", null)
                    .containsEntry("line", "[]");
            assertThat(Run.of("solve", "othello", "--position", start, "--method", method, "--time", "1", "--hash", "1")
                            .lines()
                            .get(0))
                    .isEqualTo("unknown");
        }
    }

    @Test
    void aFileOfPositionsIsResumed() throws IOException {
        String problem = "% a problem\n" + FFO1 + "; G8:+18; H1:+12;\n\n# no more\n";
        Path first = Files.writeString(folder.resolve("one.obf"), problem);
        Run run = Run.of("solve", "othello", "--positions", first.toString(), "--output", file("out.jsonl"), "--json");
        assertThat(run.json()).containsEntry("value", 18L).containsEntry("expected", 18L);
        List<String> kept = Files.readAllLines(folder.resolve("out.jsonl"));
        assertThat(kept).containsExactly(run.lines().get(0));

        // an answer of another run, and a line truncated by an interrupt
        String known = kept.get(0).replaceFirst("\"nodes\":[0-9]+", "\"nodes\":4711");
        Files.writeString(folder.resolve("out.jsonl"), kept.get(0).substring(0, 50) + "\n" + known + "\n");
        Run again = Run.of("solve", "othello", "--positions", first.toString(), "--output", file("out.jsonl"));
        assertThat(again.code()).isZero();
        assertThat(again.out()).contains("4711").contains("total");
        assertThat(Files.readAllLines(folder.resolve("out.jsonl"))).hasSize(2);

        Run other = Run.of("solve", "othello", "--positions", first.toString(), "--output", file("out.jsonl"), "--wld");
        assertThat(other.code()).isZero();
        assertThat(Files.readAllLines(folder.resolve("out.jsonl")))
                .as("another question")
                .hasSize(3);
    }

    @Test
    void anAnswerDoesNotContinueALineThatWasCutShort() throws IOException {
        Path positions = Files.writeString(folder.resolve("two.txt"), "--------- X\nXX-OO---- X\n");
        Path answers = folder.resolve("out.jsonl");
        String[] command = {"solve", "tictactoe", "--positions", positions.toString(), "--output", answers.toString()};
        assertThat(Run.of(command).code()).isZero();
        List<String> whole = Files.readAllLines(answers);
        assertThat(whole).hasSize(2);

        String fragment = whole.get(1).substring(0, 40);
        Files.writeString(answers, whole.get(0) + "\n" + fragment);
        assertThat(Run.of(command).code()).isZero();
        List<String> resumed = Files.readAllLines(answers);
        assertThat(resumed).hasSize(3).startsWith(whole.get(0), fragment);
        assertThat(Run.object(resumed.get(2))).containsEntry("position", "XX-OO---- X");

        assertThat(Run.of(command).code()).isZero();
        assertThat(Files.readAllLines(answers)).as("all is known now").isEqualTo(resumed);
    }

    @Test
    void whatIsNotAsExpectedIsAFailure() throws IOException {
        Path wrong = Files.writeString(folder.resolve("wrong.obf"), FFO1 + "; G8:+20;\n");
        Run run = Run.of("solve", "othello", "--positions", wrong.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("20 (!)");
        assertThat(Run.of("solve", "othello", "--positions", wrong.toString(), "--wld")
                        .code())
                .isZero();
        Path hard = Files.writeString(folder.resolve("hard.txt"), "--------- X\n");
        assertThat(Run.of("solve", "tictactoe", "--positions", hard.toString(), "--nodes", "1024")
                        .code())
                .isEqualTo(1);
    }

    @Test
    void brokenFiles() throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.txt"), "--------- X\nXXX O\n");
        Run run = Run.of("solve", "tictactoe", "--positions", bad.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("bad.txt, line 2: ").hasLineCount(1);
        assertThat(Run.of("solve", "tictactoe", "--positions", file("none")).err())
                .contains("none: no such file");
    }

    /** Everything that can be known to be wrong is said before anything is solved. */
    @Test
    void filesThatCannotBeUsed() throws IOException {
        Path good = Files.writeString(folder.resolve("good.txt"), "--------- X\n");
        Path empty = Files.writeString(folder.resolve("empty.txt"), "# nothing\n");
        Path binary = Files.write(folder.resolve("binary.txt"), new byte[] {'X', (byte) 0xFF, '\n'});
        says(2, "empty.txt: no position in it", empty, "out.jsonl");
        says(2, "binary.txt: not UTF-8 text", binary, "out.jsonl");
        says(2, "--positions and --output name the same file", good, "good.txt");
        says(1, "cannot write " + file("none/out.jsonl") + ": no such file", good, "none/out.jsonl");
        assertThat(good).hasContent("--------- X");
        assertThat(folder.resolve("out.jsonl")).doesNotExist();
        Run full = Run.of("solve", "tictactoe", "--positions", good.toString(), "--output", "/dev/full");
        assertThat(full.code()).isEqualTo(1);
        assertThat(full.err()).isEqualTo("espalier: cannot write /dev/full: No space left on device\n");
    }

    private void says(int code, String what, Path positions, String output) {
        Run run = Run.of("solve", "tictactoe", "--positions", positions.toString(), "--output", file(output));
        assertThat(run.code()).isEqualTo(code);
        assertThat(run.err()).startsWith("espalier: ").contains(what).hasLineCount(1);
    }

    @Test
    void positionsMayBeginWithAByteOrderMark() throws IOException {
        Path marked = Files.writeString(folder.resolve("marked.txt"), "\uFEFF--------- X\n");
        assertThat(Run.of("solve", "tictactoe", "--positions", marked.toString(), "--json")
                        .json())
                .containsEntry("result", "draw");
    }
}
