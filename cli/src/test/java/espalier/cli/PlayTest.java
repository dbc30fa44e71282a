package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Game;
import espalier.game.Position;
import espalier.play.Level;
import espalier.play.Seat;
import espalier.search.Limits;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sessions of {@code espalier play}, as somebody types them into a pipe. */
class PlayTest {
    private static Run play(String game, String lines, String... options) {
        String[] args = new String[options.length + 2];
        args[0] = "play";
        args[1] = game;
        System.arraycopy(options, 0, args, 2, options.length);
        Run run = Run.with(lines.replace('|', '\n'), args);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out()).doesNotContain("Exception").doesNotContain("\u001b");
        return run;
    }

    @ParameterizedTest
    @CsvSource({
        "chess, e2e4, e7e9, Black plays, move 2",
        "othello, f5, a1, White plays, black to move",
        "checkers, 11-15, 11-16, White plays, Black to move",
        "loa, b1-b3, b1-b4, White plays, Black to move",
        "tictactoe, 5, 10, O plays, . X .",
        "countdown, 1, 3, White plays, PLAIN",
    })
    void aSessionOfEveryGame(
            String game, String legal, String illegal, String reply, String after, @TempDir Path folder)
            throws IOException {
        Path file = folder.resolve("game.txt");
        String name = file.toString().replace("game.txt", "game." + extension(Game.named(game)));
        Run run = play(
                game,
                illegal + "|" + legal + "|hint|moves|undo|redo|board|flip|save " + name + "|new|load " + name + "|save "
                        + name + "|position|help|level 2|level|time 5|quit",
                "--nodes",
                "200");
        assertThat(run.out())
                .contains("legal moves: ")
                .contains(reply)
                .contains(after)
                .containsPattern("hint: \\S+, [+-]?[0-9.M]+/[0-9]+ [(]")
                .contains("saved to " + name)
                .contains("level 2\nlevel 2\n")
                .contains("the legal moves");
        assertThat(Files.readAllLines(Path.of(name))).hasSizeGreaterThan(1);
    }

    private static <P extends Position<P>> String extension(Game<P> game) {
        return espalier.games.Archive.of(game).extension();
    }

    @ParameterizedTest
    @ValueSource(strings = {"othello", "tictactoe", "countdown"})
    void theProgramPlaysItselfToTheEnd(String game) {
        assertThat(play(game, "moves|e4|undo", "--side", "none", "--nodes", "300")
                        .out())
                .contains("Game over: ")
                .contains("the game is over: ");
    }

    @Test
    void theEndIsAnnounced() {
        String mate =
                "position 6k1/5ppp/8/8/8/8/8/K6R w - - 0 1|h1h7|position 7k/8/6KP/8/8/8/8/R7 w - - 0 1|a1a8|a8a7|undo|";
        assertThat(play("chess", mate, "--nodes", "100").out())
                .contains("Game over: White wins")
                .contains("Black is checkmated")
                .contains("the game is over: White wins; undo, new or quit");
        assertThat(play("chess", "position 7k/8/8/8/8/8/8/KR6 w - - 99 80|a1a2|", "--nodes", "100")
                        .out())
                .contains("Game over: a draw by the move limit");
        String shuffle = "position 7k/8/8/8/8/8/8/KR6 w - - 0 1|" + "b1b2|b2b1|".repeat(20);
        assertThat(play("chess", shuffle, "--depth", "1").out()).contains("Game over: a draw by ");
        assertThat(play("chess", "resign|e2e4|undo|e2e4", "--nodes", "100").out())
                .contains("Game over: Black wins, White resigned")
                .contains("the game is over: Black wins, White resigned; undo, new or quit")
                .contains("Black plays");
    }

    @Test
    void whatWasTypedWrongIsExplained() {
        Run run = play(
                "chess",
                "Nd2|position 8/8|position k7/8/8/8/8/8/8/KR5R w - - 0 1|Rd1|undo|redo|load no/such/file|load|save|level x|time 0|",
                "--nodes",
                "100");
        assertThat(run.out())
                .contains("no legal move 'Nd2'; legal moves: ")
                .contains("'Rd1' could be b1d1 or h1d1")
                .contains("no move to take back")
                .contains("no move was taken back")
                .contains("no/such/file: no such file or folder")
                .contains("a file's name is missing")
                .contains("level must be an integer")
                .contains("time is 0, it must be ");
    }

    @Test
    void aGameWithoutADrawingOfItsOwnHasABoard() {
        assertThat(play("tictactoe", "", "--position", "-X-O----- X").out())
                .isEqualTo("  . X .\n  O . .\n  . . .\n-X-O----- X\n");
    }

    /** Not when its best move was found, but when it was played: a time is used up. */
    @Test
    void theTimeOfAMoveIsRecorded(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.pgn");
        play("chess", "e2e4|save " + file, "--time", "400", "--algorithm", "alpha-beta");
        Matcher time = Pattern.compile("/\\d+ ([0-9.]+)s").matcher(Files.readString(file));
        assertThat(time.find()).isTrue();
        assertThat(Double.parseDouble(time.group(1))).isGreaterThanOrEqualTo(0.4);
    }

    @Test
    void sidesAreChanged() {
        assertThat(play("chess", "go|switch|", "--nodes", "100").out())
                .contains("White plays")
                .contains("you play White")
                .contains("Black plays");
        assertThat(play("othello", "", "--side", "second", "--nodes", "100").out())
                .contains("Black plays");
    }

    @Test
    void theBoardIsColouredOnATerminal() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        InputStream in = new ByteArrayInputStream("quit\n".getBytes(StandardCharsets.UTF_8));
        Main.run(new String[] {"play", "chess"}, Console.of(in, out, out, true));
        String said = out.toString(StandardCharsets.UTF_8);
        assertThat(said).contains("White> ");
        assertThat(said.contains("\u001b[")).isEqualTo(System.getenv("NO_COLOR") == null);
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "othello", "checkers", "loa", "tictactoe", "countdown"})
    void anyInputIsAnswered(String game) throws IOException {
        fuzz(Game.named(game));
    }

    /** 10,000 damaged lines for all games together. */
    private static <P extends Position<P>> void fuzz(Game<P> game) throws IOException {
        Random random = new Random(7);
        String[] words = {
            "hint",
            "undo",
            "redo",
            "moves",
            "board",
            "flip",
            "position",
            "go",
            "switch",
            "level",
            "time",
            "save",
            "load",
            "resign",
            "new",
            "help",
            "e2e4",
            "f5",
            "11-15",
            "b1-b3",
            "5",
            "pass",
            "",
            "\u0000",
            "\u00e9",
            "-1",
            "99999999999",
            "x.txt",
            game.format(game.start()),
            "start",
            "{",
            "\"",
            "Rd1",
            "--"
        };
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 1_700; i++) {
            String word = words[random.nextInt(words.length)];
            String rest = random.nextInt(3) == 0 ? " " + words[random.nextInt(words.length)] : "";
            StringBuilder line = new StringBuilder(word + rest);
            if (random.nextInt(4) == 0 && !line.isEmpty()) {
                line.setCharAt(random.nextInt(line.length()), (char) (32 + random.nextInt(200)));
            }
            lines.append(line.toString().replace("time", "tine")).append('\n');
        }
        Map<String, String> files = new HashMap<>();
        PlaySession.Shelf shelf = new PlaySession.Shelf() {
            @Override
            public void append(String name, String text) {
                files.merge(name, text, String::concat);
            }

            @Override
            public InputStream open(String name) throws IOException {
                if (!files.containsKey(name)) {
                    throw new FileNotFoundException(name);
                }
                return new ByteArrayInputStream(files.get(name).getBytes(StandardCharsets.UTF_8));
            }
        };
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Console console = Console.of(InputStream.nullInputStream(), out, out, false);
        new PlaySession<>(Seat.in(game).hash(1), Limits.nodes(50), Level.of(3), 0, 0, console, shelf)
                .run(game.start(), new BufferedReader(new StringReader(lines.toString())));
        console.out().flush();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("Game over").doesNotContain("Exception");
    }
}
