package espalier.lab.bestfirst;

import espalier.lab.practice.Variant;
import espalier.play.Setting;
import espalier.search.Algorithm;
import java.util.Arrays;
import java.util.List;

/** The paper's algorithms, the yardstick first. */
enum Rival {
    ASPIRATION("Aspiration NegaScout", Algorithm.ASPIRATION_NEGA_SCOUT),
    ALPHA_BETA("Alpha-Beta", Algorithm.ALPHA_BETA),
    MTD_F("MTD(f)", Algorithm.MTD_F),
    AB_DUAL("AB-DUAL*", Algorithm.AB_DUAL_STAR),
    AB_SSS("AB-SSS*", Algorithm.AB_SSS_STAR),
    NEGA_SCOUT("NegaScout", Algorithm.NEGA_SCOUT);

    /** Those that the text compares. */
    static final List<Rival> MAIN = List.of(ASPIRATION, ALPHA_BETA, MTD_F, AB_DUAL, AB_SSS);

    private final String words;
    private final Algorithm algorithm;

    Rival(String words, Algorithm algorithm) {
        this.words = words;
        this.algorithm = algorithm;
    }

    String words() {
        return words;
    }

    /** At full width with a table of this many entries. */
    Variant with(int entries) {
        return Variant.of(words, algorithm, Setting.FULL_WIDTH, entries);
    }

    /** All of them. */
    static List<Variant> all(int entries) {
        return Arrays.stream(values()).map(rival -> rival.with(entries)).toList();
    }
}
