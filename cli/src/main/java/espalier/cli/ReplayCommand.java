package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.games.Archive;
import espalier.games.files.Quoted;
import java.time.Duration;
import picocli.CommandLine.Mixin;

/** {@code espalier replay}: reads archives of played games and replays every move. */
@picocli.CommandLine.Command(
        name = "replay",
        description = "Replays the games of archives; counts them and locates broken ones.",
        footer = {
            "",
            "Exit code: 0 if every game could be replayed, 1 if some were broken," + " 2 if a file could not be read.",
            "",
            "Example:",
            "  espalier replay chess games.pgn more.pgn.gz"
        })
final class ReplayCommand implements Command {
    private final Console console;

    @Mixin
    private ArchiveOptions archives = new ArchiveOptions();

    @Mixin
    private JsonOption output = new JsonOption();

    ReplayCommand(Console console) {
        this.console = console;
    }

    @Override
    public int run() {
        return replay(archives.game());
    }

    private <P extends Position<P>> int replay(Game<P> chosen) {
        Archive<P> archive = ArchiveOptions.archive(chosen);
        long broken = 0;
        for (String file : archives.files()) {
            Count<P> count = read(archive, file);
            output.print(console, count);
            broken += count.broken;
        }
        return broken == 0 ? 0 : 1;
    }

    private <P extends Position<P>> Count<P> read(Archive<P> archive, String file) {
        try (Progress progress = new Progress(console, file, Duration.ofSeconds(2))) {
            Count<P> count = new Count<>(file, console, progress);
            InputFile.read(file, (name, in) -> archive.readGames(name, in, count));
            return count;
        }
    }

    /** Counts the games of an archive and reports broken ones. */
    private static final class Count<P extends Position<P>> implements Archive.Handler<P>, Reply {
        private final String file;
        private final Console console;
        private final Progress progress;
        private long games;
        private long plies;
        private long broken;

        Count(String file, Console console, Progress progress) {
            this.file = file;
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
        public void broken(String entry, int number, long line, String reason) {
            broken++;
            console.err().println(entry + ", game " + number + ", line " + line + ": " + Quoted.escaped(reason));
        }

        /** Every game has one more position than plies. */
        private long positions() {
            return games + plies;
        }

        @Override
        public String text() {
            return file + ": " + games + " games, " + plies + " plies, " + positions() + " positions, " + broken
                    + " broken\n";
        }

        @Override
        public String json() {
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
