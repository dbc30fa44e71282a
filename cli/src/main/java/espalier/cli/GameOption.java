package espalier.cli;

import espalier.game.Game;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Parameters;

/** The game of a command. */
final class GameOption {
    @Needed
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            converter = Named.class,
            completionCandidates = Names.class,
            description = "A game on the class path: ${COMPLETION-CANDIDATES}.")
    private @Nullable Game<?> game;

    Game<?> game() {
        if (game == null) {
            throw new BadInput("a game is missing; there are: " + String.join(" ", new Names()));
        }
        return game;
    }

    /** The names of all games, looked up on demand. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Game.all().stream().<String>map(Game::name).iterator();
        }
    }

    private static final class Named implements ITypeConverter<Game<?>> {
        @Override
        public Game<?> convert(String name) {
            return Game.named(name);
        }
    }
}
