package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** suite: EPD, FEN and OBF files, scored and summed. */
class SuiteTest {
    /** Mate by Re8. */
    private static final String BACK_RANK = "6k1/5ppp/8/8/8/8/8/K3R3 w - -";

    @TempDir
    Path folder;

    private Run suite(String game, String name, String text, String... args) throws IOException {
        String file = Files.writeString(folder.resolve(name), text).toString();
        return Run.of(
                Stream.concat(Stream.of("suite", game, file), Stream.of(args)).toArray(String[]::new));
    }

    private List<Map<String, Object>> json(String game, String name, String text) throws IOException {
        Run run = suite(game, name, text, "--depth", "3", "--json");
        assertThat(run.code()).as(run.toString()).isZero();
        return run.lines().stream().map(Run::object).toList();
    }

    private Map<String, Object> only(String game, String name, String text) throws IOException {
        List<Map<String, Object>> lines = json(game, name, text);
        assertThat(lines).hasSize(2);
        return lines.get(0);
    }

    @Test
    void bestMoves() throws IOException {
        assertThat(only("chess", "a.epd", BACK_RANK + " bm Re8# Kb1; id \"back rank\";"))
                .containsEntry("id", "back rank")
                .containsEntry("line", 1L)
                .containsEntry("solved", true)
                .containsEntry("bestMoves", "[\"e1e8\",\"a1b1\"]")
                .containsEntry("move", "e1e8")
                .containsEntry("winIn", 1L)
                .doesNotContainKeys("points", "avoidMoves", "shouldWinIn");
        assertThat(only("chess", "a.epd", BACK_RANK + " bm Kb1;")).containsEntry("solved", false);
    }

    @Test
    void movesToAvoid() throws IOException {
        assertThat(only("chess", "a.epd", BACK_RANK + " am Re8#;"))
                .containsEntry("id", "line 1")
                .containsEntry("solved", false)
                .containsEntry("avoidMoves", "[\"e1e8\"]");
        assertThat(only("chess", "a.epd", BACK_RANK + " am Kb1;")).containsEntry("solved", true);
    }

    @Test
    void ratedMoves() throws IOException {
        assertThat(only("chess", "a.epd", BACK_RANK + " c0 \"Re7=9, Re8#=4\";"))
                .containsEntry("solved", false)
                .containsEntry("points", 4L)
                .containsEntry("mostPoints", 9L);
        assertThat(only("chess", "a.epd", BACK_RANK + " c0 \"a comment, not a rating=1\";"))
                .containsEntry("solved", null)
                .doesNotContainKey("points");
    }

    @Test
    void distancesOfMates() throws IOException {
        assertThat(only("chess", "a.epd", BACK_RANK + " dm 1;"))
                .containsEntry("solved", true)
                .containsEntry("shouldWinIn", 1L);
        assertThat(only("chess", "a.epd", BACK_RANK + " dm 2;")).containsEntry("solved", false);
        assertThat(only("chess", "mate-in-1.fen", BACK_RANK + " 0 1")).containsEntry("solved", true);
        assertThat(only("chess", "mate-in-2.fen", BACK_RANK + " 0 1"))
                .containsEntry("solved", false)
                .containsEntry("shouldWinIn", 3L);
    }

    @Test
    void positionsWithoutAnswers() throws IOException {
        assertThat(json("chess", "list.fen", BACK_RANK + " 0 1\nR5k1/5ppp/8/8/8/8/8/K7 b - - 0 1\n"))
                .satisfiesExactly(
                        mate -> assertThat(mate).containsEntry("solved", null).containsEntry("move", "e1e8"),
                        mated -> assertThat(mated).containsEntry("move", null).containsEntry("lossIn", 0L),
                        sum -> assertThat(sum).containsEntry("judged", 0L).containsEntry("done", 2L));
        assertThat(suite("chess", "list.fen", BACK_RANK + " 0 1", "--depth", "1")
                        .out())
                .contains("nothing was asked for, 1 of 1 positions");
    }

    @Test
    void othelloScores() throws IOException {
        String board = "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X; ";
        String scores = "G6:-2; H5:+6; F6:-4; H6:-10;\n";
        Run run = suite("othello", "a.obf", board + scores, "--depth", "20", "--json");
        assertThat(Run.object(run.lines().get(0)))
                .containsEntry("id", "#1")
                .containsEntry("solved", true)
                .containsEntry("bestMoves", "[\"h5\"]")
                .containsEntry("move", "h5")
                .containsEntry("value", 6L);
        Run wrong = suite("othello", "a.obf", board + "G6:6; H5:5; F6:6;", "--depth", "20", "--json");
        assertThat(Run.object(wrong.lines().get(0)))
                .containsEntry("solved", false)
                .containsEntry("bestMoves", "[\"g6\",\"f6\"]");
    }

    /** Broken lines are named; the rest and the totals are printed, with success. */
    @Test
    void brokenLines() throws IOException {
        String text = BACK_RANK + " bm Re8; c0 \"Re8=10, Re7=5\";\nnonsense\n\n" + BACK_RANK + " bm Kb1;\n" + BACK_RANK
                + " bm Qh8;\n" + BACK_RANK + " c0 \"Qh8=3\";\n" + BACK_RANK + " dm x;\n";
        Run run = suite("chess", "a.epd", text, "--depth", "2", "--json");
        assertThat(run.code()).isZero();
        assertThat(run.err().lines())
                .satisfiesExactly(
                        line -> assertThat(line).contains("a.epd, line 2: "),
                        line -> assertThat(line).contains("a.epd, line 5: EPD operation bm: "),
                        line -> assertThat(line).contains("a.epd, line 6: EPD operation c0: "),
                        line -> assertThat(line).contains("a.epd, line 7: EPD operation dm: 'x'"));
        List<Map<String, Object>> lines = run.lines().stream().map(Run::object).toList();
        assertThat(lines).hasSize(3);
        assertThat(lines.get(1)).containsEntry("line", 4L);
        assertThat(lines.get(2))
                .containsEntry("summary", true)
                .containsEntry("positions", 2L)
                .containsEntry("done", 2L)
                .containsEntry("judged", 2L)
                .containsEntry("solved", 1L)
                .containsEntry("points", 10L)
                .containsEntry("mostPoints", 10L)
                .containsEntry("broken", 4L)
                .containsEntry(
                        "nodeVisits",
                        (Long) lines.get(0).get("nodeVisits")
                                + (Long) lines.get(1).get("nodeVisits"));
    }

    @Test
    void aFileWithoutAPositionIsBadInput() throws IOException {
        Run run = suite("chess", "a.epd", "nonsense\n\nmore of it\n");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err())
                .contains("no position that can be read, 2 broken lines; ", "a.epd, line 1: FEN")
                .hasLineCount(1);
    }

    @Test
    void rowsForPeople() throws IOException {
        String text = BACK_RANK + " bm Re8; id \"first\"; c0 \"Re8=10\";\n" + BACK_RANK + " am Re8;\n";
        List<String> lines = suite("chess", "a.epd", text, "--depth", "2").lines();
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0))
                .startsWith("1/2  first   solved  e1e8          win in 1 ply  depth  1 ")
                .endsWith(" node visits  best e1e8, 10 of 10 points");
        assertThat(lines.get(1)).startsWith("2/2  line 2  missed  e1e8 ").endsWith("  avoid e1e8");
        assertThat(lines.get(2)).startsWith("solved 1 of 2, 10 of 10 points, 2 of 2 positions, ");
    }
}
