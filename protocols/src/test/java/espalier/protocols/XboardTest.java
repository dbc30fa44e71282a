package espalier.protocols;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.games.chess.ChessGame;
import espalier.games.chess.ChessPosition;
import espalier.play.Seat;
import org.junit.jupiter.api.Test;

/** Conversations in CECP. */
class XboardTest {
    private static final String MOVE = "move [a-h][1-8][a-h][1-8][qrbn]?";

    private static final String THOUGHT = "\\d+ -?\\d+ \\d+ \\d+( [a-h][1-8][a-h][1-8][qrbn]?)+";

    private static Client xboard() {
        return Client.of("xboard", "chess").say("xboard");
    }

    @Test
    void saysWhatItCan() {
        try (Client client = xboard()) {
            client.say("protover 2", "accepted done").await("feature done=1");
            assertThat(client.heard.get(0)).isEqualTo("feature done=0");
            assertThat(client.last("feature myname"))
                    .contains(
                            "ping=1",
                            "setboard=1",
                            "playother=1",
                            "usermove=1",
                            "analyze=1",
                            "memory=1",
                            "smp=1",
                            "colors=0");
            assertThat(client.heard).anyMatch(line -> line.startsWith("feature option=\"Level -spin 10 1 10\""));
        }
    }

    @Test
    void playsTheOtherSideAfterNew() {
        try (Client client = xboard()) {
            client.say("new", "sd 3", "st 10", "post", "time 1000", "otim 1000", "usermove e2e4");
            assertThat(client.await("move")).matches(MOVE);
            assertThat(client.heard).anyMatch(line -> line.matches("3 -?\\d+ \\d+ \\d+( [a-h][1-8][a-h][1-8])+"));
            client.say("e2e5").await("Illegal move: e2e5");
        }
    }

    @Test
    void forceKeepsItQuiet() {
        try (Client client = xboard()) {
            client.say("new", "force", "usermove e2e4", "usermove e7e5", "ping 1")
                    .await("pong 1");
            assertThat(client.heard).noneMatch(line -> line.startsWith("move"));
            client.say("sd 2", "go");
            assertThat(client.await("move")).matches(MOVE);
            client.say("force", "undo", "undo", "undo", "ping 2").await("pong 2");
            client.say("undo").await("Error (not that many moves were played)");
            client.say("playother", "ping 3").await("pong 3");
            client.say("usermove d2d4");
            assertThat(client.await("move")).matches(MOVE);
        }
    }

    @Test
    void forceEndsAThoughtWithoutAMove() {
        try (Client client = xboard()) {
            client.say("new", "st 1000", "usermove e2e4", "force", "ping 1").await("pong 1");
            assertThat(client.heard).noneMatch(line -> line.startsWith("move"));
        }
    }

    @Test
    void movesNow() {
        try (Client client = xboard()) {
            client.say("new", "st 1000", "usermove e2e4", "?", "ping 1").await("pong 1");
            assertThat(client.heard).anyMatch(line -> line.matches(MOVE));
        }
    }

    @Test
    void analysesUntilExit() {
        try (Client client = xboard()) {
            client.say("new", "force", "analyze").await("4 ");
            client.say(".").await("stat01: ");
            client.say("usermove e2e4", "ping 1").await("pong 1");
            client.await("4 ");
            client.say("undo", "exit", "ping 2").await("pong 2");
            assertThat(client.heard).noneMatch(line -> line.startsWith("move"));
        }
    }

    @Test
    void withoutAMoveThereIsNoHint() {
        try (Client client = xboard()) {
            client.say("new", "hint", "ping 1");
            assertThat(client.next()).isEqualTo("pong 1");
        }
    }

    /** Black's only move is met by mate: there is nothing to ponder on, and the mate is announced. */
    @Test
    void anExpectedReplyThatEndsTheGameIsAnnounced() {
        try (Client client = xboard()) {
            client.say("new", "force", "hard", "sd 4", "setboard 7k/1p6/6K1/8/8/8/8/R7 b - - 0 1", "go");
            assertThat(client.await("move")).matches(MOVE);
            client.say("usermove a1a8").await("1-0 {White mates}");
        }
    }

