package espalier.learning;

import espalier.game.Inputs;
import espalier.game.Network;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Trains a {@link Network} with the positions of a {@link SampleFile}: mini-batches in random order, Adam (adam), and
 * a rate that falls to nothing. The loss is the cross-entropy of the expected score, as in {@link Tuning}. Of all epochs the
 * one with the least validation loss counts. The same file and seed give the same network.
 */
public final class NetworkTraining {
    private static final int BATCH = 1024;

    /** Of the first step. */
    private static final double RATE = 0.002;

    /** What is kept, from step to step, of the mean of gradients and of the mean of their squares. */
    private static final float KEPT = 0.9f;

    private static final float SQUARED = 0.999f;
    private static final float TINY = 1e-8f;

    private final Path file;
    private final Recipe recipe;
    private final FloatNetwork network;
    private final FloatNetwork best;
    private final FloatNetwork gradient;
    private final FloatNetwork momentum;
    private final FloatNetwork squares;
    private final SplittableRandom random;

    /** The logit of one unit of score: of the values of searches, of the evaluator that chose the samples. */
    private double slope;

    private double staticSlope;

    /** All positions, if they are one block: then the file is read once. */
    private SampleFile.@Nullable Block only;

    private int blocks;
    private int batches;
    private int step;

    /**
     * How to train.
     *
     * @param units of the network
     * @param epochs how often every position is used
     * @param lambda the part of a target that is the game's result; the rest is the value of the search
     */
    public record Recipe(int units, int epochs, double lambda, long seed) {}

    /**
     * What an epoch did.
     *
     * @param number from 1
     */
    public record Epoch(int number, double training, double validation) {}

    /**
     * A network, and how well it predicts each part; {@code before} is the evaluator that chose the samples.
     */
    public record Trained(Network network, List<Tuning.Loss> losses) {}

    /** @param scale {@link espalier.game.Game#scale}, near which the exact one is fitted */
    public NetworkTraining(Path file, Inputs<?> inputs, int scale, Recipe recipe) {
        this.file = file;
        this.recipe = recipe;
        slope = Math.log(10) / scale;
        staticSlope = slope;
        network = empty(inputs);
        best = empty(inputs);
        gradient = empty(inputs);
        momentum = empty(inputs);
        squares = empty(inputs);
        random = new SplittableRandom(recipe.seed);
    }

    private FloatNetwork empty(Inputs<?> inputs) {
        return new FloatNetwork(64 * inputs.words(), recipe.units, inputs.phases());
    }

    /** Trains. */
    public Trained train(Consumer<Epoch> done) throws IOException {
        each(this::prepare);
        double least = Double.POSITIVE_INFINITY;
        for (int epoch = 1; epoch <= recipe.epochs; epoch++) {
            Mean training = new Mean();
            each(block -> learn(block, training));
            Mean validation = loss(1, network::output);
            done.accept(new Epoch(epoch, training.value(), validation.value()));
            if (validation.value() < least) {
                least = validation.value();
                copy(network, best);
            }
        }
        List<Tuning.Loss> losses = new ArrayList<>();
        for (int part = 0; part < Samples.PARTS.size(); part++) {
            Mean before = loss(part, (block, i) -> staticSlope * block.statics[i]);
            Mean after = loss(part, best::output);
            losses.add(new Tuning.Loss(Samples.PARTS.get(part), after.count, before.value(), after.value()));
        }
        return new Trained(best.quantised(slope), losses);
    }

    private void each(Consumer<SampleFile.Block> consumer) throws IOException {
        if (only != null) {
            consumer.accept(only);
        } else {
            SampleFile.read(file, consumer);
        }
    }

    /** Fits the slopes to the first block, counts batches, and starts with random weights. */
    private void prepare(SampleFile.Block block) {
        int[] training = training(block);
        batches += training.length / BATCH + 1;
        only = blocks++ == 0 && block.count < SampleFile.Block.SIZE ? block : null;
        if (blocks == 1) {
            slope = slope(block, block.values, training);
            staticSlope = slope(block, block.statics, training);
            network.initialise(block.begin(block.count) / (2.0 * block.count), random);
        }
    }

    private static int[] training(SampleFile.Block block) {
        return IntStream.range(0, block.count).filter(i -> block.parts[i] == 0).toArray();
    }

    private double slope(SampleFile.Block block, float[] values, int[] positions) {
        int[] known =
                Arrays.stream(positions).filter(i -> !Float.isNaN(values[i])).toArray();
        return Arrays.stream(known).allMatch(i -> values[i] == 0)
                ? slope
                : Logistic.slope(
                        slope,
                        tried -> Arrays.stream(known)
                                .mapToDouble(i -> Logistic.loss(tried * values[i], block.results[i]))
                                .sum());
    }

    private double target(SampleFile.Block block, int position) {
        double result = block.results[position];
        double value = block.values[position];
        return Double.isNaN(value) ? result : recipe.lambda * result + (1 - recipe.lambda) * Logistic.of(slope * value);
    }

    private void learn(SampleFile.Block block, Mean loss) {
        int[] order = training(block);
        for (int i = order.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int swapped = order[i];
            order[i] = order[j];
            order[j] = swapped;
        }
        for (int from = 0; from < order.length; from += BATCH) {
            int end = Math.min(order.length, from + BATCH);
            for (int i = from; i < end; i++) {
                double output = network.output(block, order[i]);
                double target = target(block, order[i]);
                loss.add(Logistic.loss(output, target));
                float error = (float) (Logistic.of(output) - target) / (end - from);
                network.addGradient(block, order[i], error, gradient);
            }
            adam();
        }
    }

    /** A step against the gradient, which is zero afterwards. */
    private void adam() {
        double all = (double) batches * recipe.epochs;
        double rate = RATE * (1 + Math.cos(Math.PI * step / all)) / 2;
        step++;
        float size = (float) (rate * Math.sqrt(1 - Math.pow(SQUARED, step)) / (1 - Math.pow(KEPT, step)));
        List<float[]> weights = network.rows();
        for (int i = 0; i < weights.size(); i++) {
            adam(
                    weights.get(i),
                    gradient.rows().get(i),
                    momentum.rows().get(i),
                    squares.rows().get(i),
                    size);
        }
    }

    private static void adam(float[] weights, float[] slopes, float[] means, float[] squares, float size) {
        for (int i = 0; i < weights.length; i++) {
            float slope = slopes[i];
            means[i] = KEPT * means[i] + (1 - KEPT) * slope;
            squares[i] = SQUARED * squares[i] + (1 - SQUARED) * slope * slope;
            weights[i] -= size * means[i] / ((float) Math.sqrt(squares[i]) + TINY);
            slopes[i] = 0;
        }
    }

    private static void copy(FloatNetwork from, FloatNetwork to) {
        for (int i = 0; i < from.rows().size(); i++) {
            System.arraycopy(
                    from.rows().get(i), 0, to.rows().get(i), 0, from.rows().get(i).length);
        }
    }

    private interface Logit {
        double of(SampleFile.Block block, int position);
    }

    /** The mean loss of a part. */
    private Mean loss(int part, Logit logit) throws IOException {
        Mean mean = new Mean();
        each(block -> {
            for (int i = 0; i < block.count; i++) {
                if (block.parts[i] == part) {
                    mean.add(Logistic.loss(logit.of(block, i), target(block, i)));
                }
            }
        });
        return mean;
    }

    private static final class Mean {
        private int count;
        private double sum;

        void add(double number) {
            count++;
            sum += number;
        }

        double value() {
            return sum / Math.max(1, count);
        }
    }
}
