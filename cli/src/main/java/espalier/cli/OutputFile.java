package espalier.cli;

import static java.nio.file.StandardOpenOption.CREATE_NEW;

import espalier.jobs.JobFailure;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A file that appears whole or not at all: written under a temporary name in the same folder and moved into place by
 * {@link #commit}. Closing it without a commit, also by a keyboard interrupt, leaves nothing behind. Streams are
 * written directly, and a replaced file keeps its permissions.
 */
final class OutputFile implements AutoCloseable {
    private static final Pattern OPEN = Pattern.compile("/dev/(stdout|stderr|fd/[0-9]+)|/proc/(self|[0-9]+)/fd/[0-9]+");

    private final Path target;
    private final Path written;
    private final OutputStream bytes;
    private final Writer out;
    private final Thread cleaner;

    /** @throws Failed if the place cannot be written to */
    OutputFile(String name) {
        try {
            Path path = path(name);
            if (isStream(path)) {
                target = path;
                written = path;
                bytes = stream(name);
            } else {
                // A link stays a link.
                target = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
                if (Files.isDirectory(target)) {
                    throw new IOException("it is a folder");
                }
                if (Files.exists(target) && !Files.isWritable(target)) {
                    throw new AccessDeniedException(name);
                }
                written = beside(target);
                bytes = Files.newOutputStream(written, CREATE_NEW);
                if (Files.exists(target) && Files.getFileStore(target).supportsFileAttributeView("posix")) {
                    Files.setPosixFilePermissions(written, Files.getPosixFilePermissions(target));
                }
            }
        } catch (IOException e) {
            throw new Failed("cannot write " + name + ": " + reason(e), e);
        }
        out = new BufferedWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8));
        cleaner = new Thread(this::discard);
        Runtime.getRuntime().addShutdownHook(cleaner);
    }

    /** A pipe, a device, or an open stream: the file behind {@code /dev/stdout} must not be replaced. */
    private static boolean isStream(Path path) {
        return OPEN.matcher(path.toString()).matches()
                || (Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path));
    }

    /** Standard output and error continue at their position; opened by name they would start over. */
    private static OutputStream stream(String name) throws IOException {
        FileDescriptor ours = name.endsWith("/stdout") || name.endsWith("/fd/1")
                ? FileDescriptor.out
                : name.endsWith("/stderr") || name.endsWith("/fd/2") ? FileDescriptor.err : null;
        return ours == null
                ? new FileOutputStream(name, true)
                : new FileOutputStream(ours) {
                    @Override
                    public void close() {
                        // more will be printed there
                    }
                };
    }

    private static Path beside(Path file) {
        String random = Long.toString(ThreadLocalRandom.current().nextLong(), Character.MAX_RADIX);
        return file.resolveSibling("." + file.getFileName() + random + ".tmp");
    }

    /**
     * Rejects two options with the same file, which would lose the output of one; a stream accepts both.
     *
     * @param optionsAndFiles the name of an option and its file, in turn
     */
    static void checkDifferent(@Nullable String... optionsAndFiles) {
        Map<Path, @Nullable String> options = new HashMap<>();
        for (int i = 0; i < optionsAndFiles.length; i += 2) {
            String file = optionsAndFiles[i + 1];
            if (file != null && !isStream(path(file))) {
                String other = options.put(place(path(file)), optionsAndFiles[i]);
                if (other != null) {
                    throw new BadInput(other + " and " + optionsAndFiles[i] + " name the same file: " + file);
                }
            }
        }
    }

    /** Whether two names are of one file. */
    static boolean isSame(String one, String other) {
        return place(path(one)).equals(place(path(other)));
    }

    private static Path place(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath().normalize();
        }
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (IllegalArgumentException e) {
            throw new BadInput("'" + Numbers.shortened(name) + "' is not a file name", e);
        }
    }

    /** Does something that writes to a file as it goes, and returns what it found. */
    static <T> T during(String name, Function<Appendable, T> work) {
        try (OutputFile file = new OutputFile(name)) {
            T found = work.apply(file.writer());
            file.commit();
            return found;
        } catch (UncheckedIOException e) {
            IOException cause = e.getCause();
            throw new Failed("cannot write " + name + ": " + (cause == null ? e : reason(cause)), e);
        }
    }

    /** Makes a folder if there is none. */
    static Path folder(Path path) {
        try {
            return Files.createDirectories(path);
        } catch (IOException e) {
            throw new Failed("cannot make the folder " + path + ": " + reason(e), e);
        }
    }

    /** Writes a whole text. */
    static void write(String name, CharSequence text) {
        try (OutputFile file = new OutputFile(name)) {
            file.writer().append(text);
            file.commit();
        } catch (IOException e) {
            throw new Failed("cannot write " + name + ": " + reason(e), e);
        }
    }

    Writer writer() {
        return out;
    }

    /** For bytes instead of text. */
    OutputStream bytes() {
        return bytes;
    }

    /** Everything is written: moves the file into place. */
    void commit() {
        try {
            out.close();
            if (!written.equals(target)) {
                Files.move(written, target, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new Failed("cannot write " + target + ": " + reason(e), e);
        }
    }

    /** Leaves nothing behind unless committed. */
    @Override
    public void close() {
        try {
            out.close();
        } catch (IOException e) {
            // Without a commit the file is not wanted.
        }
        discard();
        try {
            Runtime.getRuntime().removeShutdownHook(cleaner);
        } catch (IllegalStateException e) {
            // Already shutting down: the hook does the same.
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

    /** The problem with a file, in a word or two; the caller adds the name. */
    static String reason(IOException e) {
        return e instanceof CharacterCodingException ? "not UTF-8 text" : JobFailure.reason(e);
    }
}
