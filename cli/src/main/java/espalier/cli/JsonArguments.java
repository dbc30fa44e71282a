package espalier.cli;

import espalier.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgGroupSpec;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Options of a command as a JSON object. Its keys are the long options, so it becomes arguments for the same parser. */
final class JsonArguments {
    /** Options that make no sense there. */
    private static final Set<String> NOT_IN_A_LINE = Set.of("--batch", "--help");

    /** Options that name files. */
    private static final Set<String> FILES =
            Set.of("--tree-file", "--trace", "--solution", "--certificate", "--training", "--save-training");

    private final CommandLine parser;
    private final boolean namesFiles;

    /** @param command to be filled */
    JsonArguments(Action command) {
        this(command, true);
    }

    private JsonArguments(Action command, boolean namesFiles) {
        this.parser = Main.parser(new CommandLine(command));
        this.namesFiles = namesFiles;
    }

    /** For objects of strangers: options that name a file are unknown. */
    static JsonArguments withoutFiles(Action command) {
        return new JsonArguments(command, false);
    }

    /** Fills the command from an object. */
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
            throw new BadInput("unknown key '" + Numbers.shortened(key) + "'" + Failure.hint(key, keys()));
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

    private List<String> keys() {
        return parser.getCommandSpec().options().stream()
                .map(each -> each.longestName().substring(2))
                .filter(each -> option(each) != null)
                .toList();
    }

    /** The option of that name; a positional parameter is called by its label. */
    private @Nullable ArgSpec option(String key) {
        for (PositionalParamSpec positional : parser.getCommandSpec().positionalParameters()) {
            if (!positional.hidden() && positional.paramLabel().equalsIgnoreCase(key)) {
                return positional;
            }
        }
        String name = "--" + key;
        return NOT_IN_A_LINE.contains(name) || (!namesFiles && FILES.contains(name))
                ? null
                : parser.getCommandSpec().findOption(name);
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
