package espalier.lab.bestfirst;

import espalier.lab.practice.Variant;
import espalier.play.Setting;
import espalier.search.Algorithm;
import java.util.List;

/** The paper's algorithms at full width, the yardstick first. */
final class Rivals {
    static final Variant ASPIRATION = of("Aspiration NegaScout", Algorithm.ASPIRATION_NEGA_SCOUT);
    static final Variant ALPHA_BETA = of("Alpha-Beta", Algorithm.ALPHA_BETA);
    static final Variant MTD_F = of("MTD(f)", Algorithm.MTD_F);
    static final Variant AB_DUAL = of("AB-DUAL*", Algorithm.AB_DUAL_STAR);
    static final Variant AB_SSS = of("AB-SSS*", Algorithm.AB_SSS_STAR);

    /** Those that the text compares. */
    static final List<Variant> MAIN = List.of(ASPIRATION, ALPHA_BETA, MTD_F, AB_DUAL, AB_SSS);

    static final List<Variant> ALL =
            List.of(ASPIRATION, ALPHA_BETA, MTD_F, AB_DUAL, AB_SSS, of("NegaScout", Algorithm.NEGA_SCOUT));

    private Rivals() {}

    private static Variant of(String name, Algorithm algorithm) {
        return Variant.of(name, algorithm, Setting.FULL_WIDTH);
    }
}
