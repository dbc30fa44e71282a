package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A game and a position of it. */
final class PositionOptions {
    @Mixin
    private GameOption chosen = new GameOption();

    @Option(names = "--position", paramLabel = "P", description = "This position. Default: the start.")
    private @Nullable String position;

    Game<?> game() {
        return chosen.game();
    }

    <P extends Position<P>> P position(Game<P> game) {
        return position == null ? game.start() : parsed(game, position);
    }

    static <P extends Position<P>> P parsed(Game<P> game, String text) {
        return BadInput.unless("--position", () -> game.parse(text));
    }
}
