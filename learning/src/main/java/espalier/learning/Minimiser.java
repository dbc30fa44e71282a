package espalier.learning;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.function.Predicate;

/** Finds a minimum of a smooth function by L-BFGS: Newton's method with curvature learnt from the last few steps. */
final class Minimiser {
    private static final int MEMORY = 10;
    private static final int HALVINGS = 30;

    private Minimiser() {}

    /** A function and its gradient. */
    interface Function {
        /** The value; writes the gradient. */
        double at(double[] x, double[] gradient);
    }

    /** How two points, and the gradients there, differ. */
    private record Step(double[] x, double[] gradient) {
        double curvature() {
            return dot(x, gradient);
        }
    }

    /**
     * Goes downhill from a point until no step is found.
     *
     * @param on asked after every step, with the point reached; false ends the search
     */
    static void minimise(Function function, double[] start, Predicate<double[]> on) {
        double[] x = start.clone();
        double[] gradient = new double[x.length];
        double value = function.at(x, gradient);
        Deque<Step> steps = new ArrayDeque<>();
        while (on.test(x)) {
            double[] direction = direction(gradient, steps);
            double slope = dot(direction, gradient);
            double size = steps.isEmpty() ? 1 / (1e-12 + Math.sqrt(dot(gradient, gradient))) : 1;
            double[] next = new double[x.length];
            double[] there = new double[x.length];
            double reached = Double.POSITIVE_INFINITY;
            for (int i = 0; i < HALVINGS && !(reached <= value + 1e-4 * size * slope); i++, size /= 2) {
                double length = size;
                double[] from = x;
                Arrays.setAll(next, j -> from[j] + length * direction[j]);
                reached = function.at(next, there);
            }
            if (!(reached < value)) {
                return;
            }
            Step step = new Step(difference(next, x), difference(there, gradient));
            if (step.curvature() > 0) {
                steps.addFirst(step);
                if (steps.size() > MEMORY) {
                    steps.removeLast();
                }
            }
            x = next;
            gradient = there;
            value = reached;
        }
    }

    /** The two loops of L-BFGS (l-bfgs). */
    private static double[] direction(double[] gradient, Deque<Step> steps) {
        double[] direction = Arrays.stream(gradient).map(g -> -g).toArray();
        double[] shares = new double[steps.size()];
        int i = 0;
        for (Step step : steps) {
            shares[i] = dot(step.x, direction) / step.curvature();
            add(direction, -shares[i++], step.gradient);
        }
        if (!steps.isEmpty()) {
            Step last = steps.getFirst();
            double scale = last.curvature() / dot(last.gradient, last.gradient);
            Arrays.setAll(direction, j -> scale * direction[j]);
        }
        for (Iterator<Step> oldest = steps.descendingIterator(); oldest.hasNext(); ) {
            Step step = oldest.next();
            add(direction, shares[--i] - dot(step.gradient, direction) / step.curvature(), step.x);
        }
        return direction;
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    private static void add(double[] to, double factor, double[] what) {
        for (int i = 0; i < to.length; i++) {
            to[i] += factor * what[i];
        }
    }

    private static double[] difference(double[] a, double[] b) {
        double[] difference = a.clone();
        add(difference, -1, b);
        return difference;
    }
}
