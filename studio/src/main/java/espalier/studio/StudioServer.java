package espalier.studio;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import espalier.cli.Requests;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * The server of the page: files and API, on loopback only. A request whose Host or Origin is not this server is refused, so that
 * no other page of the browser reaches it; a request that is slow or large is cut off.
 */
final class StudioServer implements AutoCloseable {
    /** How many searches run for pages at a time. */
    static final int MOST_SEARCHES = 8;

    /** A request is read by its own thread; more than this many wait. */
    private static final int THREADS = 2048;

    /** Seconds that a request may take to arrive. The server of the JDK reads it once, from the system properties. */
    private static final String SLOWEST = "10";

    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:;"
                    + " connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

    private final HttpServer server;
    private final ThreadPoolExecutor threads;
    private final Searches searches = new Searches(MOST_SEARCHES);
    private final Requests requests = new Requests();
    private final List<Api> parts = new ArrayList<>();
    private final Routes routes = new Routes();

    private StudioServer(HttpServer server, Path directory, List<Function<Searches, Api>> more) {
        this.server = server;
        RunFolders folders = new RunFolders(directory);
        parts.add(new Catalogue());
        parts.add(new Trees(requests, searches));
        Pruning pruning = new Pruning(requests, searches);
        parts.add(pruning);
        parts.add(new Compare(requests, pruning, searches));
        parts.add(new PlayApi(searches));
        parts.add(new LabApi(folders));
        parts.add(new MatchApi(folders));
        more.forEach(part -> parts.add(part.apply(searches)));
        threads = new ThreadPoolExecutor(THREADS, THREADS, 30, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> {
            Thread thread = new Thread(task, "request");
            thread.setDaemon(true);
            return thread;
        });
        threads.allowCoreThreadTimeOut(true);
        parts.forEach(part -> part.addTo(routes));
        server.setExecutor(threads);
        server.createContext("/", this::answer);
    }

    /**
     * Starts a server.
     *
     * @param port 0 for any free one
     */
    static StudioServer open(int port) throws IOException {
        return open(port, List.of());
    }

    /** With further parts of the API. */
    static StudioServer open(int port, List<Function<Searches, Api>> more) throws IOException {
        return open(port, Path.of(""), more);
    }

    /** With another working directory, below which runs are looked for. */
    static StudioServer open(int port, Path directory, List<Function<Searches, Api>> more) throws IOException {
        set("sun.net.httpserver.maxReqTime", SLOWEST);
        set("sun.net.httpserver.idleInterval", "30");
        InetAddress loopback = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
        HttpServer server = HttpServer.create(new InetSocketAddress(loopback, port), 1024);
        StudioServer studio = new StudioServer(server, directory, more);
        server.start();
        return studio;
    }

    private static void set(String property, String value) {
        if (System.getProperty(property) == null) {
            System.setProperty(property, value);
        }
    }

    /** Where the page is. */
    String address() {
        return "http://" + host() + "/";
    }

    private String host() {
        return "127.0.0.1:" + server.getAddress().getPort();
    }

    Searches searches() {
        return searches;
    }

    @Override
    public void close() {
        searches.stop();
        parts.forEach(Api::close);
        server.stop(0);
        threads.shutdownNow();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            Headers headers = exchange.getResponseHeaders();
            headers.set("Content-Security-Policy", POLICY);
            headers.set("X-Content-Type-Options", "nosniff");
            headers.set("Referrer-Policy", "no-referrer");
            headers.set("Cross-Origin-Resource-Policy", "same-origin");
            headers.set("Cross-Origin-Opener-Policy", "same-origin");
            headers.set("Cache-Control", "no-store");
            try {
                guard(exchange);
                route(exchange);
            } catch (RuntimeException | Error e) {
                Refused refused = Answers.refused(e);
                if (exchange.getResponseCode() < 0) {
                    byte[] error = Answers.error(refused).getBytes(StandardCharsets.UTF_8);
                    new Call(exchange, Map.of()).send(refused.status(), Call.JSON, error);
                }
            }
        }
    }

    /** Refuses what does not come from our own page, or is too large. */
    private void guard(HttpExchange exchange) {
        Headers headers = exchange.getRequestHeaders();
        String port = host().substring(host().indexOf(':'));
        List<String> hosts = List.of(host(), "localhost" + port);
        List<String> given = headers.getOrDefault("Host", List.of());
        if (given.size() != 1 || !hosts.contains(given.get(0))) {
            throw new Refused(403, "this server answers to " + host() + " only");
        }
        for (String origin : headers.getOrDefault("Origin", List.of())) {
            if (hosts.stream().noneMatch(host -> origin.equals("http://" + host))) {
                throw new Refused(403, "requests of other pages are refused");
            }
        }
        String site = headers.getFirst("Sec-Fetch-Site");
        if (exchange.getRequestURI().getPath().startsWith("/api/")
                && List.of("cross-site", "same-site").contains(String.valueOf(site))) {
            throw new Refused(403, "requests of other pages are refused");
        }
        String length = headers.getFirst("Content-Length");
        if (length != null && (length.length() > 9 || Long.parseLong(length) > Call.LARGEST)) {
            throw Call.tooLarge();
        }
    }

    private void route(HttpExchange exchange) throws IOException {
        String path = String.valueOf(exchange.getRequestURI().getPath());
        String method = exchange.getRequestMethod();
        if (path.startsWith("/api/")) {
            Routes.Match match = routes.find(method, path);
            match.handler().handle(new Call(exchange, match.variables()));
            return;
        }
        if (!method.equals("GET") && !method.equals("HEAD")) {
            throw new Refused(405, "files are read with GET");
        }
        Optional<PageFiles.File> file = PageFiles.file(path);
        PageFiles.File found = file.orElseThrow(() -> Refused.notFound("there is nothing here"));
        new Call(exchange, Map.of()).send(200, found.type(), found.bytes());
    }
}
