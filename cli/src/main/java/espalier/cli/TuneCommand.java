package espalier.cli;

import espalier.game.Evaluator;
import espalier.game.Features;
import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Text;
import espalier.game.Tunable;
import espalier.games.Archive;
import espalier.games.Recorded;
import espalier.jobs.Parameters;
import espalier.jobs.Run;
import espalier.jobs.Runner;
import espalier.jobs.Workload;
import espalier.learning.FeatureFit;
import espalier.learning.PlayedGame;
import espalier.learning.TrainingGames;
import espalier.learning.Tuning;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code espalier tune}: fits the weights of a game's evaluation to played games. */
@Command(
        name = "tune",
        description = "Fits the weights of a game's evaluation to played games.",
        footer = {
            "",
            "Without files the game is played against itself: random moves, then --nodes a move. With --out the games"
                    + " are kept, and a run that was interrupted goes on. Quiet positions are the samples, each once;"
                    + " their target is the result, mixed with the value that the search gave. Tenths of the games are"
                    + " held out: for stopping in time, and for a test.",
            "",
            "Othello's patterns are fitted to the results of files alone, phase by phase; the table shows the mean"
                    + " absolute errors on the games that are held out, each with its best scale.",
            "",
            "Examples:",
            "  espalier tune checkers --games 2000 --out selfplay --output checkers.weights",
            "  espalier tune chess games.pgn --output chess.weights",
            "  espalier tune othello wthor.txt.gz --output patterns.bin.gz"
        })
final class TuneCommand extends Action {
    @Mixin
    private ArchiveOptions archives = new ArchiveOptions();

