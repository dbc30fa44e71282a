package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Generated trees follow their definition: a search gives the same answer on the same trees written out. */
class GeneratorTest {
    @ParameterizedTest
    @CsvSource({
        "3,4,0,9,1",
        "2,7,-50,50,-7",
        "5,3,-1000000,1000000,9223372036854775807",
        "1,9,3,3,0",
        "4,4,0,999,123456789",
        "7,2,5,6,18446744073709551615"
    })
    void uniform(int width, int depth, long low, long high, String seed) {
        String numbers = width + "," + depth + "," + low + "," + high + ",";
        long signed = Long.parseUnsignedLong(seed.replace("-", ""));
        signed = seed.startsWith("-") ? -signed : signed;
        String written = Reference.uniformTree(width, depth, low, high, signed);
        same(written, low + "," + high, "--uniform", numbers + seed);
    }

    @ParameterizedTest
    @CsvSource({
        "3,4,0,9,50,1,",
        "2,7,-50,50,0,-7,",
        "5,3,0,999,100,3,",
        "1,9,0,9,30,0,",
        "4,4,0,999,80,123456789,500",
        "3,4,0,9,60,2,0",
        "3,4,0,9,60,2,9",
        "6,3,-1000000,1000000,20,77,-1000000"
    })
    void ordered(int width, int depth, long low, long high, int percent, long seed, Long root) {
        String numbers = width + "," + depth + "," + low + "," + high + "," + percent + "," + seed;
        String written = Reference.orderedTree(width, depth, low, high, percent, seed, root);
        String[] options = root == null
                ? new String[] {"--ordered", numbers}
                : new String[] {"--ordered", numbers, "--root", root.toString()};
        same(written, low + "," + high, options);
        if (root != null) {
            assertThat(Run.search("minimax", options).json()).containsEntry("value", root);
        }
    }

    private static void same(String written, String range, String... options) {
        for (String algorithm : new String[] {"minimax", "alpha-beta", "sss-star", "mtd-f", "bns-analytic"}) {
            String[] args = new String[options.length + 1];
            System.arraycopy(options, 0, args, 0, options.length);
            args[options.length] = "--order";
            assertThat(Run.search(algorithm, args).out())
                    .isEqualTo(Run.search(algorithm, "--tree", written, "--range", range, "--order")
                            .out());
        }
    }

    /** The same leaves as the uniform tree in another order, so the same value; with 100 % alpha-beta is at its best. */
    @Test
    void reordered() {
        Map<String, Object> uniform =
                Run.search("minimax", "--uniform", "3,6,0,999,5").json();
        Map<String, Object> reordered =
                Run.search("minimax", "--reordered", "3,6,0,999,40,5").json();
        assertThat(reordered).containsEntry("value", uniform.get("value"));
        long knuthMoore = 27 + 27 - 1;
        assertThat(Run.search("alpha-beta", "--reordered", "3,6,0,1000000,100,5")
                        .json())
                .containsEntry("leafEvaluations", knuthMoore);
    }

    @Test
    void correlatedLeavesLieInTheRangeOfTheirSums() {
        assertThat(Run.search("pvs", "--correlated", "3,5,-10,10,1", "--range", "-50,50")
                        .code())
                .isZero();
        assertThat(Run.search("pvs", "--correlated", "3,5,-10,10,1", "--range", "-49,50")
                        .code())
                .isEqualTo(2);
    }
}
