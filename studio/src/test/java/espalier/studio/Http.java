package espalier.studio;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Locale;
import java.util.function.BooleanSupplier;

/** Requests as bytes, also such as no browser would send. */
final class Http {
    private static final int MOST_LOOKS = 12_000;

    private Http() {}

    /** The whole answer. */
    static String ask(StudioServer server, String request) throws IOException {
        try (Socket socket = open(server)) {
            send(socket, request);
            return new String(socket.getInputStream().readAllBytes(), UTF_8);
        }
    }

    static Socket open(StudioServer server) throws IOException {
        return new Socket(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port(server));
    }

    static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(UTF_8));
        socket.getOutputStream().flush();
    }

    static int port(StudioServer server) {
        return Integer.parseInt(server.address().replaceAll("\\D+$", "").replaceAll("^.*:", ""));
    }

    static String host(StudioServer server) {
        return "127.0.0.1:" + port(server);
    }

    static String get(StudioServer server, String path, String... headers) throws IOException {
        return ask(
                server,
                "GET " + path + " HTTP/1.1\r\nHost: " + host(server) + "\r\n" + lines(headers)
                        + "Connection: close\r\n\r\n");
    }

    static String post(StudioServer server, String path, String json, String... headers) throws IOException {
        return ask(server, posted(server, path, json, headers));
    }

    static String posted(StudioServer server, String path, String json, String... headers) {
        return "POST " + path + " HTTP/1.1\r\nHost: " + host(server)
                + "\r\nContent-Type: application/json\r\nContent-Length: " + json.getBytes(UTF_8).length + "\r\n"
                + lines(headers) + "Connection: close\r\n\r\n" + json;
    }

    private static String lines(String... headers) {
        return headers.length == 0 ? "" : String.join("\r\n", headers) + "\r\n";
    }

    static int status(String answer) {
        return Integer.parseInt(answer.split(" ", 3)[1]);
    }

    /** The body; a slow answer comes in chunks, which are joined. */
    static String body(String answer) {
        int start = answer.indexOf("\r\n\r\n") + 4;
        String body = answer.substring(start);
        if (!answer.substring(0, start).toLowerCase(Locale.ROOT).contains("transfer-encoding: chunked")) {
            return body;
        }
        byte[] bytes = body.getBytes(UTF_8);
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        for (int at = 0; ; ) {
            int line = at;
            while (bytes[line] != '\r') {
                line++;
            }
            int length = Integer.parseInt(new String(bytes, at, line - at, UTF_8), 16);
            if (length == 0) {
                return joined.toString(UTF_8);
            }
            joined.write(bytes, line + 2, length);
            at = line + 2 + length + 2;
        }
    }

    /** Reads until the text has come. */
    static void await(InputStream in, String text) throws IOException {
        StringBuilder read = new StringBuilder();
        while (read.indexOf(text) < 0) {
            int next = in.read();
            if (next < 0) {
                throw new IOException("the stream ended with: " + read);
            }
            read.append((char) next);
        }
    }

    /** Waits for a condition; the guard only turns waiting in vain into a failure. */
    static void until(String what, BooleanSupplier condition) throws InterruptedException {
        for (int looks = 0; !condition.getAsBoolean(); looks++) {
            if (looks == MOST_LOOKS) {
                throw new AssertionError("waited in vain until " + what);
            }
            Thread.sleep(10);
        }
    }
}
