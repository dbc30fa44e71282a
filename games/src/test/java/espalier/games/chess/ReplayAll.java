package espalier.games.chess;

import espalier.game.Archive;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads every archive named on the command line and prints what does not hold: {@code ReplayAll FILE...}. */
final class ReplayAll {
    private ReplayAll() {}

    public static void main(String[] args) throws IOException {
        for (String arg : args) {
            Count count = new Count();
            long start = System.nanoTime();
            try (InputStream in = Files.newInputStream(Path.of(arg))) {
                new ChessArchive().read(String.valueOf(Path.of(arg).getFileName()), in, count);
            }
            double seconds = (System.nanoTime() - start) / 1e9;
            System.out.printf(
                    "%s: %d games, %d plies, %d broken, %.1f s%n",
                    arg, count.games, count.plies, count.broken, seconds);
        }
    }

    private static final class Count implements Archive.Handler<ChessPosition> {
        int games;
        long plies;
        int broken;

        @Override
        public void game(Archive.Recorded<ChessPosition> game) {
            games++;
            plies += game.moves().size();
        }

        @Override
        public void broken(String file, int number, long line, String reason) {
            broken++;
            System.out.println(file + " game " + number + " line " + line + ": " + reason);
        }
    }
}
