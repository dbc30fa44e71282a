package espalier.endings;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * The values of one ending, packed. Any value is read at once, without unpacking others and without an object.
 *
 * <p>The file: eight bytes that name the format, the CRC-32 of all that follows as a long, then game and ending as UTF-8 with
 * their lengths as shorts, the number of values, a byte that says whether distances are counted, the place of each block of
 * 128 values as an int, and the blocks. A block begins with the number of its different values, if they are 16 or fewer, and
 * with these values. Then each of the 128 is the place of its value among them, in 0, 1, 2 or 4 bits. If there are more, a
 * 0 stands first and the values follow as they are.
 */
final class Table {
    private static final long FORMAT = 0x4553_5045_4E44_4731L; // ESPENDG1
    private static final int CHECKED = 16;
    private static final int BLOCK_BITS = 7;
    private static final int BLOCK = 1 << BLOCK_BITS;
    private static final int MOST_DIFFERENT = 16;

    private final ByteBuffer bytes;
    private final boolean counted;
    private final int index;
    private final int blocks;

    /** @throws IOException with what is wrong */
    Table(ByteBuffer bytes, String game, Space.Material ending) throws IOException {
        this.bytes = bytes;
        try {
            if (bytes.getLong() != FORMAT) {
                throw new IOException("it is not a database of endings");
            }
            long sum = bytes.getLong();
            CRC32 crc = new CRC32();
            crc.update(bytes.duplicate());
            if (crc.getValue() != sum) {
                throw new IOException("it is damaged: the checksum is wrong");
            }
            if (!text(bytes).equals(game) || !text(bytes).equals(ending.name()) || bytes.getInt() != ending.size()) {
                throw new IOException("it is of another ending");
            }
            this.counted = bytes.get() != 0;
        } catch (BufferUnderflowException e) {
            throw new IOException("it is cut short", e);
        }
        this.index = bytes.position();
        this.blocks = index + Integer.BYTES * blocks(ending.size());
    }

    private static String text(ByteBuffer in) {
        byte[] text = new byte[in.getShort()];
        in.get(text);
        return new String(text, StandardCharsets.UTF_8);
    }

    private static int blocks(int size) {
        return (size + BLOCK - 1) >>> BLOCK_BITS;
    }

    /** Whether the values are distances, and not only who wins. */
    boolean counted() {
        return counted;
    }

    int get(int number) {
        int at = blocks + bytes.getInt(index + Integer.BYTES * (number >>> BLOCK_BITS));
        int within = number & (BLOCK - 1);
        int different = bytes.get(at++);
        if (different == 0) {
            return bytes.get(at + within) & 0xFF;
        }
        int width = width(different);
        int bit = within * width;
        int place = bytes.get(width == 0 ? at : at + different + (bit >>> 3)) >>> (bit & 7) & ((1 << width) - 1);
        return bytes.get(at + place) & 0xFF;
    }

    private static int width(int different) {
        return different == 1 ? 0 : different == 2 ? 1 : different <= 4 ? 2 : 4;
    }

    static void write(OutputStream out, String game, Space.Material ending, boolean counted, byte[] values)
            throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(head);
        data.writeUTF(game);
        data.writeUTF(ending.name());
        data.writeInt(ending.size());
        data.writeBoolean(counted);
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        for (int from = 0; from < values.length; from += BLOCK) {
            data.writeInt(packed.size());
            pack(Arrays.copyOfRange(values, from, from + BLOCK), packed);
        }
        CRC32 crc = new CRC32();
        crc.update(head.toByteArray());
        crc.update(packed.toByteArray());
        out.write(ByteBuffer.allocate(CHECKED)
                .putLong(FORMAT)
                .putLong(crc.getValue())
                .array());
        head.writeTo(out);
        packed.writeTo(out);
    }

    private static void pack(byte[] block, ByteArrayOutputStream out) {
        byte[] different = new byte[MOST_DIFFERENT + 1];
        int count = 0;
        int[] places = new int[BLOCK];
        for (int i = 0; i < BLOCK && count <= MOST_DIFFERENT; i++) {
            int place = 0;
            while (place < count && different[place] != block[i]) {
                place++;
            }
            if (place == count) {
                different[count++] = block[i];
            }
            places[i] = place;
        }
        if (count > MOST_DIFFERENT) {
            out.write(0);
            out.writeBytes(block);
            return;
        }
        out.write(count);
        out.write(different, 0, count);
        int width = width(count);
        byte[] bits = new byte[BLOCK * width / Byte.SIZE];
        for (int i = 0; i < BLOCK && width > 0; i++) {
            bits[(i * width) >>> 3] |= (byte) (places[i] << ((i * width) & 7));
        }
        out.writeBytes(bits);
    }

    /** A table of values that are not in a file yet. */
    static Table of(String game, Space.Material ending, boolean counted, byte[] values) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            write(out, game, ending, counted, values);
            return new Table(ByteBuffer.wrap(out.toByteArray()), game, ending);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
