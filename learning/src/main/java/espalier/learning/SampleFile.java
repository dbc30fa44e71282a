package espalier.learning;

import espalier.game.Evaluator;
import espalier.game.Inputs;
import espalier.game.Position;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * Positions to train a network with, in a file: {@link Samples} of games, with what the network sees. It is the gzip of the
 * line {@value #HEADER} and the number of longs in a set of inputs (2 bytes), then for each position, big-endian:
 *
 * <ul>
 *   <li>1 byte: 1, and after the last position 0;
 *   <li>1 byte: the part of its game: training, validation, test;
 *   <li>1 byte: the result of the game for the side to move: 0 lost, 1 drawn, 2 won;
 *   <li>1 byte: the phase;
 *   <li>4 bytes: the value of a search for the side to move; the smallest number if there was none;
 *   <li>4 bytes: the value of the evaluator that chose the samples;
 *   <li>the inputs that are on as the side to move sees them, then as the other side does: sets of longs.
 * </ul>
 *
 * The writer and the reader stream: neither holds more than a block of positions.
 */
public final class SampleFile<P extends Position<P>> implements Closeable {
    private static final String HEADER = "espalier samples 1";

    /** A missing value. */
    private static final int NONE = Integer.MIN_VALUE;

    private final Evaluator<P> evaluator;
    private final Inputs<P> inputs;
    private final Samples<P> samples;
    private final DataOutputStream out;
    private final long[] set;
    private int games;
    private int positions;

    /** Starts a file. */
    public SampleFile(Path file, Evaluator<P> evaluator, Inputs<P> inputs) throws IOException {
        this.evaluator = evaluator;
        this.inputs = inputs;
        samples = new Samples<>(evaluator);
        set = new long[inputs.words()];
        out = new DataOutputStream(
                new BufferedOutputStream(new GZIPOutputStream(Files.newOutputStream(file)), 1 << 16));
        out.writeBytes(HEADER + "\n");
        out.writeShort(inputs.words());
    }

    /** Adds a game; its number decides which part it belongs to. */
    public void add(PlayedGame<P> game) throws IOException {
        P position = game.start().copy();
        int at = 0;
        for (int ply : samples.plies(game)) {
            for (; at < ply; at++) {
                position.play(game.moves().get(at));
            }
            OptionalInt value = game.values().isEmpty()
                    ? OptionalInt.empty()
                    : game.values().get(ply);
            out.writeByte(1);
            out.writeByte(Samples.part(games));
            out.writeByte(1 + (position.turn() == 0 ? game.result() : -game.result()));
            out.writeByte(inputs.phase(position));
            out.writeInt(value.orElse(NONE));
            out.writeInt(evaluator.evaluate(position));
            write(position, position.turn());
            write(position, 1 - position.turn());
            positions++;
        }
        games++;
    }

    private void write(P position, int player) throws IOException {
        inputs.fill(position, player, set);
        for (long word : set) {
            out.writeLong(word);
        }
    }

    /** The number of games. */
    public int games() {
        return games;
    }

    /** The number of positions. */
    public int positions() {
        return positions;
    }

    @Override
    public void close() throws IOException {
        out.writeByte(0);
        out.close();
    }

    /**
     * Some positions of a file. Inputs are numbers, one position after the other: those that the mover sees end at {@code
     * ends[2 * i]}, those that the other side sees at {@code ends[2 * i + 1]}.
     */
    static final class Block {
        static final int SIZE = 1 << 20;

        int count;
        byte[] parts = new byte[1024];
        byte[] phases = new byte[1024];
        /** 0, 0.5 or 1. */
        float[] results = new float[1024];
        /** Not a number if there is none. */
        float[] values = new float[1024];

        float[] statics = new float[1024];
        int[] ends = new int[2048];
        char[] inputs = new char[1 << 16];

        /** The first input of a position. */
        int begin(int position) {
            return position == 0 ? 0 : ends[2 * position - 1];
        }

        private void add(DataInputStream in, int words) throws IOException {
            if (count == parts.length) {
                parts = Arrays.copyOf(parts, 2 * count);
                phases = Arrays.copyOf(phases, 2 * count);
                results = Arrays.copyOf(results, 2 * count);
                values = Arrays.copyOf(values, 2 * count);
                statics = Arrays.copyOf(statics, 2 * count);
                ends = Arrays.copyOf(ends, 4 * count);
            }
            parts[count] = in.readByte();
            results[count] = in.readByte() / 2f;
            phases[count] = in.readByte();
            int value = in.readInt();
            values[count] = value == NONE ? Float.NaN : value;
            statics[count] = in.readInt();
            int end = begin(count);
            for (int side = 0; side < 2; side++) {
                end = addInputs(in, words, end);
                ends[2 * count + side] = end;
            }
            count++;
        }

        private int addInputs(DataInputStream in, int words, int from) throws IOException {
            int end = from;
            if (inputs.length < end + 64 * words) {
                inputs = Arrays.copyOf(inputs, 2 * inputs.length + 64 * words);
            }
            for (int i = 0; i < words; i++) {
                for (long rest = in.readLong(); rest != 0; rest &= rest - 1) {
                    inputs[end++] = (char) (64 * i + Long.numberOfTrailingZeros(rest));
                }
            }
            return end;
        }
    }

    /** Reads a file block by block; a block is not used after the next one has been read. */
    static void read(Path file, Consumer<Block> consumer) throws IOException {
        try (DataInputStream in = new DataInputStream(
                new BufferedInputStream(new GZIPInputStream(Files.newInputStream(file)), 1 << 16))) {
            byte[] header = in.readNBytes(HEADER.length() + 1);
            if (!Arrays.equals(header, (HEADER + "\n").getBytes(StandardCharsets.US_ASCII))) {
                throw new IOException(file + " does not start with '" + HEADER + "'");
            }
            int words = in.readUnsignedShort();
            Block block = new Block();
            while (in.readByte() == 1) {
                block.add(in, words);
                if (block.count == Block.SIZE) {
                    consumer.accept(block);
                    block.count = 0;
                }
            }
            if (block.count > 0) {
                consumer.accept(block);
            }
        }
    }
}
