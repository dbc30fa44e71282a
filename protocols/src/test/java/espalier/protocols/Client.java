package espalier.protocols;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Game;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** A client of one of our protocols, in the same process: it writes lines and waits for answers. */
final class Client implements AutoCloseable {
    /** Minutes of silence after which an engine hangs. */
    private static final long HANGS = 5;

    private static final String END = "\0";

    private final Set<Thread> before = threads();
    private final Thread server;
    private final Thread reader;
    private final Writer out;
    private final BlockingQueue<String> said = new LinkedBlockingQueue<>();

    /** All that the engine has said and somebody has waited for. */
    final List<String> heard = new ArrayList<>();

    private Client(Protocol protocol, Game<?> game) throws IOException {
        Pipe commands = Pipe.open();
        Pipe answers = Pipe.open();
        out = new OutputStreamWriter(Channels.newOutputStream(commands.sink()), StandardCharsets.UTF_8);
        PrintStream to = new PrintStream(Channels.newOutputStream(answers.sink()), false, StandardCharsets.UTF_8);
        server = new Thread(() -> {
            protocol.serve(game, Channels.newInputStream(commands.source()), to);
            to.close();
        });
        BufferedReader in = new BufferedReader(
                new InputStreamReader(Channels.newInputStream(answers.source()), StandardCharsets.UTF_8));
        reader = new Thread(() -> {
            in.lines().forEach(said::add);
            said.add(END);
        });
        server.start();
        reader.start();
    }

    static Client of(String protocol, String game) {
        try {
            return new Client(named(protocol), Game.named(game));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Protocol named(String name) {
        return Protocol.all().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    Client say(String... lines) {
        try {
            for (String line : lines) {
                out.write(line + "\n");
            }
            out.flush();
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Waits for a line that starts like this; it and the lines before it are in {@link #heard}. */
    String await(String start) {
        return await(line -> line.startsWith(start), start);
    }

    /** The next line. */
    String next() {
        return await(line -> true, "anything");
    }

    private String await(Predicate<String> wanted, String what) {
        while (true) {
            String line = poll();
            if (line == null || line.equals(END)) {
                throw new AssertionError((line == null ? "the engine hangs" : "the engine has gone") + " before '"
                        + what + "', it said " + heard);
            }
            heard.add(line);
            if (wanted.test(line)) {
                return line;
            }
        }
    }

    private String poll() {
        try {
            return said.poll(HANGS, TimeUnit.MINUTES);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The last line that starts like this and was waited for. */
    String last(String start) {
        return heard.stream()
                .filter(line -> line.startsWith(start))
                .reduce((first, second) -> second)
                .orElseThrow(() -> new AssertionError("no line '" + start + "' in " + heard));
    }

    /** What the engine has said and nobody has waited for. */
    List<String> rest() {
        return List.copyOf(said);
    }

    /** Those that we may have started. */
    static Set<Thread> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> !thread.getName().matches("junit.*|surefire.*|process reaper.*|.*Cleaner.*"))
                .collect(Collectors.toSet());
    }

    /** The end of the input ends the conversation; no thread stays behind. */
    @Override
    public void close() {
        try {
            out.close();
            server.join(TimeUnit.MINUTES.toMillis(HANGS));
            for (Thread thread : threads()) {
                if (!before.contains(thread)) {
                    thread.join(TimeUnit.MINUTES.toMillis(HANGS));
                    assertThat(thread.isAlive()).as("%s is left behind", thread).isFalse();
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        said.drainTo(heard);
        assertThat(heard).noneMatch(line -> line.startsWith("\tat ") || line.contains("Exception"));
    }
}
