package espalier.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * One run of the command line as a user sees it.
 *
 * @param code the exit code
 * @param out what was printed on standard output
 * @param err what was printed on standard error
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

    /**
     * In a JVM of its own.
     *
     * @param folder where its output may be kept
     * @param option of the JVM; {@code -Dclasspath=FOLDER} puts one more folder on the class path
     */
    static Run inAJvm(Path folder, String option, String... args) throws IOException, InterruptedException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        String more = option.startsWith("-Dclasspath=") ? option.substring(12) + File.pathSeparator : "";
        List<String> command = new ArrayList<>(List.of(
                java.toString(),
                "-XX:+UseSerialGC",
                option,
                "-cp",
                more + System.getProperty("java.class.path"),
                "espalier.cli.Main"));
        command.addAll(List.of(args));
        Path out = folder.resolve("jvm.out");
        Path err = folder.resolve("jvm.err");
        int code = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        return new Run(code, Files.readString(out), Files.readString(err));
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

    /** Reads a flat object: numbers as Long or BigDecimal, arrays as their text; duplicate keys are an error. */
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
                    case VALUE_NUMBER_FLOAT -> fields.put(name, in.getDecimalValue());
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
