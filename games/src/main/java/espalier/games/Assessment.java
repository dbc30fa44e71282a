package espalier.games;

import espalier.game.Score;
import espalier.game.Text;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a player thought of its move, as comments of engine games have it: {@code +0.35/12 0.51s}, value for the player,
 * depth and time.
 *
 * @param value with its sign, in the unit of {@link Archive#unit}; {@code +M7} is a win in 7 plies, {@code -M4} a loss in 4;
 *     empty if unknown
 * @param depth in plies, 0 if unknown
 * @param time empty if unknown
 */
public record Assessment(String value, int depth, Optional<Duration> time) {
    private static final Pattern FORM = Pattern.compile(
            "(?:([+-](?:M\\d{1,6}|\\d{1,9}(?:\\.\\d{1,9})?)|0(?:\\.0{1,9})?)"
                    + "(?:/(\\d{1,6}))?(?![^ ,;]))? ?(?:(\\d{1,9}(?:\\.\\d{1,9})?)s)?(?:[,;] .*)?",
            Pattern.DOTALL);

    /**
     * {@return what a search's value is in a comment}
     *
     * @param archive the format, which has the unit
     * @param score for the side to move
     * @param depth in plies
     * @param time how long it took
     */
    public static Assessment of(Archive<?> archive, int score, int depth, Duration time) {
        return new Assessment(value(score, archive.unit()), depth, Optional.of(time));
    }

    /**
     * {@return a score for people: two decimals where a unit has fractions}
     *
     * @param score for the side to move
     * @param unit how many units of score are one of the format's
     */
    public static String value(int score, int unit) {
        if (!Score.isEvaluation(score)) {
            return (score > 0 ? "+M" : "-M") + Score.plies(score);
        }
        BigDecimal value =
                BigDecimal.valueOf(score).divide(BigDecimal.valueOf(unit), unit == 1 ? 0 : 2, RoundingMode.HALF_EVEN);
        return (value.signum() > 0 ? "+" : "") + value;
    }

    /**
     * {@return the assessment that a comment begins with; it ends there, or a comma follows}
     *
     * @param comment any comment
     */
    public static Optional<Assessment> parse(String comment) {
        Matcher found = FORM.matcher(comment);
        if (!found.matches() || (found.group(1) == null && found.group(3) == null)) {
            return Optional.empty();
        }
        String seconds = found.group(3);
        return Optional.of(new Assessment(
                found.group(1) == null ? "" : found.group(1),
                found.group(2) == null ? 0 : Integer.parseInt(found.group(2)),
                Optional.ofNullable(seconds)
                        .map(text -> Duration.ofNanos(
                                new BigDecimal(text).movePointRight(9).longValue()))));
    }

    @Override
    public String toString() {
        String thought = depth == 0 ? value : value + "/" + depth;
        String used = time.map(taken -> seconds(taken) + "s").orElse("");
        return thought.isEmpty() || used.isEmpty() ? thought + used : thought + " " + used;
    }

    /**
     * {@return hundredths of a second, as text}
     *
     * @param time how long it took
     */
    public static String seconds(Duration time) {
        return Text.of("%.2f", time.toNanos() / 1e9);
    }
}
