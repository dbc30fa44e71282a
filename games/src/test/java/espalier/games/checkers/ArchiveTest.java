package espalier.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.games.Archive;
import espalier.games.Recorded;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ArchiveTest {
    private final CheckersGame game = new CheckersGame();

    /** What an archive holds. */
    private static final class Found implements Archive.Handler<CheckersPosition> {
        final List<Recorded<CheckersPosition>> games = new ArrayList<>();
        final List<String> broken = new ArrayList<>();

        @Override
        public void game(Recorded<CheckersPosition> recorded) {
            games.add(recorded);
        }

        @Override
        public void broken(String file, int number, long line, String reason) {
            broken.add(number + "@" + line + ": " + reason);
        }
    }

    private Found read(String name, InputStream in) throws IOException {
        Found found = new Found();
        game.archive().readGames(name, in, found);
        return found;
    }

    private Found text(String name, String text) throws IOException {
        return read(name, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private Found resource(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(ArchiveTest.class.getResourceAsStream(name), name)) {
            return read(name, in);
        }
    }

    private String moves(Recorded<CheckersPosition> recorded) {
        StringBuilder out = new StringBuilder();
        for (int move : recorded.moves()) {
            out.append(out.isEmpty() ? "" : " ").append(game.formatMove(recorded.start(), move));
        }
        return out.toString();
    }

    @Test
    void everythingThatPdnAllowsIsRead() throws IOException {
        Found found = resource("annotated.pdn");
        List<Recorded<CheckersPosition>> games = found.games;
        assertThat(games).hasSize(6);
        assertThat(games.get(0).tags())
                .containsEntry("Event", "A \"quoted\" event")
                .containsEntry("Black", "Somebody \"Nick\" Name");
        assertThat(games.get(0).line()).isEqualTo(2);
        assertThat(moves(games.get(0))).isEqualTo("11-15 23-18 8-11 27-23 4-8 23-19 10-14 19x10 14x23 26x19 7x14");
        assertThat(games.get(0).result()).isEqualTo("1-0");
        assertThat(moves(games.get(1))).isEqualTo("31x22x15x8");
        assertThat(games.get(2).moves()).isEmpty();
        assertThat(games.get(2).start()).hasToString("B:WK5,29,30,31,32:B1,2,3,4,9");
        assertThat(games.get(3).result()).isEqualTo("1/2-1/2");
        assertThat(games.get(4).result()).isEqualTo("*");
        assertThat(moves(games.get(5))).isEqualTo("9-13 22-17 13x22");
    }

    @Test
    void brokenGamesAreReportedWithTheirPlace() throws IOException {
        Found found = resource("annotated.pdn");
        assertThat(found.broken)
                .satisfiesExactly(
                        b -> assertThat(b).startsWith("2@12: the game type is '20"),
                        b -> assertThat(b).startsWith("7@26: move 2: '11-16' is not legal here"),
                        b -> assertThat(b).startsWith("8@28: the comment that starts here is not closed"),
                        b -> assertThat(b).startsWith("9@30: the tag Event is not closed"),
                        b -> assertThat(b).startsWith("10@33: the variation that starts here is not closed"));
    }

    @Test
    void tinsleysGames() throws IOException {
        Found found = resource("tinsley-sample.pdn");
        assertThat(found.games).hasSize(27);
        assertThat(found.broken)
                .satisfiesExactly(
                        b -> assertThat(b).startsWith("21@").contains("'32-28' is not legal here"),
                        b -> assertThat(b).startsWith("22@").contains("move 31: '8-11Redoverstepped"),
                        b -> assertThat(b).startsWith("23@").contains("move 34: '26-22Whiteoverstepped"));
        assertThat(found.games.get(0).tags()).containsEntry("Black", "MF Tinsley");
        assertThat(found.games).allMatch(g -> g.result().equals(g.tags().get("Result")));
    }

    @Test
    void openingsAndBallots() throws IOException {
        Found openings = resource("three-move-openings-174.txt");
        Found positions = resource("three-move-156-fen.txt");
        Found ballots = resource("11-man-ballots-sample.pdn");
        assertThat(openings.games).hasSize(174);
        assertThat(positions.games).hasSize(156);
        assertThat(ballots.games).hasSize(60);
        assertThat(openings.broken).isEmpty();
        assertThat(positions.broken).isEmpty();
        assertThat(ballots.broken).isEmpty();
        assertThat(openings.games.get(3).tags()).containsEntry("Opening", "004");
        assertThat(moves(openings.games.get(3))).isEqualTo("9-13 22-17 13x22");
        Set<Long> reached = new HashSet<>();
        for (Recorded<CheckersPosition> opening : openings.games) {
            CheckersPosition position = opening.start();
            opening.moves().forEach(position::play);
            reached.add(position.key());
        }
        assertThat(positions.games).allMatch(p -> reached.contains(p.start().key()));
    }

    @Test
    void badOpeningLinesAreReported() throws IOException {
        Found found = text("x.txt", "# remark\n\n001 9-13\n002 9-10\nB:W40:B1\n" + "9".repeat(100_100) + "\nB:W32:B1");
        assertThat(found.games).hasSize(2);
        assertThat(found.broken)
                .satisfiesExactly(
                        b -> assertThat(b).startsWith("2@4: '9-10' is not legal"),
                        b -> assertThat(b).startsWith("3@5: there is no square 40"),
                        b -> assertThat(b).startsWith("4@6: the line is longer than 100000"));
    }

    @Test
    void writtenGamesAreReadAgain() throws IOException {
        for (String name : List.of("tinsley-sample.pdn", "annotated.pdn", "11-man-ballots-sample.pdn")) {
            List<Recorded<CheckersPosition>> games = resource(name).games;
            StringBuilder out = new StringBuilder();
            for (Recorded<CheckersPosition> recorded : games) {
                game.archive().writeGame(recorded, out);
            }
            assertThat(out.toString().lines()).allMatch(line -> line.startsWith("[") || line.length() < 80);
            Found again = text("again.pdn", out.toString());
            assertThat(again.broken).isEmpty();
            assertThat(again.games).hasSameSizeAs(games);
            for (int i = 0; i < games.size(); i++) {
                Recorded<CheckersPosition> was = games.get(i);
                Recorded<CheckersPosition> is = again.games.get(i);
                assertThat(is.moves()).isEqualTo(was.moves());
                assertThat(is.notes()).isEqualTo(was.notes());
                assertThat(is.start()).hasToString(was.start().toString());
                assertThat(is.result()).isEqualTo(was.result());
                assertThat(is.tags()).containsEntry("GameType", "21");
                was.tags().forEach((key, value) -> {
                    if (!Set.of("Result", "GameType", "FEN").contains(key)) {
                        assertThat(is.tags()).containsEntry(key, value);
                    }
                });
            }
        }
    }

    @Test
    void impossibleTagsAreNotWritten() {
        Recorded<CheckersPosition> bad =
                new Recorded<>("x", 1, 1, Map.of("No name", "x"), game.start(), List.of(), "*");
        assertThatThrownBy(() -> game.archive().writeGame(bad, new StringBuilder()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Tag("slow")
    @Test
    void mutatedFilesNeverFail() throws IOException {
        String[] seeds = {
            "[Event \"a\"]\n[FEN \"B:W18,26:B14\"]\n1. 14x30 *\n\n[Event \"b\"]\n1. 11-15 {c} 23-18 2. 8-11 1-0\n",
            "[Event \"a\"]\n11-15 (1... 22-17 {x} (y)) 22-18! $5 15x22 25x18 ; z\n1/2-1/2\n[GameType \"21\"]\n9-13 *",
        };
        long games = 0;
        int most = 0;
        for (int i = 0; i < 100_000; i++) {
            Found found = text(i % 10 == 9 ? "m.txt" : "m.pdn", Mutations.of(seeds[i % 2], i));
            games += found.games.size();
            most = Math.max(most, found.games.size() + found.broken.size());
        }
        assertThat(games).isGreaterThan(50_000);
        assertThat(most).isLessThan(40);
    }

    @Test
    void hugeTokensAreOneGameEach() throws IOException {
        for (String start : List.of("{", "(", "[Event \"", "1. ", "1. 11-15 ; ", "[", "11-15 ")) {
            Found found = text("huge.pdn", start + "x".repeat(2_000_000));
            assertThat(found.games.size() + found.broken.size()).as(start).isEqualTo(1);
            assertThat(found.broken).allMatch(b -> b.length() < 200);
        }
    }
}
