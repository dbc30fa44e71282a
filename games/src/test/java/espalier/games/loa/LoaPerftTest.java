package espalier.games.loa;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Known counts: finished games have no continuation, a pass is a move. */
class LoaPerftTest {
    private static final long[] START = {1, 36, 1244, 44952, 1563208, 55963132, 1938494632};

    @Test
    void startToDepthFive() {
        for (int depth = 1; depth <= 5; depth++) {
            LoaPosition position = LoaPosition.start(LoaRules.STANDARD);
            assertThat(LoaPerft.count(position, depth)).isEqualTo(START[depth]);
            assertThat(LoaPerft.countInBulk(position, depth)).isEqualTo(START[depth]);
        }
    }

    @Test
    @Tag("exhaustive")
    void startToDepthSix() {
        assertThat(LoaPerft.count(LoaPosition.start(LoaRules.STANDARD), 6)).isEqualTo(START[6]);
    }

    static List<String> positions() throws IOException {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                LoaPerftTest.class.getResourceAsStream("perft-loa-positions.epd"), StandardCharsets.UTF_8))) {
            return lines.lines().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("positions")
    @Tag("slow")
    void middleGamePositions(String line) {
        String[] fields = line.split(";", -1);
        for (int i = 1; i < fields.length; i++) {
            String[] entry = fields[i].strip().split(" ", -1);
            LoaPosition position = LoaNotation.parse(fields[0], LoaRules.STANDARD);
            int depth = Integer.parseInt(entry[0].substring(1));
            assertThat(LoaPerft.count(position, depth)).as(entry[0]).isEqualTo(Long.parseLong(entry[1]));
            assertThat(LoaPerft.countInBulk(position, depth)).as(entry[0]).isEqualTo(Long.parseLong(entry[1]));
        }
    }
}
