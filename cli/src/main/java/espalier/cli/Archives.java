package espalier.cli;

import espalier.game.Position;
import espalier.games.Archive;
import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Files of played games; those that end in .gz or .zip are unpacked. */
final class Archives {
    private Archives() {}

    /** Better before hours of reading than after. */
    static void check(List<String> files) {
        for (String file : files) {
            if (!Files.isReadable(path(file)) || Files.isDirectory(path(file))) {
                throw new BadInput(file + ": no such file, or not readable");
            }
        }
    }

    static <P extends Position<P>> void read(Archive<P> archive, String file, Archive.Handler<P> handler) {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(path(file)), 1 << 16)) {
            if (file.endsWith(".gz")) {
                archive.readGames(file.substring(0, file.length() - 3), new GZIPInputStream(in, 1 << 16), handler);
            } else if (file.endsWith(".zip")) {
                ZipInputStream zip = new ZipInputStream(in);
                for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                    archive.readGames(file + ":" + entry.getName(), new Unclosed(zip), handler);
                }
            } else {
                archive.readGames(file, in, handler);
            }
        } catch (IOException e) {
            throw new BadInput(file + ": " + OutputFile.reason(e), e);
        }
    }

    private static Path path(String file) {
        try {
            return Path.of(file);
        } catch (IllegalArgumentException e) {
            throw new BadInput(file + ": not a file name", e);
        }
    }

    /** The end of an entry is not the end of its archive: whoever closes it must not close the rest. */
    private static final class Unclosed extends FilterInputStream {
        Unclosed(InputStream in) {
            super(in);
        }

        @Override
        public void close() {
            // The next entry is read from the same stream.
        }
    }
}
