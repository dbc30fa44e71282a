package espalier.games.checkers;

import espalier.game.Archive;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Replays the files given as arguments and prints what is in them and what is broken. */
final class Replay implements Archive.Handler<Checkers> {
    private int games;
    private int broken;
    private long moves;

    private Replay() {}

    public static void main(String[] args) throws IOException {
        for (String arg : args) {
            Replay replay = new Replay();
            try (InputStream in = Files.newInputStream(Path.of(arg))) {
                new CheckersGame().archive().orElseThrow().read(arg, in, replay);
            }
            System.out.printf("%s: %d games, %d moves, %d broken%n", arg, replay.games, replay.moves, replay.broken);
        }
    }

    @Override
    public void game(Archive.Recorded<Checkers> game) {
        games++;
        moves += game.moves().size();
        Checkers end = game.start().copy();
        game.moves().forEach(end::play);
        if (!game.result().equals(game.tags().getOrDefault("Result", game.result()))) {
            System.out.printf("%s game %d line %d: result differs from tag%n", game.file(), game.number(), game.line());
        }
    }

    @Override
    public void broken(String file, int number, long line, String reason) {
        broken++;
        System.out.printf("%s game %d line %d: %s%n", file, number, line, reason);
    }
}
