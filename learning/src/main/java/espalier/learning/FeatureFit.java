package espalier.learning;

import espalier.game.Evaluator;
import espalier.game.Features;
import espalier.game.Mixer;
import espalier.game.Position;
import espalier.game.Score;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.ObjDoubleConsumer;

/**
 * Fits the weights of {@link Features} to the results of played games, phase by phase, and measures how well evaluations
 * predict games that were held out. Every position of every finished game is a sample; its target is the result for the
 * side to move. A tenth of the games is held out, chosen by a hash of their number: the same games give the same weights.
 */
public final class FeatureFit<P extends Position<P>> {
    /** Pulls weights that few samples support towards zero; about the variance of results over that of weights. */
    private static final double RIDGE = 30;

    private static final int ITERATIONS = 30;
    private static final int HELD_OUT = 10;

    private final Features<P> features;
    private final int unit;
    private final List<Played<P>> games = new ArrayList<>();

    /** A finished game; the result is the first player's. */
    private record Played<P>(P start, List<Integer> moves, double result, boolean heldOut) {}

    /** @param unit of the game, see {@link espalier.game.Game#unit} */
    public FeatureFit(Features<P> features, int unit) {
        this.features = features;
        this.unit = unit;
    }

    /**
     * Adds a game.
     *
     * @param claimed the sign of its result for the first player as its source says, or {@code NaN} if it says nothing
     * @return whether it can be learnt from: it is finished, and with this result
     */
    public boolean add(P start, List<Integer> moves, double claimed) {
        P end = start.copy();
        moves.forEach(end::play);
        if (!end.over(new int[end.maxMoves()], 0)) {
            return false;
        }
        int score = end.turn() == 0 ? end.score() : -end.score();
        double result = Score.isEvaluation(score) ? (double) score / unit : Math.signum((float) score);
        if (!Double.isNaN(claimed) && Math.signum(result) != Math.signum(claimed)) {
            return false;
        }
        boolean heldOut = Mixer.mod(Mixer.mix(0, games.size()), HELD_OUT) == 0;
        games.add(new Played<>(start.copy(), List.copyOf(moves), result, heldOut));
        return true;
    }

    /** The number of games added. */
    public int games() {
        return games.size();
    }

    private void visit(boolean heldOut, ObjDoubleConsumer<P> taker) {
        for (Played<P> game : games) {
            if (game.heldOut == heldOut) {
                P position = game.start.copy();
                for (int move : game.moves) {
                    taker.accept(position, position.turn() == 0 ? game.result : -game.result);
                    position.play(move);
                }
            }
        }
    }

    /** The weights by phase, in units of the game for people. */
    public double[][] fit(IntConsumer phasesDone) {
        double[][] weights = new double[features.phases()][];
        for (int phase = 0; phase < weights.length; phase++) {
            weights[phase] = samples(phase).solve(RIDGE, ITERATIONS);
            phasesDone.accept(phase + 1);
        }
        return weights;
    }

    private LeastSquares samples(int phase) {
        int active = features.active();
        int[] count = new int[1];
        visit(false, (position, result) -> count[0] += features.teaches(position, phase) ? 1 : 0);
        int[] entries = new int[Math.multiplyExact(count[0], active)];
        float[] targets = new float[count[0]];
        int[] next = new int[1];
        visit(false, (position, result) -> {
            if (features.teaches(position, phase)) {
                features.fill(position, entries, next[0] * active);
                targets[next[0]++] = (float) result;
            }
        });
        return new LeastSquares(entries, active, targets, features.size());
    }

    /**
     * Mean absolute errors on the positions of a phase that were held out, in units of the game for people.
     *
     * @param zero of an evaluation that is always 0
     * @param errors of each evaluation, times the factor with which its squared error is least
     */
    public record Errors(int positions, double zero, double[] errors) {}

    /** The errors by phase. */
    public List<Errors> errors(List<Evaluator<P>> evaluators) {
        List<Errors> all = new ArrayList<>();
        for (int phase = 0; phase < features.phases(); phase++) {
            List<double[]> seen = new ArrayList<>(); // the result, then the value by each evaluation
            int wanted = phase;
            visit(true, (position, result) -> {
                if (features.phase(position) == wanted) {
                    double[] sample = new double[1 + evaluators.size()];
                    sample[0] = result;
                    for (int i = 0; i < evaluators.size(); i++) {
                        sample[i + 1] = (double) evaluators.get(i).evaluate(position) / unit;
                    }
                    seen.add(sample);
                }
            });
            double[] errors = new double[evaluators.size()];
            Arrays.setAll(errors, i -> error(seen, i + 1));
            double zero =
                    seen.stream().mapToDouble(s -> Math.abs(s[0])).average().orElse(0);
            all.add(new Errors(seen.size(), zero, errors));
        }
        return all;
    }

    private static double error(List<double[]> seen, int value) {
        double xy = 0;
        double xx = 0;
        for (double[] sample : seen) {
            xy += sample[0] * sample[value];
            xx += sample[value] * sample[value];
        }
        double factor = xx == 0 ? 0 : xy / xx;
        return seen.stream()
                .mapToDouble(s -> Math.abs(s[0] - factor * s[value]))
                .average()
                .orElse(0);
    }
}
