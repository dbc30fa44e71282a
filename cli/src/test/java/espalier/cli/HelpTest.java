package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import espalier.game.Game;
import espalier.search.Algorithm;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** Help, manual pages, completion, colours, hints and the doctor. */
class HelpTest {
    /** A word of a shell: quoted, or without blanks. */
    private static final Pattern WORD = Pattern.compile("'[^']*'|\"(?:\\\\.|[^\"])*\"|[^\\s'\"]+");

    @TempDir
    Path folder;

    private static CommandLine all() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        return Main.commandLine(new String[0], Console.of(InputStream.nullInputStream(), out, out, false));
    }

    static Stream<CommandLine> commands() {
        return under(all());
    }

    private static Stream<CommandLine> under(CommandLine line) {
        return Stream.concat(
                Stream.of(line), line.getSubcommands().values().stream().flatMap(HelpTest::under));
    }

    /** The examples in a help text: their lines, with those that a backslash continues. */
    private static List<String> examples(CommandLine line) {
        List<String> examples = new ArrayList<>();
        boolean continued = false;
        for (String each : line.getCommandSpec().usageMessage().footer()) {
            if (continued) {
                int last = examples.size() - 1;
                examples.set(last, examples.get(last).replaceFirst("\\\\$", "") + each.strip());
            } else if (each.matches("  (espalier|echo|eval) .*")) {
                examples.add(each.strip());
            }
            continued = each.endsWith("\\");
        }
        return examples;
    }

    /** The words after {@code espalier}, up to a pipe, a redirection or an explanation. */
    private static String[] arguments(String example) {
        String command = example.substring(example.indexOf("espalier ") + 9).replaceFirst("(\\)\"|\\s[|>] |   ).*", "");
        return WORD.matcher(command)
                .results()
                .map(word -> word.group().replaceFirst("^(['\"])(.*)\\1$", "$2"))
                .toArray(String[]::new);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyHelpHasExamplesThatParse(CommandLine line) {
        String name = line.getCommandSpec().qualifiedName();
        List<String> examples = examples(line);
        assertThat(examples).as(name).isNotEmpty();
        assertThat(examples).as(name).anyMatch(each -> each.contains(name));
        for (String example : examples) {
            assertThatCode(() -> all().parseArgs(arguments(example)))
                    .as(example)
                    .doesNotThrowAnyException();
        }
    }

    @Test
    void examplesAreCutIntoWords() {
        assertThat(arguments("espalier search --tree '[[3, 1],2]' --order | head"))
                .containsExactly("search", "--tree", "[[3, 1],2]", "--order");
        assertThat(arguments("eval \"$(espalier completion)\"     in this shell"))
                .containsExactly("completion");
    }

    /** Commands and options as they are, and the names that an argument can have. */
    @Test
    void completion() throws IOException, InterruptedException {
        Run run = Run.of("completion");
        assertThat(run.code()).isZero();
        Path script = Files.writeString(folder.resolve("espalier.bash"), run.out());
        assertThat(completed(script, "thi")).containsExactly("think");
        assertThat(completed(script, "think", "--thr")).containsExactly("--threads");
        assertThat(completed(script, "lab", "rep")).containsExactly("report");
        assertThat(completed(script, "perft", ""))
                .containsAll(Game.all().stream().map(Game::name).toList());
        assertThat(completed(script, "search", "--algorithm", ""))
                .containsAll(Algorithm.table().stream().map(Algorithm::label).toList());
        assertThat(completed(script, "think", "--algorithm", "mtd-")).contains("mtd-f", "mtd-step");
    }

    /** What bash offers for the last word. */
    private static List<String> completed(Path script, String... words) throws IOException, InterruptedException {
        String line = "compopt() { :; }; source " + script + "; COMP_WORDS=(espalier \"$@\"); COMP_CWORD=$#; "
                + "COMP_LINE=\"espalier $*\"; COMP_POINT=${#COMP_LINE}; _complete_espalier; printf '%s\\n' \"${COMPREPLY[@]}\"";
        List<String> command = new ArrayList<>(List.of("bash", "-c", line, "bash"));
        command.addAll(List.of(words));
        Process bash = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(bash.waitFor()).as(said).isZero();
        return said.lines().map(String::strip).toList();
    }

    @Test
    void manualPages() throws IOException {
        assertThat(Run.of("man", "--out", folder.resolve("man").toString()).code())
                .isZero();
        List<CommandLine> commands = commands().toList();
        try (Stream<Path> pages = Files.list(folder.resolve("man"))) {
            assertThat(pages).hasSameSizeAs(commands);
        }
        for (CommandLine line : commands) {
            String name = line.getCommandSpec().qualifiedName("-");
            String page = Files.readString(folder.resolve("man").resolve(name + ".1"));
            assertThat(page)
                    .startsWith(".TH " + name.toUpperCase(Locale.ROOT) + " 1 ")
                    .doesNotContain("${", "\u001b");
            String text = page.replace("\\-", "-");
            line.getCommandSpec().options().stream()
                    .filter(each -> !each.hidden())
                    .forEach(each -> assertThat(text).as(name).contains(each.longestName()));
            assertThat(text.lines().filter(each -> each.startsWith(".")))
                    .as(name)
                    .allMatch(each -> each.matches("\\.(TH .*|SH [A-Z]+|TP|PP|nf|fi)"));
        }
        assertThat(Run.of("man", "lab", "run").out()).startsWith(".TH ESPALIER-LAB-RUN 1 ");
        assertThat(Run.of("man", "thnik").err()).contains("did you mean espalier-think?");
    }

    @Test
    void coloursAreForTerminals() {
        assertThat(Run.of("think", "--help").out()).doesNotContain("\u001b");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Main.run(new String[] {"think", "--help"}, Console.of(new ByteArrayInputStream(new byte[0]), out, out, true));
        String none = System.getenv("NO_COLOR");
        assertThat(out.toString(StandardCharsets.UTF_8).contains("\u001b")).isEqualTo(none == null || none.isEmpty());
    }

    /** The list in the help is made without the commands. */
    @Test
    void theHelpListsAllCommands() {
        String help = Run.of("--help").out().replaceAll("\\s+", " ");
        all().getSubcommands()
                .forEach((name, line) -> assertThat(help)
                        .contains(" " + name + " "
                                + String.join(
                                        " ",
                                        line.getCommandSpec().usageMessage().description())));
        assertThat(Run.of("--debug", "perft", "tictactoe", "--depth", "1").out())
                .contains("9");
    }

    /** Every kind of name: the probable one is suggested. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "thnik chess | think",
                "lab lst | list",
                "lab rnu best-node | run",
                "think ches | chess",
                "think chess --tiem 5 | --time",
                "think chess --algorithm mtdf | mtd-f",
                "search --algorithm sssstar --tree [1] | sss-star",
                "models --algorithm mstar --tree [1] --level 1 | m-star",
                "think chess --setting ful-width | full-width",
                "think chess --pruning nullmove | null-move",
                "think chess --without kilers | killers",
                "think chess --evaluator tunde | tuned",
                "show chess --style colr | colour",
                "play chess --side frist | first",
                "demo --kind reorderd | reordered",
                "lab run best-nod | best-node",
                "lab run best-node --tres 3 | trees",
                "match chess --player rnadom --player uct | random",
                "match chess --player levl=3 --player uct | level",
                "match chess --player cmd=sh,protocol=uic --player uct | uci",
                "match chess --player model,opponent=tunde --player uct | tuned",
                "ugi ches | chess",
            })
    void nearMisses(String command, String meant) {
        Run run = Run.of(command.split(" ", -1));
        assertThat(run.code()).as(run.toString()).isEqualTo(2);
        assertThat(run.err()).contains("did you mean " + meant + "?").hasLineCount(1);
    }

    @Test
    void nearMissesInABatch() {
        Run run = Run.batch("{\"algorithm\":\"pvs\",\"tre\":[1]}");
        assertThat(run.out()).contains("unknown key 'tre'; did you mean tree?");
    }

    @Test
    void doctor() throws IOException, InterruptedException {
        Run run = Run.of("doctor", "--json");
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.lines().stream().map(line -> Run.object(line).get("check")))
                .containsExactly("java", "memory", "search", "games", "engines", "chromium", "spark");
        Run small = Run.inAJvm(folder, "-Xmx64m", "doctor");
        assertThat(small.code()).isEqualTo(1);
        Matcher bad = Pattern.compile("(?m)^memory +bad +.*-Xmx.*$").matcher(small.out());
        assertThat(bad.find()).as(small.toString()).isTrue();
    }
}
