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

    /**
     * Starts after the byte order mark, if there is one.
     *
     * @param in the stream, which the caller closes
     * @throws IOException if reading fails
     */
    public ByteReader(InputStream in) throws IOException {
        this.in = Packed.withoutMark(in);
    }

    /**
     * {@return the byte that is {@code ahead} of the next one, without taking it; {@link #END} beyond the end}
     *
     * @param ahead how far, from 0
     * @throws IOException if reading fails
     */
    public int peek(int ahead) throws IOException {
        if (at + ahead >= end) {
            fill();
        }
        return at + ahead < end ? buffer[at + ahead] & 255 : END;
    }

    /**
     * {@return the next byte, without taking it; {@link #END} at the end}
     *
     * @throws IOException if reading fails
     */
    public int peek() throws IOException {
        return peek(0);
    }

    /**
     * {@return the next byte, taken; {@link #END} at the end}
     *
     * @throws IOException if reading fails
     */
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

    /** {@return the number of the next byte's line, from 1} */
    public long line() {
        return line;
    }

    /** {@return whether the next byte begins a line} */
    public boolean isLineStart() {
        return lineStart;
    }

    /**
     * {@return whether these characters come next}
     *
     * @param text ASCII
     * @throws IOException if reading fails
     */
    public boolean isNext(String text) throws IOException {
        for (int i = 0; i < text.length(); i++) {
            if (peek(i) != text.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Skips to the start of the next line.
     *
     * @throws IOException if reading fails
     */
    void skipLine() throws IOException {
        do {
            if (next() == END) {
                return;
            }
        } while (!lineStart);
    }

    /**
     * Skips white space and zeros, which pad some files.
     *
     * @throws IOException if reading fails
     */
    public void skipSpace() throws IOException {
        while (isBlank(peek())) {
            next();
        }
    }

    /**
     * {@return whether a byte is white space of ASCII, like all syntax of the formats}
     *
     * @param c a byte, or {@link #END}
     */
    public static boolean isSpace(int c) {
        return c == ' ' || (c >= '\t' && c <= '\r');
    }

    /** White space, or a zero, which pads some files. */
    static boolean isBlank(int c) {
        return isSpace(c) || c == 0;
    }

    /**
     * {@return whether a byte is a digit}
     *
     * @param c a byte, or {@link #END}
     */
    public static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    /**
     * {@return whether a byte is a letter of ASCII}
     *
     * @param c a byte, or {@link #END}
     */
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
