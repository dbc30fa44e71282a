package espalier.studio;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** One request and its answer. */
final class Call {
    static final String JSON = "application/json; charset=utf-8";

    /** The largest body of a request. */
    static final int LARGEST = 1 << 20;

    /** How long an answer may take before the first sign of life. Until then an error has a status of its own. */
    private static final long PATIENCE_MS = 5000;

    private final HttpExchange exchange;
    private final Map<String, String> variables;

    Call(HttpExchange exchange, Map<String, String> variables) {
        this.exchange = exchange;
        this.variables = variables;
    }

    /** The part of the path that the route calls so. */
    String variable(String name) {
        return variables.getOrDefault(name, "");
    }

    /** A parameter of the query. */
    Optional<String> query(String name) {
        String query = exchange.getRequestURI().getRawQuery();
        for (String pair : query == null ? new String[0] : query.split("&", -1)) {
            int equals = pair.indexOf('=');
            if (equals >= 0 && decoded(pair.substring(0, equals)).equals(name)) {
                return Optional.of(decoded(pair.substring(equals + 1)));
            }
        }
        return Optional.empty();
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            throw new Refused(400, "the query is not encoded as queries are");
        }
    }

    /**
     * The body, which is JSON.
     *
     * @throws Refused with 413 if it is too large, 415 if it is something else
     */
    String body() throws IOException {
        String type = exchange.getRequestHeaders().getFirst("Content-Type");
        if (type == null || !type.startsWith("application/json")) {
            throw new Refused(415, "the body must be application/json");
        }
        // Not closed here: closing reads what is left, and the refusal of an endless body comes first.
        byte[] bytes = exchange.getRequestBody().readNBytes(LARGEST + 1);
        if (bytes.length > LARGEST) {
            throw tooLarge();
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    static Refused tooLarge() {
        return new Refused(413, "the request is larger than " + LARGEST + " bytes");
    }

    /** Answers with JSON. */
    void json(String text) throws IOException {
        send(200, JSON, text.getBytes(StandardCharsets.UTF_8));
    }

    void send(int status, String type, byte[] bytes) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        boolean head = exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(status, head || bytes.length == 0 ? -1 : bytes.length);
        try (OutputStream out = exchange.getResponseBody()) {
            if (!head) {
                out.write(bytes);
            }
        }
    }

    /** The headers of the answer, before it is sent. */
    Headers headers() {
        return exchange.getResponseHeaders();
    }

    /** Answers with what a search finds. If the page goes away meanwhile, the search is stopped. */
    void json(Searches.Running<String> search) throws IOException {
        try {
            json(search.result().get(PATIENCE_MS, TimeUnit.MILLISECONDS));
        } catch (TimeoutException e) {
            await(search);
        } catch (ExecutionException e) {
            throw Answers.refused(e.getCause());
        } catch (InterruptedException e) {
            search.stop();
            Thread.currentThread().interrupt();
        }
    }

    /** Blanks, which JSON allows, show whether the page is still there; an error comes too late for a status of its own. */
    private void await(Searches.Running<String> search) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", JSON);
        exchange.sendResponseHeaders(200, 0);
        try (OutputStream out = exchange.getResponseBody()) {
            while (true) {
                out.write(' ');
                out.flush();
                try {
                    String found = search.result().get(EventStream.HEARTBEAT_MS, TimeUnit.MILLISECONDS);
                    out.write(found.getBytes(StandardCharsets.UTF_8));
                    return;
                } catch (TimeoutException e) {
                    // still searching
                } catch (ExecutionException e) {
                    out.write(Answers.error(Answers.refused(e.getCause())).getBytes(StandardCharsets.UTF_8));
                    return;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            search.stop();
        }
    }

    /** Answers with server-sent events, until the stream ends or the page goes away. */
    void events(EventStream stream) throws IOException {
        try {
            exchange.getResponseHeaders().set("Content-Type", "text/event-stream; charset=utf-8");
            exchange.sendResponseHeaders(200, 0);
            stream.writeTo(exchange.getResponseBody());
        } finally {
            stream.close();
        }
    }
}
