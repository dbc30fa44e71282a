package espalier.game;

import java.util.stream.LongStream;

/**
 * Counter-based random numbers (the output function of SplitMix64: split-mix): number {@code k} of a seed needs no state. So an
 * artificial tree needs no memory, and trees and keys are the same on every machine.
 */
public final class Mixer {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private Mixer() {}

    /**
     * {@return the k-th 64-bit number of a seed}
     *
     * @param seed the sequence
     * @param k the place in the sequence, from 0
     */
    public static long mix(long seed, long k) {
        long z = seed + (k + 1) * GOLDEN;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /**
     * {@return a key spread over 64 bits, one to one: hashed keys, and the consecutive node numbers of artificial trees}
     *
     * @param key any key
     */
    public static long scatter(long key) {
        long z = (key ^ key >>> 32) * GOLDEN;
        return z ^ z >>> 29;
    }

    /**
     * {@return a key that depends on a number too} Combined once more with the same number, it is the first key again.
     *
     * @param key any key
     * @param number any number
     */
    public static long combine(long key, long number) {
        return key ^ number * GOLDEN;
    }

    /**
     * {@return the numbers of a seed from the k-th on}
     *
     * @param seed the sequence
     * @param k the place in the sequence, from 0
     * @param size how many numbers
     */
    public static long[] table(long seed, long k, int size) {
        return LongStream.range(k, k + size).map(i -> mix(seed, i)).toArray();
    }

    /**
     * {@return {@code random mod size}, both unsigned}
     *
     * @param random 64 random bits
     * @param size how many numbers
     */
    public static int mod(long random, int size) {
        if (random >= 0) {
            return (int) (random % size);
        }
        // An unsigned 64-bit remainder from two signed ones: cheaper than Long.remainderUnsigned on Java 17.
        long half = ((random >>> 1) % size << 1) + (random & 1);
        return (int) (half >= size ? half - size : half);
    }

    /**
     * {@return a number in {@code lo..hi}}
     *
     * @param random 64 random bits
     * @param lo the smallest number
     * @param hi the largest number
     */
    public static int between(long random, int lo, int hi) {
        return lo + mod(random, hi - lo + 1);
    }
}
