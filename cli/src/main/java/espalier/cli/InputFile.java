package espalier.cli;

import espalier.games.files.Packed;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Input files. Those that end in .gz or .zip are unpacked; a broken file is bad input. */
final class InputFile {
    private InputFile() {}

    /** Checks that all files are readable before any is read, which may take hours. */
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

    /** The bytes of a file, without a byte order mark. */
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
