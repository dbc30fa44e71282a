package espalier.learning;

import espalier.game.Evaluator;
import espalier.game.Position;
import espalier.game.Tunable;
import espalier.game.WeightFile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Fits the weights of a {@link Tunable} evaluation to played games by logistic regression, which authors of engines call Texel
 * tuning. {@link Samples} are quiet positions; games, not positions, are divided into training, validation and test parts, by a
 * hash of their number.
 *
 * <p>No gradient is written by hand: the derivative of the evaluation by a weight is the difference of two evaluations in which that
 * weight is moved up and down. It is exact for weights that enter linearly or by their square; others are linearised anew in
 * every round.
 */
public final class Tuning<P extends Position<P>> {
    /** Fitting ends when the validation loss has not fallen for this many steps. */
    private static final int PATIENCE = 20;

    /** Positions of a game are no independent samples: about this many of them count as one. */
    private static final double DEPENDENT = 2;

    private final Tunable<P> tunable;
    private final int scale;
    private final double lambda;

    private final List<PlayedGame<P>> games = new ArrayList<>();
    /** For each game the plies that are samples. */
    private final List<int[]> plies = new ArrayList<>();

    private final Samples<P> chosen;
    private int samples;

    /**
     * @param scale about the advantage with which a side scores ten times as much ({@link espalier.game.Game#scale}); the exact one
     *     is fitted
     * @param lambda the part of a sample's target that is the game's result; the rest is the value of the search
     */
    public Tuning(Tunable<P> tunable, int scale, double lambda) {
        this.tunable = tunable;
        this.scale = scale;
        this.lambda = lambda;
        this.chosen = new Samples<>(tunable.evaluator());
    }

    /** Adds a game; its number decides which part it belongs to. */
    public void add(PlayedGame<P> game) {
        int[] found = chosen.plies(game);
        games.add(game);
        plies.add(found);
        samples += found.length;
    }

    /** The number of games. */
    public int games() {
        return games.size();
    }

    /** The number of positions that are learnt from. */
    public int samples() {
        return samples;
    }

    /**
     * A part of the samples, and how well the evaluations predict it.
     *
     * @param before the mean cross-entropy with the weights as they were
     * @param after with those that were fitted
     */
    public record Loss(String part, int positions, double before, double after) {}

    /**
     * What was fitted.
     *
     * @param scale the advantage with which a side scored ten times as much
     */
    public record Fitted(WeightFile weights, double scale, List<Loss> losses) {}

    /**
     * Fits the weights.
     *
     * @param rounds how often the evaluation is linearised
     * @param done receives the number of weights whose derivatives are known, over all rounds
     */
    public Fitted fit(int rounds, IntConsumer done) {
        int[] before = tunable.weights().values();
        int[] part = new int[samples];
        double[] results = new double[samples];
        double[] values = new double[samples];
        targets(part, results, values);
        int[] base = values(tunable.evaluator());
        double slope = slope(base, results, part);
        double[] targets = new double[samples];
        Arrays.setAll(
                targets,
                i -> Double.isNaN(values[i])
                        ? results[i]
                        : lambda * results[i] + (1 - lambda) * Logistic.of(slope * values[i]));
        double[] freedom = freedom(before, scale);
        AtomicInteger known = new AtomicInteger();
        Solved solved = new Solved(before, slope);
        for (int round = 0; round < rounds; round++) {
            int[] now = solved.weights;
            Column[] columns = new Column[now.length];
            IntStream.range(0, now.length).parallel().forEach(i -> {
                columns[i] = column(now, i, freedom[i]);
                synchronized (known) {
                    done.accept(known.incrementAndGet());
                }
            });
            solved = new Problem(columns, now, part, targets, before, freedom).solve(now, solved.slope);
        }
        int[] after = values(tunable.evaluator(solved.weights));
        double end = solved.slope;
        List<Loss> losses = new ArrayList<>();
        for (int p = 0; p < Samples.PARTS.size(); p++) {
            int which = p;
            losses.add(new Loss(
                    Samples.PARTS.get(p),
                    (int) Arrays.stream(part).filter(one -> one == which).count(),
                    loss(i -> slope * base[i], targets, part, p),
                    loss(i -> end * after[i], targets, part, p)));
        }
        return new Fitted(tunable.weights().with(solved.weights), Math.log(10) / end, losses);
    }

    /** The answer of a round. */
    private record Solved(int[] weights, double slope) {}

    /** Part, result and value of each sample, for the side to move; a value that is missing is not a number. */
    private void targets(int[] part, double[] results, double[] values) {
        int next = 0;
        for (int g = 0; g < games.size(); g++) {
            PlayedGame<P> game = games.get(g);
            int first = game.start().turn();
            for (int ply : plies.get(g)) {
                int sign = ((first + ply) & 1) == 0 ? 1 : -1;
                OptionalInt value = game.values().isEmpty()
                        ? OptionalInt.empty()
                        : game.values().get(ply);
                part[next] = Samples.part(g);
                results[next] = (1 + sign * game.result()) / 2.0;
                values[next++] = value.isPresent() ? value.getAsInt() : Double.NaN;
            }
        }
    }

    /**
     * The values of all samples. The games are replayed, because an evaluator may keep a cache in the position; games that
     * begin alike share it.
     */
    private int[] values(Evaluator<P> evaluator) {
        int[] values = new int[samples];
        int next = 0;
        if (games.isEmpty()) {
            return values;
        }
        P position = games.get(0).start().copy();
        for (int g = 0; g < games.size(); g++) {
            if (games.get(g).start().key() != position.key()) {
                position = games.get(g).start().copy();
            }
            List<Integer> moves = games.get(g).moves();
            int at = 0;
            for (int ply : plies.get(g)) {
                for (; at < ply; at++) {
                    position.play(moves.get(at));
                }
                values[next++] = evaluator.evaluate(position);
            }
            for (; at > 0; at--) {
                position.undo();
            }
        }
        return values;
    }

