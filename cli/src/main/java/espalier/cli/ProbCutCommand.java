package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.games.Archive;
import espalier.lab.practice.ProbCutFit;
import espalier.play.Iteration;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.search.Algorithm;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code espalier probcut}: fits the regression of ProbCut to positions of played games. */
@picocli.CommandLine.Command(
        name = "probcut",
        description = "Fits how well shallow searches foretell deep ones, from positions of played games.",
        sortOptions = false,
        footer = {
            "",
            "Every depth up to --depth is foretold by about a quarter and by about half of it, of the same parity"
                    + " (Multi-ProbCut: the cheaper one is asked first). The result goes to standard"
                    + " output; keep it in a file and use it with --pruning probcut:FILE.",
            "",
            "Example:",
            "  espalier probcut othello games.txt --positions 300 --depth 8 > othello.probcut",
            "  espalier think othello --pruning probcut:othello.probcut"
        })
final class ProbCutCommand implements Command {
    private static final int LEAST_POSITIONS = 10;
    private static final int MOST_DEPTH = 20;
    /** One position a game, later and later in it, and then early again. */
    private static final int STAGES = 10;

    private final Console console;

    @Parameters(paramLabel = "GAME", arity = "0..1", description = "A game; any on the class path.")
    private @Nullable String game;

    @Parameters(paramLabel = "FILE", arity = "0..*", index = "1..*", description = "Archives of played games.")
    private List<String> files = new ArrayList<>();

    @Option(names = "--positions", paramLabel = "N", description = "How many. Default: ${DEFAULT-VALUE}.")
    private String positions = "200";

    @Option(names = "--depth", paramLabel = "N", description = "The deepest search. Default: ${DEFAULT-VALUE}.")
    private String depth = "7";

    ProbCutCommand(Console console) {
        this.console = console;
    }

    @Override
    public int run() {
        fit(Games.named(game));
        return 0;
    }

    private <P extends Position<P>> void fit(Game<P> chosen) {
        int wanted = Numbers.integer("--positions", positions, LEAST_POSITIONS, 1_000_000);
        int deepest = Numbers.integer("--depth", depth, ProbCutFit.LEAST_DEPTH, MOST_DEPTH);
        if (files.isEmpty()) {
            throw new BadInput("a file of played games is missing");
        }
        List<P> found = read(chosen, wanted);
        if (found.size() < LEAST_POSITIONS) {
            throw new BadInput(
                    "only " + found.size() + " positions in these games, at least " + LEAST_POSITIONS + " are needed");
        }
        Think<P> think =
                Think.in(chosen, Algorithm.PVS).setting(Setting.FULL_WIDTH).depth(deepest);
        List<List<Iteration>> searches = new ArrayList<>();
        try (Progress progress = new Progress(console, "probcut " + chosen.name(), Duration.ofSeconds(2))) {
            for (P position : found) {
                List<Iteration> iterations = think.run(position).iterations();
                if (ProbCutFit.isUsable(iterations, deepest)) {
                    searches.add(iterations);
                }
                progress.done(searches.size(), found.size());
            }
        }
        if (searches.size() < LEAST_POSITIONS) {
            throw new BadInput("only " + searches.size() + " of these positions have no forced win or loss");
        }
        console.out().print(ProbCutFit.of(searches, deepest).format());
    }

    private <P extends Position<P>> List<P> read(Game<P> chosen, int wanted) {
        Archive<P> archive = Archive.of(chosen)
                .orElseThrow(() -> new BadInput("no archives of " + chosen.name() + " games can be read"));
        List<P> positions = new ArrayList<>();
        Archive.Handler<P> handler = new Archive.Handler<>() {
            @Override
            public void game(Archive.Recorded<P> recorded) {
                if (positions.size() < wanted) {
                    positions.add(after(recorded, plies(recorded.moves().size(), positions.size())));
                }
            }

            @Override
            public void broken(String file, int number, long line, String reason) {
                // Replay reports them; here the others are enough.
            }
        };
        InputFile.check(files);
        for (String file : files) {
            InputFile.read(file, (name, in) -> archive.readGames(name, in, handler));
        }
        return positions;
    }

    /** After how many moves of a game of so many a sample is taken: neither at its start, which all share, nor at its end. */
    static int plies(int moves, int sample) {
        return moves * (sample % STAGES + 1) / (STAGES + 1);
    }

    private static <P extends Position<P>> P after(Archive.Recorded<P> recorded, int plies) {
        P position = recorded.start().copy();
        recorded.moves().subList(0, plies).forEach(position::play);
        return position;
    }
}
