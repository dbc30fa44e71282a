package espalier.cli;

import espalier.game.Evaluator;
import espalier.game.Features;
import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Text;
import espalier.games.Archive;
import espalier.games.Recorded;
import espalier.learning.FeatureFit;
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

/** {@code espalier tune}: fits the weights of a game's evaluation to the results of played games. */
@Command(
        name = "tune",
        description = "Fits the weights of a game's evaluation to the results of played games.",
        footer = {
            "",
            "Every position of a finished game is a sample, its target the result. A tenth of the games is held"
                    + " out. The table shows the mean absolute errors of the evaluations on these games, each with"
                    + " its best scale.",
            "",
            "Example:",
            "  espalier tune othello wthor.txt.gz --output patterns.bin.gz"
        })
final class TuneCommand extends Action {
    @Mixin
    private ArchiveOptions archives = new ArchiveOptions();

    @Option(names = "--output", paramLabel = "FILE", description = "Write the weights to this file.")
    private @Nullable Path output;

    @Override
    public Integer call() {
        tune(archives.game());
        return 0;
    }

    private <P extends Position<P>> void tune(Game<P> chosen) {
        Features<P> features =
                chosen.features().orElseThrow(() -> new BadInput("there are no features to fit for " + chosen.name()));
        if (output == null) {
            throw new BadInput("--output is missing");
        }
        Games<P> games = new Games<>(new FeatureFit<>(features, chosen.unit()));
        archives.read(chosen, games);
        if (games.fit.games() < 2) {
            throw new BadInput("too few finished games: " + games.fit.games());
        }
        console.err()
                .println(games.fit.games() + " games, " + games.leftOut
                        + " left out (unfinished, broken, or with another result than the file's)");
        double[][] weights;
        try (Progress progress = new Progress(console, "tune " + chosen.name() + ", phases", Duration.ofSeconds(2))) {
            weights = games.fit.fit(phase -> progress.done(phase, features.phases()));
        }
        try (OutputStream out = Files.newOutputStream(output)) {
            features.write(weights, out);
        } catch (IOException e) {
            throw new Failed("cannot write " + output + ": " + OutputFile.reason(e), e);
        }
        report(chosen, games.fit, features.evaluator(weights));
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

    /** Collects finished games. */
    private static final class Games<P extends Position<P>> implements Archive.Handler<P> {
        private final FeatureFit<P> fit;
        private int leftOut;

        Games(FeatureFit<P> fit) {
            this.fit = fit;
        }

        @Override
        public void game(Recorded<P> game) {
            double claimed = switch (game.result()) {
                case "1-0" -> 1;
                case "0-1" -> -1;
                case "1/2-1/2" -> 0;
                default -> Double.NaN;
            };
            leftOut += fit.add(game.start(), game.moves(), claimed) ? 0 : 1;
        }

        @Override
        public void broken(String file, int number, long line, String reason) {
            leftOut++;
        }
    }
}
