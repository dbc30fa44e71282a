package espalier.protocols;

import espalier.game.Quoted;
import espalier.search.Limits;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What limits a player's moves: a clock, or for each a time, a processor time, a number of nodes, or a depth.
 *
 * @param text as it was written
 * @param moves the clock gets its time again after this many moves; 0 for never
 * @param clock the time on the clock; zero without a clock
 * @param increment added after each move
 * @param limits of each move, without a clock
 * @param processor the processor time of each move, which a busy machine does not shorten; zero without
 */
public record TimeControl(
        String text, int moves, Duration clock, Duration increment, Limits limits, Duration processor) {
    private static final String SECONDS = "(\\d{1,6}(?:\\.\\d{1,6})?)";
    private static final Pattern CLOCK = Pattern.compile("(?:(\\d{1,4})/)?" + SECONDS + "(?:\\+" + SECONDS + ")?");
    private static final Pattern MOVE = Pattern.compile("(\\d{1,9})ms|(\\d{1,12})n|d(\\d{1,2})");
    private static final Pattern PROCESSOR = Pattern.compile("([1-9]\\d{0,8})cpu");

    /** Reads {@code 1+0.01}, {@code 40/60+0.5}, {@code 200ms}, {@code 200cpu}, {@code 5000n} or {@code d8}. */
    public static TimeControl parse(String text) {
        try {
            Matcher move = MOVE.matcher(text);
            if (move.matches()) {
                return new TimeControl(text, 0, Duration.ZERO, Duration.ZERO, limits(move), Duration.ZERO);
            }
            Matcher processor = PROCESSOR.matcher(text);
            if (processor.matches()) {
                Duration time = Duration.ofMillis(Long.parseLong(processor.group(1)));
                return new TimeControl(text, 0, Duration.ZERO, Duration.ZERO, Limits.NONE, time);
            }
            Matcher clock = CLOCK.matcher(text);
            if (clock.matches()) {
                int moves = clock.group(1) == null ? 0 : Integer.parseInt(clock.group(1));
                Duration time = seconds(clock.group(2));
                Duration increment = clock.group(3) == null ? Duration.ZERO : seconds(clock.group(3));
                if (!time.isZero() && (clock.group(1) == null || moves > 0)) {
                    return new TimeControl(text, moves, time, increment, Limits.NONE, Duration.ZERO);
                }
            }
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(message(text), e);
        }
        throw new IllegalArgumentException(message(text));
    }

    private static String message(String text) {
        return Quoted.quoted(text)
                + " is no time control: SECONDS+INCREMENT, MOVES/SECONDS+INCREMENT, 200ms, 200cpu, 5000n or d8";
    }

    private static Limits limits(Matcher move) {
        if (move.group(1) != null) {
            return Limits.time(Duration.ofMillis(Long.parseLong(move.group(1))));
        }
        return move.group(2) != null
                ? Limits.nodes(Long.parseLong(move.group(2)))
                : Limits.depth(Integer.parseInt(move.group(3)));
    }

    private static Duration seconds(String text) {
        return Duration.ofNanos(new BigDecimal(text).movePointRight(9).longValueExact());
    }

    /** Whether there is a clock. */
    public boolean isClock() {
        return !clock.isZero();
    }

    /** Whether processor time is what counts. */
    public boolean isProcessor() {
        return !processor.isZero();
    }

    /** Whether time matters. Otherwise a game is the same on every machine. */
    public boolean isTimed() {
        return isClock() || isProcessor() || limits.isTimed();
    }

    @Override
    public String toString() {
        return text;
    }
}
