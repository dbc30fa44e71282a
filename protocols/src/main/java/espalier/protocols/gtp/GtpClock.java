package espalier.protocols.gtp;

import espalier.protocols.Engine;
import espalier.protocols.Words;
import espalier.search.Limits;
import java.time.Duration;

/**
 * A player's clock: a main time, then Canadian byo-yomi, a time for a number of moves. The engine keeps it by itself; {@code
 * time_left} corrects it.
 */
final class GtpClock {
    private static final int MOST = 10_000_000;

    /** Thinks this long where the client has set no time. */
    private static final Duration USUAL = Duration.ofSeconds(1);

    private long main;
    private long period;
    private int perPeriod;
    private boolean bounded;

    /** Whether time counts now. */
    private boolean limited;

    private long left;

    /** Moves to play in the time that is left; 0 in the main time. */
    private int moves;

    /** {@code time_settings}: a period without moves means no limit. */
    void settings(Words words) {
        long time = seconds(words);
        long byoYomi = seconds(words);
        int stones = words.number("stones", 0, MOST);
        main = time;
        period = byoYomi;
        perPeriod = byoYomi > 0 ? stones : 0;
        bounded = byoYomi == 0 || stones > 0;
        reset();
    }

    /** A new game. */
    void reset() {
        limited = bounded;
        left = main;
        moves = 0;
        if (main == 0 && perPeriod > 0) {
            startPeriod();
        }
    }

    private void startPeriod() {
        left += period;
        moves = perPeriod;
    }

    /** {@code time_left}. */
    void left(Words words) {
        long time = seconds(words);
        moves = words.number("stones", 0, MOST);
        left = time;
        limited = true;
    }

    /** The player has moved. */
    void spend(long nanos) {
        left = Math.max(0, left - nanos / 1_000_000);
        if (moves > 0 ? --moves == 0 : left == 0 && perPeriod > 0) {
            left = 0;
            startPeriod();
        }
    }

    Limits limits(Engine<?> engine) {
        return limited ? engine.clock(left, 0, moves) : Limits.time(USUAL);
    }

    /** Milliseconds, and the moves to play in them. */
    @Override
    public String toString() {
        return limited ? left + " " + moves : "unlimited";
    }

    private static long seconds(Words words) {
        return words.number("time", 0, MOST) * 1000L;
    }
}
