package espalier.protocols.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.protocols.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engine keeps its own clock: what is left follows from the settings and the moves. */
class GtpClockTest {
    /** Words of the form {@code S 10 0 0} are settings, {@code L 5 0} is time left, a number is a move that took it, N a new game. */
    @ParameterizedTest
    @CsvSource({
        "S 10 0 0, 10000 0",
        "S 10 0 0 | 4000, 6000 0",
        "S 10 0 0 | 4000 | 7000, 0 0",
        "S 10 0 0 | 4000 | N, 10000 0",
        "S 10 30 5 | 4000, 6000 0",
        "S 10 30 5 | 11000, 30000 5",
        "S 10 30 5 | 11000 | 8000, 22000 4",
        "S 0 30 2, 30000 2",
        "S 0 30 2 | 8000, 22000 1",
        "S 0 30 2 | 8000 | 9000, 30000 2",
        "S 10 30 5 | L 20 3, 20000 3",
        "S 10 30 5 | L 20 1 | 3000, 30000 5",
        "S 10 0 0 | L 4 0 | 3000, 1000 0",
        "S 0 30 0, unlimited",
        "S 0 30 0 | L 7 0, 7000 0",
        "S 0 30 0 | L 7 0 | N, unlimited",
        "N, unlimited"
    })
    void keepsTime(String story, String left) {
        GtpClock clock = new GtpClock();
        for (String part : story.split(" *[|] *", -1)) {
            String rest = part.substring(1);
            switch (part.charAt(0)) {
                case 'S' -> clock.settings(new Words(rest));
                case 'L' -> clock.left(new Words(rest));
                case 'N' -> clock.reset();
                default -> clock.spend(Long.parseLong(part) * 1_000_000);
            }
        }
        assertThat(clock).as(story).hasToString(left);
    }
}
