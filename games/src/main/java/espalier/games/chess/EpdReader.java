package espalier.games.chess;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Reads EPD and FEN files line by line; blank lines and lines that start with # are skipped. */
public final class EpdReader {
    private static final int MAX_LINE = 1 << 16;

    /** Takes what a file holds. */
    public interface Handler {
        void position(long line, Epd epd);

        /** A line that cannot be read; the rest still is. */
        void broken(String file, long line, String reason);
    }

    private EpdReader() {}

    /** Reads all lines of a stream; a line is kept in memory only while it is read, and none is longer than 64 KB. */
    public static void read(String file, InputStream stream, Handler handler) throws IOException {
        InputStream in = new BufferedInputStream(stream);
        ByteText text = new ByteText(MAX_LINE);
        long line = 0;
        boolean more = true;
        while (more) {
            line++;
            text.clear();
            int c = in.read();
            while (c >= 0 && c != '\n') {
                text.add(c);
                c = in.read();
            }
            more = c >= 0;
            if (text.isTooLong()) {
                handler.broken(file, line, "the line is longer than " + MAX_LINE + " characters");
            } else {
                readLine(file, line, text.toString(), handler);
            }
        }
    }

    private static void readLine(String file, long line, String text, Handler handler) {
        if (text.isBlank() || text.startsWith("#")) {
            return;
        }
        Epd epd;
        try {
            epd = Epd.parse(text);
        } catch (IllegalArgumentException e) {
            handler.broken(file, line, String.valueOf(e.getMessage()));
            return;
        }
        handler.position(line, epd);
    }
}
