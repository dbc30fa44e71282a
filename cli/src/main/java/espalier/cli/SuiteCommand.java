package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.games.Suite;
import espalier.play.Iteration;
import espalier.play.Seat;
import espalier.search.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code espalier suite}: thinks about every position of a test suite and compares with the solutions. */
@Command(
        name = "suite",
        description = "Thinks about every position of a test suite and reports which it solved.",
        footer = {
            "",
            "Chess: EPD with bm, am, dm, or rated moves in c0 (as in STS); lists of FEN, whose task is a mate if"
                    + " the file's name contains mate-in-N. Othello: OBF. A position counts as solved if the last"
                    + " completed iteration has a right move, and the right distance if the task is a mate; counts"
                    + " include completed iterations only. A broken line is reported and skipped. Ctrl-C stops and"
                    + " prints the summary so far.",
            "",
            "Examples:",
            "  espalier suite chess wac.epd --time 1000",
            "  espalier suite chess mate-in-2.fen --depth 5 --pruning none --without reductions",
            "  espalier suite othello fforum-1-19.obf --depth 8 --json"
        })
final class SuiteCommand extends Reporting {
    private static final int MOST_EARLY = 100;

    @Mixin
    private GameOption chosen = new GameOption();

    @Needed
    @Parameters(index = "1", arity = "0..1", paramLabel = "FILE", description = "A suite in the game's format.")
    private @Nullable String file;

    @Mixin
    private ThinkOptions options = new ThinkOptions();

    @Override
    public Integer call() {
        if (options.list()) {
            console.out().print(ThinkOptions.listed(format.json()));
        } else {
            run(chosen.game());
        }
        return 0;
    }

    private <P extends Position<P>> void run(Game<P> game) {
        Suite<P> suite =
                Suite.of(game).orElseThrow(() -> new BadInput("no format of suites is known for " + game.name()));
        if (file == null) {
            throw new BadInput("name a file with a suite");
        }
        try (Stop stop = new Stop()) {
            Seat.Setup<P> setup = options.in(game, false);
            Limits limits = options.limits(stop);
            Problems<P> problems = read(suite, file);
            SuiteScore<P> score = new SuiteScore<>(game, problems.all, problems.broken);
            try (Progress progress = new Progress(console, file, Duration.ofSeconds(2))) {
                solve(setup, limits, problems.all, score, stop, progress);
            }
            say(format.json() ? score.json() : score.text());
        }
    }

    private <P extends Position<P>> void solve(
            Seat.Setup<P> setup,
            Limits limits,
            List<Suite.Problem<P>> problems,
            SuiteScore<P> score,
            Stop stop,
            Progress progress) {
        for (Suite.Problem<P> problem : problems) {
            Optional<Iteration> found =
                    setup.open(problem.position()).think(limits).best();
            if (stop.getAsBoolean()) {
                return; // this one had less time than the others
            }
            SuiteScore.Verdict<P> verdict = score.judge(problem, found);
            progress.clear();
            say(format.json() ? verdict.json() : score.row(verdict));
            progress.done(score.done(), problems.size());
        }
    }

    private void say(String line) {
        console.out().print(line + "\n");
        console.out().flush();
    }

    /** All problems of a file, so that their number is known. */
    private final class Problems<P extends Position<P>> implements Suite.Handler<P> {
        private final List<Suite.Problem<P>> all = new ArrayList<>();
        /** Reported after the first position: a file without positions is a single error. */
        private final List<String> early = new ArrayList<>();

        private final String name;
        private int broken;

        Problems(String name) {
            this.name = name;
        }

        @Override
        public void problem(Suite.Problem<P> problem) {
            early.forEach(console.err()::println);
            early.clear();
            all.add(problem);
        }

        @Override
        public void broken(long line, String reason) {
            broken++;
            String report = name + ", line " + line + ": " + Quoted.escaped(reason);
            if (!all.isEmpty()) {
                console.err().println(report);
            } else if (early.size() < MOST_EARLY) {
                early.add(report);
            }
        }
    }

    private <P extends Position<P>> Problems<P> read(Suite<P> suite, String name) {
        Problems<P> problems = new Problems<>(name);
        InputFile.read(name, (part, in) -> suite.readProblems(part, in, problems));
        if (problems.all.isEmpty()) {
            throw new BadInput(
                    problems.broken == 0
                            ? name + ": no position"
                            : "no position that can be read, " + problems.broken + " broken lines; "
                                    + problems.early.get(0));
        }
        return problems;
    }
}
