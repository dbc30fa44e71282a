package espalier.games.files;

import java.io.IOException;
import java.io.InputStream;

/** The bytes of a text file with a little look-ahead, the current line's number, and whether a line starts here. */
public final class ByteReader {
    /** Returned at the end of the file. */
    public static final int END = -1;

    private static final int LOOK_AHEAD = 80;

    private final InputStream in;
    private final byte[] buffer = new byte[8192];
    private int at;
    private int end;
    private long line = 1;
    private boolean lineStart = true;

    /** Starts after the byte order mark, if there is one. */
    public ByteReader(InputStream in) throws IOException {
        this.in = Packed.withoutMark(in);
    }

    /** The byte that is {@code ahead} of the next one, without taking it; {@link #END} beyond the end. */
    public int peek(int ahead) throws IOException {
        if (at + ahead >= end) {
            fill();
        }
        return at + ahead < end ? buffer[at + ahead] & 255 : END;
    }

    /** The next byte, without taking it; {@link #END} at the end. */
    public int peek() throws IOException {
        return peek(0);
    }

    /** Takes the next byte; {@link #END} at the end. */
    public int next() throws IOException {
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

    /** The number of the next byte's line, from 1. */
    public long line() {
        return line;
    }

    /** Whether the next byte begins a line. */
    public boolean isLineStart() {
        return lineStart;
    }

    /** Whether these characters come next. */
    public boolean isNext(String text) throws IOException {
        for (int i = 0; i < text.length(); i++) {
            if (peek(i) != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /** Skips to the start of the next line. */
    public void skipLine() throws IOException {
        do {
            if (next() == END) {
                return;
            }
        } while (!lineStart);
    }

    /** Skips white space and zeros, which pad some files. */
    public void skipSpace() throws IOException {
        while (isBlank(peek())) {
            next();
        }
    }

    /** ASCII only, like all syntax of the formats. */
    public static boolean isSpace(int c) {
        return c == ' ' || (c >= '\t' && c <= '\r');
    }

    /** White space, or a zero, which pads some files. */
    static boolean isBlank(int c) {
        return isSpace(c) || c == 0;
    }

    /** Whether a byte is a digit. */
    public static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /** Whether a byte is a letter of ASCII. */
    public static boolean isLetter(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
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
