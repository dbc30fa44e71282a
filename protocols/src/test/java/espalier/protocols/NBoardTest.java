package espalier.protocols;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Conversations with NBoard. */
class NBoardTest {
    /** The game of the protocol's description. */
    private static final String GAME =
            "(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[./mEdax]PW[chris]RE[?]TI[15:00]TY[8]"
                    + "BO[8 ---------------------------O*------*O--------------------------- *]"
                    + "B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)";

    private static Client nboard() {
        return Client.of("nboard", "othello").say("nboard 2");
    }

    @Test
    void moves() {
        try (Client client = nboard()) {
            client.await("set myname Espalier");
            client.say("set depth 4", "set game " + GAME, "ping 1").await("pong 1");
            client.say("go");
            assertThat(client.await("===")).matches("=== [A-H][1-8]/-?[0-9.]+/[0-9.]+");
            assertThat(client.last("search")).matches("search ([A-H][1-8])+ -?[0-9.]+ 0 4");
            assertThat(client.last("nodestats")).matches("nodestats \\d+ [0-9.]+");
            client.say("move D6/1.0/2.5", "go").await("===");
        }
    }

    @Test
    void hints() {
        try (Client client = nboard()) {
            client.say("set depth 3", "set game " + GAME, "hint 2").await("status Espalier");
            client.await("status");
            assertThat(client.heard.stream().filter(line -> line.startsWith("search") && line.endsWith(" 0 3")))
                    .hasSize(2);
        }
    }

    /** A ping stops the search, which then says nothing more. */
    @Test
    void pingStops() {
        try (Client client = nboard()) {
            client.await("set myname Espalier"); // which comes when the engine is ready
            client.say("set depth 60", "go", "ping 7").await("pong 7");
            assertThat(client.last("status")).as("it does not think any more").isEqualTo("status");
            client.say("ping 8");
            assertThat(client.next()).isEqualTo("pong 8");
            assertThat(client.heard).noneMatch(line -> line.startsWith("==="));
        }
    }

    @Test
    void aPingIsAnsweredAfterQuit() {
        Client client = nboard();
        try (client) {
            client.say("set depth 60", "go", "ping 7", "quit").await("pong 7");
        }
        assertThat(client.heard).noneMatch(line -> line.startsWith("==="));
    }

    @Test
    void ignoresWhatItDoesNotKnow() {
        try (Client client = nboard()) {
            client.say("dance", "set contempt 3", "set colour blue", "learn").await("learned");
            client.say("set game nonsense").await("status no game: 'nonsense' is not GGF");
            client.say("set game (;GM[Othello]B[a1];)").await("status no game: ");
            client.say("move z9").await("status ");
            client.say("ping 1").await("pong 1");
        }
    }
}
