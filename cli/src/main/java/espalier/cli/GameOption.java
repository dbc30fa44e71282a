package espalier.cli;

import espalier.game.Game;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Parameters;

/** The game that a command is about. */
final class GameOption {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            converter = Named.class,
            description = "A game; any on the class path.")
    private @Nullable Game<?> game;

    Game<?> game() {
        if (game == null) {
            throw new BadInput("a game is missing; there are: " + String.join(" ", names()));
        }
        return game;
    }

    /** The names of all games. */
    static List<String> names() {
        List<String> names = new ArrayList<>();
        Game.all().forEach(each -> names.add(each.name()));
        return names;
    }

    private static final class Named implements ITypeConverter<Game<?>> {
        @Override
        public Game<?> convert(String name) {
            return Game.named(name);
        }
    }
}
