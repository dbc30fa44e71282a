package espalier.lab.positions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Game;
import espalier.game.Position;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionsTest {
    @ParameterizedTest
    @CsvSource({
        "chess,sequences,20",
        "chess,check,100",
        "othello,sequences,20",
        "othello,check,100",
        "checkers,sequences,20",
        "checkers,check,100",
        "loa,sequences,20",
        "loa,check,100",
        "loa,tuning,171",
        "loa,validation,156",
        "loa-mover-wins,sequences,20"
    })
    void setsAreComplete(String game, String set, int count) {
        check(Game.named(game), set, count);
    }

    private static <P extends Position<P>> void check(Game<P> game, String set, int count) {
        List<P> positions = Positions.of(game, set);
        Set<Long> keys = new HashSet<>();
        for (P position : positions) {
            assertThat(position.countMoves(new int[position.maxMoves()], 0)).isGreaterThan(1);
            keys.add(position.key());
        }
        assertThat(positions).hasSize(count);
        assertThat(keys).as("different positions").hasSizeGreaterThan(count * 9 / 10);
    }

    /** In a sequence each position follows from the previous one by a move. */
    @ParameterizedTest
    @CsvSource({"chess", "othello", "checkers", "loa", "loa-mover-wins"})
    void sequencesFollow(String game) {
        follow(Game.named(game));
    }

    private static <P extends Position<P>> void follow(Game<P> game) {
        List<P> positions = Positions.of(game, Positions.SEQUENCES);
        for (int i = 0; i + 1 < positions.size(); i++) {
            if (i % 5 != 4) {
                P position = positions.get(i);
                int[] moves = new int[position.maxMoves()];
                Set<Long> successors = new HashSet<>();
                for (int end = position.generate(moves, 0); end > 0; end--) {
                    successors.add(position.keyAfter(moves[end - 1]));
                }
                assertThat(successors).contains(positions.get(i + 1).key());
            }
        }
    }

    @Test
    void unknownSetsAreComplainedAbout() {
        assertThatThrownBy(() -> Positions.of(Game.named("tictactoe"), Positions.CHECK))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no set 'check' of positions for tictactoe");
        assertThatThrownBy(() -> Positions.of(Game.named("tictactoe"), Positions.SEQUENCES))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("games of tictactoe are too short for a set of positions");
    }

    /** Where the archives are: {@code mvn verify -Pexhaustive -pl lab -am -Despalier.data=DIRECTORY}. */
    @Tag("exhaustive")
    @Test
    void theSetsAreCutFromTheArchives(@TempDir Path out) throws IOException {
        String data = System.getProperty("espalier.data");
        Assumptions.assumeTrue(data != null, "give -Despalier.data=DIRECTORY");
        Cutter.cut(Path.of(data), out);
        try (Stream<Path> files = Files.list(out)) {
            for (Path file : files.toList()) {
                assertThat(Positions.class.getResource(String.valueOf(file.getFileName())))
                        .isNotNull()
                        .satisfies(
                                set -> assertThat(new String(set.openStream().readAllBytes(), StandardCharsets.UTF_8))
                                        .isEqualTo(Files.readString(file)));
            }
        }
    }
}
