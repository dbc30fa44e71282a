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

/** The Universal Game Interface: UCI for any game, with questions about the state of the game. */
public final class Ugi implements Protocol {
    @Override
    public String name() {
        return "ugi";
    }

    @Override
    public String summary() {
        return "Any game over the Universal Game Interface (UGI), on standard input and output.";
    }

    @Override
    public List<String> games() {
        return List.of();
    }

    @Override
    public <P extends Position<P>> void serve(Game<P> game, InputStream in, PrintStream out) {
        new UciServer<>(Dialect.UGI, game, new Conversation(in, out)).serve();
    }

    @Override
    public Optional<EngineClient.Greeting> client() {
        return Optional.of(
                (program, game, options, patience) -> new UciClient(program, Dialect.UGI, options, patience));
    }
}
