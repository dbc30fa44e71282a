package espalier.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Counts of move sequences against known numbers. The deepest ones take some minutes: {@code mvn verify -Pexhaustive -pl
 * games -am -Dtest=espalier.games.chess.PerftTest}.
 */
class PerftTest {
    private record Known(String fen, int depth, long count) {}

    /** The deepest count of each line between two limits. */
    private static List<Known> known(String file, long above, long limit) {
        List<Known> all = new ArrayList<>();
        for (String line : TestData.lines(file)) {
            String[] parts = line.split(";", -1);
            Known deepest = null;
            for (int i = 1; i < parts.length; i++) {
                String[] words = parts[i].strip().split("\\s+", -1);
                long count = Long.parseLong(words[1]);
                if (count > above && count <= limit) {
                    deepest = new Known(parts[0].strip(), Integer.parseInt(words[0].substring(1)), count);
                }
            }
            if (deepest != null) {
                all.add(deepest);
            }
        }
        return all;
    }

    private static void check(List<Known> known) {
        for (Known k : known) {
            ChessPosition position = ChessFen.read(k.fen);
            String before = ChessFen.write(position);
            assertThat(Perft.count(position, k.depth))
                    .as("%s depth %d", k.fen, k.depth)
                    .isEqualTo(k.count);
            assertThat(ChessFen.write(position)).isEqualTo(before);
        }
    }

    @Test
    void everyDepthUpTo5000Nodes() {
        for (String file : List.of("perft-six-standard.epd", "perft-standard-ethereal.epd")) {
            for (String line : TestData.lines(file)) {
                String[] parts = line.split(";", -1);
                ChessPosition position = ChessFen.read(parts[0]);
                assertThat(Perft.count(position, 0)).isOne();
                for (int i = 1; i < parts.length; i++) {
                    String[] words = parts[i].strip().split("\\s+", -1);
                    long count = Long.parseLong(words[1]);
                    if (count <= 5000) {
                        int depth = Integer.parseInt(words[0].substring(1));
                        assertThat(Perft.count(position, depth)).as(line).isEqualTo(count);
                        assertThat(Perft.countByLists(position, depth)).as(line).isEqualTo(count);
                    }
                }
            }
        }
    }

    @Test
    void sixStandardPositionsTo20Million() {
        check(known("perft-six-standard.epd", 0, 20_000_000));
    }

    @Test
    @Tag("slow")
    void all128LinesTo5MillionAndMore() {
        List<Known> known = known("perft-standard-ethereal.epd", -1, 12_000_000); // one line has only 11 million
        assertThat(known).hasSize(128);
        check(known);
    }

    /** Five of the six reach 100 million here; the fifth is listed only to 90 million. */
    @Test
    @Tag("slow")
    void sixStandardPositionsTo100Million() {
        List<Known> known = known("perft-six-standard.epd", 80_000_000, 800_000_000);
        assertThat(known).hasSize(6);
        check(known);
    }

    /** The fifth position's depth 6 was counted by Stockfish 15.1. */
    @Test
    @Tag("exhaustive")
    void sixStandardPositionsToBillions() {
        check(known("perft-six-standard.epd", 3_000_000_000L, Long.MAX_VALUE));
        check(List.of(new Known("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 6, 3_048_196_529L)));
    }

    @Test
    @Tag("exhaustive")
    void all128LinesAsDeepAsListed() {
        check(known("perft-standard-ethereal.epd", -1, Long.MAX_VALUE));
    }
}
