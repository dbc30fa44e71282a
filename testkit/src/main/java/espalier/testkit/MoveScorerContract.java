package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.MoveScorer;
import espalier.game.Position;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** What every static move ordering must pass, over seeded random playouts. */
public abstract class MoveScorerContract<P extends Position<P>> extends Contract<P> {
    /** Searches add killers, history and the hash move to scores below this. */
    private static final int MOST = 1 << 24;

    private static final int FROM = 2;
    private static final int UNTOUCHED = 77;

    /** {@return the move ordering} */
    protected abstract MoveScorer<P> scorer();

    /** One of the two ways to score. */
    private interface Way<P> {
        void score(P position, int[] moves, int[] scores, int from, int to);
    }

    /** Scores are within their limits, the same when asked again, and written to their places only. */
    private void check(P position, Way<P> way) {
        int[] legal = position.moves();
        int[] moves = new int[FROM + legal.length + 1];
        System.arraycopy(legal, 0, moves, FROM, legal.length);
        int[] given = moves.clone();
        int[] scores = new int[moves.length];
        Arrays.fill(scores, UNTOUCHED);
        Picture before = Picture.of(position);
        way.score(position, moves, scores, FROM, FROM + legal.length);
        Picture.of(position).mustBe(before, "after moves were scored");
        assertThat(moves).as("the moves after they were scored").isEqualTo(given);
        assertThat(new int[] {scores[0], scores[FROM - 1], scores[FROM + legal.length]})
                .as("scores outside the moves")
                .containsOnly(UNTOUCHED);
        int[] again = scores.clone();
        Arrays.fill(again, FROM, FROM + legal.length, -UNTOUCHED);
        way.score(position.copy(), moves, again, FROM, FROM + legal.length);
        assertThat(again).as("scored again, for a copy").isEqualTo(scores);
        assertThat(Arrays.stream(scores).map(Math::abs).max().orElseThrow())
                .as("the largest score")
                .isLessThan(MOST);
    }

    @Test
    void scoringIsPure() {
        visit(20, place -> check(place.position(), scorer()::score));
    }

    @Test
    void quickScoringIsPure() {
        visit(21, place -> check(place.position(), scorer()::scoreQuickly));
    }

    @Test
    void scoringOfNoisyMovesIsPure() {
        visit(23, place -> check(place.position(), scorer()::scoreNoisy));
    }

    @Test
    void movesHaveTheirPlaceAmongTheAnswers() {
        visit(24, place -> {
            for (int move : place.position().moves()) {
                int index = scorer().answerIndex(place.position(), move);
                assertThat(index)
                        .as("the index of move " + move + " as an answer")
                        .isBetween(0, Math.max(0, scorer().answers() - 1));
            }
        });
    }

    @Test
    void movesHaveTheirPlaceInTheHistory() {
        visit(22, place -> {
            for (int move : place.position().moves()) {
                int index = scorer().historyIndex(move);
                if (index < 0 || index >= scorer().historySize()) {
                    assertThat(index).as("the history index of move " + move).isBetween(0, scorer().historySize() - 1);
                }
            }
        });
    }

    @Test
    void scoringAllocatesNothing() {
        int times = 100_000;
        MoveScorer<P> scorer = scorer();
        allocatesNothing("scoring", times, start -> {
            int[] moves = start.moves();
            int[] scores = new int[moves.length];
            return () -> {
                for (int i = 0; i < times; i++) {
                    scorer.score(start, moves, scores, 0, moves.length);
                }
            };
        });
    }
}
