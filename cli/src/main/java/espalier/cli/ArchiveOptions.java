package espalier.cli;

import espalier.game.Game;
import espalier.game.Position;
import espalier.games.Archive;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A game and files of played games. */
final class ArchiveOptions {
    @Mixin
    private GameOption chosen = new GameOption();

    @Needed
    @Parameters(
            index = "1..*",
            paramLabel = "FILE",
            description = "Archives in one of the game's formats; those that end in .gz or .zip are unpacked.")
    private List<String> files = new ArrayList<>();

    Game<?> game() {
        return chosen.game();
    }

    boolean hasFiles() {
        return !files.isEmpty();
    }

    /** The files; all are readable. */
    List<String> files() {
        if (files.isEmpty()) {
            throw new BadInput("a file of played games is missing");
        }
        InputFile.check(files);
        return files;
    }

    <P extends Position<P>> void read(Game<P> game, Archive.Handler<P> handler) {
        Archive<P> archive = Archive.of(game);
        files().forEach(file -> InputFile.read(file, (name, in) -> archive.readGames(name, in, handler)));
    }
}
