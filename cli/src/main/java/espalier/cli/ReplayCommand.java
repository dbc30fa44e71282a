package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.games.Archive;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code espalier replay}: reads archives of played games and replays every move. */
@picocli.CommandLine.Command(
        name = "replay",
        description = "Replays the games of archives: counts, and broken games with their place.",
        footer = {
            "",
            "Files that end in .gz or .zip are unpacked. Exit code: 0 if every game could be replayed, 1 if some were broken,"
                    + " 2 if a file could not be read.",
            "",
            "Example:",
            "  espalier replay chess games.pgn more.pgn.gz"
        })
final class ReplayCommand implements Command {
    private final Console console;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", description = "A game; any on the class path.")
    private @Nullable String game;

    @Parameters(index = "1..*", paramLabel = "FILE", description = "Archives in one of the game's formats.")
    private List<String> files = new ArrayList<>();

    @Option(names = "--json", description = "One JSON object per file on standard output.")
    private boolean json;

    ReplayCommand(Console console) {
        this.console = console;
    }

    @Override
    public int run() {
        return replay(Games.named(game));
    }

    private <P extends Position<P>> int replay(Game<P> chosen) {
        Archive<P> archive =
                Archive.of(chosen).orElseThrow(() -> new BadInput("no archive format is known for " + chosen.name()));
        if (files.isEmpty()) {
            throw new BadInput("name a file to replay");
        }
        InputFile.check(files);
        long broken = 0;
        for (String file : files) {
            Count<P> count = read(archive, file);
            console.out().print((json ? count.json(file) : count.text(file)) + "\n");
            broken += count.broken;
        }
        return broken == 0 ? 0 : 1;
    }

    private <P extends Position<P>> Count<P> read(Archive<P> archive, String file) {
        try (Progress progress = new Progress(console, file, Duration.ofSeconds(2))) {
            Count<P> count = new Count<>(console, progress);
            InputFile.read(file, (name, in) -> archive.readGames(name, in, count));
            return count;
        }
    }

    /** Counts what an archive holds, and reports what is broken. */
    private static final class Count<P extends Position<P>> implements Archive.Handler<P> {
        private final Console console;
        private final Progress progress;
        private long games;
        private long plies;
        private long broken;

        Count(Console console, Progress progress) {
            this.console = console;
            this.progress = progress;
        }

        @Override
        public void game(Archive.Recorded<P> game) {
            games++;
            plies += game.moves().size();
            progress.done(games, 0);
        }

        @Override
        public void broken(String file, int number, long line, String reason) {
            broken++;
            console.err().println(file + ", game " + number + ", line " + line + ": " + reason);
        }

        /** Every game has one more position than plies. */
        private long positions() {
            return games + plies;
        }

        String text(String file) {
            return file + ": " + games + " games, " + plies + " plies, " + positions() + " positions, " + broken
                    + " broken";
        }

        String json(String file) {
            return Json.object(out -> {
                out.writeStringProperty("file", file);
                out.writeNumberProperty("games", games);
                out.writeNumberProperty("plies", plies);
                out.writeNumberProperty("positions", positions());
                out.writeNumberProperty("broken", broken);
            });
        }
    }
}
