package espalier.protocols.uci;

import espalier.game.Game;
import espalier.game.Position;
import espalier.protocols.Conversation;
import espalier.protocols.EngineClient;
import espalier.protocols.Protocol;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;

/** The Universal Chess Interface of Huber and Meyer-Kahlen. */
public final class Uci implements Protocol {
    @Override
    public String name() {
        return "uci";
    }

    @Override
    public String summary() {
        return "Chess over the Universal Chess Interface (UCI), on standard input and output.";
    }

    @Override
    public List<String> games() {
        return List.of("chess");
    }

    @Override
    public <P extends Position<P>> void serve(Game<P> game, InputStream in, PrintStream out) {
        new UciServer<>(Dialect.UCI, game, new Conversation(in, out)).serve();
    }

    @Override
    public Optional<EngineClient.Greeting> client() {
        return Optional.of(
                (program, game, options, patience) -> new UciClient(program, Dialect.UCI, options, patience));
    }
}
