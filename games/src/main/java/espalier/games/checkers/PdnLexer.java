package espalier.games.checkers;

import java.io.IOException;
import java.io.Reader;

/**
 * Cuts PDN text into tags and words, and drops comments ({@code {...}}, {@code ; ...}, lines that start with
 * {@code %}), variations in parentheses and {@code $} annotations. Keeps one token at a time, of limited length.
 *
 * <p>Text that is no PDN does not stop it: it becomes a token of its own that says what is wrong, and lexing goes on. A comment or variation that is never closed ends where a line starts with a tag.
 */
final class PdnLexer {
    /** What {@link #next} found. */
    enum Token {
        /** A tag; malformed if there is a {@link #problem()}. */
        TAG,
        WORD,
        /** Text that is no PDN: see {@link #problem()}. */
        BAD,
        END
    }

    static final int MAX_NAME = 64;
    static final int MAX_VALUE = 4_096;
    private static final int NONE = -2;
    private static final int EOF = -1;

    private final Reader in;
    private int ahead = NONE;
    private int ahead2 = NONE;
    private boolean lineStart = true;
    private long line = 1;
    private long tokenLine = 1;
    private final StringBuilder word = new StringBuilder();
    private final StringBuilder value = new StringBuilder();
    private String problem = "";

    PdnLexer(Reader in) {
        this.in = in;
    }

    /** A tag's name, or the word. */
    String text() {
        return word.toString();
    }

    /** The tag's value. */
    String value() {
        return value.toString();
    }

    /** The line the last token starts at. */
    long line() {
        return tokenLine;
    }

    /** What is wrong with the last token, empty if nothing. */
    String problem() {
        return problem;
    }

    Token next() throws IOException {
        problem = "";
        while (true) {
            int c = peek();
            tokenLine = line;
            if (c == EOF) {
                return Token.END;
            } else if ((c == '%' && lineStart) || c == ';') {
                skipLine();
            } else if (c <= ' ' || c == '\uFEFF' || c == ']') {
                read();
            } else if (c == '{') {
                skipComment();
            } else if (c == '(') {
                skipVariation();
            } else if (c == '$') {
                skipAnnotation();
            } else if (c == '[') {
                tag();
                return Token.TAG;
            } else {
                word();
                return problem.isEmpty() ? Token.WORD : Token.BAD;
            }
            if (!problem.isEmpty()) {
                return Token.BAD;
            }
        }
    }

    private void skipLine() throws IOException {
        while (peek() != '\n' && peek() != EOF) {
            read();
        }
    }

    private void skipComment() throws IOException {
        long opened = line;
        read();
        while (peek() != '}') {
            if (peek() == EOF || atTag()) {
                fail("the comment opened in line " + opened + " is not closed");
                return;
            }
            read();
        }
        read();
    }

    private void skipVariation() throws IOException {
        long opened = line;
        read();
        int depth = 1;
        while (depth > 0) {
            int c = peek();
            if (c == EOF || atTag()) {
                fail("the variation opened in line " + opened + " is not closed");
                return;
            } else if (c == '{') {
                skipComment();
                if (!problem.isEmpty()) {
                    return;
                }
            } else if (c == ';') {
                skipLine();
            } else {
                depth += c == '(' ? 1 : c == ')' ? -1 : 0;
                read();
            }
        }
    }

    /** Whether a line starts here, and with a tag: {@code [X}. */
    private boolean atTag() throws IOException {
        return lineStart && peek() == '[' && peek2() >= 'A' && peek2() <= 'Z';
    }

    /** Reads {@code [Name "value"]}. The value ends at a quote before a bracket: quotes within it are kept. */
    private void tag() throws IOException {
        read();
        word.setLength(0);
        value.setLength(0);
        skipSpaces();
        while (isNameCharacter(peek()) && word.length() < MAX_NAME) {
            word.append((char) read());
        }
        skipSpaces();
        if (word.isEmpty() || peek() != '"') {
            fail("a tag is not written like [Name \"value\"]");
            skipLine();
            return;
        }
        read();
        while (true) {
            int c = peek();
            if (c == EOF || c == '\n' || value.length() > MAX_VALUE) {
                fail("the tag " + word + (value.length() > MAX_VALUE ? " is too long" : " is not closed"));
                skipLine();
                return;
            }
            read();
            if (c == '\\' && (peek() == '"' || peek() == '\\')) {
                value.append((char) read());
            } else if (c == '"' && peek() == ']') {
                read();
                return;
            } else {
                value.append((char) c);
            }
        }
    }

    private void skipAnnotation() throws IOException {
        do {
            read();
        } while (peek() >= '0' && peek() <= '9');
    }

    /** Reads to the next space or sign of PDN. */
    private void word() throws IOException {
        word.setLength(0);
        while (peek() > ' ' && "{}()[];$".indexOf(peek()) < 0) {
            int c = read();
            if (word.length() < MAX_NAME) {
                word.append((char) c);
            } else {
                fail("a word of more than " + MAX_NAME + " characters");
            }
        }
        if (word.isEmpty()) {
            fail("a stray '" + (char) read() + "'");
        }
    }

    private void skipSpaces() throws IOException {
        while (peek() == ' ' || peek() == '\t') {
            read();
        }
    }

    private static boolean isNameCharacter(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    }

    private void fail(String what) {
        if (problem.isEmpty()) {
            problem = what;
        }
    }

    private int peek() throws IOException {
        if (ahead == NONE) {
            ahead = in.read();
        }
        return ahead;
    }

    private int peek2() throws IOException {
        peek();
        if (ahead2 == NONE) {
            ahead2 = ahead == EOF ? EOF : in.read();
        }
        return ahead2;
    }

    private int read() throws IOException {
        int c = peek();
        ahead = ahead2;
        ahead2 = NONE;
        lineStart = c == '\n';
        line += lineStart ? 1 : 0;
        return c;
    }
}
