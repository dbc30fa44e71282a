package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.play.Solvers;
import espalier.search.Limits;
import espalier.solve.GameSolver;
import espalier.solve.Question;
import espalier.solve.Solution;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code espalier solve}: exact values. */
@picocli.CommandLine.Command(
        name = "solve",
        description =
                "Solves a position: who wins, by how much, and how. Solving takes as long as it takes: set a limit.",
        sortOptions = false,
        footer = {
            "",
            "Methods: Othello has 'endgame' (exact discs; 20 to 25 empty squares within a minute); every game has",
            "'proof-number' (who wins; draws by repetition count as draws), 'deepening' (the shortest forced win). The first is the default.",
            "",
            "A file of positions has one a line, up to the first ';'. What follows may be scored moves (OBF:",
            "'BOARD X; G8:+18; H1:+12;'), the best of which is then expected. Lines that start with %% or # are skipped.",
            "With --output answers are appended there as JSON lines, and positions answered there already are skipped.",
            "Exit code 1: a position of a file was not solved, or not as expected.",
            "",
            "Examples:",
            "  espalier solve tictactoe --position 'XO--X---O X'",
            "  espalier solve othello --positions fforum-40-59.obf --threads 2 --output ffo.jsonl"
        })
final class SolveCommand implements Command {
    private static final int MOST_MEGABYTES = 8000;

    private final Console console;

    @Parameters(paramLabel = "GAME", arity = "0..1", description = "A game; any on the class path.")
    private @Nullable String game;

    @Option(names = "--position", paramLabel = "P", description = "This position.")
    private @Nullable String position;

    @Option(names = "--positions", paramLabel = "FILE", description = "All positions of a file, instead.")
    private @Nullable String positions;

    @Option(names = "--output", paramLabel = "FILE", description = "With --positions: where answers are kept.")
    private @Nullable String output;

    @Option(names = "--wld", description = "Only win, loss or draw: faster.")
    private boolean wld;

    @Option(names = "--method", paramLabel = "NAME", description = "How; see below. Default: the game's first.")
    private @Nullable String method;

    @Option(names = "--threads", paramLabel = "K", description = "Threads, where the method can use them. Default: 1.")
    private @Nullable String threads;

    @Option(names = "--nodes", paramLabel = "N", description = "Give up after about so many nodes.")
    private @Nullable String nodes;

    @Option(names = "--time", paramLabel = "MS", description = "Give up after so many milliseconds (each position).")
    private @Nullable String time;

    @Option(names = "--hash", paramLabel = "MB", description = "Size of the table. Default: the method's choice.")
    private @Nullable String hash;

    @Option(names = "--json", description = "One JSON object (one a position) on standard output.")
    private boolean json;

    SolveCommand(Console console) {
        this.console = console;
    }

    @Override
    public int run() {
        return run(Games.named(game));
    }

    private <P extends Position<P>> int run(Game<P> chosen) {
        Map<String, GameSolver<P>> solvers = Solvers.of(chosen);
        String name = method == null ? solvers.keySet().iterator().next() : method;
        GameSolver<P> solver = solvers.get(name);
        if (solver == null) {
            throw new BadInput("--method is " + String.join(" or ", solvers.keySet()) + " for " + chosen.name()
                    + ", not '" + Numbers.shortened(name) + "'");
        }
        Question question = question();
        if ((position == null) == (positions == null)) {
            throw new BadInput("give --position or --positions, one of them");
        }
        if (positions != null) {
            SolveFile file = new SolveFile(console, positions, output, json);
            return file.run(chosen.name(), name, wld, (text, expected) -> {
                P place = chosen.parse(text);
                return () -> solve(chosen, place, text, expected, name, solver, question);
            });
        }
        if (output != null) {
            throw new BadInput("--output goes with --positions");
        }
        P place = Games.position(chosen, position);
        Solved solved = solve(chosen, place, chosen.format(place), OptionalInt.empty(), name, solver, question);
        console.out().print(json ? solved.json() + "\n" : solved.text());
        return 0;
    }

    private Question question() {
        long most = nodes == null ? Long.MAX_VALUE : Numbers.positive("--nodes", nodes);
        long ms = time == null ? 0 : Numbers.integer("--time", time, 1, Integer.MAX_VALUE);
        Limits limits = new Limits(most, time == null ? Long.MAX_VALUE : ms * 1_000_000, () -> false);
        int entries = hash == null ? 0 : TableSize.entries(hash, MOST_MEGABYTES);
        return new Question(wld, threads == null ? 1 : Numbers.integer("--threads", threads, 1, 256), entries, limits);
    }

    private static <P extends Position<P>> Solved solve(
            Game<P> game,
            P position,
            String text,
            OptionalInt expected,
            String method,
            GameSolver<P> solver,
            Question question) {
        long start = System.nanoTime();
        Solution solution = solver.solve(position, question);
        long ms = (System.nanoTime() - start) / 1_000_000;
        List<String> line = new ArrayList<>();
        P along = position.copy();
        for (int move : solution.line()) {
            line.add(game.formatMove(along, move));
            along.play(move);
        }
        return new Solved(
                game.name(),
                text,
                method,
                question.outcomeOnly(),
                solution.outcome(),
                solution.value(),
                expected,
                line,
                solution.nodes(),
                ms);
    }
}
