package espalier.protocols;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.BoardStyle;
import espalier.games.othello.OthelloGame;
import espalier.games.othello.OthelloPosition;
import espalier.testkit.Fuzz;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/**
 * Damaged lines in every protocol: the engine goes on, answers correctly afterwards, its reader never waits, and no thread stays
 * behind. Searches are cheap: the level is 1. {@code -Despalier.fuzz=100000} sends more lines.
 */
class ProtocolFuzzTest {
    /** Lines between two questions whether the engine is still there. */
    private static final int BATCH = 50;

    private static final String GGF =
            "set game (;GM[Othello]BO[8 ---------------------------O*------*O---------------------------"
                    + " *]B[F5]W[F6]B[D3];)";

    @Test
    void uci() {
        fuzz(
                "uci",
                "chess",
                "setoption name Level value 1",
                "isready",
                "readyok",
                ProtocolFuzzTest::mates,
                "uci",
                "isready",
                "ucinewgame",
                "debug on",
                "setoption name MultiPV value 2",
                "setoption name Hash value 2",
                "setoption name Clear Hash",
                "setoption name Algorithm value mtd-f",
                "setoption name UCI_AnalyseMode value true",
                "setoption name Move Overhead value 5",
                "position startpos moves e2e4 e7e5 g1f3",
                "position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1g1 e8c8",
                "go depth 2",
                "go nodes 100 searchmoves e2e4 d2d4",
                "go wtime 1000 btime 1000 winc 10 binc 10 movestogo 5",
                "go movetime 2",
                "go infinite",
                "go ponder wtime 100 btime 100",
                "go mate 2",
                "ponderhit",
                "stop",
                "d",
                "perft 2",
                "go perft 2");
    }

    /** A count comes after the answers to all searches before it. */
    private static void mates(Client client) {
        client.say("ucinewgame", "position startpos", "perft 3");
        assertThat(client.await("nodes")).isEqualTo("nodes 8902");
        client.say("setoption name Level value 10", "setoption name MultiPV value 1");
        client.say("position fen " + UciTest.MATE_IN_TWO, "go mate 2");
        assertThat(client.await("bestmove")).startsWith("bestmove a1a6");
    }

    @Test
    void ugi() {
        fuzz(
                "ugi",
                "loa",
                "setoption name Level value 1",
                "isready",
                "readyok",
                ProtocolFuzzTest::counts,
                "ugi",
                "uginewgame",
                "position startpos moves b1-b3",
                "position fen 1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b moves b1-b3",
                "go p1time 1000 p2time 1000 p1inc 10 p2inc 10",
                "go nodes 50",
                "go movetime 1",
                "query p1turn",
                "query gameover",
                "query result",
                "stop");
    }

    private static void counts(Client client) {
        client.say("uginewgame", "position startpos", "perft 2");
        assertThat(client.await("nodes")).isEqualTo("nodes 1244");
        client.say("query p1turn");
        assertThat(client.await("response")).isEqualTo("response true");
        client.say("go nodes 50");
        assertThat(client.await("bestmove")).matches("bestmove [a-h][1-8]-[a-h][1-8]");
    }

    @Test
    void xboard() {
        fuzz(
                "xboard",
                "chess",
                "option Level=1",
                "ping 123456789",
                "pong 123456789",
                ProtocolFuzzTest::matesAtOnce,
                "protover 2",
                "accepted ping",
                "new",
                "variant normal",
                "force",
                "go",
                "playother",
                "level 40 5 0",
                "level 0 2:30 0.5",
                "st 1",
                "sd 2",
                "time 100",
                "otim 100",
                "usermove e2e4",
                "e7e5",
                "?",
                "ping 3",
                "hint",
                "undo",
                "remove",
                "hard",
                "easy",
                "post",
                "nopost",
                "analyze",
                ".",
                "exit",
                "setboard r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
                "result 1-0 {White mates}",
                "memory 2",
                "cores 1",
                "option Clear Hash");
    }

    private static void matesAtOnce(Client client) {
        client.say("exit", "new", "force", "ping 77").await("pong 77");
        client.say(
                "option Level=10", "level 0 5 0", "time 30000", "sd 2", "setboard 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
        client.say("go");
        assertThat(client.await("move")).isEqualTo("move a1a8");
        client.await("1-0 {White mates}");
    }

    @Test
    void gtp() {
        fuzz(
                "gtp",
                "othello",
                "level 1",
                "123456789 name",
                "=123456789",
                ProtocolFuzzTest::begins,
                "protocol_version",
                "7 name",
                "version",
                "known_command play",
                "list_commands",
                "list_games",
                "set_game Othello",
                "boardsize 8",
                "clear_board",
                "komi 0",
                "play black f5",
                "play W pass",
                "genmove black",
                "reg_genmove white",
                "undo",
                "showboard # a comment",
                "final_score",
                "time_settings 10 5 1",
                "time_left black 10 0");
    }

    private static void begins(Client client) {
        client.say("77 clear_board").await("=77");
        client.say("78 reg_genmove b");
        assertThat(client.await("=78")).matches("=78 (D3|C4|F5|E6)");
        client.say("79 play b f5").await("=79");
        client.say("80 showboard").await("=80");
        OthelloGame game = new OthelloGame();
        OthelloPosition position = game.start();
        position.play(game.parseMove(position, "f5"));
        game.show(position, BoardStyle.PLAIN)
                .lines()
                .forEach(line -> assertThat(client.next()).isEqualTo(line));
    }

    @Test
    void nboard() {
        fuzz(
                "nboard",
                "othello",
                "set level 1",
                "ping 123456789",
                "pong 123456789",
                ProtocolFuzzTest::replies,
                "nboard 2",
                "set depth 3",
                GGF,
                "set contempt 1",
                "move F5/1.0/2.0",
                "move PA",
                "hint 3",
                "go",
                "ping 1",
                "learn",
                "analyze");
    }

    private static void replies(Client client) {
        OthelloGame game = new OthelloGame();
        OthelloPosition position = game.start();
        for (String move : List.of("f5", "f6", "d3")) {
            position.play(game.parseMove(position, move));
        }
        client.say("set depth 3", GGF, "ping 77").await("pong 77");
        client.say("go");
        String move = client.await("===").replaceFirst("=== (..)/.*", "$1");
        position.play(game.parseMove(position, move.toLowerCase(Locale.ROOT)));
    }

    /** What comes after the damage. */
    private interface Aftermath {
        void check(Client client);
    }

    private static void fuzz(
            String protocol,
            String game,
            String cheap,
            String question,
            String answer,
            Aftermath aftermath,
            String... lines) {
        int[] sent = {0};
        try (Client client = Client.of(protocol, game)) {
            client.say(cheap);
            Fuzz.of(lines).texts(text -> {
                client.say(text.replace("quit", "exit"));
                if (++sent[0] % BATCH == 0) {
                    client.say("", "", "force", question).await(answer);
                    client.heard.clear();
                }
            });
            client.say("", question).await(answer);
            aftermath.check(client);
        }
        assertThat(sent[0]).isGreaterThanOrEqualTo(Arrays.asList(lines).size());
    }
}
