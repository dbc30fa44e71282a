package espalier.cli;

import espalier.tree.Tree;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Requests as JSON lines. The keys of a line are the command's long options, so each line becomes arguments for the
 * same parser. Answers keep the order, and the answer to a bad line is its error.
 */
final class Batch {
    /** Options that make no sense inside a line. */
    private static final Set<String> NOT_IN_A_LINE = Set.of("--batch", "--help");

    /** Options that name files. */
    private static final Set<String> FILES =
            Set.of("--tree-file", "--trace", "--solution", "--certificate", "--training", "--save-training");

    private static final Set<String> BESIDE_A_BATCH = Set.of("--batch", "--json", "--debug");

    private final CommandLine parser;
    private final Request request;
    private final boolean namesFiles;

    /** @param request to be filled line by line */
    Batch(Request request) {
        this(request, true);
    }

    private Batch(Request request, boolean namesFiles) {
        this.parser = Main.parser(new CommandLine(request));
        this.request = request;
        this.namesFiles = namesFiles;
    }

    /** Lines of strangers: those that name a file are refused. */
    static Batch withoutFiles(Request request) {
        return new Batch(request, false);
    }

    /** In a batch the lines hold all options: others would look like defaults. */
    static void alone(CommandSpec spec) {
        for (ArgSpec given : spec.commandLine().getParseResult().matchedArgs()) {
            String name = given instanceof OptionSpec option
                    ? option.longestName()
                    : given.stringValues().get(0);
            if (!BESIDE_A_BATCH.contains(name)) {
                throw new BadInput("with --batch everything is in the lines; drop " + name);
            }
        }
    }

    /** Answers all lines of a file, or of standard input if the file is "-". */
    void run(String file, Console console) {
        try (InputStream in = console.open(file)) {
            BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8), 1 << 16);
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank()) {
                    console.out().print(answer(line));
                    console.out().print('\n');
                    if (!lines.ready()) {
                        console.out().flush(); // the next request may depend on it
                    }
                }
            }
        } catch (IOException e) {
            throw new BadInput("--batch " + file + ": " + OutputFile.reason(e), e);
        }
    }

    private String answer(String line) {
        try {
            read(line);
            return request.answer().json();
        } catch (Console.OutputLost e) {
            throw e;
        } catch (RuntimeException | Error e) {
            return Json.of(Map.of("error", Failure.line(e)));
        }
    }

    /** Fills the request from a line. */
    void read(String line) {
        forgetGroups();
        Numbers.check(parser.parseArgs(arguments(line)));
    }

    /** Resets the groups, which would otherwise keep the previous line's values. */
    private void forgetGroups() {
        for (ArgGroupSpec group : parser.getCommandSpec().argGroups()) {
            try {
                group.setter().set(null);
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** The arguments that a line means. */
    private String[] arguments(String line) {
        return Json.reading(line, in -> {
            List<String> arguments = new ArrayList<>();
            while (in.nextToken() == JsonToken.PROPERTY_NAME) {
                String key = in.currentName();
                in.nextToken();
                add(arguments, key, in, line);
            }
            return arguments.toArray(String[]::new);
        });
    }

    private void add(List<String> arguments, String key, JsonParser in, String line) {
        ArgSpec option = option(key);
        if (option == null) {
            throw new BadInput("unknown key '" + Numbers.shortened(key) + "'");
        }
        boolean flag = option instanceof OptionSpec && option.typeInfo().isBoolean();
        JsonToken token = in.currentToken();
        if (flag != (token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE)) {
            throw new BadInput(key + (flag ? " must be true or false" : " must be a string, a number or an array"));
        }
        switch (token) {
            case VALUE_TRUE -> arguments.add("--" + key);
            case VALUE_FALSE -> {}
            case VALUE_STRING, VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> put(arguments, option, key, in.getString());
            case START_ARRAY -> put(arguments, option, key, array(key, in, line));
            default -> throw new BadInput(key + " must be a string, a number or an array");
        }
    }

    private static void put(List<String> arguments, ArgSpec option, String key, String value) {
        arguments.add(option instanceof PositionalParamSpec ? value : "--" + key + "=" + value);
    }

    /** The option of that name; a positional parameter is called by its label. */
    private @Nullable ArgSpec option(String key) {
        for (PositionalParamSpec positional : parser.getCommandSpec().positionalParameters()) {
            if (!positional.hidden() && positional.paramLabel().equalsIgnoreCase(key)) {
                return positional;
            }
        }
        String name = "--" + key;
        return NOT_IN_A_LINE.contains(name) || (!namesFiles && FILES.contains(name)) ? null : parser.getCommandSpec().findOption(name);
    }

    /** A tree stays text; any other array becomes a comma list. */
    private static String array(String key, JsonParser in, String line) {
        if (key.equals("tree")) {
            int from = (int) in.currentTokenLocation().getCharOffset();
            for (int depth = 1; depth > 0; ) {
                in.nextToken();
                depth += in.currentToken().isStructStart()
                        ? 1
                        : in.currentToken().isStructEnd() ? -1 : 0;
                if (depth > Tree.MAX_DEPTH) {
                    throw new BadInput("--tree: at character " + (place(in) - from) + ": the tree is deeper than "
                            + Tree.MAX_DEPTH);
                }
            }
            return line.substring(from, (int) place(in));
        }
        List<String> parts = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            switch (in.currentToken()) {
                case VALUE_STRING, VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parts.add(in.getString());
                default -> throw new BadInput(key + " must hold numbers and strings only");
            }
        }
        return String.join(",", parts);
    }

    private static long place(JsonParser in) {
        return in.currentTokenLocation().getCharOffset() + 1;
    }
}
