package espalier.games.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.games.Archive;
import espalier.games.Recorded;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PgnTest {
    /** Collects the games. */
    private static final class Kept implements Archive.Handler<ChessPosition> {
        final List<Recorded<ChessPosition>> games = new ArrayList<>();
        final List<String> broken = new ArrayList<>();

        @Override
        public void game(Recorded<ChessPosition> game) {
            games.add(game);
        }

        @Override
        public void broken(String file, int number, long line, String reason) {
            broken.add(file + " game " + number + " line " + line + ": " + reason);
        }
    }

    private static Kept read(String text) {
        return read("test.pgn", text.getBytes(StandardCharsets.UTF_8));
    }

    private static Kept read(String name, byte[] bytes) {
        Kept kept = new Kept();
        try {
            new ChessArchive().readGames(name, new ByteArrayInputStream(bytes), kept);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return kept;
    }

    private static String san(Recorded<ChessPosition> game) {
        ChessPosition p = game.start().copy();
        StringBuilder out = new StringBuilder();
        for (int move : game.moves()) {
            out.append(out.length() == 0 ? "" : " ").append(ChessNotation.san(p, move));
            p.play(move);
        }
        return out.toString();
    }

    @Test
    void everythingThatIsSkipped() {
        Kept kept = read("""
                %an escape line
                { a comment before
                  any game }
                ; and another
                [Event "one \\"two\\" \\\\three"]
                [White "M\u00fcller"]

                1. e4 {a {comment [%clk 1:00]
                [%eval 0.3] } e5 ; to the end ) of the line
                2. Nf3!? $14 (2. f4 exf4 (2... d5 {deep ) } 3. exd5) 3. Nf3) 2... Nc6 $1
                % 3. Zz9
                3.Bb5 a6 !! 4.Bxc6 dxc6 +/- 5. 0-0 f6 6. d4 exd4 1-0 7. is not read
                """);
        assertThat(kept.broken).singleElement().asString().startsWith("test.pgn game 2 line 12");
        assertThat(kept.games).singleElement().satisfies(game -> {
            assertThat(game.tags()).isEqualTo(Map.of("Event", "one \"two\" \\three", "White", "M\u00fcller"));
            assertThat(game.line()).isEqualTo(5);
            assertThat(game.result()).isEqualTo("1-0");
            assertThat(san(game)).isEqualTo("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O f6 d4 exd4");
        });
    }

    @Test
    void missingResultsAndMissingTags() {
        Kept kept = read("1. e4 e5\n\n[Event \"b\"]\n[Result \"0-1\"]\n\n1. d4\n[Event \"c\"]\n\n*\n1. c4 1/2 1. b3");
        assertThat(kept.broken).isEmpty();
        assertThat(kept.games.stream().map(game -> game.number() + " " + game.result() + " " + san(game)))
                .containsExactly("1 * e4 e5", "2 0-1 d4", "3 * ", "4 1/2-1/2 c4", "5 * b3");
    }

    @Test
    void latin1AndByteOrderMark() {
        assertThat(read("a.pgn", "[White \"M\u00fcller\"]\n1. e4 *".getBytes(StandardCharsets.ISO_8859_1)).games)
                .singleElement()
                .satisfies(game -> assertThat(game.tags()).containsEntry("White", "M\u00fcller"));
        assertThat(read("\ufeff[White \"x\"]\r\n\r\n1. e4\r\n*").games).hasSize(1);
    }

    @Test
    void otherStartPositions() {
        Kept kept = read("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 b - - 0 40\"]\n\n40... Kd7 41. Ra7+ *\n");
        assertThat(kept.games)
                .singleElement()
                .satisfies(game -> assertThat(san(game)).isEqualTo("Kd7 Ra7+"));
        assertThat(read("[FEN \"x\"]\n\n1. e4 *\n").broken)
                .singleElement()
                .asString()
                .contains("tag FEN: FEN has 1");
        assertThat(read("[Variant \"Atomic\"]\n\n1. e4 *\n").broken)
                .singleElement()
                .asString()
                .contains("Atomic");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "1. e4 e4 | line 3: move 2: no legal move 'e4'",
                "1. e4~e5 Ke9 | line 4: move 3: 'Ke9' is no move",
                "1. e4 -- | move 2: '--' is no move",
                "1. e4 {never closed | line 3: the comment that starts here is not closed",
                "1. e4 (1. d4 | line 3: the variation that starts here is not closed",
                "1. e4 ) | ')' among the moves",
                "1. e4 } | '}' among the moves",
                "1. e4 e5 [x | '[' among the moves",
            })
    void aBrokenGameIsReportedAndTheRestIsRead(String moves, String message) {
        String text = "[Event \"a\"]\n\n" + moves.replace('~', '\n') + "\n\n[Event \"b\"]\n\n1. d4 *\n";
        Kept kept = read(text);
        assertThat(kept.broken)
                .singleElement()
                .asString()
                .startsWith("test.pgn game 1 line")
                .contains(message);
        assertThat(kept.games).singleElement().satisfies(game -> {
            assertThat(game.number()).isEqualTo(2);
            assertThat(san(game)).isEqualTo("d4");
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[Event a] | a tag is not of the form",
                "[Event \"a] | the tag Event is not closed",
                "[Event \"a\" | the tag Event is not closed",
                "[ | a tag is not of the form",
            })
    void aBrokenTagSectionIsOneBrokenGame(String tag, String message) {
        Kept kept = read(tag + "\n[Site \"s\"]\n[Round \"1\"]\n\n1. e4 e5 *\n\n[Event \"b\"]\n\n1. d4 *\n");
        assertThat(kept.broken).singleElement().asString().contains(message);
        assertThat(kept.games)
                .singleElement()
                .satisfies(game -> assertThat(san(game)).isEqualTo("d4"));
    }

    @Test
    void hugeThingsAreRefusedNotStored() {
        String word = "a".repeat(100_000);
        assertThat(read("1. " + word).broken).singleElement().asString().contains("longer than");
        assertThat(read("[Event \"" + word + "\"]\n1. e4 *\n").broken)
                .singleElement()
                .asString()
                .contains("longer than");
        assertThat(read("[A \"\"]\n".repeat(10) + "(".repeat(1_000_000)).broken).hasSize(1);
        assertThat(read("1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(5_000)).broken)
                .singleElement()
                .asString()
                .contains("more than 10000 moves");
    }

    @Test
    void endlessCommentsNeedNoMemory() throws IOException {
        InputStream endless = new InputStream() {
            private int left = 20_000_000;

            @Override
            public int read() {
                return left-- > 0 ? '{' : -1;
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                if (left <= 0) {
                    return -1;
                }
                java.util.Arrays.fill(bytes, from, from + length, (byte) '{');
                left -= length;
                return length;
            }
        };
        Kept kept = new Kept();
        new ChessArchive().readGames("x.pgn", endless, kept);
        assertThat(kept.broken).hasSize(1);
    }

    @Test
    void tournamentGames() throws IOException {
        Kept kept = new Kept();
        try (InputStream in = TestData.open("zurich-1953-sample.pgn")) {
            new ChessArchive().readGames("zurich-1953-sample.pgn", in, kept);
        }
        assertThat(kept.broken).isEmpty();
        assertThat(kept.games).hasSize(12);
        assertThat(kept.games.get(0).tags()).containsEntry("White", "Averbaj").containsEntry("Black", "Smyslov");
    }

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        SplittableRandom random = new SplittableRandom(51);
        List<Recorded<ChessPosition>> games = new ArrayList<>();
        List<String> fens = TestData.positions();
        int[] moves = new int[256];
        for (int i = 0; i < 300; i++) {
            ChessPosition start = ChessFen.read(i % 2 == 0 ? ChessFen.START : fens.get(random.nextInt(fens.size())));
            ChessPosition p = start.copy();
            List<Integer> played = new ArrayList<>();
            for (int ply = random.nextInt(120); ply > 0; ply--) {
                int end = p.generate(moves, 0);
                if (end == 0) {
                    break;
                }
                int move = moves[random.nextInt(end)];
                played.add(move);
                p.play(move);
            }
            Map<String, String> tags = new TreeMap<>(Map.of("White", "a \"b\" \\ c\\", "Extra_1", "\u00e9\u2654 " + i));
            String result = List.of("1-0", "0-1", "1/2-1/2", "*").get(i % 4);
            games.add(new Recorded<>("x", i + 1, 1, tags, start, played, result));
        }
        StringBuilder out = new StringBuilder();
        for (Recorded<ChessPosition> game : games) {
            new ChessArchive().writeGame(game, out);
        }
        assertThat(out.toString().lines().filter(line -> !line.startsWith("["))).allMatch(line -> line.length() < 80);
        Kept kept = read(out.toString());
        assertThat(kept.broken).isEmpty();
        assertThat(kept.games).hasSize(games.size());
        for (int i = 0; i < games.size(); i++) {
            Recorded<ChessPosition> before = games.get(i);
            Recorded<ChessPosition> after = kept.games.get(i);
            assertThat(after.moves()).isEqualTo(before.moves());
            assertThat(ChessFen.write(after.start())).isEqualTo(ChessFen.write(before.start()));
            assertThat(after.result()).isEqualTo(before.result());
            assertThat(after.tags()).containsAllEntriesOf(before.tags()).containsEntry("Event", "?");
        }
    }

    @Test
    void tagNamesThatCannotBeWrittenAreRefused() {
        Recorded<ChessPosition> game =
                new Recorded<>("x", 1, 1, Map.of("not a name", "x"), ChessFen.read(ChessFen.START), List.of(), "*");
        assertThatThrownBy(() -> new ChessArchive().writeGame(game, new StringBuilder()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not a name");
    }

    /** 100,000 mutated files yield only games or reports, with consecutive game numbers. */
    @Test
    @Tag("slow")
    void mutatedInput() {
        String[] seeds = {
            "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 {c} e5 2. Nf3 (2. f4 $1) Nc6 1-0\n\n[Event \"b\"]\n\n1. d4 *\n",
            "[FEN \"4k3/P7/8/8/8/8/8/R3K3 w Q - 0 40\"]\n\n40. O-O-O Kd7+ ; x\n% y\n41. a8=Q *\n\n1. e4 e5 1/2-1/2\n",
            "\ufeff[White \"\u00e9\\\"\"]\r\n\r\n1.e4 c5 2.Nf3!? d6 3.d4 cxd4 4.Nxd4 Nf6 5.Nc3 a6 0-1",
        };
        Mutations mutations = new Mutations(52, "[]{}();%$*\"\\ \n\r.-/0123456789abcdefghNBRQKOx+#=!?\u0000\u00e9");
        int games = 0;
        int broken = 0;
        for (int i = 0; i < 100_000; i++) {
            String name = i % 20 == 19 ? "x.epd" : "x.pgn";
            Kept kept = read(name, mutations.of(seeds[i % seeds.length]).getBytes(StandardCharsets.UTF_8));
            games += kept.games.size();
            broken += kept.broken.size();
            int last = 0;
            for (Recorded<ChessPosition> game : kept.games) {
                assertThat(game.number()).isGreaterThan(last);
                last = game.number();
            }
            assertThat(kept.broken).noneMatch(reason -> reason.contains("\n"));
        }
        assertThat(games).isGreaterThan(20_000);
        assertThat(broken).isGreaterThan(20_000);
    }
}
