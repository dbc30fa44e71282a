package espalier.cli;

import espalier.game.Score;
import java.lang.reflect.AnnotatedElement;
import java.math.BigInteger;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * Reads the numbers of options. Converters accept any integer and clamp it to their type, so that {@link Between}
 * reports what is out of range. Their errors are the text after the option's name.
 */
final class Numbers {
    private static final Pattern INTEGER = Pattern.compile("[+-]?[0-9]{1,100}");
    private static final BigInteger TWO_TO_64 = BigInteger.ONE.shiftLeft(64);

    private Numbers() {}

    /** An integer, clamped to the range of an int. */
    static int whole(String text) {
        return (int) clamped(any(text), Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** A count; more than 63 bits means no limit. */
    static long count(String text) {
        return clamped(any(text), Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** An integer, {@code inf} or {@code -inf}. Larger numbers mean infinity: no leaf lies beyond. */
    static final class OrInfinite implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return switch (text.strip()) {
                case "inf", "+inf" -> Score.INFINITY;
                case "-inf" -> -Score.INFINITY;
                default -> {
                    if (!INTEGER.matcher(text.strip()).matches()) {
                        throw new BadInput("must be an integer, inf or -inf, not '" + shortened(text) + "'");
                    }
                    yield (int) clamped(any(text), -Score.INFINITY, Score.INFINITY);
                }
            };
        }
    }

    /** An integer between two ends. */
    static int integer(String option, String text, int least, int most) {
        BigInteger value = any(option, text);
        if (value.compareTo(BigInteger.valueOf(least)) < 0 || value.compareTo(BigInteger.valueOf(most)) > 0) {
            throw new BadInput(option + " is " + value + ", it must be " + least + " to " + most);
        }
        return value.intValue();
    }

    /** A seed: 64 bits, signed or unsigned. */
    static long seed(String option, String text) {
        BigInteger value = any(option, text);
        if (value.compareTo(BigInteger.valueOf(Long.MIN_VALUE)) < 0 || value.compareTo(TWO_TO_64) >= 0) {
            throw new BadInput(option + " is " + value + ", which does not fit 64 bits");
        }
        return value.longValue();
    }

    /** The parts of a comma list of the form {@code names}, for instance {@code LO,HI}. */
    static String[] list(String option, String names, String text) {
        String[] parts = text.split(",", -1);
        int wanted = names.split(",", -1).length;
        if (parts.length != wanted) {
            throw new BadInput(option + " takes " + names + ": " + wanted + " numbers, not " + parts.length + " ('"
                    + shortened(text) + "')");
        }
        return parts;
    }

    /** Checks the given options against their ranges. */
    static void check(ParseResult parsed) {
        for (OptionSpec option : parsed.matchedOptions()) {
            Between range = ((AnnotatedElement) option.userObject()).getAnnotation(Between.class);
            if (range != null && option.getValue() instanceof Number value) {
                if (value.longValue() < range.least() || value.longValue() > range.most()) {
                    String ends = range.most() == Long.MAX_VALUE
                            ? "at least " + range.least()
                            : range.least() + " to " + range.most();
                    String text = option.originalStringValues().get(0).strip();
                    throw new ParameterException(
                            parsed.commandSpec().commandLine(),
                            option.longestName() + " is " + shortened(text) + ", it must be " + ends);
                }
            }
        }
    }

    private static long clamped(BigInteger value, long least, long most) {
        return value.max(BigInteger.valueOf(least))
                .min(BigInteger.valueOf(most))
                .longValue();
    }

    private static BigInteger any(String text) {
        String stripped = text.strip();
        if (!INTEGER.matcher(stripped).matches()) {
            throw new BadInput("must be an integer, not '" + shortened(text) + "'");
        }
        return new BigInteger(stripped);
    }

    private static BigInteger any(String option, String text) {
        try {
            return any(text);
        } catch (BadInput e) {
            throw new BadInput(option + " " + e.getMessage(), e);
        }
    }

    /** A quotation, shortened to keep the message on one line. */
    static String shortened(String text) {
        String line = text.replaceAll("\\p{Cntrl}+", " ");
        return line.length() <= 60 ? line : line.substring(0, 57) + "...";
    }
}
