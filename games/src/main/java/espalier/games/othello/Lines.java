package espalier.games.othello;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** The lines of a file in constant memory: an endless line is cut, and said to be so. */
final class Lines {
    /** More than any game needs; what is longer is no game. */
    static final int LONGEST = 4096;

    private final InputStream in;
    private long number;
    private boolean cut;

    Lines(InputStream in) {
        this.in = in;
    }

    /** A buffered stream of a file, unpacked if its name ends in {@code .gz}. */
    static InputStream open(String name, InputStream in) throws IOException {
        return new BufferedInputStream(isPacked(name) ? new GZIPInputStream(in, 1 << 16) : in);
    }

    static boolean isPacked(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(".gz");
    }

    /** The next line without its end, or null after the last. Bytes are taken as Latin-1: all that matters is ASCII. */
    @Nullable String next() throws IOException {
        int c = in.read();
        if (c < 0) {
            return null;
        }
        number++;
        cut = false;
        StringBuilder line = new StringBuilder();
        for (; c >= 0 && c != '\n'; c = in.read()) {
            if (line.length() < LONGEST) {
                line.append((char) c);
            } else {
                cut = true;
            }
        }
        return line.toString();
    }

    /** The number of the line that {@link #next} gave last, from 1. */
    long number() {
        return number;
    }

    /** Whether that line was longer than {@link #LONGEST}. */
    boolean wasCut() {
        return cut;
    }
}
