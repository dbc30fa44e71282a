package espalier.game;

import java.util.Arrays;

/**
 * The evaluation by a {@link Network}. Each thread keeps, for both players, the last set of inputs it saw and the sums of its
 * units; the next set changes those sums by what is different. Positions need not know of it, and no value depends on what was
 * evaluated before: a sum is that of its set, by whatever way it came about.
 */
final class NetworkEvaluator<P extends Position<P>> implements Evaluator<P> {
    private final Inputs<P> inputs;
    private final Network network;
    private final ThreadLocal<Sums[]> sums;

    NetworkEvaluator(Inputs<P> inputs, Network network) {
        this.inputs = inputs;
        this.network = network;
        this.sums = ThreadLocal.withInitial(() -> new Sums[] {new Sums(network), new Sums(network)});
    }

    @Override
    public int evaluate(P position) {
        Sums[] mine = sums.get();
        inputs.fill(position, 0, mine[0].next);
        mine[0].follow();
        inputs.fill(position, 1, mine[1].next);
        mine[1].follow();
        int turn = position.turn();
        int phase = inputs.phase(position);
        return (network.outputBiases[phase]
                        + Network.output(mine[turn].units, network.outputs[2 * phase])
                        + Network.output(mine[1 - turn].units, network.outputs[2 * phase + 1]))
                >> network.shift;
    }

    /** The sums of a player's units. */
    private static final class Sums {
        private final int[][] weights;
        private final int[] biases;
        private final long[] set;
        /** The set to go to. */
        final long[] next;

        final int[] units;

        Sums(Network network) {
            weights = network.inputs;
            biases = network.biases;
            set = new long[weights.length / 64];
            next = new long[set.length];
            units = biases.clone();
        }

        /** Goes to the next set: from the last one, or from the empty one if that is nearer. */
        void follow() {
            int changes = 0;
            for (int i = 0; i < set.length; i++) {
                changes += Long.bitCount(set[i] ^ next[i]) - Long.bitCount(next[i]);
            }
            if (changes > 0) {
                System.arraycopy(biases, 0, units, 0, units.length);
                Arrays.fill(set, 0);
            }
            for (int i = 0; i < set.length; i++) {
                if (set[i] != next[i]) {
                    change(i << 6, next[i] & ~set[i], set[i] & ~next[i]);
                    set[i] = next[i];
                }
            }
        }

        /** Turns inputs on and off, in pairs while there are both. */
        private void change(int first, long on, long off) {
            for (; on != 0 && off != 0; on &= on - 1, off &= off - 1) {
                replace(row(first, on), row(first, off));
            }
            for (; on != 0; on &= on - 1) {
                add(row(first, on));
            }
            for (; off != 0; off &= off - 1) {
                subtract(row(first, off));
            }
        }

        private int[] row(int first, long inputs) {
            return weights[first + Long.numberOfTrailingZeros(inputs)];
        }

        private void add(int[] in) {
            for (int i = 0; i < units.length; i++) {
                units[i] += in[i];
            }
        }

        private void subtract(int[] out) {
            for (int i = 0; i < units.length; i++) {
                units[i] -= out[i];
            }
        }

        private void replace(int[] in, int[] out) {
            for (int i = 0; i < units.length; i++) {
                units[i] += in[i] - out[i];
            }
        }
    }
}
