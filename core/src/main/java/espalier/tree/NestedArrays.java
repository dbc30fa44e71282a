package espalier.tree;

import java.io.IOException;
import java.io.InputStream;

/**
 * The parser of nested arrays of integers, or of other leaves in a subclass. It looks one character ahead and does not
 * recurse, so neither a huge file nor a million brackets can overflow anything. Every error names its character,
 * counted from 1.
 */
class NestedArrays {
    private final InputStream in;
    private final ExplicitTree.Builder builder;
    private final byte[] buffer = new byte[1 << 16];
    private int filled;
    private int next;
    private long before;

    NestedArrays(InputStream in, ExplicitTree.Builder builder) {
        this.in = in;
        this.builder = builder;
    }

    void read() throws IOException {
        int c = skipSpace();
        if (c != '[') {
            throw c < 0 ? wrong("the tree is empty") : wrong("a tree starts with '[', not with " + show(c));
        }
        int depth = 0;
        do {
            // A value is due: any number of opening brackets, then a leaf.
            while (c == '[') {
                if (++depth > Tree.MAX_DEPTH) {
                    throw wrong("the tree is deeper than " + Tree.MAX_DEPTH);
                }
                builder.open();
                read1();
                c = skipSpace();
                if (c == ']') {
                    throw wrong("an empty array: every node needs a child");
                }
            }
            builder.leaf(leaf(c));
            c = skipSpace();
            while (c == ']') {
                builder.close();
                depth--;
                read1();
                c = skipSpace();
                if (depth == 0) {
                    break;
                }
            }
            if (depth > 0) {
                if (c != ',') {
                    throw c < 0
                            ? wrong("the tree ends with " + depth + " bracket(s) open")
                            : wrong("',' or ']' expected, not " + show(c));
                }
                read1();
                c = skipSpace();
            }
        } while (depth > 0);
        if (c >= 0) {
            throw wrong("nothing may follow the tree, but there is " + show(c));
        }
    }

    /** Reads a leaf that begins with this character; returns its value for MAX. */
    int leaf(int start) throws IOException {
        return integer(start);
    }

    /** Reads an integer that begins with this character. */
    final int integer(int start) throws IOException {
        int c = start;
        if (c < 0) {
            throw wrong("the tree ends where a leaf or '[' is due");
        }
        boolean negative = c == '-';
        if (negative) {
            read1();
            c = peek();
        }
        if (c < '0' || c > '9') {
            throw wrong("a leaf must be an integer, but there is " + show(c));
        }
        boolean zero = c == '0';
        long value = 0;
        int digits = 0;
        for (; c >= '0' && c <= '9'; c = peek()) {
            value = Math.min(value * 10 + c - '0', Integer.MAX_VALUE);
            digits++;
            read1();
        }
        if (c == '.' || c == 'e' || c == 'E') {
            throw wrong("a leaf must be an integer, but there is " + show(c));
        }
        if (zero && digits > 1) {
            throw wrong("an integer must not start with 0");
        }
        if (value > ExplicitTree.MOST) {
            throw wrong("a leaf is outside -1000000..1000000");
        }
        return (int) (negative ? -value : value);
    }

    final int skipSpace() throws IOException {
        int c = peek();
        while (c == ' ' || c == '\n' || c == '\r' || c == '\t') {
            read1();
            c = peek();
        }
        return c;
    }

    /** The next character, or -1 at the end of the input. */
    final int peek() throws IOException {
        if (next == filled) {
            before += filled;
            next = 0;
            filled = Math.max(0, in.read(buffer, 0, buffer.length));
            if (filled == 0) {
                return -1;
            }
        }
        return buffer[next] & 0xFF;
    }

    final void read1() {
        next++;
    }

    static String show(int c) {
        return c < 0 ? "the end" : c > ' ' && c < 127 ? "'" + (char) c + "'" : "byte " + c;
    }

    final IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException("at character " + (before + next + 1) + ": " + what);
    }
}
