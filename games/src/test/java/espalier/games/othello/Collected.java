package espalier.games.othello;

import espalier.games.Archive;
import espalier.games.Recorded;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;

/** Collects the games of a reader for tests; broken places as {@code number:line: reason}. */
final class Collected implements Archive.Handler<OthelloPosition> {
    final List<Recorded<OthelloPosition>> games = new ArrayList<>();
    final List<ObfReader.Problem> problems = new ArrayList<>();
    final List<String> broken = new ArrayList<>();

    static Collected archive(String name, String content) {
        try {
            return archive(name, new ByteArrayInputStream(content.getBytes(StandardCharsets.ISO_8859_1)));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    static Collected archive(String name, InputStream in) throws IOException {
        Collected all = new Collected();
        new OthelloArchive().readGames(name, in, all);
        return all;
    }

    static Collected archive(String resource) throws IOException {
        try (InputStream in = Collected.class.getResourceAsStream(resource)) {
            return archive(resource, resource.endsWith(".gz") ? new GZIPInputStream(in) : in);
        }
    }

    static Collected obf(InputStream in) throws IOException {
        Collected all = new Collected();
        ObfReader.read(in, all.problems::add, (number, line, reason) -> all.broken("", number, line, reason));
        return all;
    }

    static Collected obf(String resource) throws IOException {
        try (InputStream in = Collected.class.getResourceAsStream(resource)) {
            return obf(in);
        }
    }

    @Override
    public void game(Recorded<OthelloPosition> game) {
        games.add(game);
    }

    @Override
    public void broken(String file, int number, long line, String reason) {
        broken.add(number + ":" + line + ": " + reason);
    }

    /** The position after all moves of a game. */
    static OthelloPosition end(Recorded<OthelloPosition> game) {
        OthelloPosition position = game.start().copy();
        int[] scratch = new int[64];
        for (int move : game.moves()) {
            int end = position.generate(scratch, 0);
            boolean legal = false;
            for (int i = 0; i < end; i++) {
                legal |= scratch[i] == move;
            }
            if (!legal) {
                throw new AssertionError("illegal move " + move + " in " + position);
            }
            position.play(move);
        }
        return position;
    }
}
