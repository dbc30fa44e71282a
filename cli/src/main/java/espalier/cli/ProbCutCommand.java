package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.games.Archive;
import espalier.games.Recorded;
import espalier.learning.ProbCutFit;
import espalier.play.Iteration;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code espalier probcut}: fits the regression of ProbCut to positions of played games. */
@Command(
        name = "probcut",
        description = "Fits how well shallow searches predict deep ones, from positions of played games.",
        footer = {
            "",
            "Every depth up to --depth is predicted by about a quarter and by about half of it, of the same parity"
                    + " (Multi-ProbCut: the cheaper one comes first). The result goes to standard output; save it"
                    + " to a file and use it with --pruning probcut:FILE.",
            "",
            "Example:",
            "  espalier probcut othello games.txt --positions 300 --depth 8 > othello.probcut",
            "  espalier think othello --pruning probcut:othello.probcut"
        })
final class ProbCutCommand extends Action {
    private static final int LEAST_POSITIONS = 10;
    /** One position per game, from progressively later plies, then early again. */
    private static final int STAGES = 10;

    @Mixin
    private ArchiveOptions archives = new ArchiveOptions();

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "The number of positions. Default: ${DEFAULT-VALUE}.")
    @Between(least = LEAST_POSITIONS, most = 1_000_000)
    private int wanted = 200;

    @Option(names = "--depth", paramLabel = "N", description = "The deepest search. Default: ${DEFAULT-VALUE}.")
    @Between(least = ProbCutFit.LEAST_DEPTH, most = 20)
    private int deepest = 7;

    @Override
    public Integer call() {
        fit(archives.game());
        return 0;
    }

    private <P extends Position<P>> void fit(Game<P> chosen) {
        List<P> found = read(chosen);
        if (found.size() < LEAST_POSITIONS) {
            throw new BadInput(
                    "only " + found.size() + " positions in these games, at least " + LEAST_POSITIONS + " are needed");
        }
        List<List<Iteration>> searches;
        try (Progress progress = new Progress(console, "probcut " + chosen.name(), Duration.ofSeconds(2))) {
            searches = ProbCutFit.searches(chosen, found, deepest, done -> progress.done(done, found.size()));
        }
        if (searches.size() < LEAST_POSITIONS) {
            throw new BadInput("only " + searches.size() + " of these positions have no forced win or loss");
        }
        console.out().print(ProbCutFit.of(searches, deepest).format());
    }

    private <P extends Position<P>> List<P> read(Game<P> chosen) {
        List<P> positions = new ArrayList<>();
        Archive.Handler<P> handler = new Archive.Handler<>() {
            @Override
            public void game(Recorded<P> recorded) {
                if (positions.size() < wanted) {
                    positions.add(after(recorded, plies(recorded.moves().size(), positions.size())));
                }
            }

            @Override
            public void broken(String file, int number, long line, String reason) {
                // Replay reports broken games; here the others suffice.
            }
        };
        archives.read(chosen, handler);
        return positions;
    }

    /** The ply of a sample in a game of this length: neither at its start, which all games share, nor at its end. */
    static int plies(int moves, int sample) {
        return moves * (sample % STAGES + 1) / (STAGES + 1);
    }

    private static <P extends Position<P>> P after(Recorded<P> recorded, int plies) {
        P position = recorded.start().copy();
        recorded.moves().subList(0, plies).forEach(position::play);
        return position;
    }
}
