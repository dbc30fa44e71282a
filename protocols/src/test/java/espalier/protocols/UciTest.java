package espalier.protocols;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.search.Algorithm;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Conversations in UCI. */
class UciTest {
    /** Morphy's problem: 1 Ra6 forces mate. */
    static final String MATE_IN_TWO = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

    private static Client uci() {
        return Client.of("uci", "chess");
    }

    @Test
    void offersItsOptions() {
        try (Client client = uci()) {
            client.say("uci").await("uciok");
            assertThat(client.heard.get(0)).startsWith("id name Espalier");
            for (String option : List.of(
                    "Hash type spin",
                    "Clear Hash type button",
                    "Threads type spin",
                    "Ponder type check",
                    "MultiPV type spin",
                    "UCI_AnalyseMode type check",
                    "UCI_LimitStrength type check",
                    "UCI_Elo type spin",
                    "Level type spin",
                    "Algorithm type combo",
                    "Evaluator type combo",
                    "Move Overhead type spin")) {
                assertThat(client.heard).anyMatch(line -> line.startsWith("option name " + option));
            }
        }
    }

    @Test
    void reportsASearch() {
        try (Client client = uci()) {
            String best = client.say("position startpos moves e2e4 e7e5 g1f3", "go depth 4")
                    .await("bestmove");
            assertThat(best).matches("bestmove [a-h][1-8][a-h][1-8] ponder [a-h][1-8][a-h][1-8]");
            assertThat(client.last("info depth 4"))
                    .matches("info depth 4 seldepth \\d+ multipv 1 score cp -?\\d+ nodes \\d+ nps \\d+ time \\d+"
                            + " hashfull \\d+ pv( [a-h][1-8][a-h][1-8])+");
        }
    }

    @Test
    void theSameSearchTwiceIsTheSame() {
        assertThat(sayings("go nodes 20000")).isEqualTo(sayings("go nodes 20000"));
    }

    /** What is said about a search, without what the clock decides. */
    private static List<String> sayings(String go) {
        try (Client client = uci()) {
            client.say("isready").await("readyok");
            client.say("position startpos moves d2d4", go).await("bestmove");
            return client.heard.stream()
                    .filter(line -> line.startsWith("bestmove") || line.contains(" multipv "))
                    .map(line -> line.replaceAll(" (nps|time) \\d+", ""))
                    .toList();
        }
    }

    @Test
    void findsAMate() {
        try (Client client = uci()) {
            client.say("position fen " + MATE_IN_TWO, "go mate 2");
            assertThat(client.await("bestmove")).startsWith("bestmove a1a6");
            assertThat(client.last("info depth")).contains("score mate 2");
        }
    }

    @Test
    void searchesSomeMovesOnly() {
        try (Client client = uci()) {
            client.say("position startpos", "go depth 3 searchmoves a2a3 h2h3");
            assertThat(client.await("bestmove")).matches("bestmove (a2a3|h2h3).*");
        }
    }

    @Test
    void showsSeveralLines() {
        try (Client client = uci()) {
            client.say("setoption name MultiPV value 3", "position startpos", "go depth 4")
                    .await("bestmove");
            for (int rank = 1; rank <= 3; rank++) {
                assertThat(client.last("info depth 4 ")).isNotEmpty();
                String multi = " multipv " + rank + " ";
                assertThat(client.heard).anyMatch(line -> line.startsWith("info depth 4 ") && line.contains(multi));
            }
        }
    }

    @Test
    void answersWhileItThinks() {
        try (Client client = uci()) {
            client.say("position startpos", "go infinite", "isready").await("readyok");
            assertThat(client.heard).noneMatch(line -> line.startsWith("bestmove"));
            client.say("isready").await("readyok");
            client.say("d").await("fen");
            client.say("stop").await("bestmove");
        }
    }

    /** A search that ends by itself waits for the client all the same. */
    @Test
    void anInfiniteSearchWaitsForStop() {
        try (Client client = uci()) {
            client.say("position fen " + MATE_IN_TWO, "go infinite").await("info depth 3");
            client.say("isready").await("readyok");
            client.say("isready").await("readyok");
            assertThat(client.heard).noneMatch(line -> line.startsWith("bestmove"));
            client.say("stop").await("bestmove");
        }
    }

