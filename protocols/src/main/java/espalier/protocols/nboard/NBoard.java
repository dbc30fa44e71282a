package espalier.protocols.nboard;

import espalier.game.Game;
import espalier.game.Position;
import espalier.protocols.Conversation;
import espalier.protocols.Protocol;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;

/** The protocol of Welty's NBoard. */
public final class NBoard implements Protocol {
    @Override
    public String name() {
        return "nboard";
    }

    @Override
    public String summary() {
        return "Othello over the protocol of NBoard (version 2), on standard input and output.";
    }

    @Override
    public List<String> games() {
        return List.of("othello");
    }

    @Override
    public <P extends Position<P>> void serve(Game<P> game, InputStream in, PrintStream out) {
        new NBoardServer<>(game, new Conversation(in, out)).serve();
    }
}
