package espalier.cli;

import static java.nio.file.StandardOpenOption.CREATE_NEW;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.ThreadLocalRandom;

/**
 * A file that appears whole or not at all: written under a temporary name beside its place and moved there by
 * {@link #commit}. Closed without that, also by an interrupt from the keyboard, nothing is left behind.
 */
final class OutputFile implements AutoCloseable {
    private final Path target;
    private final Path written;
    private final Writer out;
    private final Thread cleaner;

    /** @throws Failed if the place cannot be written to */
    OutputFile(String name) {
        try {
            Path path = Path.of(name);
            // A link stays a link; devices and pipes are written to as they are.
            target = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
            if (Files.isDirectory(target)) {
                throw new Failed("cannot write " + name + ": it is a folder");
            }
            boolean special = Files.exists(target) && !Files.isRegularFile(target);
            if (Files.exists(target) && !Files.isWritable(target)) {
                throw new Failed("cannot write " + name + ": permission denied");
            }
            written = special ? target : beside(target);
            out = special ? Files.newBufferedWriter(target) : Files.newBufferedWriter(written, CREATE_NEW);
        } catch (IOException e) {
            throw new Failed("cannot write " + name + ": " + reason(e));
        } catch (IllegalArgumentException e) {
            throw new Failed("cannot write " + name + ": not a file name");
        }
        cleaner = new Thread(this::discard);
        Runtime.getRuntime().addShutdownHook(cleaner);
    }

    private static Path beside(Path file) {
        String random = Long.toString(ThreadLocalRandom.current().nextLong(), Character.MAX_RADIX);
        return file.resolveSibling("." + file.getFileName() + random + ".tmp");
    }

    /** Writes a whole text. */
    static void write(String name, CharSequence text) {
        try (OutputFile file = new OutputFile(name)) {
            file.writer().append(text);
            file.commit();
        } catch (IOException e) {
            throw new Failed("cannot write " + name + ": " + reason(e));
        }
    }

    Writer writer() {
        return out;
    }

    /** All is written: the file takes its place. */
    void commit() {
        try {
            out.close();
            if (!written.equals(target)) {
                Files.move(written, target, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new Failed("cannot write " + target + ": " + reason(e));
        }
    }

    /** Leaves nothing behind unless committed. */
    @Override
    public void close() {
        try {
            out.close();
        } catch (IOException e) {
            // What was not committed is not wanted either.
        }
        discard();
        try {
            Runtime.getRuntime().removeShutdownHook(cleaner);
        } catch (IllegalStateException e) {
            // Shutting down already: the hook does the same.
        }
    }

    private void discard() {
        try {
            if (!written.equals(target)) {
                Files.deleteIfExists(written);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What went wrong with a file, in a word or two; the name is said by the caller. */
    static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "no such file or folder";
        }
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        String message = e.getMessage();
        return message == null ? e.getClass().getSimpleName() : message;
    }
}
