package espalier.games.othello;

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
 * The fitted weights of {@link Patterns} and their file: gzip of the line {@link #HEADER}, the grain (two bytes), the
 * phases (one byte), the parameters of a phase (four bytes), then for each phase its parameters in their order. A
 * parameter is stored divided by the grain as a variable-length number: sign in the lowest bit, seven bits per byte,
 * the lowest first. {@code espalier tune} writes it.
 */
final class OthelloWeights {
    private static final String HEADER = "espalier othello pattern weights 1\n";

    private OthelloWeights() {}

    /**
     * Reads weights and spreads them over all entries: by phase, in hundredths of a disc.
     *
     * @throws IOException naming the file and the place
     */
    static short[][] read(String name, InputStream in) throws IOException {
        String place = "header";
        try (DataInputStream data = new DataInputStream(new BufferedInputStream(new GZIPInputStream(in), 1 << 16))) {
            for (int i = 0; i < HEADER.length(); i++) {
                if (data.readByte() != HEADER.charAt(i)) {
                    throw new IOException("it does not start with '" + HEADER.strip() + "'");
                }
            }
            Patterns patterns = new Patterns();
            int grain = data.readUnsignedShort();
            int phases = data.readUnsignedByte();
            int count = data.readInt();
            if (phases != Patterns.PHASES || count != patterns.parameterCount()) {
                throw new IOException(phases + " phases of " + count + " parameters instead of " + Patterns.PHASES
                        + " of " + patterns.parameterCount());
            }
            short[][] weights = new short[phases][Patterns.SIZE];
            short[] parameters = new short[count];
            for (int phase = 0; phase < phases; phase++) {
                for (int i = 0; i < count; i++) {
                    place = "phase " + phase + ", parameter " + i;
                    parameters[i] = readShort(data, grain);
                }
                for (int entry = 0; entry < Patterns.SIZE; entry++) {
                    weights[phase][entry] = parameters[patterns.parameter(entry)];
                }
            }
            place = "end";
            if (data.read() >= 0) {
                throw new IOException("more bytes than weights");
            }
            return weights;
        } catch (EOFException cut) {
            throw new IOException(name + ", " + place + ": the file ends early", cut);
        } catch (IOException wrong) {
            throw new IOException(name + ", " + place + ": " + wrong.getMessage(), wrong);
        }
    }

    private static short readShort(DataInputStream data, int grain) throws IOException {
        int coded = 0;
        for (int shift = 0; ; shift += 7) {
            int next = data.readUnsignedByte();
            coded |= (next & 0x7F) << shift;
            if (next < 0x80) {
                break;
            }
            if (shift == 14) {
                throw new IOException("a number of more than three bytes");
            }
        }
        int value = ((coded >>> 1) ^ -(coded & 1)) * grain;
        if (value != (short) value) {
            throw new IOException("weight " + value + " does not fit 16 bits");
        }
        return (short) value;
    }

    /**
     * Writes weights.
     *
     * @param parameters by phase, in discs
     * @param grain the step in hundredths of a disc to which they are rounded
     */
    static void write(double[][] parameters, int grain, OutputStream out) throws IOException {
        try (DataOutputStream data = new DataOutputStream(new BufferedOutputStream(new BestGzip(out), 1 << 16))) {
            data.writeBytes(HEADER);
            data.writeShort(grain);
            data.writeByte(parameters.length);
            data.writeInt(parameters[0].length);
            for (double[] phase : parameters) {
                for (double weight : phase) {
                    int steps = (int) Math.round(weight * OthelloPosition.DISC / grain);
                    int coded = (steps << 1) ^ (steps >> 31);
                    for (; coded >= 0x80; coded >>>= 7) {
                        data.writeByte((coded & 0x7F) | 0x80);
                    }
                    data.writeByte(coded);
                }
            }
        }
    }

    /** Compresses as small as the library can. */
    private static final class BestGzip extends GZIPOutputStream {
        BestGzip(OutputStream out) throws IOException {
            super(out);
            def.setLevel(9);
        }
    }
}
