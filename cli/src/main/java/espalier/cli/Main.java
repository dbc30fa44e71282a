package espalier.cli;

import espalier.game.Quoted;
import espalier.protocols.Protocol;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Option;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;

/** The command line's entry. */
@CommandLine.Command(
        name = "espalier",
        description = "The whole minimax family in one frame: searches, trees, games, comparisons.",
        synopsisSubcommandLabel = "COMMAND",
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Examples:",
            "  espalier demo",
            "  espalier search --algorithm mtd-f --tree '[[3,[5,1]],2]'",
            "  espalier perft tictactoe --depth 9",
            "  espalier think chess --time 5000",
            "  eval \"$(espalier completion)\"               completion in this shell (bash, zsh)",
            "",
            "See espalier COMMAND --help. Exit code: 0 success, 1 failure while running, 2 bad arguments or input."
        })
public final class Main implements Callable<Integer> {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Show this help.")
    @SuppressWarnings("UnusedVariable") // read by picocli
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Show the version.")
    @SuppressWarnings("UnusedVariable") // read by picocli
    private boolean version;

    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            description = "If something fails, also print the stack trace (or set -Despalier.debug=true).")
    @SuppressWarnings("UnusedVariable") // read before parsing
    private boolean debug;

    private static final String LOG_FORMAT = "java.util.logging.SimpleFormatter.format";

    private Main() {}

    public static void main(String[] args) {
        if (System.getProperty(LOG_FORMAT) == null) {
            System.setProperty(LOG_FORMAT, "espalier: %5$s%n"); // warnings of the library are one line too
        }
        System.exit(run(args, Console.system()));
    }

    /** Runs a command and returns the exit code; never throws, never exits. */
    static int run(String[] args, Console console) {
        boolean debug = Boolean.getBoolean("espalier.debug") || List.of(args).contains("--debug");
        try {
            int code = commandLine(args, console)
                    .setParameterExceptionHandler((e, words) -> Failure.report(e, console, debug))
                    .setExecutionExceptionHandler((e, line, parsed) -> Failure.report(e, console, debug))
                    .execute(args);
            console.out().flush();
            return code;
        } catch (RuntimeException | Error e) {
            return Failure.report(e, console, debug);
        }
    }

    @Override
    public Integer call() {
        throw new BadInput("a command is missing; espalier --help lists them");
    }

    /** The parser of a command; that of all commands if there are no arguments. */
    static CommandLine commandLine(String[] args, Console console) {
        CommandLine main = new CommandLine(new Main());
        Map<String, Function<Console, Callable<Integer>>> commands = commands();
        // Reading a command's annotations takes a while: reads only the needed ones.
        String wanted = args.length > 0 && commands.containsKey(args[0]) ? args[0] : null;
        if (wanted == null && args.length > 0 && !args[0].startsWith("-")) {
            throw new BadInput(Quoted.unknown("command ", args[0], commands.keySet()));
        }
        commands.forEach((name, command) -> {
            if (wanted == null || wanted.equals(name)) {
                Callable<Integer> made = command.apply(console);
                CommandLine line = new CommandLine(made);
                if (made instanceof ProtocolCommand protocol) {
                    protocol.describe(line.getCommandSpec());
                }
                main.addSubcommand(name, line);
            }
        });
        if (main.getSubcommands().containsKey("lab")) {
            main.getSubcommands()
                    .get("lab")
                    .addSubcommand(new LabListCommand().on(console))
                    .addSubcommand(new LabRunCommand().on(console))
                    .addSubcommand(new LabReportCommand().on(console));
        }
        return parser(main)
                .setExecutionStrategy(parsed -> {
                    parsed.asCommandLineList().forEach(line -> Numbers.check(line.getParseResult()));
                    return new RunLast().execute(parsed);
                })
                .setColorScheme(Help.defaultColorScheme(console.coloured() ? Help.Ansi.ON : Help.Ansi.OFF))
                .setOut(new PrintWriter(console.out(), false, StandardCharsets.UTF_8));
    }

    private static Function<Console, Callable<Integer>> on(Supplier<Action> command) {
        return console -> command.get().on(console);
    }

    /** In the order in which they are listed. */
    private static Map<String, Function<Console, Callable<Integer>>> commands() {
        Map<String, Function<Console, Callable<Integer>>> commands = new LinkedHashMap<>();
        commands.put("demo", on(DemoCommand::new));
        commands.put("search", on(SearchCommand::new));
        commands.put("models", on(ModelsCommand::new));
        commands.put("check", on(CheckCommand::new));
        commands.put("perft", on(PerftCommand::new));
        commands.put("think", on(ThinkCommand::new));
        commands.put("play", on(PlayCommand::new));
        commands.put("bench", on(BenchCommand::new));
        commands.put("probcut", on(ProbCutCommand::new));
        commands.put("tune", on(TuneCommand::new));
        commands.put("suite", on(SuiteCommand::new));
        commands.put("solve", on(SolveCommand::new));
        commands.put("endings", on(EndingsCommand::new));
        commands.put("replay", on(ReplayCommand::new));
        commands.put("analyse", on(AnalyseCommand::new));
        commands.put("learn", on(LearnCommand::new));
        commands.put("match", on(MatchCommand::new));
        commands.put("show", on(ShowCommand::new));
        commands.put("new", on(NewCommand::new));
        commands.put("lab", console -> new LabCommand());
        commands.put("doctor", on(DoctorCommand::new));
        commands.put("completion", on(CompletionCommand::new));
        commands.put("man", on(ManCommand::new));
        ServiceLoader.load(Extension.class).forEach(each -> commands.put(each.name(), each::command));
        Protocol.all().forEach(each -> commands.put(each.name(), console -> new ProtocolCommand(console, each)));
        return commands;
    }

    /** No file expansion of arguments. Settings apply to the subcommands present at this point. */
    static CommandLine parser(CommandLine line) {
        return line.setExpandAtFiles(false)
                .setUsageHelpWidth(110)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .registerConverter(int.class, Numbers::whole)
                .registerConverter(Integer.class, Numbers::whole)
                .registerConverter(long.class, Numbers::count)
                .registerConverter(Long.class, Numbers::count);
    }

    /** The version that the build wrote into the jar. */
    public static String version() {
        String version = Main.class.getPackage().getImplementationVersion();
        return version == null ? "(not from a jar)" : version;
    }

    /** For {@code --version}. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"espalier " + version()};
        }
    }
}
