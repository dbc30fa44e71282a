package espalier.learning;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Evaluator;
import espalier.game.Features;
import espalier.games.othello.OthelloGame;
import espalier.games.othello.OthelloPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class FeatureFitTest {
    private static final OthelloGame OTHELLO = new OthelloGame();

    /** A tiny problem whose answer is known: two features and both together. */
    @Test
    void leastSquaresFindsTheWeights() {
        int[] features = {0, 2, 1, 2, 0, 1};
        double[] weights = new LeastSquares(features, 2, new float[] {3, 5, 6}, 3).solve(0, 10);
        assertThat(weights[0] + weights[2]).isCloseTo(3, Offset.offset(1e-9));
        assertThat(weights[1] + weights[2]).isCloseTo(5, Offset.offset(1e-9));
        assertThat(weights[0] + weights[1]).isCloseTo(6, Offset.offset(1e-9));
    }

    private static List<Integer> randomGame(Random random) {
        OthelloPosition position = OTHELLO.start();
        int[] moves = new int[position.maxMoves()];
        List<Integer> played = new ArrayList<>();
        for (int end = position.generate(moves, 0); end > 0; end = position.generate(moves, 0)) {
            played.add(moves[random.nextInt(end)]);
            position.play(played.get(played.size() - 1));
        }
        return played;
    }

    /** Weights fitted to random games predict other random games better than nothing does, above all near the end. */
    @Test
    void whatIsFittedPredictsGamesThatWereHeldOut() {
        Features<OthelloPosition> features = OTHELLO.features().orElseThrow();
        FeatureFit<OthelloPosition> fit = new FeatureFit<>(features, OTHELLO.unit());
        Random random = new Random(3);
        for (int i = 0; i < 300; i++) {
            assertThat(fit.add(OTHELLO.start(), randomGame(random), Double.NaN)).isTrue();
        }
        double[][] weights = fit.fit(phase -> {});
        assertThat(weights).hasDimensions(features.phases(), features.size());
        Evaluator<OthelloPosition> fitted = features.evaluator(weights);
        List<FeatureFit.Errors> errors = fit.errors(List.of(fitted));
        FeatureFit.Errors last = errors.get(errors.size() - 1);
        assertThat(last.positions()).isPositive();
        assertThat(last.errors()[0]).isLessThan(last.zero() * 2 / 3);
    }

    @Test
    void unfinishedGamesAndWrongResultsAreLeftOut() {
        FeatureFit<OthelloPosition> fit = new FeatureFit<>(OTHELLO.features().orElseThrow(), OTHELLO.unit());
        List<Integer> moves = randomGame(new Random(4));
        OthelloPosition end = OTHELLO.start();
        moves.forEach(end::play);
        double black = Math.signum((float) (end.turn() == 0 ? end.score() : -end.score()));
        assertThat(fit.add(OTHELLO.start(), moves.subList(0, 20), Double.NaN)).isFalse();
        assertThat(fit.add(OTHELLO.start(), moves, -black)).isFalse();
        assertThat(fit.add(OTHELLO.start(), moves, black)).isTrue();
        assertThat(fit.games()).isEqualTo(1);
    }
}
