package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** match: its output and its errors; what it plays is tested where it is played. */
class MatchTest {
    private static Run match(String... args) {
        return Run.of(Stream.concat(Stream.of("match"), Stream.of(args)).toArray(String[]::new));
    }

    @Test
    void theResultIsOneObject(@TempDir Path folder) {
        Map<String, Object> result = match(
                        "tictactoe",
                        "--player",
                        "name=ours",
                        "--player",
                        "random",
                        "--games",
                        "8",
                        "--time",
                        "d9",
                        "--out",
                        folder.resolve("out").toString(),
                        "--json")
                .json();
        assertThat(result.keySet())
                .containsExactly("game", "players", "elo", "eloLow", "eloHigh", "los", "llr", "sprt");
        assertThat(result)
                .containsEntry("game", "tictactoe")
                .containsEntry("llr", null)
                .containsEntry("sprt", null);
        assertThat(result.get("players").toString())
                .startsWith("[{\"name\":\"ours\",\"games\":8,\"wins\":")
                .contains("\"losses\":0,\"score\":", "\"forfeits\":{}", "{\"name\":\"random\",\"games\":8,\"wins\":0,");
        assertThat(folder.resolve("out")).isDirectoryContaining("glob:**games.txt");
    }

    @Test
    void theTestDecides() {
        Map<String, Object> result = match(
                        "tictactoe",
                        "--player",
                        "name=ours",
                        "--player",
                        "random",
                        "--games",
                        "4000",
                        "--time",
                        "d9",
                        "--sprt",
                        "0,50",
                        "--concurrency",
                        "2",
                        "--json")
                .json();
        assertThat(result).containsEntry("sprt", "H1");
        assertThat(Double.parseDouble(result.get("llr").toString())).isGreaterThan(2.9);
        assertThat(Double.parseDouble(result.get("los").toString())).isGreaterThan(0.99);
    }

    @Test
    void theTableIsForPeople() {
        Run run = match(
                "othello",
                "--player",
                "uct",
                "--player",
                "random",
                "--player",
                "level=1",
                "--games",
                "2",
                "--time",
                "20n");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.lines()).hasSize(7);
        assertThat(run.lines().get(0)).matches("player +games +wins +draws +losses +score +forfeits");
        assertThat(run.lines().get(4)).isEqualTo("games 6 of 6");
        assertThat(run.lines().get(5)).matches("uct : random Elo .*, LOS .*, pairs \\[.*]");
        assertThat(run.lines().get(6)).matches("uct : espalier level 1 Elo .*, LOS .*, pairs \\[.*]");
    }

    @Test
    void theExamplesOfTheDocumentSayTheSameHere() {
        String document = Documents.read(Documents.ROOT.resolve("docs/MATCHES.md"));
        Matcher example = Pattern.compile("(?m)^ {4}\\$ espalier (match .*)\\n((?: {4}.*\\n)+)")
                .matcher(document);
        int examples = 0;
        while (example.find()) {
            assertThat(Run.of(example.group(1).split(" ", -1)).out())
                    .isEqualTo(example.group(2).replaceAll("(?m)^ {4}", ""));
            examples++;
        }
        assertThat(examples).isEqualTo(2);
    }

    /** The block is drawn over itself, and gone when the result is printed. */
    @Test
    void aTerminalShowsTheMatchWhileItRuns() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String[] args = {"match", "tictactoe", "--player", "random", "--player", "uct", "--games", "2", "--time", "5n"};
        assertThat(Main.run(args, Console.of(InputStream.nullInputStream(), out, err, true)))
                .isZero();
        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains("\u001b[?7lplayer ", "games 0 of 2\nno pair is complete\n\u001b[?7h")
                .endsWith("\u001b[5A\r\u001b[J");
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("games 2 of 2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--player random | match: a match has 2 to 100 players, not 1",
                "--player random --player nobody | match: player 2: no kind of player 'nobody'",
                "--player random --player uct --time soon | --time: 'soon' is no time control",
                "--player random --player uct --sprt 5,0 | --sprt: ELO0 must be below ELO1",
                "--player random --player uct --sprt 5 | --sprt: '5' is not ELO0,ELO1",
                "--player random --player uct --draw 1,2 | match: draw takes MOVES,PLY,POINTS or off, not '1,2'",
                "--player random --player uct --openings no.pgn | match: no.pgn: no such file, or not readable",
                "--player random --player uct --games 0 | --games is 0, it must be 1 to 10000000",
                "--player random --player uct --on mars | --on: cannot run on 'mars'",
                "--player random --player cmd=/no/engine | match: player 2: no program '/no/engine'"
            })
    void nonsenseIsRefusedInOneLine(String options, String message) {
        Run run = match(
                Stream.concat(Stream.of("chess"), Stream.of(options.split(" "))).toArray(String[]::new));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).startsWith("espalier: " + message);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void anotherMatchNeedsAnotherFolder(@TempDir Path folder) throws Exception {
        String[] args = {"tictactoe", "--player", "random", "--player", "uct", "--games", "2", "--time", "5n", "--out"};
        String out = folder.toString();
        Run first = match(Stream.concat(Stream.of(args), Stream.of(out)).toArray(String[]::new));
        Run same = match(Stream.concat(Stream.of(args), Stream.of(out)).toArray(String[]::new));
        assertThat(same.out()).isEqualTo(first.out());
        byte[] rows = Files.readAllBytes(folder.resolve("rows.csv"));
        Run other = match(
                Stream.concat(Stream.of(args), Stream.of(out, "--seed", "2")).toArray(String[]::new));
        assertThat(other.code()).isEqualTo(2);
        assertThat(other.err())
                .isEqualTo("espalier: match: " + folder
                        + " holds match with seed=1, not seed=2; take another folder (--out)\n");
        assertThat(folder.resolve("rows.csv")).hasBinaryContent(rows);
        Path file = Files.writeString(folder.resolve("file"), "");
        Run nowhere = match(Stream.concat(Stream.of(args), Stream.of(file.resolve("x") + ""))
                .toArray(String[]::new));
        assertThat(nowhere.err()).startsWith("espalier: cannot make the folder " + file.resolve("x") + ": ");
        assertThat(nowhere.err().lines()).hasSize(1);
    }
}
