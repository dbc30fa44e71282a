package espalier.protocols.xboard;

import espalier.protocols.Engine;
import espalier.protocols.Words;
import espalier.search.Limits;

/** What {@code level}, {@code st}, {@code sd} and {@code time} say. */
final class XboardClock {
    private static final long MINUTE = 60_000;
    private static final int MOST_MINUTES = 1_000_000;

    private int movesPerSession;
    private long increment;
    private long left = 5 * MINUTE;
    private long perMove;
    private int depth;

    /** {@code level 40 5:30 0.5}: moves, minutes with seconds, and seconds of increment. */
    void level(Words words) {
        int moves = words.number("moves", 0, MOST_MINUTES);
        long base = minutes(words.next());
        increment = millis("increment", words.next());
        movesPerSession = moves;
        left = base;
        perMove = 0;
    }

    private static long minutes(String text) {
        String[] parts = text.split(":", 2);
        long minutes = new Words(parts[0]).number("minutes", 0, MOST_MINUTES);
        return minutes * MINUTE + (parts.length == 1 ? 0 : 1000L * new Words(parts[1]).number("seconds", 0, 59));
    }

    /** Seconds, perhaps with a fraction. */
    private static long millis(String name, String text) {
        if (!text.matches("\\d{1,7}(\\.\\d{1,9})?")) {
            throw new IllegalArgumentException("the " + name + " is no number of seconds");
        }
        return Math.round(Double.parseDouble(text) * 1000);
    }

    /** {@code st}: this many seconds for each move. */
    void perMove(Words words) {
        perMove = Math.max(1, millis("time", words.next()));
    }

    /** {@code sd}: never deeper. */
    void depth(Words words) {
        depth = words.number("depth", 1, Integer.MAX_VALUE);
    }

    /** {@code time}: hundredths of a second on the engine's clock; negative if it has run out. */
    void left(Words words) {
        left = words.number("time", Integer.MIN_VALUE, Integer.MAX_VALUE) * 10L;
    }

    /** The clock after a move, until the client says what it is. */
    void spend(long nanos) {
        left += increment - nanos / 1_000_000;
    }

    /** A new game has no limit of depth. */
    void reset() {
        depth = 0;
    }

    /** Of the next move, after this many. */
    Limits limits(Engine<?> engine, int moves) {
        int toGo = movesPerSession == 0 ? 0 : movesPerSession - moves % movesPerSession;
        Limits limits = perMove > 0 ? engine.perMove(perMove) : engine.clock(left, increment, toGo);
        return depth > 0 ? limits.and(Limits.depth(depth)) : limits;
    }
}
