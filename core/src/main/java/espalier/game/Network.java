package espalier.game;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A small network with a sparse first layer, in whole numbers: the same on every machine. Each player's {@link Inputs} are
 * summed by the same weights, unit by unit. A sum is clipped to 0...{@value #ONE}, squared and divided by 256. The value is the
 * sum of the units of the side to move and of those of the other side, weighted by phase, shifted right.
 *
 * <p>Its file is the gzip of the line {@value #HEADER} and of big-endian numbers: the longs of a set of inputs, the units and
 * the phases (2 bytes each), the shift (1 byte); the biases of the units, then for each input its weights, then for each phase
 * the weights of the units, the mover's first (2 bytes each); last the bias of each phase (4 bytes).
 */
public final class Network {
    /** A unit that is fully on. */
    public static final int ONE = 255;

    private static final long MOST_ACTIVE = (ONE * ONE) >> 8;
    private static final String HEADER = "espalier network 1";

    /** The most units, which keeps sums within 32 bits. */
    private static final int MOST_UNITS = 1024;

    /** For each input its weights by unit. Rows of ints: Java 17 adds those with vector instructions, not parts of one array. */
    final int[][] inputs;

    final int[] biases;
    /** Twice for each phase: the weights of the units of the side to move, of those of the other side. */
    final int[][] outputs;

    final int[] outputBiases;
    final int shift;

    /**
     * @param inputs by input and unit, 16 bits
     * @param biases by unit, 16 bits
     * @param outputs 16 bits; two rows for each phase: of the side to move, of the other side
     * @param outputBiases by phase
     * @param shift of the sum of outputs
     * @throws IllegalArgumentException if a sum could be no evaluation
     */
    public Network(int[][] inputs, int[] biases, int[][] outputs, int[] outputBiases, int shift) {
        this.inputs = inputs;
        this.biases = biases;
        this.outputs = outputs;
        this.outputBiases = outputBiases;
        this.shift = shift;
        for (int phase = 0; phase < outputBiases.length; phase++) {
            long most = Math.abs((long) outputBiases[phase]);
            for (int unit = 0; unit < biases.length; unit++) {
                most += MOST_ACTIVE * (Math.abs(outputs[2 * phase][unit]) + Math.abs(outputs[2 * phase + 1][unit]));
            }
            if (most > Integer.MAX_VALUE || !Score.isEvaluation((int) (most >> shift) + 1)) {
                throw new IllegalArgumentException("the weights of phase " + phase + " are too large");
            }
        }
    }

    /** {@return the number of units} */
    public int units() {
        return biases.length;
    }

    /**
     * {@return the evaluation by this network}
     *
     * @param <P> the type of positions
     * @param seen what the network sees of a position
     * @throws IllegalArgumentException if the network is for other inputs
     */
    public <P extends Position<P>> Evaluator<P> evaluator(Inputs<P> seen) {
        if (64 * seen.words() != inputs.length || seen.phases() != outputBiases.length) {
            throw new IllegalArgumentException("a network of " + inputs.length + " inputs and " + outputBiases.length
                    + " phases, not of " + 64 * seen.words() + " and " + seen.phases());
        }
        return new NetworkEvaluator<>(seen, this);
    }

    /** The contribution of a player's units. Written without branches, which Java 17 turns into vector instructions. */
    static int output(int[] sums, int[] weights) {
        int output = 0;
        for (int i = 0; i < sums.length; i++) {
            int positive = sums[i] & ~(sums[i] >> 31);
            int below = ONE - positive;
            int clipped = positive + (below & (below >> 31));
            output += ((clipped * clipped) >> 8) * weights[i];
        }
        return output;
    }

    /**
     * Reads a network.
     *
     * @param name the file's name, for messages
     * @param in the stream, which the caller closes
     * @return the network
     * @throws IOException naming the file if it is not a network, ends early or is damaged
     */
    public static Network read(String name, InputStream in) throws IOException {
        try (DataInputStream data = new DataInputStream(new BufferedInputStream(new GZIPInputStream(in)))) {
            for (char letter : (HEADER + "\n").toCharArray()) {
                if (data.readByte() != letter) {
                    throw new IOException("it does not start with '" + HEADER + "'");
                }
            }
            int words = data.readUnsignedShort();
            int units = data.readUnsignedShort();
            int phases = data.readUnsignedShort();
            int shift = data.readUnsignedByte();
            if (words == 0 || units == 0 || units > MOST_UNITS || phases == 0 || shift > 30) {
                throw new IOException("its sizes are out of range");
            }
            int[] biases = shorts(data, 1, units)[0];
            int[][] inputs = shorts(data, 64 * words, units);
            int[][] outputs = shorts(data, 2 * phases, units);
            int[] outputBiases = new int[phases];
            for (int phase = 0; phase < phases; phase++) {
                outputBiases[phase] = data.readInt();
            }
            if (data.read() >= 0) {
                throw new IOException("it goes on after its end");
            }
            return new Network(inputs, biases, outputs, outputBiases, shift);
        } catch (EOFException cut) {
            throw new IOException(name + ": the file ends early", cut);
        } catch (IOException | IllegalArgumentException wrong) {
            throw new IOException(name + ": " + wrong.getMessage(), wrong);
        }
    }

    private static int[][] shorts(DataInputStream data, int rows, int units) throws IOException {
        int[][] numbers = new int[rows][units];
        for (int[] row : numbers) {
            for (int i = 0; i < units; i++) {
                row[i] = data.readShort();
            }
        }
        return numbers;
    }

    /**
     * Writes it as {@link #read} reads it.
     *
     * @param out the stream, which the caller closes
     * @throws IOException if writing fails
     */
    public void write(OutputStream out) throws IOException {
        try (DataOutputStream data = new DataOutputStream(new BufferedOutputStream(new GZIPOutputStream(out)))) {
            data.writeBytes(HEADER + "\n");
            data.writeShort(inputs.length / 64);
            data.writeShort(biases.length);
            data.writeShort(outputBiases.length);
            data.writeByte(shift);
            write(data, biases);
            write(data, inputs);
            write(data, outputs);
            for (int bias : outputBiases) {
                data.writeInt(bias);
            }
        }
    }

    private static void write(DataOutputStream data, int[]... rows) throws IOException {
        for (int[] row : rows) {
            for (int number : row) {
                data.writeShort(number);
            }
        }
    }
}
