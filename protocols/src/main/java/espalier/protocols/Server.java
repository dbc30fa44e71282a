package espalier.protocols;

import espalier.game.Game;
import espalier.game.Position;
import espalier.play.Deadline;
import espalier.play.Listener;

/** The engine's side of a protocol: it obeys a client's lines by driving an {@link Engine}. */
public abstract class Server<P extends Position<P>> implements Conversation.Listener {
    protected final Game<P> game;
    protected final Conversation client;
    protected final Engine<P> engine;

    protected Server(Game<P> game, Conversation client) {
        this.game = game;
        this.client = client;
        this.engine = new Engine<>(game, client, this::report);
    }

    /** Reports a search of the engine, to the client or to nobody. */
    protected abstract Listener report(Conversation to, P root, Deadline deadline);

    /** Talks until the client says goodbye or its output ends. */
    public final void serve() {
        try (engine) {
            client.listen(this);
        }
    }
}
