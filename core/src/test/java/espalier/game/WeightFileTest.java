package espalier.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WeightFileTest {
    private static WeightFile read(String text) {
        return new WeightFile("f", text.replace('|', '\n'));
    }

    @Test
    void numbersMayGoOnOverLines() {
        WeightFile file = read("# remark|a = 1 2 # more|  3||b-c =|-4|");
        assertThat(file.numbers("a", 3)).containsExactly(1, 2, 3);
        assertThatThrownBy(file::allTaken).hasMessage("f, line 5: there is no weight called 'b-c'");
        assertThat(file.number("b-c")).isEqualTo(-4);
        file.allTaken();
    }

    @Test
    void otherNumbersKeepNamesCommentsAndLayout() {
        WeightFile file = read("# remark 7|a =   1  2 # 3 more|    3||b-4 =5|");
        assertThat(file.values()).containsExactly(1, 2, 3, 5);
        WeightFile other = file.with(new int[] {-10, 200, 4, 6});
        assertThat(other).hasToString("# remark 7\na = -10 200 # 3 more\n    4\n\nb-4 =6\n");
        assertThat(other.numbers("a", 3)).containsExactly(-10, 200, 4);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "a = 1 x; f, line 1: 'x' is not a whole number",
                "|a; f, line 2: 'a' is not name = numbers",
                "= 3; f, line 1: there is no name before =",
                "a = 1|a = 2; f, line 2: 'a' is given twice",
                "a = 1|b 3; f, line 2: 'b' is not a whole number",
                "a = 10001; f, line 1: 10001 is beyond 10000",
                "a = 1 2; f, line 1: 'a' has 2 numbers, not 1",
                "b = 1; f: the weight 'a' is missing",
                "a = 1 # fine|b = 1; f, line 2: there is no weight called 'b'",
            })
    void whatIsWrongIsNamedWithItsPlace(String text, String message) {
        assertThatThrownBy(() -> {
                    WeightFile file = read(text);
                    file.number("a");
                    file.allTaken();
                })
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }
}
