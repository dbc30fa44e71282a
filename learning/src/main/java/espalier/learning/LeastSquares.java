package espalier.learning;

import java.util.Arrays;

/**
 * Ridge regression on sparse 0/1 features by conjugate gradients on the normal equations (CGLS: least-squares, section
 * 7.4) with the diagonal as preconditioner: no step size to choose, and the same numbers on every run.
 *
 * <p>Minimises the sum over samples of (sum of the weights of its features - target)^2, plus ridge times the sum of the
 * squared weights.
 *
 * @param features for each sample the numbers of its features, {@code perSample} of them; a number may repeat
 */
record LeastSquares(int[] features, int perSample, float[] targets, int parameters) {
    double[] solve(double ridge, int iterations) {
        double[] weights = new double[parameters];
        double[] scale = new double[parameters];
        for (int feature : features) {
            scale[feature]++;
        }
        Arrays.setAll(scale, i -> 1 / (scale[i] + ridge));
        double[] residual = new double[targets.length];
        Arrays.setAll(residual, s -> targets[s]);
        double[] image = new double[targets.length];
        double[] gradient = gradient(residual, weights, ridge);
        double[] direction = new double[parameters];
        double old = 1;
        for (int iteration = 0; iteration < iterations; iteration++) {
            double norm = 0;
            for (int i = 0; i < parameters; i++) {
                norm += gradient[i] * gradient[i] * scale[i];
            }
            for (int i = 0; i < parameters; i++) {
                direction[i] = gradient[i] * scale[i] + (iteration == 0 ? 0 : norm / old) * direction[i];
            }
            double curvature = apply(direction, image);
            for (double d : direction) {
                curvature += ridge * d * d;
            }
            double step = curvature == 0 ? 0 : norm / curvature;
            for (int i = 0; i < parameters; i++) {
                weights[i] += step * direction[i];
            }
            for (int s = 0; s < residual.length; s++) {
                residual[s] -= step * image[s];
            }
            gradient = gradient(residual, weights, ridge);
            old = norm;
        }
        return weights;
    }

    /** Sums of weights for all samples; returns their squared length. */
    private double apply(double[] weights, double[] sums) {
        double square = 0;
        for (int s = 0, f = 0; s < sums.length; s++) {
            double sum = 0;
            for (int end = f + perSample; f < end; f++) {
                sum += weights[features[f]];
            }
            sums[s] = sum;
            square += sum * sum;
        }
        return square;
    }

    private double[] gradient(double[] residual, double[] weights, double ridge) {
        double[] gradient = new double[parameters];
        for (int s = 0, f = 0; s < residual.length; s++) {
            double r = residual[s];
            for (int end = f + perSample; f < end; f++) {
                gradient[features[f]] += r;
            }
        }
        for (int i = 0; i < parameters; i++) {
            gradient[i] -= ridge * weights[i];
        }
        return gradient;
    }
}
