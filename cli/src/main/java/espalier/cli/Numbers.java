package espalier.cli;

import espalier.game.Score;
import java.math.BigInteger;
import java.util.regex.Pattern;

/** Reads the numbers of options; every error names the option and what stands there. */
final class Numbers {
    private static final Pattern INTEGER = Pattern.compile("[+-]?[0-9]{1,100}");
    private static final BigInteger TWO_TO_64 = BigInteger.ONE.shiftLeft(64);

    private Numbers() {}

    /** An integer between two ends. */
    static int integer(String option, String text, int least, int most) {
        BigInteger value = any(option, text);
        if (value.compareTo(BigInteger.valueOf(least)) < 0 || value.compareTo(BigInteger.valueOf(most)) > 0) {
            throw new BadInput(option + " is " + value + ", it must be " + least + " to " + most);
        }
        return value.intValue();
    }

    /** A number of things, at least 1. */
    static long count(String option, String text) {
        BigInteger value = any(option, text);
        if (value.signum() <= 0 || value.bitLength() > 63) {
            throw new BadInput(option + " is " + value + ", it must be 1 to 2^63 - 1");
        }
        return value.longValue();
    }

    /** An integer; beyond the ends it is taken as the end. */
    static int clamped(String option, String text, int least, int most) {
        return any(option, text)
                .max(BigInteger.valueOf(least))
                .min(BigInteger.valueOf(most))
                .intValue();
    }

    /** A seed: 64 bits, signed or unsigned. */
    static long seed(String option, String text) {
        BigInteger value = any(option, text);
        if (value.compareTo(BigInteger.valueOf(Long.MIN_VALUE)) < 0 || value.compareTo(TWO_TO_64) >= 0) {
            throw new BadInput(option + " is " + value + ", which does not fit 64 bits");
        }
        return value.longValue();
    }

    /** An integer, {@code inf} or {@code -inf}. No leaf lies beyond infinity, so larger numbers mean the same. */
    static int orInfinite(String option, String text) {
        return switch (text.strip()) {
            case "inf", "+inf" -> Score.INFINITY;
            case "-inf" -> -Score.INFINITY;
            default -> {
                if (!INTEGER.matcher(text.strip()).matches()) {
                    throw new BadInput(option + " must be an integer, inf or -inf, not '" + shortened(text) + "'");
                }
                yield clamped(option, text, -Score.INFINITY, Score.INFINITY);
            }
        };
    }

    /** The parts of a comma list whose form is given by {@code names}, for instance {@code LO,HI}. */
    static String[] list(String option, String names, String text) {
        String[] parts = text.split(",", -1);
        int wanted = names.split(",", -1).length;
        if (parts.length != wanted) {
            throw new BadInput(option + " takes " + names + ": " + wanted + " numbers, not " + parts.length + " ('"
                    + shortened(text) + "')");
        }
        return parts;
    }

    private static BigInteger any(String option, String text) {
        String stripped = text.strip();
        if (!INTEGER.matcher(stripped).matches()) {
            throw new BadInput(option + " must be an integer, not '" + shortened(text) + "'");
        }
        return new BigInteger(stripped);
    }

    /** A quotation that keeps the message on one line of bearable length. */
    static String shortened(String text) {
        String line = text.replaceAll("\\p{Cntrl}+", " ");
        return line.length() <= 60 ? line : line.substring(0, 57) + "...";
    }
}
