package espalier.match;

import espalier.game.Quoted;
import java.util.Optional;

/**
 * The sequential probability ratio test: plays until it is clear whether the first player is stronger by {@code elo1}
 * (H1) or by {@code elo0} only (H0). Each error has probability 5 % at most.
 *
 * @param elo0 the difference of H0
 * @param elo1 the difference of H1
 */
public record Sprt(double elo0, double elo1) {
    private static final double ALPHA = 0.05;
    private static final double BETA = 0.05;

    public Sprt {
        if (!(elo0 < elo1) || elo0 < -1000 || elo1 > 1000) {
            throw new IllegalArgumentException("ELO0 must be below ELO1, both within 1000: not " + elo0 + "," + elo1);
        }
    }

    /** What is decided. */
    public enum Verdict {
        H0,
        H1
    }

    /** Reads {@code ELO0,ELO1}. */
    public static Sprt parse(String text) {
        String[] ends = text.split(",", -1);
        try {
            if (ends.length == 2) {
                return new Sprt(Double.parseDouble(ends[0]), Double.parseDouble(ends[1]));
            }
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(Quoted.quoted(text) + " is not ELO0,ELO1", e);
        }
        throw new IllegalArgumentException(Quoted.quoted(text) + " is not ELO0,ELO1");
    }

    /** H0 is accepted below this log likelihood ratio. */
    public double lower() {
        return Math.log(BETA / (1 - ALPHA));
    }

    /** H1 is accepted above this log likelihood ratio. */
    public double upper() {
        return Math.log((1 - BETA) / ALPHA);
    }

    /** The log likelihood ratio of H1 to H0. */
    public double llr(Pairs pairs) {
        return pairs.size() == 0 ? 0 : pairs.logLikelihoodRatio(Pairs.score(elo0), Pairs.score(elo1));
    }

    /** The decision, if there is enough evidence. */
    public Optional<Verdict> verdict(Pairs pairs) {
        double llr = llr(pairs);
        return llr <= lower() ? Optional.of(Verdict.H0) : llr >= upper() ? Optional.of(Verdict.H1) : Optional.empty();
    }
}
