package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import org.jspecify.annotations.Nullable;

/** Games and positions as arguments. */
final class Games {
    private Games() {}

    static Game<?> named(@Nullable String name) {
        if (name == null) {
            throw new BadInput("a game is missing; there are:" + all());
        }
        try {
            return Game.named(name);
        } catch (IllegalArgumentException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    private static String all() {
        StringBuilder names = new StringBuilder();
        for (Game<?> game : Game.all()) {
            names.append(' ').append(game.name());
        }
        return names.toString();
    }

    /** The position that was asked for, the start if none was. */
    static <P extends Position<P>> P position(Game<P> game, @Nullable String text) {
        try {
            return text == null ? game.start() : game.parse(text);
        } catch (IllegalArgumentException e) {
            throw BadInput.because("--position", e);
        }
    }
}
