package espalier.games.files;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Collects bytes up to a limit and decodes them: as UTF-8 if valid, else as Latin-1, which older files use. It drops
 * bytes beyond the limit and marks the text as too long.
 */
final class ByteText {
    private final int limit;
    private byte[] bytes = new byte[64];
    private int length;
    private boolean tooLong;

    ByteText(int limit) {
        this.limit = limit;
    }

    void clear() {
        length = 0;
        tooLong = false;
    }

    void add(int b) {
        if (length == limit) {
            tooLong = true;
            return;
        }
        if (length == bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * length);
        }
        bytes[length++] = (byte) b;
    }

    /** Adds a byte, but only one blank for any white space. */
    void addCollapsed(int b) {
        if (!ByteReader.isBlank(b)) {
            add(b);
        } else if (length > 0 && bytes[length - 1] != ' ') {
            add(' ');
        }
    }

    boolean isTooLong() {
        return tooLong;
    }

    boolean isEmpty() {
        return length == 0;
    }

    @Override
    public String toString() {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes, 0, length))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
        }
    }
}
