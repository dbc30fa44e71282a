package espalier.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.MoveScorer;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Published exact scores of endgames, by a small alpha-beta: rules, passes and the counting of empty squares at once. */
class FfoTest {
    private static final int INFINITY = 10_000;

    private final MoveScorer<OthelloPosition> scorer =
            new OthelloGame().moveScorer().orElseThrow();
    private final int[] moves = new int[64 * 64];
    private final int[] scores = new int[64 * 64];

    @Test
    @Tag("slow")
    void everyScoredMoveOfTheSmallerProblems() throws IOException {
        int solved = 0;
        for (ObfReader.Problem problem : Collected.obf("fforum-1-19.obf").problems) {
            OthelloPosition position = problem.position();
            if (position.empties() > 15) {
                continue;
            }
            for (Map.Entry<Integer, Integer> move : problem.scores().entrySet()) {
                int expected = move.getValue() * OthelloPosition.DISC;
                position.play(move.getKey());
                // two null windows prove a value
                assertThat(-search(position, -expected - 1, -expected, 0)).isLessThanOrEqualTo(expected);
                assertThat(-search(position, -expected, -expected + 1, 0)).isGreaterThanOrEqualTo(expected);
                position.undo();
                solved++;
            }
        }
        assertThat(solved).isGreaterThan(50);
    }

    private int search(OthelloPosition position, int alpha, int beta, int from) {
        int end = position.generate(moves, from);
        if (end == from) {
            return position.score();
        }
        if (position.empties() > 4) {
            scorer.score(position, moves, scores, from, end);
            sort(from, end);
        }
        int best = -INFINITY;
        for (int i = from; i < end && best < beta; i++) {
            position.play(moves[i]);
            best = Math.max(best, -search(position, -beta, -Math.max(alpha, best), end));
            position.undo();
        }
        return best;
    }

    private void sort(int from, int to) {
        for (int i = from + 1; i < to; i++) {
            int move = moves[i];
            int score = scores[i];
            int j = i;
            for (; j > from && scores[j - 1] < score; j--) {
                moves[j] = moves[j - 1];
                scores[j] = scores[j - 1];
            }
            moves[j] = move;
            scores[j] = score;
        }
    }
}