    @Test
    void aPonderingSearchPlaysNothingWhenTheConversationEnds() {
        Client client = xboard();
        try (client) {
            client.say("new", "hard", "sd 3", "post", "usermove e2e4");
            client.await("move");
            client.say("ping 1").await("pong 1");
        }
        assertThat(client.rest()).noneMatch(line -> line.startsWith("move"));
    }

    @Test
    void quitAsksForNoMove() {
        Client client = xboard();
        try (client) {
            client.say("new", "st 1000", "usermove e2e4", "ping 1", "quit").await("pong 1");
        }
        assertThat(client.heard).noneMatch(line -> line.startsWith("move"));
    }

    /** The reply to the expected move comes from the search that pondered on it; any other move ends that search. */
    @Test
    void ponders() {
        Seat<ChessPosition> board = Seat.in(new ChessGame()).open();
        try (Client client = xboard()) {
            client.say("new", "hard", "sd 3", "post", "usermove e2e4");
            board.play("e2e4");
            board.play(move(client));
            assertThat(client.await("3 ")).as("pondering").matches(THOUGHT);
            String expected = hint(client);
            client.heard.clear();
            client.say("usermove " + expected);
            board.play(expected);
            board.play(move(client));
            assertThat(client.heard).as("no other search").noneMatch(line -> line.matches(THOUGHT));

            client.await("3 ");
            String missed = hint(client);
            String other = board.moves().stream()
                    .map(board::text)
                    .filter(move -> !move.equals(missed))
                    .findFirst()
                    .orElseThrow();
            client.heard.clear();
            client.say("usermove " + other);
            board.play(other);
            board.play(move(client));
            assertThat(client.heard).as("another search").anyMatch(line -> line.matches(THOUGHT));

            client.say("easy", "force", "usermove a1a1").await("Illegal move: a1a1");
            String next = board.text(board.moves().get(0));
            client.say("usermove " + next, "ping 2").await("pong 2");
            assertThat(client.heard).as("the ponder move is taken back").doesNotContain("Illegal move: " + next);
        }
    }

    private static String hint(Client client) {
        return client.say("hint").await("Hint: ").substring("Hint: ".length());
    }

    private static String move(Client client) {
        String line = client.await("move");
        assertThat(line).matches(MOVE);
        return line.substring("move ".length());
    }

    @Test
    void takesNothingBackThatWasNotPlayed() {
        try (Client client = xboard()) {
            client.say("new", "force", "usermove e2e4", "remove")
                    .await("Error (not that many moves were played): remove");
            client.say("usermove e7e5", "remove", "undo").await("Error (not that many moves were played): undo");
            client.say("usermove d2d4", "ping 1").await("pong 1");
            assertThat(client.heard).noneMatch(line -> line.startsWith("Illegal"));
        }
    }

    @Test
    void announcesTheEnd() {
        try (Client client = xboard()) {
            client.say("new", "force", "setboard 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "sd 3", "go");
            assertThat(client.await("move")).isEqualTo("move a1a8");
            client.await("1-0 {White mates}");
        }
    }

    @Test
    void refusesWhatItCannotDo() {
        try (Client client = xboard()) {
            client.say("frobnicate 3").await("Error (unknown command): frobnicate 3");
            client.say("variant atomic").await("Error (only normal chess)");
            client.say("setboard 8/8/8 w").await("tellusererror Illegal position");
            client.say("level x").await("Error (moves is 'x'");
            client.say("memory 0").await("Error (memory");
            client.say("option Level=11").await("Error (Level is '11'");
            client.say("cores 0").await("Error (cores is '0'");
            client.heard.clear();
            client.say("option Level=3", "cores 1000", "memory 1000000000"); // as much as there is
            client.say("cores 2", "memory 40", "ping 1").await("pong 1");
            assertThat(client.heard).noneMatch(line -> line.startsWith("Error"));
            assertThat(client.heard).noneMatch(line -> line.startsWith("telluser "));
        }
    }
}
