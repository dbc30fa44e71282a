package espalier.cli;

import espalier.solve.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
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
        Outcome outcome,
        OptionalInt value,
        OptionalInt expected,
        List<String> line,
        long nodes,
        long ms)
        implements Reply {

    /** The file has another value. */
    boolean contradicts() {
        if (expected.isEmpty() || outcome == Outcome.UNKNOWN) {
            return false;
        }
        return value.isPresent() ? value.getAsInt() != expected.getAsInt() : outcome != Outcome.of(expected.getAsInt());
    }

    /** Whether this answers the same question. */
    boolean answers(String otherGame, String otherPosition, String otherMethod, boolean otherWld) {
        return outcome != Outcome.UNKNOWN
                && game.equals(otherGame)
                && position.equals(otherPosition)
                && method.equals(otherMethod)
                && wld == otherWld;
    }

    String result() {
        return outcome.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String text() {
        String by = value.isPresent() ? String.format(Locale.ROOT, " %+d", value.getAsInt()) : "";
        return result() + by + "\n" + (line.isEmpty() ? "" : String.join(" ", line) + "\n") + nodes + " nodes in " + ms
                + " ms\n";
    }

    @Override
    public String json() {
        return Json.object(this::write);
    }

    private void write(JsonGenerator out) {
        out.writeStringProperty("game", game);
        out.writeStringProperty("position", position);
        out.writeStringProperty("method", method);
        out.writeBooleanProperty("wld", wld);
        Json.optional(out, "value", value);
        out.writeStringProperty("result", result());
        if (expected.isPresent()) {
            out.writeNumberProperty("expected", expected.getAsInt());
        }
        out.writeArrayPropertyStart("line");
        line.forEach(out::writeString);
        out.writeEndArray();
        out.writeNumberProperty("nodes", nodes);
        out.writeNumberProperty("ms", ms);
    }

    /** Reads the output of {@link #json}; null for anything else, such as a truncated line. */
    static @Nullable Solved read(String text) {
        String game = "";
        String position = "";
        String method = "";
        boolean wld = false;
        Outcome outcome = Outcome.UNKNOWN;
        OptionalInt value = OptionalInt.empty();
        OptionalInt expected = OptionalInt.empty();
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
                    case "expected" -> expected = integer(in);
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
            return whole ? new Solved(game, position, method, wld, outcome, value, expected, line, nodes, ms) : null;
        } catch (JacksonException | IllegalArgumentException e) {
            return null;
        }
    }

    private static OptionalInt integer(JsonParser in) {
        return in.currentToken() == JsonToken.VALUE_NUMBER_INT ? OptionalInt.of(in.getIntValue()) : OptionalInt.empty();
    }
}
