package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.learning.BookAnalysis;
import espalier.play.Book;
import espalier.play.Seat;
import espalier.search.Limits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code espalier book}: an opening book by our own analysis. */
@Command(
        name = "book",
        description = "Makes an opening book of a game, or adds positions to one.",
        footer = {
            "",
            "Every move of a position is searched. The next position is the one that the least bad moves lead to"
                    + " (drop-out expansion). The file is written after each position; the same command goes on.",
            "",
            "Examples:",
            "  espalier book tictactoe --positions 5 --output tictactoe.book",
            "  espalier book chess --positions 300 --nodes 50000 --output chess.book"
        })
final class BookCommand extends Action {
    @Mixin
    private GameOption game = new GameOption();

    @Option(
            names = "--output",
            required = true,
            paramLabel = "FILE",
            description = "The book. If it exists, it is added to.")
    @SuppressWarnings("NullAway.Init") // by picocli
    private Path output;

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "How many positions the book shall have. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 1_000_000)
    private int positions = 200;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Nodes of the search of each move. Default: ${DEFAULT-VALUE}.")
    @Between(least = 1, most = 1_000_000_000)
    private int nodes = 20_000;

    @Override
    public Integer call() {
        make(game.game());
        return 0;
    }

    private <P extends Position<P>> void make(Game<P> chosen) {
        String file = output.toString();
        List<String> lines = new ArrayList<>();
        if (Files.exists(output)) {
            lines.addAll(
                    BadInput.unless(file, () -> InputFile.text(file).lines().toList()));
        }
        Book<P> book = BadInput.unless(file, () -> Book.of(chosen, lines));
        Seat<P> seat = Seat.in(chosen).hash(16).open();
        BookAnalysis<P> analysis = new BookAnalysis<>(seat, book, Limits.nodes(nodes));
        try (Progress progress = new Progress(console, "book " + chosen.name(), Duration.ofSeconds(2))) {
            while (lines.size() < positions) {
                Optional<String> line = analysis.step();
                if (line.isEmpty()) {
                    break;
                }
                lines.add(line.get());
                OutputFile.write(file, String.join("\n", lines) + "\n");
                progress.done(lines.size(), positions);
            }
        }
        console.out().println(lines.size() + " positions");
    }
}
