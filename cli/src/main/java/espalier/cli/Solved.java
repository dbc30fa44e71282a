package espalier.cli;

import espalier.solve.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

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
        String by = value.isPresent() ? String.format(Locale.ROOT, " %+d", value.getAsInt()) : "";
        return word() + by + "\n" + (line.isEmpty() ? "" : String.join(" ", line) + "\n") + nodes + " nodes in " + ms
                + " ms\n";
    }

    /** Reads the output of {@link #json}; null for anything else, such as a truncated line. */
    static @Nullable Solved read(String text) {
        String game = "";
        String position = "";
        String method = "";
        boolean wld = false;
        Outcome outcome = Outcome.UNKNOWN;
        OptionalInt value = OptionalInt.empty();
        Integer expected = null;
        List<String> line = new ArrayList<>();
        long nodes = 0;
        long ms = 0;
        try (JsonParser in = Json.parser(text)) {
            in.nextToken();
            while (in.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = in.currentName();
                JsonToken token = in.nextToken();
                switch (name) {
                    case "game" -> game = in.getString();
                    case "position" -> position = in.getString();
                    case "method" -> method = in.getString();
                    case "wld" -> wld = token == JsonToken.VALUE_TRUE;
                    case "result" -> outcome = Outcome.valueOf(in.getString().toUpperCase(Locale.ROOT));
                    case "value" -> value = integer(in);
                    case "expected" -> expected = in.getIntValue();
                    case "nodes" -> nodes = in.getLongValue();
                    case "ms" -> ms = in.getLongValue();
                    case "line" -> {
                        while (in.nextToken() == JsonToken.VALUE_STRING) {
                            line.add(in.getString());
                        }
                    }
                    default -> in.skipChildren();
                }
            }
            boolean whole = in.currentToken() == JsonToken.END_OBJECT;
            return whole ? new Solved(game, position, method, wld, value, outcome, expected, line, nodes, ms) : null;
        } catch (JacksonException | IllegalArgumentException e) {
            return null;
        }
    }

    private static OptionalInt integer(JsonParser in) {
        return in.currentToken() == JsonToken.VALUE_NUMBER_INT ? OptionalInt.of(in.getIntValue()) : OptionalInt.empty();
    }
}
