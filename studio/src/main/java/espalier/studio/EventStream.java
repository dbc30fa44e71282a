package espalier.studio;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Server-sent events for one page. Any thread may send, and never waits: the thread of the request writes. Between events it
 * writes comments, so that a page that has gone away is noticed.
 */
final class EventStream {
    /** How often a silent stream is tried. */
    static final long HEARTBEAT_MS = 500;

    /** A page that is this many events behind is given up. */
    private static final int MOST = 10_000;

    private static final String END = "";

    private final BlockingQueue<String> queue = new LinkedBlockingQueue<>(MOST);
    private final List<Runnable> whenClosed = new ArrayList<>();
    private boolean closed;

    /** Sends an event; its data is one line of JSON. */
    void send(String event, String json) {
        if (!queue.offer("event: " + event + "\ndata: " + json + "\n\n")) {
            close();
        }
    }

    /** No event follows; those that were sent are written. */
    void end() {
        if (!queue.offer(END)) {
            close();
        }
    }

    /** Runs something when the page has gone away or the stream has ended; at once if it has already. */
    void whenClosed(Runnable action) {
        synchronized (whenClosed) {
            if (!closed) {
                whenClosed.add(action);
                return;
            }
        }
        action.run();
    }

    boolean isClosed() {
        synchronized (whenClosed) {
            return closed;
        }
    }

    void close() {
        List<Runnable> actions;
        synchronized (whenClosed) {
            closed = true;
            actions = List.copyOf(whenClosed);
            whenClosed.clear();
        }
        actions.forEach(Runnable::run);
    }

    /** Writes until the end, or until the page has gone away. */
    void writeTo(OutputStream out) throws IOException {
        try (out) {
            out.write(": open\n\n".getBytes(StandardCharsets.UTF_8));
            out.flush();
            while (!isClosed()) {
                String next = queue.poll(HEARTBEAT_MS, TimeUnit.MILLISECONDS);
                if (END.equals(next)) {
                    break;
                }
                out.write((next == null ? ":\n\n" : next).getBytes(StandardCharsets.UTF_8));
                if (queue.isEmpty()) {
                    out.flush();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            close();
        }
    }
}
