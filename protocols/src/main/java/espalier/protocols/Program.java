package espalier.protocols;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * An external program that is spoken to by lines. It may hang, die, flood its output or ignore its input: nothing of that
 * blocks the caller for longer than asked, fills the memory, or leaves a process or thread behind. Nor does the sudden death
 * of this JVM: a shell waits for the end of a pipe from it, and then kills the program with its children.
 */
public final class Program {
    /** No protocol has longer lines. */
    private static final int LONGEST_LINE = 1 << 16;

    /** The most output between two of our lines. */
    private static final int MOST_OUTPUT = 1 << 23;

    /** A program that was asked to quit has this long. */
    private static final Duration LEAVE = Duration.ofSeconds(2);

    /** Two lines that no program can send. */
    private static final String ENDED = "\nended";

    private static final String FLOODED = "\nflooded";

    /** Makes a program the leader of a group, which a signal can reach as a whole. */
    private static final String GROUP = "setsid";

    private static final String SHELL = "sh";
    private static final String WATCH = "read line; kill -9 \"$0\"";

    private final Process process;
    private final Optional<Process> watch;
    private final BlockingQueue<String> in = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> out = new LinkedBlockingQueue<>();
    private final Thread reader;
    private final Thread writer;
    private final Thread hook;
    private final AtomicInteger output = new AtomicInteger();

    /**
     * Starts a program. Its standard error is thrown away.
     *
     * @throws Forfeit if there is no such program
     */
    public Program(List<String> command) {
        boolean grouped = isThere(GROUP);
        try {
            List<String> words = new ArrayList<>(grouped ? List.of(GROUP) : List.of());
            words.addAll(command);
            process = new ProcessBuilder(words).redirectError(Redirect.DISCARD).start();
            watch = watch((grouped ? "-" : "") + process.pid());
        } catch (IOException e) {
            throw new Forfeit(Forfeit.Reason.CRASH, "cannot start: " + e.getMessage());
        }
        hook = new Thread(this::destroy);
        Runtime.getRuntime().addShutdownHook(hook);
        reader = daemon("reads", this::read);
        writer = daemon("writes", this::write);
    }

    /** Whether there is a program, by its path or by its name. */
    public static boolean isThere(String program) {
        if (program.indexOf('/') >= 0) {
            return Files.isExecutable(Path.of(program));
        }
        String path = System.getenv().getOrDefault("PATH", "");
        return Stream.of(path.split(File.pathSeparator, -1))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    private static Optional<Process> watch(String target) throws IOException {
        return !isThere(SHELL)
                ? Optional.empty()
                : Optional.of(new ProcessBuilder(SHELL, "-c", WATCH, target)
                        .redirectOutput(Redirect.DISCARD)
                        .redirectError(Redirect.DISCARD)
                        .start());
    }

    private Thread daemon(String does, Runnable work) {
        Thread thread = new Thread(work, "program " + process.pid() + " " + does);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    /** Never waits for the listener: too much output ends the program. */
    private void read() {
        String last = ENDED;
        try (InputStream stream = process.getInputStream()) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            byte[] bytes = new byte[1 << 13];
            for (int length = stream.read(bytes); length >= 0; length = stream.read(bytes)) {
                output.addAndGet(length);
                for (int i = 0; i < length; i++) {
                    if (bytes[i] != '\n') {
                        line.write(bytes[i]);
                        continue;
                    }
                    in.add(line.toString(StandardCharsets.UTF_8).strip());
                    line.reset();
                }
                if (output.get() > MOST_OUTPUT || line.size() > LONGEST_LINE) {
                    last = FLOODED;
                    in.clear();
                    break;
                }
            }
        } catch (IOException e) {
            // It ended.
        }
        in.add(last);
        if (last.equals(FLOODED)) {
            destroy();
        }
    }

    /** Only this thread waits for a program that does not read. */
    private void write() {
        try (OutputStream stream = process.getOutputStream()) {
            for (String line = out.take(); !line.equals(ENDED); line = out.take()) {
                stream.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                stream.flush();
            }
        } catch (IOException | InterruptedException e) {
            // It ended, or it must.
        }
    }

    /** Says a line. */
    public void say(String line) {
        output.set(0);
        out.add(line);
    }

    /**
     * The next line.
     *
     * @throws Forfeit if there is none until a moment of {@link System#nanoTime}
     */
    public String hear(long until) {
        try {
            String line = in.poll(Math.max(0, until - System.nanoTime()), TimeUnit.NANOSECONDS);
            if (line == null) {
                throw new Forfeit(Forfeit.Reason.HANG, "no answer");
            }
            if (line.equals(FLOODED)) {
                throw new Forfeit(Forfeit.Reason.FLOOD, "too much output");
            }
            if (line.equals(ENDED)) {
                in.add(ENDED); // for the next call
                throw new Forfeit(Forfeit.Reason.CRASH, "the program ended" + code());
            }
            return line;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Forfeit(Forfeit.Reason.HANG, "interrupted");
        }
    }

    private String code() throws InterruptedException {
        return process.waitFor(1, TimeUnit.SECONDS) ? " with exit code " + process.exitValue() : "";
    }

    /**
     * The first line that is wanted; others are ignored.
     *
     * @throws Forfeit {@code PROTOCOL} if the program says something else only
     */
    public String await(Predicate<String> wanted, Duration patience) {
        long until = System.nanoTime() + patience.toNanos();
        boolean spoke = false;
        try {
            for (String line = hear(until); ; line = hear(until)) {
                if (wanted.test(line)) {
                    return line;
                }
                spoke |= !line.isEmpty(); // answers of GTP end with a blank line
            }
        } catch (Forfeit e) {
            if (spoke && e.reason() == Forfeit.Reason.HANG) {
                throw new Forfeit(Forfeit.Reason.PROTOCOL, "it does not speak this protocol");
            }
            throw e;
        }
    }

    /** Lines that are there already are of no interest any more. */
    public void forget() {
        in.removeIf(line -> !line.equals(ENDED) && !line.equals(FLOODED));
    }

    /** Says a last line, gives the program some time to end by itself, and kills it otherwise. */
    public void quit(String line) {
        List<ProcessHandle> children = process.descendants().toList();
        say(line);
        out.add(ENDED);
        try {
            process.waitFor(LEAVE.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        children.forEach(ProcessHandle::destroyForcibly);
        kill();
    }

    /** Ends the program and its children at once. Afterwards nothing of it is left. */
    public void kill() {
        destroy();
        writer.interrupt();
        try {
            process.waitFor();
            if (watch.isPresent()) { // orphans of the group are left, which only it can reach
                watch.get().getOutputStream().close();
                watch.get().waitFor();
            }
            writer.join();
            reader.join(LEAVE.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // a pipe that nothing was written to
        }
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // Shutting down: the hook does the same.
        }
    }

    /** Children first: those of a dead parent are not found. */
    private void destroy() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    /** The process id. */
    public long pid() {
        return process.pid();
    }
}
