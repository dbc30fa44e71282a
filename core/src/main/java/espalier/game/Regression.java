package espalier.game;

import java.util.ArrayList;
import java.util.List;

/**
 * How well shallow searches predict deep ones: {@code deep = slope * shallow + offset} with normal errors (prob-cut).
 * Multi-ProbCut uses several pairs of depths. {@code espalier probcut} fits them.
 *
 * @param pairs in order of the deep depth
 */
public record Regression(List<Pair> pairs) {
    private static final int DEEPEST = 1000;

    /**
     * One pair of depths.
     *
     * @param deep the predicted depth
     * @param shallow the predicting depth
     * @param slope the slope of the line
     * @param offset its value at 0
     * @param deviation the standard deviation of the error
     */
    public record Pair(int deep, int shallow, double slope, double offset, double deviation) {
        public Pair {
            if (shallow < 0 || deep <= shallow || deep > DEEPEST) {
                throw new IllegalArgumentException(
                        "a pair needs 0 <= shallow < deep <= " + DEEPEST + ", not " + deep + " " + shallow);
            }
            boolean finite = Double.isFinite(slope) && Double.isFinite(offset) && Double.isFinite(deviation);
            if (!finite || slope <= 0 || deviation < 0) {
                throw new IllegalArgumentException("a pair needs a positive slope, an offset and a deviation, not "
                        + slope + " " + offset + " " + deviation);
            }
        }
    }

    public Regression {
        pairs = List.copyOf(pairs);
    }

    /** {@return one line per pair: deep, shallow, slope, offset and deviation; '#' begins a comment} */
    public String format() {
        StringBuilder text = new StringBuilder("# deep shallow slope offset deviation\n");
        for (Pair pair : pairs) {
            text.append(Text.of(
                    "%d %d %.6f %.4f %.4f%n", pair.deep, pair.shallow, pair.slope, pair.offset, pair.deviation));
        }
        return text.toString();
    }

    /**
     * Reads what {@link #format} writes.
     *
     * @param text the lines
     * @return the regression
     * @throws IllegalArgumentException naming the line in error
     */
    public static Regression parse(String text) {
        List<Pair> pairs = new ArrayList<>();
        String[] lines = text.split("\\R", -1);
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].replaceFirst("#.*", "").strip();
            if (line.isEmpty()) {
                continue;
            }
            String[] fields = line.split("\\s+", -1);
            try {
                if (fields.length != 5) {
                    throw new NumberFormatException();
                }
                pairs.add(new Pair(
                        Integer.parseInt(fields[0]),
                        Integer.parseInt(fields[1]),
                        Double.parseDouble(fields[2]),
                        Double.parseDouble(fields[3]),
                        Double.parseDouble(fields[4])));
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException(
                        "line " + (i + 1) + ": five numbers are wanted, not " + Quoted.quoted(line), e);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(
                        "line " + (i + 1) + ": " + Quoted.escaped(String.valueOf(e.getMessage())), e);
            }
        }
        if (pairs.isEmpty()) {
            throw new IllegalArgumentException("no pair of depths in it");
        }
        return new Regression(pairs);
    }
}
