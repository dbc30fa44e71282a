package espalier.cli;

import espalier.game.Quoted;
import espalier.protocols.Protocol;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
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
            int code = ReadyHelp.printed(args, console) ? 0 : executed(args, console, debug);
            console.out().flush();
            return code;
        } catch (IOException | RuntimeException | Error e) {
            return Failure.report(e, console, debug);
        }
    }

    private static int executed(String[] args, Console console, boolean debug) {
        return commandLine(args, console)
                .setParameterExceptionHandler((e, words) -> Failure.report(e, console, debug))
                .setExecutionExceptionHandler((e, line, parsed) -> Failure.report(e, console, debug))
                .execute(args);
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
        if (args.length > 0 && List.of(args).stream().noneMatch(commands::containsKey)) {
            return list(main, console);
        }
        commands.forEach((name, command) -> {
            if (wanted == null || wanted.equals(name)) {
                main.addSubcommand(name, line(command.apply(console)));
            }
        });
        if (main.getSubcommands().containsKey("lab")) {
            main.getSubcommands()
                    .get("lab")
                    .addSubcommand(new LabListCommand().on(console))
                    .addSubcommand(new LabRunCommand().on(console))
                    .addSubcommand(new LabReportCommand().on(console));
        }
        return ready(main, console);
    }

    private static CommandLine line(Callable<Integer> command) {
        CommandLine line = new CommandLine(command);
        if (command instanceof ProtocolCommand protocol) {
            protocol.describe(line.getCommandSpec());
        }
        return line;
    }

    /** Commands for the list in the help: descriptions alone, because reading all options takes a while. */
    private static CommandLine list(CommandLine main, Console console) {
        actions().forEach((name, type) -> main.addSubcommand(name, outline(type)));
        ServiceLoader.load(Extension.class)
                .forEach(each -> main.addSubcommand(
                        each.name(), outline(each.command(console).getClass())));
        Protocol.all().forEach(each -> main.addSubcommand(each.name(), described(each.summary())));
        return ready(main, console);
    }

    private static CommandSpec outline(Class<?> type) {
        CommandLine.Command command = type.getAnnotation(CommandLine.Command.class);
        return command == null ? described() : described(command.description());
    }

    private static CommandSpec described(String... description) {
        CommandSpec spec = CommandSpec.create();
        spec.usageMessage().description(description);
        return spec;
    }

    private static CommandLine ready(CommandLine main, Console console) {
        return parser(main)
                .setExecutionStrategy(parsed -> {
                    parsed.asCommandLineList().forEach(line -> Numbers.check(line.getParseResult()));
                    return new RunLast().execute(parsed);
                })
                .setColorScheme(Help.defaultColorScheme(console.coloured() ? Help.Ansi.ON : Help.Ansi.OFF))
                .setOut(new PrintWriter(console.out(), false, StandardCharsets.UTF_8));
    }

    /** Their classes are looked at only if they are needed: a start shall be fast. */
    private static Map<String, Class<? extends Callable<Integer>>> actions() {
        Map<String, Class<? extends Callable<Integer>>> actions = new LinkedHashMap<>();
        actions.put("demo", DemoCommand.class);
        actions.put("search", SearchCommand.class);
        actions.put("models", ModelsCommand.class);
        actions.put("check", CheckCommand.class);
        actions.put("perft", PerftCommand.class);
        actions.put("think", ThinkCommand.class);
        actions.put("play", PlayCommand.class);
        actions.put("bench", BenchCommand.class);
        actions.put("probcut", ProbCutCommand.class);
        actions.put("tune", TuneCommand.class);
        actions.put("book", BookCommand.class);
        actions.put("suite", SuiteCommand.class);
        actions.put("solve", SolveCommand.class);
        actions.put("endings", EndingsCommand.class);
        actions.put("replay", ReplayCommand.class);
        actions.put("analyse", AnalyseCommand.class);
        actions.put("learn", LearnCommand.class);
        actions.put("match", MatchCommand.class);
        actions.put("show", ShowCommand.class);
        actions.put("new", NewCommand.class);
        actions.put("lab", LabCommand.class);
        actions.put("doctor", DoctorCommand.class);
        actions.put("completion", CompletionCommand.class);
        actions.put("man", ManCommand.class);
        return actions;
    }

    /** All commands, in the order in which they are listed; made when asked for. */
    private static Map<String, Function<Console, Callable<Integer>>> commands() {
        Map<String, Function<Console, Callable<Integer>>> commands = new LinkedHashMap<>();
        actions().forEach((name, type) -> commands.put(name, console -> make(type, console)));
        ServiceLoader.load(Extension.class).forEach(each -> commands.put(each.name(), each::command));
        Protocol.all().forEach(each -> commands.put(each.name(), console -> new ProtocolCommand(console, each)));
        return commands;
    }

    private static Callable<Integer> make(Class<? extends Callable<Integer>> type, Console console) {
        try {
            Callable<Integer> made = type.getDeclaredConstructor().newInstance();
            return made instanceof Action action ? action.on(console) : made;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a command has a constructor without arguments", e);
        }
    }

    /** No file expansion of arguments. Settings apply to the subcommands present at this point. */
    static CommandLine parser(CommandLine line) {
        return line.setExpandAtFiles(false)
                .setHelpFactory(Helper::new)
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
