package espalier.match;

import espalier.protocols.TimeControl;
import espalier.testkit.Fuzz;
import org.junit.jupiter.api.Test;

/** Damaged descriptions of players, time controls and tests. */
class SpecFuzzTest {
    @Test
    void players() {
        Fuzz.of(
                        "name=a,algorithm=mtd-f,level=3,threads=2",
                        "cmd=\"x 'y z' w\",protocol=uci,option.Skill Level=3",
                        "uct,exploration=1.2,time=40/60+0.5")
                .texts(Spec::parse);
    }

    @Test
    void timeControls() {
        Fuzz.of("1+0.01", "40/60+0.5", "200ms", "200cpu", "5000n", "d8").texts(TimeControl::parse);
    }

    @Test
    void tests() {
        Fuzz.of("0,5", "-3.5,1.25").texts(Sprt::parse);
    }
}
