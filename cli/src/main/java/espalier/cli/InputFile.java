package espalier.cli;

import espalier.games.files.Packed;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Files that are read: those that end in .gz or .zip are unpacked, and what is wrong with one is bad input. */
final class InputFile {
    private InputFile() {}

    /** Better before hours of reading than after. */
    static void check(List<String> files) {
        for (String file : files) {
            if (!Files.isReadable(path(file)) || Files.isDirectory(path(file))) {
                throw new BadInput(file + ": no such file, or not readable");
            }
        }
    }

    /** Reads a file, or each file of a zip archive. */
    static void read(String file, Packed.Part part) {
        try {
            Packed.read(path(file), part);
        } catch (IOException e) {
            throw new BadInput(file + ": " + OutputFile.reason(e), e);
        }
    }

    /** The bytes of a file, without the mark that some editors put first. */
    static InputStream open(String file) throws IOException {
        return Packed.open(path(file));
    }

    /** The text of a file. */
    static String text(String file) throws IOException {
        return Packed.text(path(file));
    }

    private static Path path(String file) {
        try {
            return Path.of(file);
        } catch (IllegalArgumentException e) {
            throw new BadInput(file + ": not a file name", e);
        }
    }
}
