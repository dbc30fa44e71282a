package espalier.practice;

import java.util.List;

/**
 * How well shallow searches foretell deep ones: {@code deep = slope * shallow + offset} with normal errors. Multi-ProbCut
 * has several pairs of depths. Fitted by {@code espalier probcut}.
 *
 * @param pairs in order of the deep depth
 */
public record Regression(List<Pair> pairs) {
    /**
     * One pair of depths.
     *
     * @param deep the depth that is foretold
     * @param shallow the depth that foretells
     * @param slope the slope of the line
     * @param offset its value at 0
     * @param deviation the standard deviation of the error
     */
    public record Pair(int deep, int shallow, double slope, double offset, double deviation) {
        public Pair {
            if (shallow < 0 || deep <= shallow || !(slope > 0) || !(deviation >= 0)) {
                throw new IllegalArgumentException(
                        "a pair needs 0 <= shallow < deep, a positive slope and a deviation: " + deep + " " + shallow);
            }
        }
    }

    public Regression {
        pairs = List.copyOf(pairs);
    }
}