    /** The derivatives by one weight, where they are not zero. */
    record Column(int[] samples, float[] derivatives) {
        void addTo(double[] values, double change) {
            for (int i = 0; i < samples.length; i++) {
                values[samples[i]] += change * derivatives[i];
            }
        }

        double dot(double[] errors) {
            double sum = 0;
            for (int i = 0; i < samples.length; i++) {
                sum += errors[samples[i]] * derivatives[i];
            }
            return sum;
        }
    }

    /** How far weights are expected to move, which makes the fit the same in every unit of score. */
    static double[] freedom(int[] weights, int scale) {
        double mean = Arrays.stream(weights).map(Math::abs).average().orElse(0);
        return Arrays.stream(weights)
                .mapToDouble(weight -> (Math.max(mean, scale / 30.0) + Math.abs(weight)) / 2)
                .toArray();
    }

    Column column(int[] weights, int weight, double freedom) {
        int step = (int) Math.ceil(freedom);
        int[] up = moved(weights, weight, step);
        int[] down = moved(weights, weight, -step);
        int[] found = IntStream.range(0, samples).filter(i -> up[i] != down[i]).toArray();
        float[] derivatives = new float[found.length];
        for (int i = 0; i < found.length; i++) {
            derivatives[i] = (up[found[i]] - down[found[i]]) / (2f * step);
        }
        return new Column(found, derivatives);
    }

    private int[] moved(int[] weights, int weight, int step) {
        int[] other = weights.clone();
        other[weight] += step;
        return values(tunable.evaluator(other));
    }

    /** The slope of the logistic curve with which the evaluation predicts the results best. */
    private double slope(int[] values, double[] results, int[] part) {
        double usual = Math.log(10) / scale;
        return Arrays.stream(values).allMatch(value -> value == 0)
                ? usual
                : Logistic.slope(usual, slope -> loss(i -> slope * values[i], results, part, 0));
    }

    private interface Logit {
        double of(int sample);
    }

    /** The mean cross-entropy of a part. */
    private static double loss(Logit logit, double[] targets, int[] part, int wanted) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < targets.length; i++) {
            if (part[i] == wanted) {
                sum += Logistic.loss(logit.of(i), targets[i]);
                count++;
            }
        }
        return sum / Math.max(1, count);
    }

    /**
     * The linear problem of one round. Weights are measured by their change from {@code before}, in units of their freedom. The
     * last unknown is the logarithm of the slope: a better evaluation is surer of the results, and that need not make its
     * weights larger.
     */
    private final class Problem {
        private final Column[] columns;
        private final int[] part;
        private final double[] targets;
        private final int[] before;
        private final double[] freedom;
        /** What the samples are worth without any change. */
        private final double[] base = new double[samples];

        private double[] best = new double[0];
        private double least = Double.POSITIVE_INFINITY;
        private int since;

        Problem(Column[] columns, int[] now, int[] part, double[] targets, int[] before, double[] freedom) {
            this.columns = columns;
            this.part = part;
            this.targets = targets;
            this.before = before;
            this.freedom = freedom;
            int[] values = values(tunable.evaluator(now));
            Arrays.setAll(base, i -> values[i]);
            for (int j = 0; j < columns.length; j++) {
                columns[j].addTo(base, before[j] - now[j]);
            }
        }

        /** The weights of the least validation loss on the way from these to those of the least training loss. */
        Solved solve(int[] now, double slope) {
            double[] start = new double[now.length + 1];
            Arrays.setAll(start, j -> j == now.length ? Math.log(slope) : (now[j] - before[j]) / freedom[j]);
            Minimiser.minimise(this::training, start, this::goesOn);
            int[] weights = new int[now.length];
            Arrays.setAll(weights, j -> (int) Math.rint(before[j] + best[j] * freedom[j]));
            return new Solved(weights, Math.exp(best[now.length]));
        }

        private boolean goesOn(double[] changes) {
            double[] logits = logits(changes);
            double loss = loss(i -> logits[i], targets, part, 1);
            since = loss < least ? 0 : since + 1;
            if (loss < least) {
                least = loss;
                best = changes.clone();
            }
            return since < PATIENCE;
        }

        /** The training loss, with the penalty for changes. */
        private double training(double[] changes, double[] gradient) {
            double[] logits = logits(changes);
            double slope = Math.exp(changes[before.length]);
            double count = Arrays.stream(part).filter(p -> p == 0).count();
            double[] errors = new double[samples];
            Arrays.setAll(errors, i -> part[i] == 0 ? (Logistic.of(logits[i]) - targets[i]) / count : 0);
            double penalty = DEPENDENT / count;
            double value = loss(i -> logits[i], targets, part, 0);
            for (int j = 0; j < before.length; j++) {
                gradient[j] = penalty * changes[j] + slope * freedom[j] * columns[j].dot(errors);
                value += penalty * changes[j] * changes[j] / 2;
            }
            gradient[before.length] = IntStream.range(0, samples)
                    .mapToDouble(i -> errors[i] * logits[i])
                    .sum();
            return value;
        }

        private double[] logits(double[] changes) {
            double[] logits = base.clone();
            for (int j = 0; j < before.length; j++) {
                columns[j].addTo(logits, changes[j] * freedom[j]);
            }
            double slope = Math.exp(changes[before.length]);
            Arrays.setAll(logits, i -> slope * logits[i]);
            return logits;
        }
    }
}
