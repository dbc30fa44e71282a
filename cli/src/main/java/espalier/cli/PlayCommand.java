package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.play.Level;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code espalier play}: a person against the program, in the terminal. */
@Command(
        name = "play",
        description = "Plays a game against you in the terminal.",
        footer = {
            "",
            "Type moves in the game's notation, or 'help' for the commands: hint, undo, redo, moves, board, flip,"
                    + " position, save, load, go, switch, level, time, resign, new, quit. The end of the input quits."
                    + " Colours are used on a terminal unless NO_COLOR is set.",
            "",
            "Examples:",
            "  espalier play chess",
            "  espalier play othello --level 3 --side second",
            "  espalier play loa --algorithm mtd-f --time 2000",
            "  espalier play checkers --side none --level 8"
        })
final class PlayCommand extends Action {
    /** Without options that say how to think. */
    private static final int DEFAULT_LEVEL = 5;

    /** What the person plays. */
    enum Side {
        FIRST(0),
        SECOND(1),
        NONE(-1);

        private final int player;

        Side(int player) {
            this.player = player;
        }
    }

    @Mixin
    private PositionOptions place = new PositionOptions();

    @Option(
            names = "--level",
            paramLabel = "N",
            description = "The program's strength, 1 to 10. Default: " + DEFAULT_LEVEL
                    + ", or 10 if an option says how to think.")
    @Between(least = 1, most = 10)
    private @Nullable Integer level;

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            defaultValue = "first",
            description = "Your side: first, second, or none to watch. Default: ${DEFAULT-VALUE}.")
    private Side side = Side.FIRST;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description =
                    "Of a level's choices: the same number plays the same way. Default: another one each time on a"
                            + " terminal, else 0.")
    private @Nullable Long seed;

    @Mixin
    private ThinkOptions options = new ThinkOptions();

    @Override
    public Integer call() {
        play(place.game());
        return 0;
    }

    private <P extends Position<P>> void play(Game<P> game) {
        int number = level != null ? level : options.isUsual() ? DEFAULT_LEVEL : Level.FULL.number();
        PlaySession<P> session = new PlaySession<>(
                options.in(game, false),
                options.limits(() -> false),
                Level.of(number),
                seed != null ? seed : console.terminal() ? System.nanoTime() : 0,
                side.player,
                console,
                new Folder());
        BufferedReader in = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
        try {
            session.run(place.position(game), in);
        } catch (IOException e) {
            throw new Failed("cannot read the input: " + OutputFile.reason(e), e);
        }
    }

    /** Files by name, relative to where the program runs. */
    private static final class Folder implements PlaySession.Shelf {
        @Override
        public void append(String name, String text) throws IOException {
            Files.writeString(Path.of(name), text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }

        @Override
        public InputStream open(String name) throws IOException {
            return InputFile.open(name);
        }
    }
}
