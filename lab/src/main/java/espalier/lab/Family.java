package espalier.lab;

import espalier.search.Algorithm;
import java.util.List;

/**
 * Algorithms that share a chart. Minimax is in none: it evaluates every leaf and would be off the scale.
 *
 * @param title what they have in common
 * @param members the algorithms
 */
public record Family(String title, List<Algorithm> members) {
    /** The families; every algorithm but minimax belongs to exactly one. */
    public static List<Family> all() {
        return List.of(
                new Family(
                        "Depth-first with windows",
                        List.of(
                                Algorithm.ALPHA_BETA,
                                Algorithm.S_ALPHA_BETA,
                                Algorithm.ALPHA_BETA_MEMORY,
                                Algorithm.SCOUT,
                                Algorithm.PVS,
                                Algorithm.NEGA_SCOUT,
                                Algorithm.NEGA_SCOUT_MEMORY,
                                Algorithm.INFORMED_NEGA_SCOUT,
                                Algorithm.ASPIRATION_NEGA_SCOUT)),
                new Family(
                        "Best-first from above",
                        List.of(
                                Algorithm.SSS_STAR,
                                Algorithm.REC_SSS_STAR,
                                Algorithm.SSS_2,
                                Algorithm.SSS_2_DIMINISH,
                                Algorithm.AB_SSS_STAR,
                                Algorithm.SSS_4,
                                Algorithm.MTD_STEP)),
                new Family(
                        "Best-first from below or from the middle",
                        List.of(
                                Algorithm.DUAL_STAR,
                                Algorithm.DUAL_2,
                                Algorithm.AB_DUAL_STAR,
                                Algorithm.MTD_F,
                                Algorithm.SSS_0,
                                Algorithm.SSS_B,
                                Algorithm.C_STAR,
                                Algorithm.C_STAR_MEMORY)),
                new Family(
                        "Best move only",
                        List.of(
                                Algorithm.MTD_BEST,
                                Algorithm.ALPHA_BOUNDING,
                                Algorithm.SECOND_BEST,
                                Algorithm.BNS,
                                Algorithm.BNS_MEMORY,
                                Algorithm.BNS_STATISTICAL,
                                Algorithm.BNS_STATISTICAL_MEMORY,
                                Algorithm.BNS_ANALYTIC,
                                Algorithm.BNS_ANALYTIC_MEMORY)));
    }
}
