package espalier.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuoteTest {
    @Test
    void aTerminalObeysNothingOfIt() {
        assertThat(Quote.of("e2e4")).isEqualTo("'e2e4'");
        assertThat(Quote.of("")).isEqualTo("''");
        assertThat(Quote.of("\u001b[31m\n\r\0\u0085\u009b\u2028\u202e\ud800x")).isEqualTo("'?[31m????????x'");
        assertThat(Quote.of("\u00e9\ud83d\ude00")).isEqualTo("'\u00e9\ud83d\ude00'");
    }

    @Test
    void longTextsAreCut() {
        assertThat(Quote.of("a".repeat(60))).isEqualTo("'" + "a".repeat(60) + "'");
        assertThat(Quote.of("\ud83d\ude00".repeat(61))).isEqualTo("'" + "\ud83d\ude00".repeat(60) + "...'");
    }
}
