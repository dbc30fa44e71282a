package espalier.cli;

import espalier.game.Evaluator;
import espalier.game.Features;
import espalier.game.Game;
import espalier.game.Inputs;
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
import espalier.learning.NetworkTraining;
import espalier.learning.PlayedGame;
import espalier.learning.SampleFile;
import espalier.learning.TemporalDifferences;
import espalier.learning.TrainingGames;
import espalier.learning.Tuning;
import java.io.IOException;
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
        customSynopsis = "espalier tune GAME [FILE]... --output FILE [OPTION]...",
        footer = {
            "",
            "Without files the game is played against itself: random moves, then --nodes a move. With --out the games"
                    + " are kept, and a run that was interrupted goes on. Quiet positions are the samples, each once;"
                    + " their target is the result, mixed with the value that the search gave. A tenth of the games is"
                    + " held out to decide when to stop, another tenth for a test.",
            "",
            "Othello's patterns are fitted to the results of files alone, phase by phase; the table shows the mean"
                    + " absolute errors on the games that are held out, each with its best scale.",
            "",
            "With --temporal the weights change after every " + TemporalDifferences.BATCH + " games of self-play: each"
                    + " search should predict what later ones, and at last the result, say. With --out a run that was"
                    + " interrupted goes on.",
            "",
            "With --network a small network learns from the same positions; with --out they are kept in samples.gz.",
            "",
            "Examples:",
            "  espalier tune checkers --games 2000 --out selfplay --output checkers.weights",
            "  espalier tune chess games.pgn --output chess.weights",
            "  espalier tune othello wthor.txt.gz --output patterns.bin.gz",
            "  espalier tune loa --temporal --games 2000 --nodes 1000 --output loa.weights",
            "  espalier tune loa --games 4000 --network 32 --out selfplay --output loa.network"
        })
final class TuneCommand extends Action {
    @Mixin
    private ArchiveOptions archives = new ArchiveOptions();

    @Option(names = "--output", required = true, paramLabel = "FILE", description = "Write the weights to this file.")
    @SuppressWarnings("NullAway.Init") // by picocli
    private String output;

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

    @Option(names = "--seed", paramLabel = "S", description = "Of the random moves. Default: ${DEFAULT-VALUE}.")
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

    @Option(
            names = "--network",
            paramLabel = "UNITS",
            description = "Train a network of this many units instead of fitting weights.")
    @Between(least = 1, most = 1024)
    private int network;

