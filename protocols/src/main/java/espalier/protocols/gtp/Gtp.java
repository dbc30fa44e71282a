package espalier.protocols.gtp;

import espalier.game.Game;
import espalier.game.Position;
import espalier.protocols.Conversation;
import espalier.protocols.EngineClient;
import espalier.protocols.Protocol;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;

/** The Go Text Protocol of Farnebäck, with the two commands by which Quarry asks for Othello. */
public final class Gtp implements Protocol {
    @Override
    public String name() {
        return "gtp";
    }

    @Override
    public String summary() {
        return "Othello over the Go Text Protocol (GTP 2), on standard input and output.";
    }

    @Override
    public List<String> games() {
        return List.of("othello");
    }

    /** The protocol's own game is Go. */
    @Override
    public boolean takesGame() {
        return true;
    }

    @Override
    public <P extends Position<P>> void serve(Game<P> game, InputStream in, PrintStream out) {
        new GtpServer<>(game, new Conversation(in, out)).serve();
    }

    @Override
    public Optional<EngineClient.Greeting> client() {
        return Optional.of(GtpClient::new);
    }
}
