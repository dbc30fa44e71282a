package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Game;
import espalier.games.chess.ChessGame;
import espalier.games.chess.ChessPosition;
import espalier.play.Solvers;
import espalier.search.Limits;
import espalier.solve.Outcome;
import espalier.solve.ProofNumberSolver;
import espalier.solve.Question;
import espalier.solve.Solution;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Near the limit of the fifty-move rule both solvers mean the same by a win, and so do the rules. */
class SolversAgreeTest {
    private static final Game<ChessPosition> CHESS = new ChessGame();
    private static final Question QUESTION =
            Question.OUTCOME.remembering(1 << 16).within(Limits.nodes(3_000_000));

    private static Outcome byProof(ChessPosition position) {
        return new ProofNumberSolver<ChessPosition>().solve(position, QUESTION).outcome();
    }

    private static Outcome byDeepening(ChessPosition position) {
        return Solvers.of(CHESS).get("deepening").solve(position, QUESTION).outcome();
    }

    @ParameterizedTest
    @CsvSource({
        "8/3k1K2/8/8/5Q2/8/8/4Q3 b - - 100 80, DRAW",
        "4k3/8/8/8/8/8/8/R3K2R w - - 98 4968, DRAW",
        "R6k/8/6K1/8/8/8/8/8 b - - 100 80, LOSS",
        "7k/8/6K1/8/8/8/8/R7 w - - 99 80, WIN",
        "7k/8/6K1/8/8/8/8/R7 w - - 100 80, DRAW",
        "k7/8/1K6/8/8/8/8/7R w - - 98 80, WIN",
        "1k6/8/1K6/8/8/8/8/7R w - - 98 80, WIN",
        "2k5/8/1K6/8/8/8/8/7R w - - 97 80, WIN",
        "2k5/8/1K6/8/8/8/8/7R w - - 98 80, DRAW",
        "2k5/8/2K5/8/8/8/8/7R w - - 0 80, WIN",
    })
    void knownAnswers(String fen, Outcome expected) {
        ChessPosition position = CHESS.parse(fen);
        assertThat(byProof(position)).as("by proof numbers").isEqualTo(expected);
        assertThat(byDeepening(position)).as("by deepening").isEqualTo(expected);
    }

    /** A few pieces anywhere, a few plies before the limit: minimax by the rules sees to the end. */
    @Test
    void randomPositionsNearTheLimit() {
        Random random = new Random(7);
        Map<Outcome, Integer> seen = new EnumMap<>(Outcome.class);
        for (int i = 0; i < 400; i++) {
            ChessPosition position = position(random, 101 - random.nextInt(5));
            String text = CHESS.format(position);
            Outcome expected = Outcome.of(byTheRules(position, -1, 1));
            seen.merge(expected, 1, Integer::sum);
            assertThat(byProof(position)).as("by proof numbers: " + text).isEqualTo(expected);
            assertThat(byDeepening(position)).as("by deepening: " + text).isEqualTo(expected);
        }
        assertThat(seen).containsKeys(Outcome.WIN, Outcome.LOSS, Outcome.DRAW);
    }

    /** Win, draw or loss as 1, 0, -1. There are no pawns, and a capture leaves too little for a mate. */
    private static int byTheRules(ChessPosition position, int alpha, int beta) {
        int[] moves = new int[position.maxMoves()];
        int end = position.generate(moves, 0);
        if (end == 0) {
            return Integer.signum(position.score());
        }
        if (position.drawn()) {
            return 0;
        }
        int best = -1;
        for (int i = 0; i < end && best < beta; i++) {
            position.play(moves[i]);
            best = Math.max(best, -byTheRules(position, -beta, -Math.max(alpha, best)));
            position.undo();
        }
        return best;
    }

    /** Kings and a queen or a rook. */
    private static ChessPosition position(Random random, int quietPlies) {
        String[] pieces = {"Q", "R"};
        while (true) {
            char[] board = new char[64];
            java.util.Arrays.fill(board, '1');
            for (char piece : ("Kk" + pieces[random.nextInt(pieces.length)]).toCharArray()) {
                board[random.nextInt(64)] = piece;
            }
            StringBuilder fen = new StringBuilder();
            for (int i = 0; i < 64; i++) {
                fen.append(i > 0 && i % 8 == 0 ? "/" : "").append(board[i]);
            }
            fen.append(random.nextBoolean() ? " w" : " b")
                    .append(" - - ")
                    .append(Math.min(quietPlies, 100))
                    .append(" 80");
            try {
                ChessPosition position = CHESS.parse(fen.toString());
                if (!position.insufficientMaterial()) {
                    return position;
                }
            } catch (IllegalArgumentException e) {
                // two pieces on one square, or the side that moved is in check
            }
        }
    }

    /** The same key with different counts: a proof found with time to spare is not believed where there is none. */
    @Test
    void proofsKeepToTheClock() {
        ChessPosition position = CHESS.parse("2k5/8/1K6/8/8/8/8/7R w - - 60 80");
        Solution solution = new ProofNumberSolver<ChessPosition>().solve(position, QUESTION);
        assertThat(solution.outcome()).isEqualTo(Outcome.WIN);
        assertThat(solution.line().size()).isLessThanOrEqualTo(40);
    }
}
