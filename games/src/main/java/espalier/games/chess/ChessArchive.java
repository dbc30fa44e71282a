package espalier.games.chess;

import espalier.games.Archive;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Chess archives by the ending of their name: {@code .zip} (every entry, each a file of its own), {@code .gz},
 * {@code .epd} and {@code .fen} (positions, as games without moves), and PGN for everything else.
 */
public final class ChessArchive implements Archive<ChessPosition> {
    @Override
    public void readGames(String name, InputStream in, Handler<ChessPosition> handler) throws IOException {
        try {
            readByEnding(name, name.toLowerCase(Locale.ROOT), in, handler);
        } catch (EOFException e) {
            throw new IOException(name + " ends too early", e);
        }
    }

    private static void readByEnding(String name, String lower, InputStream in, Handler<ChessPosition> handler)
            throws IOException {
        if (lower.endsWith(".zip")) {
            readZip(name, new ZipInputStream(in), handler);
        } else if (lower.endsWith(".gz")) {
            readPlain(name, lower.substring(0, lower.length() - 3), new GZIPInputStream(in), handler);
        } else {
            readPlain(name, lower, in, handler);
        }
    }

    private static void readZip(String name, ZipInputStream zip, Handler<ChessPosition> handler) throws IOException {
        for (ZipEntry entry = next(zip); entry != null; entry = next(zip)) {
            if (!entry.isDirectory()) {
                String inside = name + "!" + entry.getName();
                readPlain(inside, entry.getName().toLowerCase(Locale.ROOT), zip, handler);
            }
        }
    }

    private static @Nullable ZipEntry next(ZipInputStream zip) throws IOException {
        try {
            return zip.getNextEntry();
        } catch (IllegalArgumentException e) { // a name that is not text
            throw new IOException("the zip file is damaged: " + e.getMessage(), e);
        }
    }

    private static void readPlain(String file, String ending, InputStream in, Handler<ChessPosition> handler)
            throws IOException {
        if (ending.endsWith(".epd") || ending.endsWith(".fen")) {
            EpdReader.read(file, in, new PositionsAsGames(file, handler));
        } else {
            new PgnReader(file, new PgnBytes(in), handler).readAll();
        }
    }

    private static final class PositionsAsGames implements EpdReader.Handler {
        private final String file;
        private final Handler<ChessPosition> handler;
        private int number;

        PositionsAsGames(String file, Handler<ChessPosition> handler) {
            this.file = file;
            this.handler = handler;
        }

        @Override
        public void position(long line, Epd epd) {
            number++;
            Map<String, String> tags = new TreeMap<>();
            epd.operations().forEach((opcode, operands) -> tags.put(opcode, String.join(" ", operands)));
            handler.game(new Recorded<>(file, number, line, tags, epd.position(), List.of(), "*"));
        }

        @Override
        public void broken(String name, long line, String reason) {
            number++;
            handler.broken(name, number, line, reason);
        }
    }
}
