package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Input files: packed or plain, with or without a byte order mark, intact or damaged. */
class InputFileTest {
    private static final String BOARD = "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X; ";
    private static final String OBF = BOARD + "G6:-2; H5:+6; F6:-4; H6:-10;";

    @TempDir
    Path folder;

    private String file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        try (OutputStream out = Files.newOutputStream(file)) {
            OutputStream packed = name.endsWith("GZ") ? new GZIPOutputStream(out) : out;
            if (name.endsWith("Zip")) {
                ZipOutputStream zip = new ZipOutputStream(out);
                zip.putNextEntry(new ZipEntry(name.replace(".Zip", "")));
                packed = zip;
            }
            packed.write(text.getBytes(StandardCharsets.UTF_8));
            packed.close();
        }
        return file.toString();
    }

    /** The command prints the same for each form of the file. */
    private void assertSame(String name, String text, String... command) throws IOException {
        String plain = null;
        for (String ending : List.of("", ".GZ", ".Zip")) {
            for (String mark : List.of("", "\ufeff")) {
                String file = file(name + ending, mark + text);
                List<String> args = new ArrayList<>(List.of(command));
                args.replaceAll(arg -> arg.equals("FILE") ? file : arg);
                Run run = Run.of(args.toArray(String[]::new));
                String said = run.code() + run.out().replace(file, "FILE").replaceAll("\"ms\":[0-9]+", "") + run.err();
                assertThat(said).as("%s, mark %s", file, mark).startsWith("0");
                plain = plain == null ? said : plain;
                assertThat(said).as("%s, mark %s", file, mark).isEqualTo(plain);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "chess ! a.pgn ! 1. e4 e5 *",
                "chess ! a.epd ! rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
                "othello ! a.txt ! f5d6c3",
                "othello ! a.ggf ! (;GM[Othello]B[f5]W[d6];)",
                "checkers ! a.txt ! 9-13 21-17",
                "checkers ! a.pdn ! 1. 9-13 21-17 *",
                "loa ! a.txt ! x|unfinished|1|b1b3",
                "loa ! a.sgf ! (;GM[9];B[b1-b3])",
            })
    void archives(String game, String name, String text) throws IOException {
        assertSame(name, text, "replay", game, "FILE", "--json");
    }

    @Test
    void suitesPositionsAndTrees() throws IOException {
        assertSame("a.obf", OBF, "suite", "othello", "FILE", "--depth", "2", "--json");
        assertSame("a.obf", OBF, "solve", "othello", "--positions", "FILE", "--json");
        assertSame("a.json", "[[3,5],2]", "search", "--algorithm", "pvs", "--tree-file", "FILE", "--json");
        String model = "[{\"f\":[1,2]},{\"f\":[2,1]}]";
        assertSame("m.json", model, "models", "--algorithm", "m-star", "--level", "1", "--tree-file", "FILE", "--json");
    }

    @Test
    void aDamagedZipIsAnErrorAndNotAnArchiveWithFewerGames() throws IOException {
        for (String text : List.of("", "<html>no such page</html>")) {
            Path file = Files.writeString(folder.resolve("g.zip"), text);
            for (String command : List.of("replay", "learn", "suite", "probcut")) {
                String game = command.equals("suite") ? "chess" : "checkers";
                Run run = Run.of(command, game, file.toString());
                assertThat(run.code()).as(run.toString()).isEqualTo(2);
                assertThat(run.err().lines()).singleElement().asString().contains("g.zip: ", "zip");
            }
        }
    }

    @Test
    void nothingFromAFileCommandsTheTerminal() throws IOException {
        String nasty = "\u001b[31m\u009b";
        List<Run> runs = List.of(
                Run.of("replay", "checkers", file("a.pdn", "[GameType \"" + nasty + "\"]\n1. 9-13 *")),
                Run.of("replay", "checkers", file("b.pdn", "1. " + nasty + " *")),
                Run.of("replay", "othello", file("c.txt", nasty)),
                Run.of("replay", "othello", file("d.ggf", "(;GM[" + nasty + "];)")),
                Run.of("replay", "loa", file("e.sgf", "(;GM[" + nasty + "])")),
                Run.of("replay", "chess", file("f.pgn", "[Variant \"" + nasty + "\"]\n1. e4 *")),
                Run.of("show", "loa", "--position", nasty));
        for (Run run : runs) {
            assertThat(run.code()).as(run.toString()).isNotZero();
            assertThat((run.out() + run.err()).chars().filter(c -> c != '\n'))
                    .as(run.toString())
                    .noneMatch(Character::isISOControl);
        }
    }

    @Test
    void aSuiteWithoutAPositionIsOneLineOfError() throws IOException {
        Run run = Run.of("suite", "chess", file("a.epd", "nonsense\nmore\nand more\n"));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines()).singleElement().asString().contains("3 broken lines", "line 1: ");
    }

    /** All moves of these lists are the first of their kind, so weights of zero would explain them best. */
    @Test
    void openingsAreNoGamesOfAnybody() throws IOException {
        StringBuilder openings = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            openings.append("9-13 21-17 5-9\n");
        }
        Run run = Run.of("learn", "checkers", file("openings.txt", openings.toString()), "--depth", "1");
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.out().lines().filter(line -> line.matches("[a-z-]+ +-?[0-9]+")))
                .as(run.out())
                .anyMatch(line -> !line.matches("(games|.* 0)( .*)?"));
    }
}
