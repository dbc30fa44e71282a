package espalier.cli;

import espalier.game.BoardStyle;
import espalier.game.Game;
import espalier.game.Position;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code espalier show}: a board in the terminal. */
@picocli.CommandLine.Command(
        name = "show",
        description = "Draws a position of a game.",
        footer = {"", "Example:", "  espalier show tictactoe --position 'X---O---- X'"})
final class ShowCommand implements Command {
    private final Console console;

    @Parameters(paramLabel = "GAME", arity = "0..1", description = "A game; any on the class path.")
    private @Nullable String game;

    @Option(names = "--position", paramLabel = "P", description = "This position. Default: the start.")
    private @Nullable String position;

    @Option(
            names = "--style",
            paramLabel = "STYLE",
            description = "plain, unicode or colour. Default: colour on a terminal unless NO_COLOR is set, else plain.")
    private @Nullable String style;

    ShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public int run() {
        console.out().print(show(Games.named(game)).stripTrailing() + "\n");
        return 0;
    }

    private <P extends Position<P>> String show(Game<P> chosen) {
        return chosen.show(Games.position(chosen, position), style());
    }

    private BoardStyle style() {
        if (style == null) {
            String none = System.getenv("NO_COLOR");
            boolean colours = console.terminal() && (none == null || none.isEmpty());
            return colours ? BoardStyle.COLOUR : BoardStyle.PLAIN;
        }
        try {
            return BoardStyle.valueOf(style.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new BadInput("--style is plain, unicode or colour, not '" + Numbers.shortened(style) + "'");
        }
    }
}
