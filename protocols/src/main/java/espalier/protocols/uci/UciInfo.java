package espalier.protocols.uci;

import espalier.game.Position;
import espalier.play.Deadline;
import espalier.play.Iteration;
import espalier.play.Listener;
import espalier.protocols.Conversation;
import espalier.protocols.Engine;
import espalier.protocols.Mate;
import espalier.search.Bound;
import java.util.List;
import java.util.OptionalInt;

/** Reports a search in {@code info} lines. What comes often is reported only when the search takes long. */
final class UciInfo<P extends Position<P>> implements Listener {
    private static final long LONG = 1_000_000_000L;

    private final Conversation client;
    private final Engine<P> engine;
    private final P root;
    private final Deadline deadline;
    private final long mate;

    UciInfo(Conversation client, Engine<P> engine, P root, Deadline deadline, long mate) {
        this.client = client;
        this.engine = engine;
        this.root = root;
        this.deadline = deadline;
        this.mate = mate;
    }

    @Override
    public void iteration(Iteration found) {
        client.say("info depth " + found.depth() + " seldepth " + found.selectiveDepth() + " multipv " + found.rank()
                + " score " + score(found.value(), found.bound()) + counts(found.nodeVisits(), found.nanos())
                + " hashfull " + found.tableUse() + " pv "
                + String.join(" ", engine.game().formatLine(root, found.line())));
        int moves = Mate.moves(found.value()).orElse(0);
        if (moves > 0 && moves <= mate) {
            deadline.stop();
        }
    }

    @Override
    public void failed(int depth, int value, Bound bound) {
        if (deadline.nanos() >= LONG) {
            client.say("info depth " + depth + " score " + score(value, bound) + " time " + millis(deadline.nanos()));
        }
    }

    @Override
    public void move(int depth, int move, int number) {
        if (deadline.nanos() >= LONG) {
            client.say("info depth " + depth + " currmove "
                    + engine.game().formatLine(root, List.of(move)).get(0) + " currmovenumber " + number);
        }
    }

    @Override
    public void progress(Progress so) {
        client.say("info depth " + so.depth() + " seldepth " + so.selectiveDepth() + counts(so.nodeVisits(), so.nanos())
                + " hashfull " + so.tableUse());
    }

    private String score(int value, Bound bound) {
        OptionalInt moves = Mate.moves(value);
        String score = moves.isPresent() ? "mate " + moves.getAsInt() : "cp " + engine.points(value);
        return switch (bound) {
            case EXACT -> score;
            case LOWER -> score + " lowerbound";
            case UPPER -> score + " upperbound";
        };
    }

    private static String counts(long nodes, long nanos) {
        long perSecond = (long) (nodes * 1e9 / Math.max(1, nanos));
        return " nodes " + nodes + " nps " + perSecond + " time " + millis(nanos);
    }

    private static long millis(long nanos) {
        return nanos / 1_000_000;
    }
}
