package espalier.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the server refuses, and what it survives. */
class SafetyTest {
    private StudioServer server;

    /** A search that ends only when it is stopped. */
    private record Endless(Searches searches) implements Api {
        @Override
        public void addTo(Routes routes) {
            routes.post("/api/endless", call -> {
                call.body();
                call.json(start());
            });
            routes.get("/api/endless/events", call -> {
                Searches.Running<String> search = start();
                EventStream events = new EventStream();
                events.whenClosed(search::stop);
                call.events(events);
            });
        }

        Searches.Running<String> start() {
            return searches.start(Duration.ofDays(1), stop -> {
                while (!stop.getAsBoolean()) {
                    Thread.sleep(1);
                }
                return "{}";
            });
        }
    }

    @BeforeEach
    void open() throws IOException {
        server = StudioServer.open(0, List.of(Endless::new));
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void thePageIsServedWithAStrictPolicy() throws IOException {
        String page = Http.get(server, "/");
        assertThat(Http.status(page)).isEqualTo(200);
        assertThat(page.toLowerCase(java.util.Locale.ROOT))
                .contains("content-type: text/html; charset=utf-8")
                .contains("default-src 'none'")
                .contains("x-content-type-options: nosniff")
                .doesNotContain("unsafe-inline")
                .doesNotContain("unsafe-eval");
        assertThat(Http.get(server, "/app.js")).contains("text/javascript");
        assertThat(Http.get(server, "/style.css")).contains("text/css");
        assertThat(Http.get(server, "/icon.svg")).contains("image/svg+xml");
    }

    @Test
    void forgedHostsAreRefused() throws IOException {
        String port = ":" + Http.port(server);
        for (String host : List.of(
                "evil.example",
                "evil.example" + port,
                "127.0.0.1",
                "127.0.0.1:1",
                "127.0.0.1" + port + ".evil.example",
                "[::1]" + port,
                "")) {
            String answer =
                    Http.ask(server, "GET /api/catalogue HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
            assertThat(Http.status(answer)).as(host).isEqualTo(403);
        }
        assertThat(Http.status(Http.ask(server, "GET / HTTP/1.0\r\n\r\n"))).isEqualTo(403);
        assertThat(Http.status(Http.get(server, "/", "Host: evil.example"))).isEqualTo(403);
        assertThat(Http.status(
                        Http.ask(server, "GET / HTTP/1.1\r\nHost: localhost" + port + "\r\nConnection: close\r\n\r\n")))
                .isEqualTo(200);
    }

    @Test
    void pagesOfOthersAreRefused() throws IOException {
        String tree = "{\"tree\":[1,2]}";
        for (String header : List.of(
                "Origin: http://evil.example",
                "Origin: null",
                "Origin: https://" + Http.host(server),
                "Origin: http://" + Http.host(server) + ".evil.example",
                "Sec-Fetch-Site: cross-site")) {
            assertThat(Http.status(Http.post(server, "/api/tree", tree, header)))
                    .as(header)
                    .isEqualTo(403);
            assertThat(Http.status(Http.get(server, "/api/catalogue", header)))
                    .as(header)
                    .isEqualTo(403);
        }
        String own = Http.post(
                server, "/api/tree", tree, "Origin: http://" + Http.host(server), "Sec-Fetch-Site: same-origin");
        assertThat(Http.status(own)).isEqualTo(200);
    }

    /** A page of another origin can send a form, but no JSON without asking. */
    @Test
    void formsAreRefused() throws IOException {
        String form = Http.posted(server, "/api/tree", "{\"tree\":[1,2]}").replace("application/json", "text/plain");
        assertThat(Http.status(Http.ask(server, form))).isEqualTo(415);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../../../../../../etc/passwd",
                "/..%2f..%2f..%2f..%2fetc/passwd",
                "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
                "/pages/../../Studio.class",
                "/pages/..%2f..%2fStudio.class",
                "/Studio.class",
                "/pages/",
                "/pages",
                "//etc/passwd",
                "/index.html/",
                "/index.html%00.js",
                "/.git/config",
                "/api/",
                "/api/runs/..%2f..%2f..%2fetc/report",
                "/api/runs/%2fetc/report",
                "/api/../index.html"
            })
    void noPathLeadsElsewhere(String path) throws IOException {
        assertThat(Http.status(Http.get(server, path))).isIn(403, 404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tree-file", "trace", "solution", "certificate", "training", "save-training", "batch"})
    void requestsNameNoFiles(String key) throws IOException {
        String request = "{\"algorithm\":\"alpha-beta\",\"tree\":[1,2],\"" + key + "\":\"/etc/passwd\"}";
        String answer = Http.post(server, "/api/search", request);
        assertThat(Http.body(answer)).contains("{\"error\":\"unknown key '" + key + "'\"}");
    }

    @Test
    void pruningNamesNoFiles() throws IOException {
        String answer = Http.post(server, "/api/pruning", "{\"game\":\"othello\",\"pruning\":\"probcut:/etc/passwd\"}");
        assertThat(Http.body(answer)).contains("refused");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{",
                "{\"tree\":[]}",
                "{\"tree\":[1,2]} x",
                "\u0000",
                "{\"game\":\"go\",\"algorithm\":\"pvs\"}"
            })
    void badRequestsGetOnePlainLine(String body) throws IOException {
        String answer = Http.body(Http.post(server, "/api/search", body));
        assertThat(answer).contains("{\"error\":\"").doesNotContain("Exception").doesNotContain("\\n");
    }

    @Test
    void badInputIsTheRequestsFault() {
        assertThat(Answers.refused(new espalier.cli.BadInput("no tree")).status())
                .isEqualTo(400);
        assertThat(Answers.refused(new IllegalArgumentException("no game")).status())
                .isEqualTo(400);
        assertThat(Answers.refused(new espalier.search.Stopped()).status()).isEqualTo(503);
        assertThat(Answers.refused(new IllegalStateException("a bug")).status()).isEqualTo(500);
    }

    @Test
    void otherMethodsAreRefused() throws IOException {
        assertThat(Http.status(Http.get(server, "/api/search"))).isEqualTo(405);
        assertThat(Http.status(Http.post(server, "/index.html", "{}"))).isEqualTo(405);
    }

    @Test
    void largeRequestsAreRefusedUnread() throws IOException {
        String announced = "POST /api/tree HTTP/1.1\r\nHost: " + Http.host(server)
                + "\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\nConnection: close\r\n\r\n";
        try (Socket socket = Http.open(server)) {
            Http.send(socket, announced);
            Http.await(socket.getInputStream(), "413");
        }
        String endless = announced.replace("Content-Length: 99999999", "Transfer-Encoding: chunked");
        try (Socket socket = Http.open(server)) {
            Http.send(socket, endless);
            String chunk = "10000\r\n" + " ".repeat(0x10000) + "\r\n";
            for (int i = 0; i <= Call.LARGEST / 0x10000; i++) {
                Http.send(socket, chunk);
            }
            Http.await(socket.getInputStream(), "413");
        }
    }

    @Test
    void tooManySearchesAreRefused() throws IOException, InterruptedException {
        List<Searches.Running<String>> running = new ArrayList<>();
        for (int i = 0; i < StudioServer.MOST_SEARCHES; i++) {
            running.add(new Endless(server.searches()).start());
        }
        String tree = "{\"tree\":[1,2]}";
        String refused = Http.post(server, "/api/tree", tree);
        assertThat(Http.status(refused)).isEqualTo(429);
        assertThat(Http.body(refused)).contains("searches are running already");
        running.get(0).stop();
        Http.until("one has ended", () -> server.searches().running() < StudioServer.MOST_SEARCHES);
        assertThat(Http.status(Http.post(server, "/api/tree", tree))).isEqualTo(200);
    }

    @Test
    void aSearchEndsWhenItsPageGoesAway() throws IOException, InterruptedException {
        try (Socket socket = Http.open(server)) {
            Http.send(socket, Http.posted(server, "/api/endless", "{}"));
            Http.await(socket.getInputStream(), "200 OK");
            assertThat(server.searches().running()).isEqualTo(1);
        }
        Http.until("no search is running", () -> server.searches().running() == 0);
    }

    @Test
    void fiftyPagesThatCloseLeaveNoSearchRunning() throws IOException, InterruptedException {
        for (int i = 0; i < 50; i++) {
            Http.until("there is room", () -> server.searches().running() < StudioServer.MOST_SEARCHES);
            try (Socket socket = Http.open(server)) {
                Http.send(socket, "GET /api/endless/events HTTP/1.1\r\nHost: " + Http.host(server) + "\r\n\r\n");
                Http.await(socket.getInputStream(), ": open");
            }
        }
        Http.until("no search is running", () -> server.searches().running() == 0);
    }

    @Test
    void theServerStopsItsSearches() throws InterruptedException {
        new Endless(server.searches()).start();
        server.close();
        Http.until("no search is running", () -> server.searches().running() == 0);
    }

    @Test
    void aThousandSlowOrLargeRequestsLeaveItResponsive() throws IOException {
        List<Socket> open = new ArrayList<>();
        try {
            for (int i = 0; i < 1000; i++) {
                Socket socket = Http.open(server);
                open.add(socket);
                Http.send(
                        socket,
                        switch (i % 4) {
                            case 0 -> "GET / HT";
                            case 1 -> "GET / HTTP/1.1\r\nHost: " + Http.host(server) + "\r\nX-Slow: ";
                            case 2 ->
                                "POST /api/tree HTTP/1.1\r\nHost: " + Http.host(server)
                                        + "\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{";
                            default ->
                                "POST /api/tree HTTP/1.1\r\nHost: " + Http.host(server)
                                        + "\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n"
                                        + " ".repeat(4096);
                        });
            }
            assertThat(Http.status(Http.get(server, "/"))).isEqualTo(200);
            String found = Http.post(server, "/api/search", "{\"algorithm\":\"mtd-f\",\"tree\":[[3,5],2]}");
            assertThat(Http.status(found)).isEqualTo(200);
            assertThat(Http.body(found)).contains("\"value\":3");
        } finally {
            for (Socket socket : open) {
                socket.close();
            }
        }
    }
}
