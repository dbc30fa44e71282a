package espalier.cli;

import espalier.models.ModelAlgorithm;
import espalier.search.Algorithm;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The project's documents: their commands, and the parts that are printed from the code. */
final class Documents {
    static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    /** With {@code -Despalier.docs=write} tests write what they would otherwise compare. */
    static final boolean WRITE = "write".equals(System.getProperty("espalier.docs"));

    private static final Pattern MARK = Pattern.compile("<!-- (long|cluster|engine|outside|form)(:.*)? -->");

    /** The same for a line alone. */
    private static final Pattern OWN_MARK = Pattern.compile(".*\\s# (long|cluster|engine|outside|form)");

    /** What a line of a block must begin with to be a command: variables, and a program of ours or a builder. */
    private static final Pattern COMMAND = Pattern.compile(
            "(\\w+=('[^']*'|\\S+) )*(printf .*\\| )?(\\./[a-z-]+|espalier|mvn|java|bench/[a-z]+\\.sh|\\.ci/[a-z-]+)( .*)?");

    private static final Pattern PRINTED =
            Pattern.compile("(?<=<!-- printed: )(\\S+)( -->\\n)(.*?)(?=<!-- end -->\\n)", Pattern.DOTALL);

    private Documents() {}

    /**
     * A command in a block.
     *
     * @param place file and line
     * @param mark why it is not run with the tests; empty if it is
     */
    record Command(String place, String mark, String text) {
        @Override
        public String toString() {
            return place + ": " + text;
        }

        /** The arguments of every call of the command line in it. */
        List<List<String>> calls() {
            List<List<String>> calls = new ArrayList<>();
            List<String> words = new ArrayList<>();
            Matcher word = Pattern.compile("(?:[^\\s'\"|&;>]|'[^']*'|\"(?:\\\\.|[^\"])*\")+|[|&;>]+")
                    .matcher(text + " ;");
            while (word.find()) {
                if (word.group().matches("[|&;>]+")) {
                    int program = words.indexOf("./espalier") + words.indexOf("espalier") + 1;
                    if (program >= 0) {
                        calls.add(List.copyOf(words.subList(program + 1, words.size())));
                    }
                    words.clear();
                } else {
                    words.add(word.group().replaceAll("^'|'$|(?<==)'|^\"|\"$", ""));
                }
            }
            return calls;
        }
    }

    static List<Path> all() {
        try (Stream<Path> docs = Files.list(ROOT.resolve("docs"));
                Stream<Path> top = Files.list(ROOT)) {
            return Stream.of(docs, top, Stream.of(ROOT.resolve("bench/README.md")))
                    .flatMap(files -> files)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Command> commands() {
        List<Command> commands = new ArrayList<>();
        for (Path file : all()) {
            String mark = "";
            boolean fenced = false;
            boolean prompts = false;
            int number = 0;
            for (String line : read(file).replaceAll("\\\\\\n +", "").split("\n", -1)) {
                number++;
                Matcher found = MARK.matcher(line);
                boolean block = fenced || line.startsWith("    ");
                prompts = block && (prompts || line.strip().startsWith("$ ")); // then other lines are output
                if (line.startsWith("```")) {
                    fenced = line.equals("```sh");
                } else if (found.matches()) {
                    mark = found.group(1);
                } else if (!block && !line.isBlank()) {
                    mark = "";
                } else if (block) {
                    String text = line.strip().replaceFirst("^\\$ ", "").replaceFirst("\\s+#.*|\\s{3,}.*", "");
                    if (prompts == line.strip().startsWith("$ ")
                            && COMMAND.matcher(text).matches()) {
                        Matcher own = OWN_MARK.matcher(line);
                        commands.add(new Command(
                                ROOT.relativize(file) + ":" + number, own.matches() ? own.group(1) : mark, text));
                    }
                }
            }
        }
        return commands;
    }

    /** The document with its printed parts as the code prints them now. */
    static String printed(String document) {
        return PRINTED.matcher(document)
                .replaceAll(part -> Matcher.quoteReplacement(part.group(1) + part.group(2) + print(part.group(1))));
    }

    private static String print(String name) {
        if (name.startsWith("file:")) {
            String file = name.substring(5);
            String language = file.endsWith(".java") ? "java" : "text";
            return "```" + language + "\n" + read(ROOT.resolve(file)) + "```\n";
        }
        return switch (name) {
            case "algorithms" ->
                "| name | paper | classes |\n| --- | --- | --- |\n"
                        + Algorithm.table().stream()
                                .map(each -> "| `%s` | %s | %s |\n"
                                        .formatted(each.label(), each.paper().key(), each.parts()))
                                .collect(Collectors.joining());
            case "models" ->
                "| name | classes, and what they infer (multi-model) |\n| --- | --- |\n"
                        + Arrays.stream(ModelAlgorithm.values())
                                .map(each -> "| `" + each.label() + "` | " + each.parts() + " |\n")
                                .collect(Collectors.joining());
            case "options" ->
                "| command | what it does | options |\n| --- | --- | --- |\n"
                        + Main.commandLine(new String[0], Console.system()).getSubcommands().values().stream()
                                .flatMap(
                                        line -> Stream.concat(Stream.of(line), line.getSubcommands().values().stream()))
                                .map(Documents::row)
                                .collect(Collectors.joining());
            case "dependency" ->
                "```xml\n"
                        + read(ROOT.resolve("examples/connect-four/pom.xml"))
                                .replaceFirst("(?s).*<dependencies>\\s*(?= {4}<dependency>)", "")
                                .replaceFirst("(?s)(?<=</dependency>\\n).*", "")
                        + "```\n";
            case "drivers" -> "```text\n" + output("bench/drivers.sh", "docs/REPRODUCTION/drivers-20cpu") + "```\n";
            default -> throw new IllegalArgumentException("nothing is called " + name);
        };
    }

    /** What a script of ours prints. */
    private static String output(String... command) {
        try {
            Process script = new ProcessBuilder(command)
                    .directory(ROOT.toFile())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            return new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String row(CommandLine line) {
        CommandSpec command = line.getCommandSpec();
        return "| `%s` | %s | %s |\n"
                .formatted(
                        command.qualifiedName().replaceFirst("^espalier ", ""),
                        String.join(" ", command.usageMessage().description()),
                        command.options().stream()
                                .filter(option -> !option.hidden() && !option.inherited())
                                .map(option -> "`" + option.longestName() + "`")
                                .sorted()
                                .collect(Collectors.joining(" ")));
    }
}
