package espalier.cli;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * An independent implementation of the artificial trees and their minimax values from the definition: big integers for
 * the arithmetic modulo 2^64, no code shared with the library.
 */
final class Reference {
    private static final BigInteger MODULUS = BigInteger.ONE.shiftLeft(64);

    private Reference() {}

    static BigInteger mix(long seed, BigInteger k) {
        BigInteger z = BigInteger.valueOf(seed)
                .add(k.add(BigInteger.ONE).multiply(new BigInteger("9E3779B97F4A7C15", 16)))
                .mod(MODULUS);
        z = z.xor(z.shiftRight(30))
                .multiply(new BigInteger("BF58476D1CE4E5B9", 16))
                .mod(MODULUS);
        z = z.xor(z.shiftRight(27))
                .multiply(new BigInteger("94D049BB133111EB", 16))
                .mod(MODULUS);
        return z.xor(z.shiftRight(31));
    }

    private static long mod(BigInteger random, long size) {
        return random.mod(BigInteger.valueOf(size)).longValueExact();
    }

    static long uniformLeaf(long low, long high, long seed, long k) {
        return low + mod(mix(seed, BigInteger.valueOf(k)), high - low + 1);
    }

    /** The uniform tree as nested arrays. */
    static String uniformTree(int width, int depth, long low, long high, long seed) {
        return write(width, depth, 0, k -> uniformLeaf(low, high, seed, k));
    }

    private static String write(int width, int depth, long first, ToLongFunction<Long> leaf) {
        if (depth == 0) {
            return Long.toString(leaf.applyAsLong(first));
        }
        List<String> children = new ArrayList<>();
        for (int i = 0; i < width; i++) {
            children.add(write(width, depth - 1, first * width + i, leaf));
        }
        return "[" + String.join(",", children) + "]";
    }

    static long uniform(int width, int depth, long low, long high, long seed) {
        return minimax(width, depth, 0, true, k -> uniformLeaf(low, high, seed, k));
    }

    static List<Long> bestMovesOfUniform(int width, int depth, long low, long high, long seed) {
        long best = uniform(width, depth, low, high, seed);
        List<Long> moves = new ArrayList<>();
        for (long i = 0; i < width; i++) {
            if (minimax(width, depth - 1, i, false, k -> uniformLeaf(low, high, seed, k)) == best) {
                moves.add(i);
            }
        }
        return moves;
    }

    private static long minimax(int width, int depth, long first, boolean max, ToLongFunction<Long> leaf) {
        if (depth == 0) {
            return leaf.applyAsLong(first);
        }
        long best = max ? Long.MIN_VALUE : Long.MAX_VALUE;
        for (int i = 0; i < width; i++) {
            long value = minimax(width, depth - 1, first * width + i, !max, leaf);
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    /** The ordered tree as nested arrays, node by node from its definition. */
    static String orderedTree(int width, int depth, long low, long high, int percent, long seed, Long root) {
        long value = root != null ? root : low + mod(mix(seed, BigInteger.ZERO), high - low + 1);
        return ordered(width, depth, low, high, percent, seed, BigInteger.ZERO, value, true);
    }

    private static String ordered(
            int width, int depth, long low, long high, int percent, long seed, BigInteger n, long v, boolean max) {
        if (depth == 0) {
            return Long.toString(v);
        }
        BigInteger w = BigInteger.valueOf(width);
        BigInteger k = n.multiply(w.add(BigInteger.ONE)).add(BigInteger.ONE);
        BigInteger r = mix(seed, k);
        long best = width == 1 || mod(r, 1000) < 10L * percent
                ? 0
                : 1 + mod(r.divide(BigInteger.valueOf(1000)), width - 1L);
        List<String> children = new ArrayList<>();
        for (int j = 0; j < width; j++) {
            BigInteger q = mix(seed, k.add(BigInteger.valueOf(1L + j)));
            long value;
            if (j == best) {
                value = v;
            } else if (max) {
                value = v == low ? low : low + mod(q, v - low);
            } else {
                value = v == high ? high : v + 1 + mod(q, high - v);
            }
            BigInteger child = n.multiply(w).add(BigInteger.valueOf(1L + j));
            children.add(ordered(width, depth - 1, low, high, percent, seed, child, value, !max));
        }
        return "[" + String.join(",", children) + "]";
    }
}