    @Option(names = "--output", paramLabel = "FILE", description = "Write the weights to this file.")
    private @Nullable Path output;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Games of self-play. Default: none with files, else " + USUAL_GAMES + ".")
    @Between(least = 0, most = 10_000_000)
    private int games = -1;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Nodes of each search in self-play. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 1_000_000_000)
    private int nodes = 5_000;

    @Option(
            names = "--plies",
            paramLabel = "N",
            description = "The most random moves before; there are at least half as many. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 200)
    private int plies = 12;

    @Option(names = "--seed", paramLabel = "S", description = "Of the random moves. Default: 1.")
    private long seed = 1;

    @Option(names = "--out", paramLabel = "DIR", description = "Keep the games of self-play here. Default: nowhere.")
    private @Nullable Path out;

    @Mixin
    private RunnerOptions where = new RunnerOptions();

    @Option(
            names = "--results",
            paramLabel = "PERCENT",
            description = "The part of the target that is the result. Default: ${DEFAULT-VALUE}.")
    @Between(least = 0, most = 100)
    private int results = 50;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "How often the evaluation is linearised. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 100)
    private int rounds = 2;

    private static final int USUAL_GAMES = 2_000;

    @Override
    public Integer call() {
        tune(archives.game());
        return 0;
    }

    private <P extends Position<P>> void tune(Game<P> chosen) {
        if (chosen.features().isEmpty() && chosen.tunable().isEmpty()) {
            throw new BadInput("there are no weights to fit for " + chosen.name());
        }
        if (output == null) {
            throw new BadInput("--output is missing");
        }
        if (chosen.tunable().isPresent()) {
            weights(chosen, chosen.tunable().get(), output);
        } else {
            patterns(chosen, chosen.features().get(), output);
        }
    }

    private <P extends Position<P>> void weights(Game<P> chosen, Tunable<P> tunable, Path file) {
        Tuning<P> tuning = new Tuning<>(tunable, chosen.scale(), results / 100.0);
        if (archives.hasFiles()) {
            archives.read(chosen, new Games<P>((game, result) -> add(tuning, game, result)));
        }
        int wanted = games >= 0 ? games : archives.hasFiles() ? 0 : USUAL_GAMES;
        if (wanted > 0) {
            play(chosen, wanted).rows().rows().forEach(row -> tuning.add(TrainingGames.game(chosen, row)));
        }
        if (tuning.games() < 2) {
            throw new BadInput("too few finished games: " + tuning.games());
        }
        String found = tuning.games() + " games, " + tuning.samples() + " quiet positions";
        console.err().println(found);
        int all = rounds * tunable.weights().values().length;
        Tuning.Fitted fitted;
        try (Progress progress = new Progress(console, "tune " + chosen.name() + ", weights", Duration.ofSeconds(2))) {
            fitted = tuning.fit(rounds, known -> progress.done(known, all));
        }
        String losses = TextTable.of(
                new String[] {"part", "positions", "before", "after"},
                1,
                fitted.losses().stream().map(TuneCommand::row).toList());
        String header = command(chosen, wanted) + "\n" + found + "; mean cross-entropy:\n" + losses;
        OutputFile.write(file.toString(), header.stripTrailing().replaceAll("(?m)^", "# ") + "\n\n" + fitted.weights());
        console.out().print(losses);
    }

    private Run play(Game<?> chosen, int wanted) {
        Workload workload = new TrainingGames();
        Parameters parameters = TrainingGames.parameters(chosen, wanted, nodes, plies, seed);
        Runner runner = where.runner(Duration.ofSeconds(1));
        try (Progress progress = new Progress(console, "tune " + chosen.name() + ", games", Duration.ofSeconds(2))) {
            return out == null
                    ? Run.once(workload, parameters, runner, Main.version(), progress::done)
                    : Run.go(workload, parameters, out, runner, Main.version(), progress::done);
        }
    }

    private static <P extends Position<P>> boolean add(Tuning<P> tuning, Recorded<P> game, double result) {
        if (!Double.isNaN(result)) {
            tuning.add(new PlayedGame<>(game.start(), game.moves(), List.of(), (int) result));
        }
        return !Double.isNaN(result);
    }

    private static String[] row(Tuning.Loss loss) {
        return new String[] {
            loss.part(), Integer.toString(loss.positions()), decimals(loss.before()), decimals(loss.after())
        };
    }

    private static String decimals(double number) {
        return Text.of("%.5f", number);
    }

    /** What makes the same weights again. */
    private String command(Game<?> chosen, int wanted) {
        StringBuilder text = new StringBuilder("espalier tune ").append(chosen.name());
        if (archives.hasFiles()) {
            archives.files().forEach(file -> text.append(' ').append(file));
        }
        return text.append(" --games " + wanted + " --nodes " + nodes + " --plies " + plies + " --seed " + seed
                        + " --results " + results + " --rounds " + rounds)
                .toString();
    }

    private <P extends Position<P>> void patterns(Game<P> chosen, Features<P> features, Path file) {
        FeatureFit<P> fit = new FeatureFit<>(features, chosen.unit());
        Games<P> found = new Games<>((game, result) -> fit.add(game.start(), game.moves(), result));
        archives.read(chosen, found);
        if (fit.games() < 2) {
            throw new BadInput("too few finished games: " + fit.games());
        }
        console.err()
                .println(fit.games() + " games, " + found.leftOut
                        + " left out (unfinished, broken, or with another result than the file's)");
        double[][] weights;
        try (Progress progress = new Progress(console, "tune " + chosen.name() + ", phases", Duration.ofSeconds(2))) {
            weights = fit.fit(phase -> progress.done(phase, features.phases()));
        }
        try (OutputStream stream = Files.newOutputStream(file)) {
            features.write(weights, stream);
        } catch (IOException e) {
            throw new Failed("cannot write " + file + ": " + OutputFile.reason(e), e);
        }
        report(chosen, fit, features.evaluator(weights));
    }

    private <P extends Position<P>> void report(Game<P> chosen, FeatureFit<P> fit, Evaluator<P> fitted) {
        List<String> header = new ArrayList<>(List.of("phase", "positions", "zero"));
        header.addAll(chosen.evaluators().keySet());
        header.add("fitted");
        List<Evaluator<P>> evaluators = new ArrayList<>(chosen.evaluators().values());
        evaluators.add(fitted);
        List<String[]> rows = new ArrayList<>();
        for (FeatureFit.Errors errors : fit.errors(evaluators)) {
            List<String> row = new ArrayList<>();
            row.add(Integer.toString(rows.size()));
            row.add(Integer.toString(errors.positions()));
            row.add(Text.of("%.2f", errors.zero()));
            for (double error : errors.errors()) {
                row.add(Text.of("%.2f", error));
            }
            rows.add(row.toArray(String[]::new));
        }
        console.out().print(TextTable.of(header.toArray(String[]::new), 0, rows));
    }

    /** Takes a game and the sign of its result for the first player, NaN if it has none; says whether it can be used. */
    private interface Taker<P extends Position<P>> {
        boolean take(Recorded<P> game, double result);
    }

    /** Hands on the games of archives. */
    private static final class Games<P extends Position<P>> implements Archive.Handler<P> {
        private final Taker<P> taker;
        private int leftOut;

        Games(Taker<P> taker) {
            this.taker = taker;
        }

        @Override
        public void game(Recorded<P> game) {
            double result = switch (game.result()) {
                case "1-0" -> 1;
                case "0-1" -> -1;
                case "1/2-1/2" -> 0;
                default -> Double.NaN;
            };
            leftOut += taker.take(game, result) ? 0 : 1;
        }

        @Override
        public void broken(String file, int number, long line, String reason) {
            leftOut++;
        }
    }
}
