package espalier.games.loa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GroupsTest {
    @Test
    @Tag("slow")
    void aMillionBoardsAgreeWithASlowFloodFill() {
        SplittableRandom random = new SplittableRandom(1);
        int connected = 0;
        for (int i = 0; i < 1_000_000; i++) {
            long pieces = (i & 1) == 0 ? scattered(random) : grown(random);
            boolean expected = NaiveLoa.connected(pieces);
            connected += expected ? 1 : 0;
            if (Groups.connected(pieces) != expected || (expected && Groups.euler(pieces) > 1)) {
                throw new AssertionError(Long.toHexString(pieces));
            }
        }
        assertThat(connected).isBetween(100_000, 900_000);
    }

    @Test
    void eulerNumbersAreGroupsMinusHoles() {
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 50_000; i++) {
            long pieces = i % 3 == 0 ? random.nextLong() : i % 3 == 1 ? scattered(random) : grown(random);
            assertThat(Groups.euler(pieces)).isEqualTo(NaiveLoa.euler(pieces));
        }
    }

    @Test
    void everyRingHidesAGroupFromTheEulerNumber() {
        for (int rank = 0; rank < 6; rank++) {
            for (int file = 0; file < 6; file++) {
                long ring = 0x07_05_07L << (8 * rank + file);
                assertThat(Groups.euler(ring)).isZero();
                assertThat(Groups.connected(ring)).isTrue();
                for (int square = 0; square < 64; square++) {
                    long both = ring | 1L << square;
                    boolean apart = (Groups.grow(ring) >>> square & 1) == 0;
                    assertThat(Groups.connected(both)).isEqualTo(!apart);
                    if (apart) {
                        assertThat(Groups.euler(both))
                                .as("one hole, two groups")
                                .isEqualTo(1);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        // a diamond of four: a ring in the sense of the Euler number
        "0x0002050200000000, true, 0",
        // two rings that share a corner
        "0x0000001C141F0507, true, -1",
        // a diagonal from corner to corner
        "0x8040201008040201, true, 1",
        // the antidiagonal
        "0x0102040810204080, true, 1",
        // opposite edges: neighbours only if the board were a cylinder
        "0x0000000000010080, false, 2",
        "0x0000000080010000, false, 2",
        "0x8000000000000001, false, 2",
        // a single piece
        "0x0000000000000001, true, 1",
        "0x8000000000000000, true, 1",
        // one whole rank, one whole file
        "0x00000000000000FF, true, 1",
        "0x8080808080808080, true, 1"
    })
    void shapes(String pieces, boolean connected, int euler) {
        long board = Long.parseUnsignedLong(pieces.substring(2), 16);
        assertThat(NaiveLoa.euler(board)).isEqualTo(euler);
        assertThat(Groups.connected(board)).isEqualTo(connected);
        assertThat(Groups.euler(board)).isEqualTo(euler);
    }

    private static long scattered(SplittableRandom random) {
        long pieces = 0;
        for (int i = random.nextInt(1, 25); i > 0; i--) {
            pieces |= 1L << random.nextInt(64);
        }
        return pieces;
    }

    /** One randomly grown group, sometimes with a displaced piece. */
    private static long grown(SplittableRandom random) {
        long pieces = 1L << random.nextInt(64);
        for (int i = random.nextInt(0, 14); i > 0; i--) {
            long around = Groups.grow(pieces) & ~pieces;
            for (int skip = random.nextInt(Long.bitCount(around)); skip > 0; skip--) {
                around &= around - 1;
            }
            pieces |= around & -around;
        }
        return random.nextInt(3) == 0 ? pieces | 1L << random.nextInt(64) : pieces;
    }
}
