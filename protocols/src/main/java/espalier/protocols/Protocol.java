package espalier.protocols;

import espalier.game.Game;
import espalier.game.Position;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * A language in which other programs use an engine. List the implementing class in {@code
 * META-INF/services/espalier.protocols.Protocol} and the command line has a command of that name.
 */
public interface Protocol {
    /** The name of the command. */
    String name();

    /** What it is, in one line. */
    String summary();

    /** The names of the games it can be spoken about; empty for all. */
    List<String> games();

    /** Whether the command takes the name of a game. */
    default boolean takesGame() {
        return games().size() != 1;
    }

    /** Talks until the client says goodbye or its output ends. Neither stream is closed. */
    <P extends Position<P>> void serve(Game<P> game, InputStream in, PrintStream out);

    /** How to drive an engine that speaks it; empty if we only serve. */
    default Optional<EngineClient.Greeting> client() {
        return Optional.empty();
    }

    /** All protocols on the class path. */
    static List<Protocol> all() {
        List<Protocol> all = new ArrayList<>();
        ServiceLoader.load(Protocol.class).forEach(all::add);
        return all;
    }
}
