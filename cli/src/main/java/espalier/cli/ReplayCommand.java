package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.games.Archive;
import espalier.games.Recorded;
import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code espalier replay}: reads archives of played games and replays every move. */
@Command(
        name = "replay",
        description = "Replays the games of archives; counts them and locates broken ones.",
        footer = {
            "",
            "Exit code: 0 if every game could be replayed, 1 if some were broken," + " 2 if a file could not be read.",
            "",
            "Example:",
            "  espalier replay chess games.pgn more.pgn.gz"
        })
final class ReplayCommand extends Reporting {
    @Mixin
    private ArchiveOptions archives = new ArchiveOptions();

    @Override
    public Integer call() {
        return replay(archives.game());
    }

    private <P extends Position<P>> int replay(Game<P> chosen) {
        Archive<P> archive = Archive.of(chosen);
        long broken = 0;
        for (String file : archives.files()) {
            Counts counts = read(archive, file);
            format.print(console, counts);
            broken += counts.broken;
        }
        return broken == 0 ? 0 : 1;
    }

    private <P extends Position<P>> Counts read(Archive<P> archive, String file) {
        try (Progress progress = new Progress(console, file, Duration.ofSeconds(2))) {
            Count<P> count = new Count<>(progress);
            InputFile.read(file, (name, in) -> archive.readGames(name, in, count));
            // Every game has one more position than plies.
            return new Counts(file, count.games, count.plies, count.games + count.plies, count.broken);
        }
    }

    private record Counts(String file, long games, long plies, long positions, long broken) implements Reply {
        @Override
        public String text() {
            return file + ": " + games + " games, " + plies + " plies, " + positions + " positions, " + broken
                    + " broken\n";
        }
    }

    /** Counts the games of an archive and reports broken ones. */
    private final class Count<P extends Position<P>> implements Archive.Handler<P> {
        private final Progress progress;
        private long games;
        private long plies;
        private long broken;

        Count(Progress progress) {
            this.progress = progress;
        }

        @Override
        public void game(Recorded<P> game) {
            games++;
            plies += game.moves().size();
            progress.done(games, 0);
        }

        @Override
        public void broken(String entry, int number, long line, String reason) {
            broken++;
            console.err().println(entry + ", game " + number + ", line " + line + ": " + Quoted.escaped(reason));
        }
    }
}
