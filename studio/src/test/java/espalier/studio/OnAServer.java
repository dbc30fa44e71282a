package espalier.studio;

import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Tests of pages, each on a server of its own; skipped, with a line, where there is no browser. */
abstract class OnAServer {
    @SuppressWarnings("NullAway.Init") // set before each test
    protected StudioServer server;

    @BeforeEach
    void open() throws IOException {
        Browser.assumeInstalled();
        server = StudioServer.open(0);
    }

    @AfterEach
    void close() {
        if (server != null) {
            server.close();
        }
    }
}
