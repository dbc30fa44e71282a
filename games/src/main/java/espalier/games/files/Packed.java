package espalier.games.files;

import espalier.game.Quoted;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * Opens files and pipes for reading and unpacks {@code .gz} and {@code .zip}, in upper or lower case. A zip archive is
 * read by its directory, and every file in it is checked against its checksum, so a damaged archive is an error and is
 * never read in part.
 */
public final class Packed {
    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
    private static final int BUFFER = 1 << 16;
    private static final int LONGEST_TEXT = 1 << 26;

    private Packed() {}

    /** Receives an unpacked file. */
    @FunctionalInterface
    public interface Part {
        /**
         * @param name without the ending {@code .gz}; a file in a zip archive is {@code archive:file}
         * @param in the text, unpacked
         * @throws IOException if reading fails
         */
        void read(String name, InputStream in) throws IOException;
    }

    /**
     * Reads a file, or each file of a zip archive in the order of its directory.
     *
     * @param file plain, or packed by gzip or zip
     * @param part takes each text
     * @throws IOException if reading fails
     */
    public static void read(Path file, Part part) throws IOException {
        String name = file.toString();
        if (!endsWith(name, ".zip")) {
            try (InputStream in = open(file)) {
                part.read(endsWith(name, ".gz") ? name.substring(0, name.length() - 3) : name, in);
            }
            return;
        }
        try (ZipFile zip = zip(file)) {
            for (ZipEntry entry : entries(zip)) {
                try (InputStream in = unpacked(entry.getName(), new Entry(zip, entry, () -> {}))) {
                    part.read(name + ":" + Quoted.escaped(entry.getName()), in);
                }
            }
        }
    }

    /**
     * {@return the text of a file, without a byte order mark; a zip archive must have one file in it}
     *
     * @param file plain, or packed by gzip or zip
     * @throws IOException if reading fails
     */
    public static InputStream open(Path file) throws IOException {
        String name = file.toString();
        if (!endsWith(name, ".zip")) {
            InputStream in = new BufferedInputStream(new Unseekable(Files.newInputStream(file)), BUFFER);
            try {
                return withoutMark(unpacked(name, in));
            } catch (IOException e) {
                in.close();
                throw e;
            }
        }
        ZipFile zip = zip(file);
        try {
            List<? extends ZipEntry> entries = entries(zip);
            if (entries.size() > 1) {
                throw new IOException(entries.size() + " files in the archive, only one can be read here");
            }
            return withoutMark(unpacked(entries.get(0).getName(), new Entry(zip, entries.get(0), zip)));
        } catch (IOException e) {
            zip.close();
            throw e;
        }
    }

    /**
     * {@return the text of a file that is read as a whole}
     *
     * @param file plain, or packed by gzip or zip
     * @throws IOException also if it is not UTF-8, or too long to be read as a whole
     */
    public static String text(Path file) throws IOException {
        try (InputStream in = open(file)) {
            boolean packed = endsWith(file.toString(), ".gz") || endsWith(file.toString(), ".zip");
            byte[] bytes = packed ? in.readNBytes(LONGEST_TEXT + 1) : in.readAllBytes();
            if (packed && bytes.length > LONGEST_TEXT) {
                throw new IOException("more than " + (LONGEST_TEXT >> 20) + " MB of text");
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new IOException("not UTF-8 text", e);
        }
    }

    /**
     * {@return the stream after the byte order mark that some editors write}
     *
     * @param in any text
     * @throws IOException if reading fails
     */
    public static InputStream withoutMark(InputStream in) throws IOException {
        PushbackInputStream bytes = new PushbackInputStream(in, BYTE_ORDER_MARK.length);
        byte[] start = bytes.readNBytes(BYTE_ORDER_MARK.length);
        if (!Arrays.equals(start, BYTE_ORDER_MARK)) {
            bytes.unread(start);
        }
        return bytes;
    }

    private static boolean endsWith(String name, String ending) {
        return name.toLowerCase(Locale.ROOT).endsWith(ending);
    }

    /** Copies a pipe first: the directory is at its end. */
    private static ZipFile zip(Path file) throws IOException {
        boolean pipe = Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
        Path seekable = pipe ? Files.createTempFile("espalier", ".zip") : file;
        if (pipe) {
            try (InputStream in = new Unseekable(Files.newInputStream(file))) {
                Files.copy(in, seekable, StandardCopyOption.REPLACE_EXISTING);
            }
        }
        try {
            return new ZipFile(seekable.toFile(), pipe ? ZipFile.OPEN_READ | ZipFile.OPEN_DELETE : ZipFile.OPEN_READ);
        } catch (ZipException | EOFException e) {
            throw damaged(e);
        }
    }

    private static InputStream stream(ZipFile zip, ZipEntry entry) throws IOException {
        try {
            return zip.getInputStream(entry);
        } catch (IOException e) {
            throw damaged(e);
        }
    }

    private static IOException damaged(IOException e) {
        String reason = e.getMessage();
        return new IOException("damaged zip archive: " + (reason == null ? "it ends too early" : reason), e);
    }

    private static List<? extends ZipEntry> entries(ZipFile zip) throws IOException {
        List<? extends ZipEntry> entries =
                zip.stream().filter(entry -> !entry.isDirectory()).toList();
        if (entries.isEmpty()) {
            throw new IOException("no file in the archive");
        }
        return entries;
    }

    private static InputStream unpacked(String name, InputStream in) throws IOException {
        try {
            return endsWith(name, ".gz") ? new GZIPInputStream(in, BUFFER) : in;
        } catch (EOFException e) {
            throw new IOException("the packed file ends too early", e);
        }
    }

    /** A file of a zip archive; its end is reached only if size and checksum match the directory. */
    private static final class Entry extends CheckedInputStream {
        private final ZipEntry entry;
        private final Closeable last;

        /**
         * @param last closed together with it
         */
        Entry(ZipFile zip, ZipEntry entry, Closeable last) throws IOException {
            super(stream(zip, entry), new CRC32());
            this.entry = entry;
            this.last = last;
        }

        @Override
        public void close() throws IOException {
            super.close();
            last.close();
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 255;
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            try {
                int read = super.read(bytes, from, length);
                if (read < 0 && getChecksum().getValue() != entry.getCrc()) {
                    throw new ZipException(Quoted.quoted(entry.getName()) + " is not what was packed");
                }
                return read;
            } catch (IOException e) {
                throw damaged(e);
            }
        }
    }

    /** Java 17 asks a file's stream for its position to answer {@link #available}, and a pipe has none. */
    private static final class Unseekable extends FilterInputStream {
        Unseekable(InputStream in) {
            super(in);
        }

        /** A packed file can have several parts, and the reader calls this before it looks for the next. */
        @Override
        public int available() {
            return 1;
        }
    }
}