    @Option(
            names = "--epochs",
            paramLabel = "N",
            description = "How often a network sees every position. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 10_000)
    private int epochs = 20;

    @Option(
            names = "--temporal",
            description = "Learn while playing, by temporal differences of the searches' leaves (TD-leaf).")
    private boolean temporal;

    private static final int USUAL_GAMES = 2_000;

    @Override
    public Integer call() {
        tune(archives.game());
        return 0;
    }

    private <P extends Position<P>> void tune(Game<P> chosen) {
        boolean taught = network > 0
                ? chosen.inputs().isPresent()
                : chosen.features().isPresent() || chosen.tunable().isPresent();
        if (!taught) {
            throw new BadInput("there are no " + (network > 0 ? "inputs of a network" : "weights to fit") + " for "
                    + chosen.name());
        }
        if (temporal && (network > 0 || archives.hasFiles() || chosen.tunable().isEmpty())) {
            throw new BadInput("--temporal fits named weights by playing, without files and without --network");
        }
        try (OutputFile file = new OutputFile(output)) { // before the games, so that an unwritable place fails at once
            if (temporal) {
                temporal(chosen, chosen.tunable().orElseThrow(), file);
            } else if (network > 0) {
                network(chosen, chosen.inputs().orElseThrow(), file);
            } else if (chosen.tunable().isPresent()) {
                weights(chosen, chosen.tunable().get(), file);
            } else {
                patterns(chosen, chosen.features().get(), file);
            }
            file.commit();
        } catch (IOException e) {
            throw new Failed("cannot write " + output + ": " + OutputFile.reason(e), e);
        }
    }

    private <P extends Position<P>> void weights(Game<P> chosen, Tunable<P> tunable, OutputFile file)
            throws IOException {
        Tuning<P> tuning = new Tuning<>(tunable, chosen.scale(), results / 100.0);
        int wanted = games(chosen, tuning::add);
        String found = found(tuning.games(), tuning.samples());
        int all = rounds * tunable.weights().values().length;
        Tuning.Fitted fitted;
        try (Progress progress = new Progress(console, "tune " + chosen.name() + ", weights", Duration.ofSeconds(2))) {
            fitted = tuning.fit(rounds, known -> progress.done(known, all));
        }
        String losses = losses(fitted.losses());
        String header =
                command(chosen, wanted) + " --rounds " + rounds + "\n" + found + "; mean cross-entropy:\n" + losses;
        file.writer().append(header.stripTrailing().replaceAll("(?m)^", "# ") + "\n\n" + fitted.weights());
        console.out().print(losses);
    }

    private <P extends Position<P>> void temporal(Game<P> chosen, Tunable<P> tunable, OutputFile file)
            throws IOException {
        int wanted = games >= 0 ? games : USUAL_GAMES;
        int batches = (wanted + TemporalDifferences.BATCH - 1) / TemporalDifferences.BATCH;
        TemporalDifferences<P> learning = new TemporalDifferences<>(chosen, tunable, nodes, plies, seed);
        TemporalDifferences.State state = learning.start();
        Path kept = null;
        if (out != null) {
            String name = "temporal-" + chosen.name() + "-" + nodes + "-" + plies + "-" + seed + ".txt";
            kept = Files.createDirectories(out).resolve(name);
            state = Files.exists(kept) ? TemporalDifferences.State.parse(Files.readString(kept)) : state;
        }
        if (state.batches() > batches) {
            throw new BadInput(kept + " has learnt from " + state.batches() * TemporalDifferences.BATCH + " games");
        }
        try (Progress progress = new Progress(console, "tune " + chosen.name() + ", batches", Duration.ofSeconds(2))) {
            while (state.batches() < batches) {
                state = learning.next(state);
                if (kept != null) {
                    OutputFile.write(kept.toString(), state.toString());
                }
                progress.done(state.batches(), batches);
            }
        }
        file.writer()
                .append("# espalier tune " + chosen.name() + " --temporal --games "
                        + batches * TemporalDifferences.BATCH + " --nodes " + nodes + " --plies " + plies + " --seed "
                        + seed + "\n\n" + learning.weights(state));
    }

    private <P extends Position<P>> void network(Game<P> chosen, Inputs<P> inputs, OutputFile file) {
        try {
            Path samples = samples();
            SampleFile<P> writer = new SampleFile<>(samples, chosen.evaluator(), inputs);
            int wanted;
            try (writer) {
                wanted = games(chosen, writer::add);
            }
            String found = found(writer.games(), writer.positions());
            NetworkTraining.Recipe recipe = new NetworkTraining.Recipe(network, epochs, results / 100.0, seed);
            NetworkTraining training = new NetworkTraining(samples, inputs, chosen.scale(), recipe);
            NetworkTraining.Trained trained = training.train(epoch -> console.err()
                    .println("epoch " + epoch.number() + " of " + epochs + ": training " + decimals(epoch.training())
                            + ", validation " + decimals(epoch.validation())));
            trained.network().write(file.bytes());
            console.out()
                    .print(command(chosen, wanted) + " --network " + network + " --epochs " + epochs + "\n" + found
                            + "; mean cross-entropy:\n" + losses(trained.losses()));
        } catch (IOException e) {
            throw new Failed("cannot train a network: " + OutputFile.reason(e), e);
        }
    }

    /** The file of positions, beside the games of self-play if those are kept. */
    private Path samples() throws IOException {
        if (out != null) {
            return Files.createDirectories(out).resolve("samples.gz");
        }
        Path samples = Files.createTempFile("samples", ".gz");
        samples.toFile().deleteOnExit();
        return samples;
    }

    /** Takes a game to learn from. */
    private interface Learner<P extends Position<P>> {
        void add(PlayedGame<P> game) throws IOException;
    }

    /** Hands over the games of files and of self-play; returns how many are of self-play. */
    private <P extends Position<P>> int games(Game<P> chosen, Learner<P> learner) {
        if (archives.hasFiles()) {
            archives.read(chosen, new Games<P>((game, result) -> add(learner, game, result)));
        }
        int wanted = games >= 0 ? games : archives.hasFiles() ? 0 : USUAL_GAMES;
        if (wanted > 0) {
            play(chosen, wanted).rows().rows().forEach(row -> add(learner, TrainingGames.game(chosen, row)));
        }
        return wanted;
    }

    private static <P extends Position<P>> void add(Learner<P> learner, PlayedGame<P> game) {
        try {
            learner.add(game);
        } catch (IOException e) {
            throw new Failed("cannot write samples: " + OutputFile.reason(e), e);
        }
    }

    /** What is learnt from, which is reported. */
    private String found(int played, int positions) {
        if (played < 2) {
            throw new BadInput("too few finished games: " + played);
        }
        String found = played + " games, " + positions + " quiet positions";
        console.err().println(found);
        return found;
    }

    private static String losses(List<Tuning.Loss> losses) {
        return TextTable.of(
                new String[] {"part", "positions", "before", "after"},
                1,
                losses.stream().map(TuneCommand::row).toList());
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

    private static <P extends Position<P>> boolean add(Learner<P> learner, Recorded<P> game, double result) {
        if (!Double.isNaN(result)) {
            add(learner, new PlayedGame<>(game.start(), game.moves(), List.of(), (int) result));
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
                        + " --results " + results)
                .toString();
    }

    private <P extends Position<P>> void patterns(Game<P> chosen, Features<P> features, OutputFile file)
            throws IOException {
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
        features.write(weights, file.bytes());
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
