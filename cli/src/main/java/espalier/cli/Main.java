package espalier.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;

/** The command line's entry. */
@CommandLine.Command(
        name = "espalier",
        description = "One frame for the whole minimax family: searches, trees, games, comparisons.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Examples:",
            "  espalier demo",
            "  espalier search --algorithm mtd-f --tree '[[3,[5,1]],2]'",
            "  espalier perft tictactoe --depth 9",
            "  espalier think chess --time 5000",
            "",
            "espalier COMMAND --help says more. Exit code: 0 success, 1 failure while running, 2 bad arguments or input."
        })
public final class Main {
    private static final int OK = 0;
    private static final int FAILED = 1;
    private static final int BAD_INPUT = 2;
    private static final int LONGEST_LINE = 1000;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Show this help.")
    @SuppressWarnings("UnusedVariable") // read by picocli
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            description = "Show the version.")
    private boolean showVersion;

    private Main() {}

    public static void main(String[] args) {
        System.exit(run(args, Console.system()));
    }

    /** Runs a command and returns the exit code; never throws, never exits. */
    static int run(String[] args, Console console) {
        try {
            int code = execute(args, console);
            console.out().flush();
            return code;
        } catch (Console.OutputLost e) {
            return outputLost(e, console);
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            return explained(e, console);
        }
    }

    private static int execute(String[] args, Console console) {
        Main options = new Main();
        CommandLine main = new CommandLine(options);
        Map<String, Function<Console, Command>> commands = commands();
        // Reading a command's annotations takes a while: only those that are needed.
        String wanted = args.length > 0 && commands.containsKey(args[0]) ? args[0] : null;
        if (wanted == null && args.length > 0 && !args[0].startsWith("-")) {
            throw new BadInput("no command '" + Numbers.shortened(args[0]) + "'; there are: "
                    + String.join(", ", commands.keySet()));
        }
        commands.forEach((name, command) -> {
            if (wanted == null || wanted.equals(name)) {
                main.addSubcommand(name, command.apply(console));
            }
        });
        if (main.getSubcommands().containsKey("lab")) {
            main.getSubcommands()
                    .get("lab")
                    .addSubcommand(new LabListCommand(console))
                    .addSubcommand(new LabRunCommand(console))
                    .addSubcommand(new LabReportCommand(console));
        }
        parser(main).setOut(new PrintWriter(console.out(), false, StandardCharsets.UTF_8));
        ParseResult result = main.parseArgs(args);
        if (CommandLine.printHelpIfRequested(result)) {
            return OK;
        }
        if (options.showVersion) {
            console.out().print("espalier " + version() + "\n");
            return OK;
        }
        if (!result.hasSubcommand()) {
            throw new BadInput("a command is missing; espalier --help lists them");
        }
        while (result.hasSubcommand()) {
            result = result.subcommand();
        }
        return ((Command) result.commandSpec().userObject()).run();
    }

    /** In the order in which they are listed. */
    private static Map<String, Function<Console, Command>> commands() {
        Map<String, Function<Console, Command>> commands = new LinkedHashMap<>();
        commands.put("demo", DemoCommand::new);
        commands.put("search", SearchCommand::new);
        commands.put("models", ModelsCommand::new);
        commands.put("check", CheckCommand::new);
        commands.put("perft", PerftCommand::new);
        commands.put("think", ThinkCommand::new);
        commands.put("bench", BenchCommand::new);
        commands.put("probcut", ProbCutCommand::new);
        commands.put("suite", SuiteCommand::new);
        commands.put("solve", SolveCommand::new);
        commands.put("replay", ReplayCommand::new);
        commands.put("learn", LearnCommand::new);
        commands.put("show", ShowCommand::new);
        commands.put("lab", console -> new LabCommand());
        return commands;
    }

    /** Arguments are what they are: no file expansion. Settings reach the subcommands that are there already. */
    static CommandLine parser(CommandLine line) {
        return line.setExpandAtFiles(false).setUsageHelpWidth(110);
    }

    /** As the build wrote it into the jar. */
    static String version() {
        String version = Main.class.getPackage().getImplementationVersion();
        return version == null ? "(not from a jar)" : version;
    }

    private static int explained(Throwable e, Console console) {
        try {
            console.out().flush(); // what was said before still holds
        } catch (Console.OutputLost lost) {
            return outputLost(lost, console);
        }
        console.err().println("espalier: " + explain(e));
        return e instanceof BadInput || e instanceof ParameterException ? BAD_INPUT : FAILED;
    }

    private static int outputLost(Console.OutputLost e, Console console) {
        IOException cause = e.getCause();
        String message = cause == null ? null : cause.getMessage();
        // Whoever reads us has seen enough: no reason to complain.
        boolean broken = message != null && message.toLowerCase(Locale.ROOT).contains("broken pipe");
        if (!broken) {
            console.err().println("espalier: cannot write the output: " + message);
        }
        return FAILED;
    }

    /** One line for the user. */
    static String explain(Throwable e) {
        if (e instanceof OutOfMemoryError) {
            return "not enough memory; give Java more with ESPALIER_JAVA_OPTS=-Xmx4g (now "
                    + (Runtime.getRuntime().maxMemory() >> 20) + " MB)";
        }
        if (e instanceof StackOverflowError) {
            return "the stack is too small; give Java more with ESPALIER_JAVA_OPTS=-Xss64m";
        }
        boolean expected = e instanceof BadInput || e instanceof Failed || e instanceof ParameterException;
        @Nullable Throwable said = e instanceof UncheckedIOException ? e.getCause() : e;
        String message = expected ? String.valueOf(e.getMessage()) : String.valueOf(said);
        String line = message.replaceAll("\\s*\\R\\s*", " ");
        return line.length() <= LONGEST_LINE ? line : line.substring(0, LONGEST_LINE) + "...";
    }
}
