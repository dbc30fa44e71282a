package espalier.tree;

import java.io.IOException;
import java.io.InputStream;
import java.util.stream.IntStream;

/** The parser of nested arrays whose leaves are objects {@code {"f":[f0,f1,...,fn]}}. */
final class ModelArrays extends NestedArrays {
    private final int level;
    private final IntStream.Builder values;

    ModelArrays(InputStream in, ExplicitTree.Builder builder, int level, IntStream.Builder values) {
        super(in, builder);
        this.level = level;
        this.values = values;
    }

    /** Adds all values of the leaf to {@link #values} and returns the one for the shape. */
    @Override
    int leaf(int start) throws IOException {
        if (start >= 0 && start != '{') {
            throw wrong("a leaf must be an object {\"f\":[...]}, but there is " + show(start));
        }
        expect('{');
        expect('"');
        expectHere('f');
        expectHere('"');
        expect(':');
        expect('[');
        int count = 0;
        do {
            if (count++ > level) {
                throw wrong("a leaf has more than " + (level + 1) + " values, one more than the level");
            }
            values.add(integer(skipSpace()));
        } while (skipped(','));
        if (count <= level && skipSpace() == ']') {
            throw wrong("a leaf has " + count + " values, at level " + level + " it needs " + (level + 1));
        }
        expect(']');
        expect('}');
        return 0;
    }

    private boolean skipped(int wanted) throws IOException {
        boolean there = skipSpace() == wanted;
        if (there) {
            read1();
        }
        return there;
    }

    private void expect(int wanted) throws IOException {
        skipSpace();
        expectHere(wanted);
    }

    private void expectHere(int wanted) throws IOException {
        int c = peek();
        if (c != wanted) {
            throw c < 0
                    ? wrong("the tree ends inside a leaf")
                    : wrong(show(wanted) + " expected, not " + show(c) + ": a leaf is {\"f\":[...]}");
        }
        read1();
    }
}
