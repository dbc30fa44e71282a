package espalier.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class QuotedTest {
    @Test
    void textIsShortAndOnOneLine() {
        assertThat(Quoted.quoted("plain \u00e9")).isEqualTo("'plain \u00e9'");
        assertThat(Quoted.quoted("\ud83d\ude00 \ud83d")).isEqualTo("'\ud83d\ude00 \\ud83d'");
        assertThat(Quoted.quoted("x".repeat(41))).isEqualTo("'" + "x".repeat(40) + "...'");
        assertThat(Quoted.quoted("a\nb\r\u2028\u2029")).isEqualTo("'a\\u000ab\\u000d\\u2028\\u2029'");
    }

    /** Escape sequences, their C1 forms, and characters that change the direction of text. */
    @Test
    void nothingReachesATerminalThatItObeys() {
        for (char c = 0; c < 0xFFFF; c++) {
            String text = Quoted.printable("a" + c);
            assertThat(text.chars().anyMatch(Character::isISOControl))
                    .as("%04x", (int) c)
                    .isFalse();
            assertThat(text.chars().anyMatch(d -> d == 0x202E || d == 0xFEFF)).isFalse();
        }
    }

    @Test
    void aNearMissIsSuggested() {
        List<String> names = List.of("alpha-beta", "mtd-f", "mtd-best");
        assertThat(Quoted.unknown("algorithm ", "mtdf", names))
                .isEqualTo("no algorithm 'mtdf'; did you mean mtd-f? There are: alpha-beta, mtd-f, mtd-best");
        assertThat(Quoted.unknown("algorithm ", "Alphabetta", names)).contains("did you mean alpha-beta?");
        assertThat(Quoted.unknown("algorithm ", "go", names))
                .isEqualTo("no algorithm 'go'; there are: alpha-beta, mtd-f, mtd-best");
        assertThat(Quoted.unknown("", "", List.of("a"))).isEqualTo("no ''; there are: a");
    }
}
