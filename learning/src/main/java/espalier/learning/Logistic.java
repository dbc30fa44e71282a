package espalier.learning;

import java.util.function.DoubleUnaryOperator;

/** The logistic curve, which turns values into expected scores of games. */
final class Logistic {
    private Logistic() {}

    static double of(double x) {
        return 1 / (1 + Math.exp(-x));
    }

    /** The cross-entropy of a target and what the curve predicts. */
    static double loss(double x, double target) {
        return Math.max(x, 0) - x * target + Math.log1p(Math.exp(-Math.abs(x)));
    }

    /** The slope with the least loss, within a factor of thirty of the usual one, by ternary search. */
    static double slope(double usual, DoubleUnaryOperator loss) {
        double low = Math.log(usual / 30);
        double high = Math.log(usual * 30);
        while (high - low > 1e-3) {
            double third = (high - low) / 3;
            if (loss.applyAsDouble(Math.exp(low + third)) < loss.applyAsDouble(Math.exp(high - third))) {
                high -= third;
            } else {
                low += third;
            }
        }
        return Math.exp((low + high) / 2);
    }
}
