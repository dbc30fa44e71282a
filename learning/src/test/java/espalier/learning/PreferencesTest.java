package espalier.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The linear programs against known properties of their answers. */
class PreferencesTest {
    private static final double LARGEST = 10;

    private record Preference(int[] better, int[] worse, boolean strictly) {
        Preference turned() {
            return new Preference(/* better= */ worse, /* worse= */ better, false);
        }

        double slack(double... weights) {
            double value = 0;
            for (int i = 0; i < weights.length; i++) {
                value += weights[i] * (better[i] - worse[i]);
            }
            return Math.max(0, (strictly ? 1 : 0) - value);
        }
    }

    private static double[] solve(Preference[] preferences, int terms) {
        Preferences program = new Preferences(terms, LARGEST);
        for (Preference each : preferences) {
            program.add(each.better, each.worse, each.strictly);
        }
        return program.solve(new double[terms]);
    }

    private static double slack(Preference[] preferences, double... weights) {
        double sum = 0;
        for (Preference each : preferences) {
            sum += each.slack(weights);
        }
        return sum;
    }

    private static Preference[] random(SplittableRandom random, int terms) {
        return random(random, terms, 1 + random.nextInt(20), 3);
    }

    private static Preference[] random(SplittableRandom random, int terms, int count, int largest) {
        Preference[] preferences = new Preference[count];
        for (int i = 0; i < preferences.length; i++) {
            int[] better = random.ints(terms, -largest, largest + 1).toArray();
            int[] worse = random.ints(terms, -largest, largest + 1).toArray();
            preferences[i] = new Preference(better, worse, random.nextBoolean());
        }
        return preferences;
    }

    /** With two weights the answer is as good as the best of a fine grid, and within the limits. */
    @Test
    void nothingOnAGridIsBetter() {
        SplittableRandom random = new SplittableRandom(1);
        for (int round = 0; round < 200; round++) {
            Preference[] preferences = random(random, 2);
            double[] weights = solve(preferences, 2);
            assertThat(weights[0]).isBetween(-LARGEST - 1e-9, LARGEST + 1e-9);
            assertThat(weights[1]).isBetween(-LARGEST - 1e-9, LARGEST + 1e-9);
            double least = slack(preferences, weights);
            for (int x = -40; x <= 40; x++) {
                for (int y = -40; y <= 40; y++) {
                    assertThat(least).isLessThanOrEqualTo(slack(preferences, x / 4.0, y / 4.0) + 1e-7);
                }
            }
        }
    }

    /** If some weights explain all preferences, the answer does too. */
    @Test
    void consistentPreferencesAreMet() {
        SplittableRandom random = new SplittableRandom(2);
        double[] hidden = {4, -1, 2, 0, 1};
        for (int round = 0; round < 100; round++) {
            Preference[] preferences = random(random, hidden.length);
            for (int i = 0; i < preferences.length; i++) {
                Preference each = preferences[i];
                if (each.slack(hidden) > 0) {
                    preferences[i] = each.turned();
                }
            }
            assertThat(slack(preferences, solve(preferences, hidden.length))).isCloseTo(0, within(1e-7));
        }
    }

    /**
     * Thousands of contradicting inequalities: the cost is convex in the weights, so the answer is optimal if no small
     * step in any of many directions is better.
     */
    @Test
    void nothingNearbyIsBetterOfThousands() {
        SplittableRandom random = new SplittableRandom(3);
        double[] hidden = {4, -1, 2, 0, 1};
        Preference[] preferences = random(random, hidden.length, 6_000, 30);
        for (int i = 0; i < preferences.length; i++) {
            if ((preferences[i].slack(hidden) > 0) != (i % 5 == 0)) { // every fifth contradicts the hidden weights
                preferences[i] = preferences[i].turned();
            }
        }
        double[] weights = solve(preferences, hidden.length);
        double least = slack(preferences, weights);
        assertThat(least).isPositive().isLessThan(slack(preferences, new double[hidden.length]));
        for (int step = 0; step < 1_000; step++) {
            double[] other = weights.clone();
            for (int i = 0; i < other.length; i++) {
                other[i] += (random.nextDouble() - 0.5) * (step % 2 == 0 ? 1e-3 : 1e-5);
            }
            assertThat(slack(preferences, other)).isGreaterThanOrEqualTo(least - 1e-7);
        }
    }
}
