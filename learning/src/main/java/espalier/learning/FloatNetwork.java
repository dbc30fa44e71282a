package espalier.learning;

import espalier.game.Network;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** A {@link Network} while it is trained: the same layers with real numbers. Its output is a logit. */
final class FloatNetwork {
    /** The largest whole number of a weight. */
    private static final int MOST = Short.MAX_VALUE;

    /** Of the sum of outputs; less if weights would not fit. */
    private static final int SHIFT = 14;

    final float[][] inputs;
    final float[] biases;
    /** Two rows for each phase: of the side to move, of the other side. */
    final float[][] outputs;

    final float[] outputBiases;

    /** The sums of the units before they are clipped, of the side to move and of the other side. */
    private final float[][] sums;

    private final float[] error;
    private final List<float[]> rows = new ArrayList<>();

    /** All weights are zero. */
    FloatNetwork(int inputs, int units, int phases) {
        this.inputs = new float[inputs][units];
        biases = new float[units];
        outputs = new float[2 * phases][units];
        outputBiases = new float[phases];
        sums = new float[2][units];
        error = new float[units];
        rows.addAll(List.of(this.inputs));
        rows.add(biases);
        rows.addAll(List.of(outputs));
        rows.add(outputBiases);
    }

    /** Small random weights; units are half on when about half of {@code active} inputs raise them. */
    void initialise(double active, SplittableRandom random) {
        double range = 1 / Math.sqrt(active);
        for (float[] row : inputs) {
            fill(row, range / 4, random);
        }
        fill(biases, range, random);
        for (float[] row : outputs) {
            fill(row, 1 / Math.sqrt(2 * biases.length), random);
        }
    }

    private static void fill(float[] row, double range, SplittableRandom random) {
        for (int i = 0; i < row.length; i++) {
            row[i] = (float) random.nextDouble(-range, range);
        }
    }

    /** All weights, row by row. */
    List<float[]> rows() {
        return rows;
    }

    /** The logit of a position. */
    double output(SampleFile.Block block, int position) {
        int phase = block.phases[position];
        double output = outputBiases[phase];
        int from = block.begin(position);
        for (int side = 0; side < 2; side++) {
            int end = block.ends[2 * position + side];
            float[] sum = sums[side];
            System.arraycopy(biases, 0, sum, 0, sum.length);
            for (int i = from; i < end; i++) {
                add(sum, inputs[block.inputs[i]]);
            }
            float[] weights = outputs[2 * phase + side];
            float part = 0;
            for (int unit = 0; unit < sum.length; unit++) {
                float clipped = Math.max(0, Math.min(1, sum[unit]));
                part += clipped * clipped * weights[unit];
            }
            output += part;
            from = end;
        }
        return output;
    }

    /**
     * Adds the derivatives of the loss by the weights, for the position whose {@link #output} was computed last.
     *
     * @param slope the derivative of the loss by the output
     */
    void addGradient(SampleFile.Block block, int position, float slope, FloatNetwork gradient) {
        int phase = block.phases[position];
        gradient.outputBiases[phase] += slope;
        int from = block.begin(position);
        for (int side = 0; side < 2; side++) {
            float[] weights = outputs[2 * phase + side];
            float[] toWeights = gradient.outputs[2 * phase + side];
            for (int unit = 0; unit < error.length; unit++) {
                float sum = sums[side][unit];
                float clipped = Math.max(0, Math.min(1, sum));
                toWeights[unit] += slope * clipped * clipped;
                error[unit] = sum > 0 && sum < 1 ? 2 * sum * slope * weights[unit] : 0;
            }
            add(gradient.biases, error);
            int end = block.ends[2 * position + side];
            for (int i = from; i < end; i++) {
                add(gradient.inputs[block.inputs[i]], error);
            }
            from = end;
        }
    }

    private static void add(float[] sum, float[] row) {
        for (int i = 0; i < sum.length; i++) {
            sum[i] += row[i];
        }
    }

    /**
     * The network in whole numbers.
     *
     * @param slope the logit of one unit of score
     */
    Network quantised(double slope) {
        double largest = 0;
        double most = 0;
        for (int phase = 0; phase < outputBiases.length; phase++) {
            double sum = Math.abs(outputBiases[phase]) / slope;
            for (float[] row : List.of(outputs[2 * phase], outputs[2 * phase + 1])) {
                for (float weight : row) {
                    largest = Math.max(largest, Math.abs(weight) / slope);
                    sum += Math.abs(weight) / slope;
                }
            }
            most = Math.max(most, sum);
        }
        int shift = SHIFT;
        double on = Network.ONE * Network.ONE / 256.0;
        while (shift > 0 && (largest * (1 << shift) / on > MOST || most * (1 << shift) > 0.9 * Integer.MAX_VALUE)) {
            shift--;
        }
        double unit = (1 << shift) / slope;
        int[] ends = new int[outputBiases.length];
        for (int phase = 0; phase < ends.length; phase++) {
            ends[phase] = (int) Math.rint(outputBiases[phase] * unit) + ((1 << shift) >> 1); // rounds to the nearest
        }
        return new Network(
                rounded(inputs, Network.ONE),
                rounded(new float[][] {biases}, Network.ONE)[0],
                rounded(outputs, unit / on),
                ends,
                shift);
    }

    private static int[][] rounded(float[][] rows, double unit) {
        int[][] rounded = new int[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            rounded[i] = new int[rows[i].length];
            for (int j = 0; j < rows[i].length; j++) {
                rounded[i][j] = (int) Math.max(-MOST, Math.min(MOST, Math.rint(rows[i][j] * unit)));
            }
        }
        return rounded;
    }
}
