package espalier.cli;

import espalier.game.Text;
import espalier.solve.Outcome;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * One answer of {@code espalier solve}, as printed and stored.
 *
 * @param method the solver's name
 * @param wld whether the question was only win, draw or loss
 * @param expected the value in the file of positions
 */
record Solved(
        String game,
        String position,
        String method,
        boolean wld,
        OptionalInt value,
        Outcome result,
        @Nullable Integer expected,
        List<String> line,
        long nodes,
        long ms)
        implements Reply {

    /** The file has another value. */
    boolean contradicts() {
        if (expected == null || result == Outcome.UNKNOWN) {
            return false;
        }
        return value.isPresent() ? value.getAsInt() != expected : result != Outcome.of(expected);
    }

    /** Whether this answers the same question. */
    boolean answers(String otherGame, String otherPosition, String otherMethod, boolean otherWld) {
        return result != Outcome.UNKNOWN
                && game.equals(otherGame)
                && position.equals(otherPosition)
                && method.equals(otherMethod)
                && wld == otherWld;
    }

    /** The result as text. */
    String word() {
        return result.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String text() {
        String by = value.isPresent() ? Text.of(" %+d", value.getAsInt()) : "";
        return word() + by + "\n" + (line.isEmpty() ? "" : String.join(" ", line) + "\n") + nodes + " nodes in " + ms
                + " ms\n";
    }

    /** Reads the output of {@link #json}; null for anything else, such as a truncated line. */
    static @Nullable Solved read(String text) {
        try {
            Map<String, Object> fields = Json.object(text);
            return new Solved(
                    word(fields, "game"),
                    word(fields, "position"),
                    word(fields, "method"),
                    fields.get("wld") == Boolean.TRUE,
                    fields.get("value") instanceof BigDecimal value
                            ? OptionalInt.of(value.intValue())
                            : OptionalInt.empty(),
                    Outcome.valueOf(word(fields, "result").toUpperCase(Locale.ROOT)),
                    fields.get("expected") instanceof BigDecimal expected ? expected.intValue() : null,
                    ((List<?>) fields.getOrDefault("line", List.of()))
                            .stream().map(String::valueOf).toList(),
                    new BigDecimal(word(fields, "nodes")).longValue(),
                    new BigDecimal(word(fields, "ms")).longValue());
        } catch (BadInput | IllegalArgumentException | ClassCastException e) {
            return null;
        }
    }

    private static String word(Map<String, Object> fields, String name) {
        return String.valueOf(fields.getOrDefault(name, ""));
    }
}
