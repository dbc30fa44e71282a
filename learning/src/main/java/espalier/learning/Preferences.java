package espalier.learning;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ojalgo.optimisation.Optimisation;
import org.ojalgo.optimisation.linear.LinearSolver;

/**
 * Inequalities in the weights, and the weights that violate them least: a linear program. An inequality "this line is
 * worth as much as that one" has a slack, and the program minimises the sum of all slacks; equal inequalities merge
 * into one with a higher price. Most inequalities follow from others. So the program starts with few and adds those
 * that its answer violates, until it violates none but those already in it. Then its answer is optimal for all of them.
 */
final class Preferences {
    /**
     * The number of inequalities added at first, the most violated ones; later rounds double the number, so that few
     * suffice.
     */
    private static final int STEP = 150;

    /** A difference of terms, and the least value it must have. */
    private record Inequality(List<Integer> difference, int margin) {
        double slack(double[] weights) {
            double value = 0;
            for (int i = 0; i < weights.length; i++) {
                value += weights[i] * difference.get(i);
            }
            return Math.max(0, margin - value);
        }
    }

    private final int terms;
    private final double largest;
    private final Map<Inequality, Integer> prices = new LinkedHashMap<>();

    /** @param largest the largest weight allowed */
    Preferences(int terms, double largest) {
        this.terms = terms;
        this.largest = largest;
    }

    /** The first line was preferred to the second; strictly, if the second comes first in generation order. */
    void add(int[] better, int[] worse, boolean strictly) {
        Integer[] difference = new Integer[terms];
        Arrays.setAll(difference, i -> better[i] - worse[i]);
        if (Arrays.stream(difference).anyMatch(d -> d != 0)) {
            prices.merge(new Inequality(List.of(difference), strictly ? 1 : 0), 1, Integer::sum);
        }
    }

    /** The weights that violate the inequalities least. */
    double[] solve(double[] start) {
        Map<Inequality, Integer> taken = new LinkedHashMap<>();
        double[] weights = start;
        while (takeIn(taken, weights)) {
            weights = minimise(taken);
        }
        return weights;
    }

    /** Adds the inequalities that cost most at these weights; false if there is no violated one left to add. */
    private boolean takeIn(Map<Inequality, Integer> taken, double[] weights) {
        List<Map.Entry<Inequality, Integer>> worst = prices.entrySet().stream()
                .filter(e -> !taken.containsKey(e.getKey()) && e.getKey().slack(weights) > 1e-7)
                .sorted((a, b) -> Double.compare(
                        b.getValue() * b.getKey().slack(weights),
                        a.getValue() * a.getKey().slack(weights)))
                .limit(Math.max(STEP, taken.size()))
                .toList();
        worst.forEach(e -> taken.put(e.getKey(), e.getValue()));
        return !worst.isEmpty();
    }

    /**
     * Solves the dual program. It has a row for each weight instead of one for each inequality and is many times
     * faster; the weights are its multipliers. Its variables are how much each inequality binds, at most its price, and
     * for each weight the shares of its lower and its upper limit.
     */
    private double[] minimise(Map<Inequality, Integer> taken) {
        List<Inequality> rows = List.copyOf(taken.keySet());
        int limits = rows.size();
        double[] cost = new double[limits + 2 * terms];
        double[] most = new double[limits + 2 * terms];
        Arrays.fill(cost, limits, cost.length, largest);
        Arrays.fill(most, limits, most.length, Double.POSITIVE_INFINITY);
        for (int i = 0; i < limits; i++) {
            cost[i] = -rows.get(i).margin;
            most[i] = taken.getOrDefault(rows.get(i), 0);
        }
        LinearSolver.Builder program = LinearSolver.newBuilder(cost).lower(0).upper(most);
        for (int term = 0; term < terms; term++) {
            double[] balance = new double[cost.length];
            for (int i = 0; i < limits; i++) {
                balance[i] = rows.get(i).difference.get(term);
            }
            balance[limits + 2 * term] = -1;
            balance[limits + 2 * term + 1] = 1;
            program.equality(0, balance);
        }
        LinearSolver solver = program.build();
        Optimisation.Result result = solver.solve();
        if (!result.getState().isOptimal()) {
            throw new IllegalStateException("the linear program has no answer: " + result.getState());
        }
        double[] answer = new double[terms];
        Arrays.setAll(answer, solver::getDualMultiplier);
        return answer;
    }
}
