package espalier.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code espalier man}: the help of every command as manual pages, in the language of troff. */
@Command(
        name = "man",
        description = "Prints the manual page of a command, or writes those of all commands.",
        footer = {"", "Examples:", "  espalier man think | man -l -", "  espalier man --out /usr/local/share/man/man1"})
final class ManCommand extends Action {
    @Parameters(arity = "0..*", paramLabel = "COMMAND", description = "A command: think, or lab run.")
    private List<String> words = List.of();

    @Option(names = "--out", paramLabel = "DIR", description = "Write the pages of all commands into this folder.")
    private @Nullable Path out;

    @Override
    public Integer call() {
        Map<String, CommandLine> pages = new TreeMap<>();
        collect(Main.commandLine(new String[0], console), pages);
        if (out == null) {
            String name = Stream.concat(Stream.of("espalier"), words.stream()).collect(Collectors.joining("-"));
            console.out().print(page(name, Parts.named("man", pages, name)));
            return 0;
        }
        try {
            Files.createDirectories(out);
        } catch (IOException e) {
            throw new Failed(out + ": " + OutputFile.reason(e));
        }
        pages.forEach((name, line) -> OutputFile.write(out.resolve(name + ".1").toString(), page(name, line)));
        return 0;
    }

    private static void collect(CommandLine line, Map<String, CommandLine> pages) {
        pages.put(line.getCommandSpec().qualifiedName("-"), line);
        line.getSubcommands().values().forEach(each -> collect(each, pages));
    }

    private static String page(String name, CommandLine line) {
        UsageMessageSpec usage = line.getCommandSpec().usageMessage();
        Help help = new Help(line.getCommandSpec(), Help.defaultColorScheme(Ansi.OFF));
        String description = String.join(" ", usage.description());
        StringBuilder page = new StringBuilder(".TH " + name.toUpperCase(Locale.ROOT) + " 1 \"\" \"espalier "
                + Main.version() + "\"\n.SH NAME\n" + name.replace("-", "\\-") + " \\- " + plain(description)
                + "\n.SH SYNOPSIS\n.nf\n" + verbatim(help.synopsis(0)) + ".fi\n.SH OPTIONS\n");
        line.getCommandSpec().positionalParameters().stream()
                .filter(each -> !each.hidden())
                .forEach(each -> page.append(entry(help.createDefaultParameterRenderer()
                        .render(each, help.createDefaultParamLabelRenderer(), help.colorScheme()))));
        line.getCommandSpec().options().stream()
                .filter(each -> !each.hidden())
                .forEach(each -> page.append(entry(help.createDefaultOptionRenderer()
                        .render(each, help.createDefaultParamLabelRenderer(), help.colorScheme()))));
        if (!line.getSubcommands().isEmpty()) {
            page.append(".SH COMMANDS\n");
            line.getSubcommands()
                    .forEach((command, sub) -> page.append(item(
                            command,
                            String.join(" ", sub.getCommandSpec().usageMessage().description()))));
        }
        page.append(".SH NOTES\n");
        for (String paragraph : usage.footer()) {
            page.append(
                    paragraph.isEmpty()
                            ? ".PP\n"
                            : paragraph.startsWith("  ")
                                    ? ".nf\n" + verbatim(paragraph) + ".fi\n"
                                    : plain(paragraph) + "\n");
        }
        return page.toString();
    }

    /** The columns of picocli's help: a mark, the short name, a comma, the long name with its value, the description. */
    private static String entry(Ansi.Text[][] rows) {
        String names = Stream.of(rows[0])
                .limit(4)
                .map(Object::toString)
                .map(String::strip)
                .collect(Collectors.joining());
        return item(
                names.replace(",", ", "),
                Stream.of(rows).map(row -> row[4].toString()).collect(Collectors.joining(" ")));
    }

    private static String item(String title, String text) {
        return ".TP\n\\fB" + plain(title) + "\\fR\n" + plain(text) + "\n";
    }

    /** One line of running text; troff reads a backslash, a hyphen, and a dot or an apostrophe that begins a line. */
    private static String plain(String text) {
        return guarded(text.replaceAll("\\s+", " ").strip());
    }

    private static String verbatim(String text) {
        return text.stripTrailing().lines().map(each -> guarded(each) + "\n").collect(Collectors.joining());
    }

    private static String guarded(String line) {
        String safe = line.replace("\\", "\\e").replace("-", "\\-");
        return safe.startsWith(".") || safe.startsWith("'") ? "\\&" + safe : safe;
    }
}
