package espalier.protocols.xboard;

import espalier.game.Position;
import espalier.play.Deadline;
import espalier.play.Iteration;
import espalier.play.Listener;
import espalier.protocols.Conversation;
import espalier.protocols.Engine;
import espalier.protocols.Mate;
import java.util.List;
import java.util.OptionalInt;

/** Thinking output: ply, score, hundredths of a second, nodes and the line; and what {@code .} asks for. */
final class XboardReport<P extends Position<P>> implements Listener {
    /** Scores beyond this are mates in (score - this) moves. */
    static final int MATE = 100_000;

    private final Conversation client;
    private final Engine<P> engine;
    private final P root;
    private final Deadline deadline;
    private final boolean posting;
    private final int width;
    private volatile int depth;
    private volatile int number;
    private volatile String move = "";
    private volatile long nodes;

    XboardReport(Conversation client, Engine<P> engine, P root, Deadline deadline, boolean posting) {
        this.client = client;
        this.engine = engine;
        this.root = root;
        this.deadline = deadline;
        this.posting = posting;
        this.width = root.generate(new int[root.maxMoves()], 0);
    }

    @Override
    public void iteration(Iteration found) {
        depth = found.depth();
        nodes = found.nodeVisits();
        if (posting) {
            client.say(found.depth() + " " + score(found.value()) + " " + centiseconds(found.nanos()) + " "
                    + found.nodeVisits() + " " + String.join(" ", engine.game().formatLine(root, found.line())));
        }
    }

    @Override
    public void move(int at, int tried, int count) {
        depth = at;
        number = count;
        move = engine.game().formatLine(root, List.of(tried)).get(0);
    }

    @Override
    public void progress(Progress so) {
        nodes = so.nodeVisits();
    }

    /** {@code stat01: time nodes ply moves-left moves move}. */
    String progress() {
        return "stat01: " + centiseconds(deadline.nanos()) + " " + nodes + " " + depth + " "
                + Math.max(0, width - number) + " " + width + " " + move;
    }

    private int score(int value) {
        OptionalInt mate = Mate.moves(value);
        int moves = mate.orElse(0);
        return mate.isEmpty() ? engine.points(value) : moves < 0 ? moves - MATE : moves + MATE;
    }

    private static long centiseconds(long nanos) {
        return nanos / 10_000_000;
    }
}
