package espalier.studio;

import espalier.cli.Json;
import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Score;
import espalier.games.Archive;
import espalier.games.Assessment;
import espalier.play.Iteration;
import espalier.play.Listener;
import espalier.search.Bound;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Reports a search to pages while it runs, about ten times a second: depth, value, principal variation, speed, use of the
 * table, and the windows with which the driver closes in on the value. Values are those of the first player.
 */
final class LiveSearch<P extends Position<P>> implements Listener {
    private static final long INTERVAL = 100_000_000L;

    /** More windows than this are not drawn. */
    private static final int MOST = 60;

    private final Game<P> game;
    private final P position;
    private final int ply;
    private final BiConsumer<String, String> sink;
    private final Deque<Window> windows = new ArrayDeque<>();
    private @Nullable Iteration best;
    /** What pages are told of it; made when it is first sent. */
    private @Nullable Map<String, Object> told;

    private @Nullable Progress progress;
    private long sent;

    /**
     * @param ply how many moves were played before
     * @param sink takes the name of an event and its JSON
     */
    LiveSearch(Game<P> game, P position, int ply, BiConsumer<String, String> sink) {
        this.game = game;
        this.position = position;
        this.ply = ply;
        this.sink = sink;
    }

    @Override
    public long interval() {
        return INTERVAL;
    }

    @Override
    public void iteration(Iteration found) {
        if (found.rank() == 1) {
            best = found;
            told = null;
        }
        progress = null;
        send();
    }

    @Override
    public void window(int depth, int alpha, int beta) {
        boolean first = position.turn() == 0;
        windows.add(new Window(depth, first ? alpha : -beta, first ? beta : -alpha));
        if (windows.size() > MOST) {
            windows.remove();
        }
        send();
    }

    /** A window as the first player sees it; written by hand, for there may be many of them a second. */
    private record Window(int depth, int low, int high) {
        @Override
        public String toString() {
            return "{\"depth\":" + depth + ",\"low\":" + bound(low) + ",\"high\":" + bound(high) + "}";
        }

        private static String bound(int value) {
            return isKnown(value) ? Integer.toString(value) : "null";
        }
    }

    @Override
    public void progress(Progress now) {
        progress = now;
        send();
    }

    private void send() {
        if (System.nanoTime() - sent >= INTERVAL) {
            end();
        }
    }

    /** Sends what is known now. */
    void end() {
        sent = System.nanoTime();
        Map<String, Object> live = new LinkedHashMap<>();
        live.put("ply", ply);
        live.put("windows", new Json.Raw(windows.toString()));
        if (told == null && best != null) {
            told = fields(game, position, best);
        }
        if (told != null) {
            live.putAll(told);
        }
        Progress now = progress;
        if (now != null) {
            live.put("depth", now.depth());
            live.put("selectiveDepth", now.selectiveDepth());
            effort(live, now.nodeVisits(), now.nanos(), now.tableUse());
        }
        sink.accept("search", Json.of(live));
    }

    private static void effort(Map<String, Object> fields, long visits, long nanos, int tableUse) {
        fields.put("nodeVisits", visits);
        fields.put("ms", nanos / 1_000_000);
        fields.put("perSecond", (long) (visits * 1e9 / Math.max(1, nanos)));
        fields.put("tableUse", tableUse);
    }

    /** What an iteration found. */
    static <P extends Position<P>> Map<String, Object> fields(Game<P> game, P position, Iteration found) {
        Map<String, Object> fields = new LinkedHashMap<>();
        int turn = position.turn();
        fields.put("depth", found.depth());
        fields.put("selectiveDepth", found.selectiveDepth());
        if (isKnown(found.value())) {
            fields.put("value", expected(game, found.value(), turn));
            fields.put("score", turn == 0 ? found.value() : -found.value());
            fields.put(
                    "shown",
                    (found.bound() == Bound.EXACT ? "" : turn == 0 ? "≥ " : "≤ ") + text(game, found.value(), turn));
        }
        List<Map<String, Object>> line = new ArrayList<>();
        P walker = position.copy();
        for (int move : found.line()) {
            line.add(Map.of("move", game.formatMove(walker, move), "squares", game.squares(walker, move)));
            walker.play(move);
        }
        fields.put("line", line);
        fields.put("passes", found.passes());
        effort(fields, found.nodeVisits(), found.nanos(), found.tableUse());
        return fields;
    }

    static boolean isKnown(int value) {
        return Math.abs(value) < Score.INFINITY - 1;
    }

    /** The first player's expected score, 0 to 1. */
    static double expected(Game<?> game, int value, int turn) {
        return Score.expected(turn == 0 ? value : -value, game.scale());
    }

    /** The value as people write it, for the first player. */
    static <P extends Position<P>> String text(Game<P> game, int value, int turn) {
        return Assessment.value(turn == 0 ? value : -value, Archive.of(game).unit());
    }
}