    @Test
    void pondersUntilTheMoveIsPlayed() {
        try (Client client = uci()) {
            client.say("position startpos moves e2e4 e7e5", "go ponder wtime 1000 btime 1000")
                    .await("info depth 3");
            assertThat(client.heard).noneMatch(line -> line.startsWith("bestmove"));
            client.say("ponderhit").await("bestmove");
        }
    }

    /** Neither is lost if it comes before the search has begun. */
    @Test
    void hitAndStopMayComeAtOnce() {
        try (Client client = uci()) {
            for (int i = 0; i < 20; i++) {
                client.say("position startpos", "go ponder movetime 5", "ponderhit")
                        .await("bestmove");
                client.say("go infinite", "stop").await("bestmove");
            }
        }
    }

    @Test
    void everyDriverPlays() {
        try (Client client = uci()) {
            for (Algorithm algorithm : Algorithm.table()) {
                if (!algorithm.isTreesOnly()) {
                    client.say(
                            "setoption name Algorithm value " + algorithm.label(), "position startpos", "go depth 2");
                    assertThat(client.await("bestmove"))
                            .as(algorithm.label())
                            .matches("bestmove [a-h][1-8][a-h][1-8].*");
                }
            }
        }
    }

    @Test
    void everyLevelPlays() {
        try (Client client = uci()) {
            for (int level = 1; level <= 9; level++) {
                client.say("setoption name Level value " + level, "position startpos moves f2f3 e7e5", "go nodes 5000");
                assertThat(client.await("bestmove")).matches("bestmove [a-h][1-8][a-h][1-8].*");
            }
            client.say(
                            "setoption name UCI_LimitStrength value true",
                            "setoption name UCI_Elo value 1000",
                            "go nodes 5000")
                    .await("bestmove");
        }
    }

    @Test
    void anEndedGameHasNoMove() {
        try (Client client = uci()) {
            client.say("position startpos moves f2f3 e7e5 g2g4 d8h4", "go depth 3");
            assertThat(client.await("bestmove")).isEqualTo("bestmove 0000");
        }
    }

    @Test
    void knowsTheHabits() {
        try (Client client = uci()) {
            client.say("position startpos", "perft 4");
            assertThat(client.await("nodes")).isEqualTo("nodes 197281");
            client.say("go perft 3");
            assertThat(client.await("nodes")).isEqualTo("nodes 8902");
            client.say("d").await("fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        }
    }

    /** The reader does not wait for it, nor does what comes next. */
    @Test
    void workIsStopped() {
        try (Client client = uci()) {
            client.say("position startpos", "perft 20", "isready").await("readyok");
            client.say("stop").await("info string perft was stopped");
            client.say("bench", "stop").await("info string bench was stopped");
            client.say("perft 20", "go depth 1").await("bestmove");
            assertThat(client.heard).noneMatch(line -> line.startsWith("nodes") || line.startsWith("signature"));
            assertThat(client.heard).noneMatch(line -> line.endsWith(" 0"));
        }
    }

    @Test
    void skipsWhatItDoesNotKnow() {
        try (Client client = uci()) {
            client.say("", "joho", "joho debug on", "xyzzy", "setoption name Nothing value 3");
            client.say("position fen nonsense", "position startpos moves e2e5", "go depth 1 moon 3")
                    .await("bestmove");
            assertThat(client.heard).contains("info string no command 'xyzzy'");
            assertThat(client.heard).anyMatch(line -> line.startsWith("info string no option 'Nothing'"));
            assertThat(client.heard).anyMatch(line -> line.startsWith("info string no legal move 'e2e5'"));
        }
    }

    @Test
    void theEndOfTheInputIsGoodbye() {
        try (Client client = uci()) {
            client.say("position startpos", "go infinite");
        }
        try (Client client = uci()) {
            client.say("isready", "go infinite", "quit");
        }
    }

    /** As when a script writes all of its lines at once. */
    @Test
    void whatWasAskedForIsAnsweredAfterQuit() {
        try (Client client = uci()) {
            client.say("isready", "quit", "d").await("readyok");
        }
        try (Client client = uci()) {
            client.say("go infinite", "stop", "quit", "d").await("bestmove");
            assertThat(client.rest()).noneMatch(line -> line.startsWith("fen"));
        }
    }
}
