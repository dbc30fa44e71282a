package espalier.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * One run of the command line as a user sees it.
 *
 * @param code the exit code
 * @param out what stands on standard output
 * @param err what stands on standard error
 */
record Run(int code, String out, String err) {
    static Run of(String... args) {
        return with("", args);
    }

    static Run with(String in, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ByteArrayInputStream input = new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8));
        int code = Main.run(args, Console.of(input, out, err, false));
        return new Run(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** {@code espalier search --algorithm NAME ... --json}. */
    static Run search(String algorithm, String... args) {
        String[] all = new String[args.length + 4];
        all[0] = "search";
        all[1] = "--algorithm";
        all[2] = algorithm;
        all[3] = "--json";
        System.arraycopy(args, 0, all, 4, args.length);
        return of(all);
    }

    static Run batch(String... lines) {
        return with(String.join("\n", lines), "search", "--batch", "-");
    }

    List<String> lines() {
        return out.lines().toList();
    }

    /** The only object on standard output. */
    Map<String, Object> json() {
        if (code != 0 || lines().size() != 1) {
            throw new AssertionError("one JSON line expected: " + this);
        }
        return object(out.strip());
    }

    /** Reads a flat object: numbers as Long, arrays as their text; duplicate keys are an error. */
    static Map<String, Object> object(String text) {
        Map<String, Object> fields = new LinkedHashMap<>();
        try (JsonParser in = Json.parser(text)) {
            if (in.nextToken() != JsonToken.START_OBJECT) {
                throw new AssertionError("not an object: " + text);
            }
            while (in.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = in.currentName();
                switch (in.nextToken()) {
                    case VALUE_NULL -> fields.put(name, null);
                    case VALUE_NUMBER_INT -> fields.put(name, in.getLongValue());
                    case VALUE_TRUE, VALUE_FALSE -> fields.put(name, in.getBooleanValue());
                    case VALUE_STRING -> fields.put(name, in.getString());
                    case START_ARRAY, START_OBJECT -> {
                        int from = (int) in.currentTokenLocation().getCharOffset();
                        in.skipChildren();
                        int to = (int) in.currentTokenLocation().getCharOffset();
                        fields.put(name, text.substring(from, to + 1));
                    }
                    default -> throw new AssertionError(name + " in " + text);
                }
            }
            if (in.nextToken() != null) {
                throw new AssertionError("more than one object: " + text);
            }
        }
        return fields;
    }
}
