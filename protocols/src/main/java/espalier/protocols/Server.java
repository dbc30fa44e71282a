package espalier.protocols;

import espalier.game.Game;
import espalier.game.Position;

/** The engine's side of a protocol: it obeys a client's lines by driving an {@link Engine}. */
public abstract class Server<P extends Position<P>> implements Conversation.Listener {
    protected final Game<P> game;
    protected final Conversation client;
    protected final Engine<P> engine;

    protected Server(Game<P> game, Conversation client) {
        this.game = game;
        this.client = client;
        this.engine = new Engine<>(game, client);
    }

    /** Talks until the client says goodbye or its output ends. */
    public final void serve() {
        try (engine) {
            client.listen(this);
        }
    }
}
