package espalier.cli;

import espalier.game.BoardStyle;
import espalier.game.Game;
import espalier.game.Position;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code espalier show}: a board in the terminal. */
@Command(
        name = "show",
        description = "Draws a position of a game.",
        footer = {"", "Example:", "  espalier show tictactoe --position 'X---O---- X'"})
final class ShowCommand extends Action {
    @Mixin
    private PositionOptions place = new PositionOptions();

    @Option(
            names = "--style",
            paramLabel = "STYLE",
            description = "plain, unicode or colour. Default: colour on a terminal unless NO_COLOR is set, else plain.")
    private @Nullable BoardStyle style;

    @Override
    public Integer call() {
        console.out().print(show(place.game()).stripTrailing() + "\n");
        return 0;
    }

    private <P extends Position<P>> String show(Game<P> game) {
        return game.show(place.position(game), style == null ? console.style() : style);
    }
}
