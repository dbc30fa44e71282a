package espalier.protocols;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.games.othello.OthelloGame;
import espalier.games.othello.OthelloPosition;
import espalier.play.Seat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Conversations in GTP. */
class GtpTest {
    private static Client gtp() {
        return Client.of("gtp", "othello");
    }

    @Test
    void introducesItself() {
        try (Client client = gtp()) {
            client.say("1 protocol_version", "2 name", "3 known_command genmove", "4 known_command dance");
            client.say(
                    "5 list_games", "6 set_game Othello", "7 set_game Go", "8 boardsize 8", "9 boardsize 19", "10 x");
            client.say("11 komi -6.5", "12 komi q", "13 komi").await("?13");
            assertThat(String.join("|", client.heard))
                    .isEqualTo("=1 2||=2 Espalier||=3 true||=4 false||=5 Othello||=6 ||?7 unsupported game||=8 "
                            + "||?9 unacceptable size||?10 unknown command||=11 ||?12 syntax error||?13 syntax error");
        }
    }

    /** Commands are obeyed in order, also those that come while it thinks. */
    @Test
    void movesInOrder() {
        try (Client client = gtp()) {
            client.say(
                    "time_settings 0 1 20",
                    "play b f5",
                    "genmove white",
                    "7 undo",
                    "undo",
                    "8 undo",
                    "# only a comment");
            client.await("?8 cannot undo");
            assertThat(client.heard.get(4)).matches("= (D6|F4|F6)");
            client.say("play black a1").await("? illegal move");
            client.say("play white f5").await("? not this player's turn");
            client.say("play pink f5").await("? invalid color");
            client.say("play white").await("? syntax error");
            client.say("final_score").await("? cannot score");
            client.say("showboard").await("=");
            assertThat(client.next()).contains("a b c d e f g h");
        }
    }

    @Test
    void playsAWholeGame() {
        try (Client client = gtp()) {
            client.say("level 3", "clear_board");
            client.await("=");
            client.await("=");
            String[] colours = {"black", "white"};
            int passes = 0;
            for (int i = 0; i < 130 && passes < 2; i++) {
                client.say("genmove " + colours[i % 2]);
                String move = client.await("=");
                passes = move.equals("= PASS") ? passes + 1 : 0;
                assertThat(move).matches("= ([A-H][1-8]|PASS)");
            }
            client.say("final_score");
            assertThat(client.await("=")).matches("= (0|[BW]\\+\\d+)");
        }
    }

    /** Plays random moves until a player must pass; returns the other one's colour. */
    private static String untilAForcedPass(Client client) {
        SplittableRandom random = new SplittableRandom(1);
        Seat<OthelloPosition> board = Seat.in(new OthelloGame()).open();
        while (true) {
            List<Integer> moves = board.moves();
            if (moves.isEmpty()) {
                board = Seat.in(new OthelloGame()).open();
                client.say("clear_board").await("=");
                continue;
            }
            int move = moves.get(random.nextInt(moves.size()));
            boolean black = board.position().turn() == 0;
            if (board.text(move).equals("pass")) {
                return black ? "w" : "b";
            }
            client.say("play " + (black ? "b " : "w ") + board.text(move)).await("=");
            board.play(move);
        }
    }

    private static String board(Client client) {
        client.say("showboard").await("=");
        return IntStream.range(0, 10).mapToObj(i -> client.next()).collect(Collectors.joining("\n"));
    }

    /** The pass that is left out is taken back with the move, or if there is none. */
    @Test
    void aForcedPassMayBeLeftOut() {
        try (Client client = gtp()) {
            client.say("level 1").await("=");
            String mover = untilAForcedPass(client);
            String before = board(client);
            client.say("play " + mover + " z9").await("? illegal move");
            client.say("reg_genmove " + mover);
            String move = client.await("=");
            assertThat(move).matches("= [A-H][1-8]");
            assertThat(board(client)).isEqualTo(before);
            client.say("play " + mover + move.substring(1)).await("=");
            assertThat(board(client)).isNotEqualTo(before);
            client.say("undo", "undo").await("=");
            client.await("=");
            assertThat(board(client)).isEqualTo(before);
        }
    }

    @Test
    void quits() {
        try (Client client = gtp()) {
            client.say("quit").await("=");
        }
    }
}
