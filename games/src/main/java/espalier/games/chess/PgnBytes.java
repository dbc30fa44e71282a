package espalier.games.chess;

import java.io.IOException;
import java.io.InputStream;

/** Bytes of a PGN file with a few bytes of look-ahead, the current line's number, and whether a line starts here. */
final class PgnBytes {
    static final int END = -1;

    private static final int LOOK_AHEAD = 16;

    private final InputStream in;
    private final byte[] buffer = new byte[8192];
    private int at;
    private int end;
    private long line = 1;
    private boolean lineStart = true;

    PgnBytes(InputStream in) throws IOException {
        this.in = in;
        if (peek(0) == 0xEF && peek(1) == 0xBB && peek(2) == 0xBF) { // a byte order mark
            at += 3;
        }
    }

    /** The byte that is {@code ahead} of the next one, without taking it; {@link #END} beyond the end. */
    int peek(int ahead) throws IOException {
        if (at + ahead >= end) {
            fill();
        }
        return at + ahead < end ? buffer[at + ahead] & 255 : END;
    }

    int peek() throws IOException {
        return peek(0);
    }

    int next() throws IOException {
        int c = peek(0);
        if (c != END) {
            at++;
            lineStart = c == '\n' || (c == '\r' && peek(0) != '\n');
            if (lineStart) {
                line++;
            }
        }
        return c;
    }

    long line() {
        return line;
    }

    boolean isLineStart() {
        return lineStart;
    }

    /** Whether a tag pair starts here, at the start of a line: {@code [Name}. */
    boolean isTagLine() throws IOException {
        return lineStart && peek(0) == '[' && isLetter(peek(1));
    }

    /** Whether a line of this kind starts here: it begins a game, wherever it stands. */
    boolean isEventLine() throws IOException {
        if (!lineStart) {
            return false;
        }
        String event = "[Event \"";
        for (int i = 0; i < event.length(); i++) {
            if (peek(i) != event.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    void skipLine() throws IOException {
        do {
            if (next() == END) {
                return;
            }
        } while (!lineStart);
    }

    static boolean isLetter(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    static boolean isSpace(int c) {
        return c == ' ' || (c >= '\t' && c <= '\r');
    }

    private void fill() throws IOException {
        System.arraycopy(buffer, at, buffer, 0, end - at);
        end -= at;
        at = 0;
        while (end < LOOK_AHEAD) {
            int read = in.read(buffer, end, buffer.length - end);
            if (read < 0) {
                return;
            }
            end += read;
        }
    }
}
