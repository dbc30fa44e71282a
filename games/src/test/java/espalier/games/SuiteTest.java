package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Position;
import espalier.game.Score;
import espalier.games.chess.ChessGame;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The tasks of suites, and when they are solved. */
class SuiteTest {
    private static final OptionalInt UNKNOWN = OptionalInt.empty();
    private static final OptionalInt WIN_IN_3 = OptionalInt.of(Score.winIn(3));

    /** Collects the positions. */
    private static final class Collected<P extends Position<P>> implements Suite.Handler<P> {
        final List<Suite.Answers> answers = new ArrayList<>();
        final List<String> broken = new ArrayList<>();

        @Override
        public void problem(Suite.Problem<P> problem) {
            answers.add(problem.answers());
        }

        @Override
        public void broken(long line, String reason) {
            broken.add(line + ": " + reason);
        }
    }

    private static <P extends Position<P>> Collected<P> read(Suite<P> suite, String name, String text)
            throws IOException {
        Collected<P> collected = new Collected<>();
        suite.readProblems(name, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), collected);
        return collected;
    }

    @Test
    void oneOfTheBestAndNoneToAvoid() {
        Suite.Answers answers = new Suite.Answers(Set.of(1, 2), Set.of(2), Map.of(), OptionalInt.empty());
        assertThat(answers.areMetBy(1, UNKNOWN)).isTrue();
        assertThat(answers.areMetBy(2, UNKNOWN)).isFalse();
        assertThat(answers.areMetBy(3, UNKNOWN)).isFalse();
    }

    /** Named best moves take precedence over points. */
    @Test
    void points() {
        Suite.Answers rated = new Suite.Answers(Set.of(), Set.of(), Map.of(1, 5, 2, 9), OptionalInt.empty());
        assertThat(rated.areMetBy(2, UNKNOWN)).isTrue();
        assertThat(rated.areMetBy(1, UNKNOWN)).isFalse();
        assertThat(rated.points(1)).isEqualTo(5);
        assertThat(rated.points(3)).isZero();
        assertThat(rated.mostPoints()).isEqualTo(9);
        Suite.Answers named = new Suite.Answers(Set.of(1), Set.of(), Map.of(1, 5, 2, 9), OptionalInt.empty());
        assertThat(named.areMetBy(1, UNKNOWN)).isTrue();
        assertThat(named.areMetBy(2, UNKNOWN)).isFalse();
    }

    @Test
    void theDistanceHasToBeRight() {
        Suite.Answers answers = new Suite.Answers(Set.of(), Set.of(), Map.of(), OptionalInt.of(3));
        assertThat(answers.areKnown()).isTrue();
        assertThat(answers.areMetBy(1, WIN_IN_3)).isTrue();
        assertThat(answers.areMetBy(1, OptionalInt.of(Score.winIn(5)))).isFalse();
        assertThat(answers.areMetBy(1, OptionalInt.of(Score.lossIn(3)))).isFalse();
        assertThat(answers.areMetBy(1, UNKNOWN)).isFalse();
    }

    @Test
    void aMateByTheNameOfTheFile() throws IOException {
        String fen = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1\n";
        assertThat(read(new ChessGame(), "some/mate-in-4.fen", fen)
                        .answers
                        .get(0)
                        .winIn())
                .hasValue(7);
        assertThat(read(new ChessGame(), "mate-in-4/some.fen", fen)
                        .answers
                        .get(0)
                        .areKnown())
                .isFalse();
    }

    /** Longer than any recursion could handle. */
    @Test
    void aVeryLongComment() throws IOException {
        String comment = "Re7=1,".repeat(9000);
        String line = "6k1/5ppp/8/8/8/8/8/K3R3 w - - c0 \"" + comment;
        assertThat(read(new ChessGame(), "a.epd", line + "Re8=2\";")
                        .answers
                        .get(0)
                        .mostPoints())
                .isEqualTo(2);
        assertThat(read(new ChessGame(), "a.epd", line + "!\";").answers.get(0).areKnown())
                .isFalse();
        assertThat(read(new ChessGame(), "a.epd", line + "Qa1=2\";").broken)
                .singleElement()
                .asString()
                .startsWith("1: EPD operation c0: ");
    }
}
