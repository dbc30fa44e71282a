package espalier.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Elo, intervals and the sequential test, against simulated matches whose true strength is known. */
class StatisticsTest {
    private static final int MATCHES = 5_000;

    /**
     * Pairs with a true mean score. Openings differ in their advantage for a colour, which correlates the two games: with
     * correlation 0 they are independent, with c the share c of the pairs is decided by the opening, 1 point for each side.
     */
    private static double[] distribution(double elo, double draws, double correlation) {
        double score = Pairs.score(elo);
        // The mean of the undecided rest must give the whole its mean.
        double mean = 0.5 + (score - 0.5) / (1 - correlation);
        double win = mean - draws / 2;
        double loss = 1 - draws - win;
        assertThat(Math.min(win, loss)).as("the rarer result of a game").isGreaterThan(0);
        double[] p = {loss * loss, 2 * loss * draws, draws * draws + 2 * win * loss, 2 * win * draws, win * win};
        double[] mixed = Arrays.stream(p).map(x -> x * (1 - correlation)).toArray();
        mixed[2] += correlation;
        return mixed;
    }

    private static int draw(double[] p, SplittableRandom random) {
        double u = random.nextDouble();
        int i = 0;
        while (i < 4 && u >= p[i]) {
            u -= p[i++];
        }
        return i;
    }

    private static Pairs draw(double[] p, int pairs, SplittableRandom random) {
        long[] counts = new long[5];
        for (int i = 0; i < pairs; i++) {
            counts[draw(p, random)]++;
        }
        return new Pairs(counts);
    }

    @Test
    void theScoreBecomesElo() {
        Pairs pairs = new Pairs(0, 1, 1, 1, 1);
        assertThat(pairs.score()).isEqualTo(0.625);
        assertThat(pairs.elo()).isCloseTo(88.7, within(0.1));
        assertThat(Pairs.score(pairs.elo())).isCloseTo(0.625, within(1e-12));
        assertThat(new Pairs(0, 0, 0, 0, 9).elo()).isInfinite();
    }

    /** Pairs that are all alike are no proof that all pairs are. */
    @Test
    void fewEqualPairsAreNotCertain() {
        Pairs two = new Pairs(0, 0, 0, 2, 0);
        assertThat(two.eloLow()).isLessThan(0);
        assertThat(two.eloHigh()).isGreaterThan(two.elo());
        assertThat(two.los()).isBetween(0.5, 0.95);
        Pairs all = new Pairs(0, 0, 0, 0, 20);
        assertThat(all.eloLow()).isBetween(100.0, 1000.0);
        assertThat(all.los()).isGreaterThan(0.99);
        assertThat(new Pairs(0, 0, 0, 1, 0).eloLow()).isNaN();
    }

    @Test
    void equalResultsSayNothingAboutSuperiority() {
        assertThat(new Pairs(3, 5, 7, 5, 3).los()).isEqualTo(0.5);
        assertThat(new Pairs(0, 5, 7, 9, 3).los()).isGreaterThan(0.95);
        assertThat(new Pairs(3, 9, 7, 5, 0).los()).isLessThan(0.05);
    }

    @Test
    void theRatioOfEqualHypothesesIsZeroAndSymmetric() {
        Pairs pairs = new Pairs(10, 40, 100, 60, 20);
        Pairs swapped = new Pairs(20, 60, 100, 40, 10);
        assertThat(pairs.logLikelihoodRatio(0.5, 0.5)).isEqualTo(0);
        assertThat(pairs.logLikelihoodRatio(0.5, 0.52))
                .isCloseTo(-swapped.logLikelihoodRatio(0.48, 0.5), within(1e-9))
                .isCloseTo(-pairs.logLikelihoodRatio(0.52, 0.5), within(1e-9));
        assertThat(pairs.logLikelihoodRatio(0.5, pairs.score())).isPositive();
        // No mean is likelier than the observed one.
        IntStream.range(1, 100)
                .forEach(i -> assertThat(pairs.logLikelihoodRatio(pairs.score(), i / 100.0))
                        .isLessThanOrEqualTo(1e-9));
    }

    /** Close to the normal approximation of large samples: N (s1 - s0) (2 mean - s0 - s1) / (2 variance). */
    @Test
    void largeSamplesAgreeWithTheNormalApproximation() {
        Pairs pairs = new Pairs(1000, 4000, 10000, 4300, 1100);
        double mean = pairs.score();
        double variance = 0;
        for (int i = 0; i < 5; i++) {
            variance += pairs.counts()[i] * Math.pow(i / 4.0 - mean, 2) / pairs.size();
        }
        double s0 = Pairs.score(0);
        double s1 = Pairs.score(5);
        double expected = pairs.size() * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
        assertThat(new Sprt(0, 5).llr(pairs)).isCloseTo(expected, within(0.02));
    }

    @Test
    void fewPairsDecideNothing() {
        assertThat(new Sprt(0, 5).verdict(Pairs.none())).isEmpty();
        assertThat(new Sprt(0, 5).verdict(new Pairs(0, 0, 0, 0, 10))).isEmpty();
        assertThat(new Sprt(0, 5).verdict(new Pairs(10, 0, 0, 0, 0))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, 0.1, 0", "5, 0.3, 0.3", "100, 0.6, 0", "-40, 0.5, 0.5"})
    void intervalsCoverTheTruth(double elo, double draws, double correlation) {
        double[] p = distribution(elo, draws, correlation);
        SplittableRandom random = new SplittableRandom(3);
        int covered = 0;
        for (int i = 0; i < MATCHES; i++) {
            Pairs pairs = draw(p, 400, random);
            covered += pairs.eloLow() <= elo && elo <= pairs.eloHigh() ? 1 : 0;
        }
        assertThat(covered / (double) MATCHES).isCloseTo(0.95, within(4 * Math.sqrt(0.95 * 0.05 / MATCHES)));
    }

    /** A match looks at the evidence after every pair; the simulation of long ones after every {@code step} pairs. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"8, 0.1, 0", "8, 0.1, 0.4", "8, 0.4, 0", "8, 0.4, 0.4", "8, 0.75, 0", "1, 0.75, 0.4"})
    void wrongDecisionsAreRare(int step, double draws, double correlation) {
        Sprt sprt = new Sprt(0, 5);
        double limit = 0.05 + 3 * Math.sqrt(0.05 * 0.95 / MATCHES);
        assertThat(wrong(sprt, step, distribution(0, draws, correlation), Sprt.Verdict.H1))
                .as("H1 accepted at 0 Elo")
                .isLessThan(limit);
        assertThat(wrong(sprt, step, distribution(5, draws, correlation), Sprt.Verdict.H0))
                .as("H0 accepted at 5 Elo")
                .isLessThan(limit);
    }

    /** The share of simulated matches that end with this verdict. */
    private static double wrong(Sprt sprt, int step, double[] p, Sprt.Verdict verdict) {
        return IntStream.range(0, MATCHES)
                        .parallel()
                        .filter(i -> decide(sprt, step, p, new SplittableRandom(i)) == verdict)
                        .count()
                / (double) MATCHES;
    }

    private static Sprt.Verdict decide(Sprt sprt, int step, double[] p, SplittableRandom random) {
        long[] counts = new long[5];
        while (true) {
            for (int i = 0; i < step; i++) {
                counts[draw(p, random)]++;
            }
            var verdict = sprt.verdict(new Pairs(counts));
            if (verdict.isPresent()) {
                return verdict.get();
            }
        }
    }
}
