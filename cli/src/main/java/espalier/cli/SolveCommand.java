package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.play.Solvers;
import espalier.search.Limits;
import espalier.solve.GameSolver;
import espalier.solve.Question;
import espalier.solve.Solution;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code espalier solve}: exact values. */
@Command(
        name = "solve",
        description = "Solves a position: which side wins, by how much, and how. There is no limit unless you set one.",
        customSynopsis = "espalier solve GAME (--position P | --positions FILE [--output FILE]) [OPTION]...",
        footer = {
            "",
            "Methods: Othello has 'endgame' (exact discs; 20 to 25 empty squares within a minute); every game has",
            "'proof-number' (which side wins; draws by repetition count as draws), 'deepening' (the shortest forced"
                    + " win). The first is the default.",
            "",
            "A file of positions has one per line, up to the first ';'. Scored moves may follow (OBF:",
            "'BOARD X; G8:+18; H1:+12;'); the best score is the expected value. Lines that start with %% or # are"
                    + " skipped.",
            "--output appends answers as JSON lines and skips positions that the file already answers.",
            "Exit code 1: a position of a file was not solved, or not as expected.",
            "",
            "Examples:",
            "  espalier solve tictactoe --position 'XO--X---O X'",
            "  espalier solve othello --positions fforum-40-59.obf --threads 2 --output ffo.jsonl"
        })
final class SolveCommand extends Reporting {
    @Mixin
    private GameOption chosen = new GameOption();

    @ArgGroup
    private @Nullable What what;

    /** One of them is given. */
    private static final class What {
        @Option(names = "--position", paramLabel = "P", description = "This position.")
        private @Nullable String position;

        @Option(names = "--positions", paramLabel = "FILE", description = "Solve all positions of a file.")
        private @Nullable Path positions;
    }

    @Option(names = "--output", paramLabel = "FILE", description = "With --positions: the file of answers.")
    private @Nullable Path output;

    @Option(names = "--wld", description = "Only find win, loss or draw, which is faster.")
    private boolean wld;

    @Option(
            names = "--method",
            paramLabel = "NAME",
            description = "The method; see below. Default: the game's" + " first.")
    private @Nullable String method;

    @Option(
            names = "--threads",
            paramLabel = "K",
            description = "Threads, where the method can use them. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 256)
    private int threads = 1;

    @Option(names = "--nodes", paramLabel = "N", description = "Give up after about this many nodes.")
    @Between(least = 1)
    private long nodes = Long.MAX_VALUE;

    @Option(names = "--time", paramLabel = "MS", description = "Give up after this many milliseconds (each position).")
    @Between(least = 1, most = Integer.MAX_VALUE)
    private @Nullable Integer time;

    @Option(names = "--hash", paramLabel = "MB", description = "Size of the table. Default: the method's choice.")
    @Between(least = 1, most = 8000)
    private @Nullable Integer hash;

    @Override
    public Integer call() {
        return run(chosen.game());
    }

    private <P extends Position<P>> int run(Game<P> game) {
        Map<String, GameSolver<P>> solvers = Solvers.of(game);
        String name = method == null ? solvers.keySet().iterator().next() : method;
        GameSolver<P> solver = solvers.get(name);
        if (solver == null) {
            throw new BadInput("--method is " + String.join(" or ", solvers.keySet()) + " for " + game.name()
                    + ", not '" + Numbers.shortened(name) + "'");
        }
        Question question = question();
        if (what == null) {
            throw new BadInput("give --position or --positions");
        }
        if (what.positions != null) {
            SolveFile file = new SolveFile(console, what.positions, output, format.json());
            return file.run(game.name(), name, wld, (text, expected) -> {
                P place = game.parse(text);
                return () -> solve(game, place, text, expected, name, solver, question);
            });
        }
        if (output != null) {
            throw new BadInput("--output goes with --positions");
        }
        P place = PositionOptions.parsed(game, String.valueOf(what.position));
        format.print(console, solve(game, place, game.format(place), null, name, solver, question));
        return 0;
    }

    private Question question() {
        Limits limits = Limits.nodes(nodes);
        return new Question(
                wld,
                threads,
                hash == null ? 0 : Megabytes.entries(hash),
                time == null ? limits : limits.and(Limits.time(Duration.ofMillis(time))));
    }

    private static <P extends Position<P>> Solved solve(
            Game<P> game,
            P position,
            String text,
            @Nullable Integer expected,
            String method,
            GameSolver<P> solver,
            Question question) {
        long start = System.nanoTime();
        Solution solution = solver.solve(position, question);
        long ms = (System.nanoTime() - start) / 1_000_000;
        return new Solved(
                game.name(),
                text,
                method,
                question.outcomeOnly(),
                solution.value(),
                solution.outcome(),
                expected,
                game.formatLine(position, solution.line()),
                solution.nodes(),
                ms);
    }
}
