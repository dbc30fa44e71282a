package espalier.protocols.xboard;

import espalier.game.Game;
import espalier.game.Position;
import espalier.protocols.Conversation;
import espalier.protocols.EngineClient;
import espalier.protocols.Protocol;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;

/** The Chess Engine Communication Protocol of Mann and Muller. */
public final class Xboard implements Protocol {
    @Override
    public String name() {
        return "xboard";
    }

    @Override
    public String summary() {
        return "Chess over the protocol of xboard and WinBoard (CECP 2), on standard input and output.";
    }

    @Override
    public List<String> games() {
        return List.of("chess");
    }

    @Override
    public <P extends Position<P>> void serve(Game<P> game, InputStream in, PrintStream out) {
        new XboardServer<>(game, new Conversation(in, out)).serve();
    }

    @Override
    public Optional<EngineClient.Greeting> client() {
        return Optional.of(new XboardClient.Hello());
    }
}
