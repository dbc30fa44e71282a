package espalier.games.loa;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.games.Archive;
import espalier.games.Note;
import espalier.games.Recorded;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class LoaArchiveTest {
    private static final String SGF = """
            (;C[a \\] bracket]
            GN[ LoA Board 1]
            PW[mona]
            PB[guzzle]
            FF[4]
            GM[9]
            ;B[B8-B6]
            ;W[a7:c7];B[g8g6]
            ;C[thinks (long);]
            W[H7-F7]
            (;B[G1-G3];W[A4-C2];C[end])
            (;B[G1-G4];W[nonsense])
            )
            """;

    private final List<Recorded<LoaPosition>> games = new ArrayList<>();
    private final List<String> broken = new ArrayList<>();

    private final Archive.Handler<LoaPosition> handler = new Archive.Handler<>() {
        @Override
        public void game(Recorded<LoaPosition> game) {
            games.add(game);
        }

        @Override
        public void broken(String file, int number, long line, String reason) {
            broken.add(file + " " + number + " " + line + " " + reason);
        }
    };

    private void read(String name, String text) throws IOException {
        games.clear();
        broken.clear();
        new LoaArchive(LoaRules.STANDARD)
                .readGames(name, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), handler);
    }

    private void readResource(String name) throws IOException {
        try (InputStream in = LoaArchiveTest.class.getResourceAsStream(name)) {
            new LoaArchive(LoaRules.STANDARD).readGames(name, in, handler);
        }
    }

    private static String moves(Recorded<LoaPosition> game) {
        StringBuilder text = new StringBuilder();
        for (int move : game.moves()) {
            text.append(LoaNotation.formatMove(move)).append(' ');
        }
        return text.toString().strip();
    }

    private static String resultOnBoard(Recorded<LoaPosition> game) {
        LoaPosition position = game.start().copy();
        game.moves().forEach(position::play);
        if (!position.isOver()) {
            return "*";
        }
        int black = position.turn() == 0 ? position.score() : -position.score();
        return black > 0 ? "1-0" : black < 0 ? "0-1" : "1/2-1/2";
    }

    @Test
    void allGamesOfTheListReplayToTheirResult() throws IOException {
        readResource("loa-games-replayed.txt");
        assertThat(broken).isEmpty();
        assertThat(games).hasSize(1084);
        assertThat(games).allSatisfy(game -> assertThat(resultOnBoard(game)).isEqualTo(game.result()));
        assertThat(games.stream().filter(game -> game.result().equals("1/2-1/2")))
                .hasSize(3);
    }

    @Test
    void publishedCollectionsReplay() throws IOException {
        readResource("mona-greatest-hits.sgf");
        readResource("t-200-299.sgf");
        assertThat(broken).isEmpty();
        assertThat(games).hasSize(99);
        assertThat(games.stream()
                        .filter(game -> game.start().key()
                                == LoaArchive.scrambledEggs(LoaRules.STANDARD).key()))
                .hasSize(7);
        assertThat(games.get(0).tags()).containsEntry("Black", "guzzle").containsEntry("White", "mona");
        assertThat(games.get(0).result()).isEqualTo("0-1");
        assertThat(games.get(3).result()).as("White resigned").isEqualTo("1-0");
    }

    @Test
    void publishedCollectionsHoldTheGamesOfTheList() throws IOException {
        readResource("loa-games-replayed.txt");
        List<String> listed = games.stream()
                .filter(game -> "t-200-299.sgf".equals(game.tags().get("source")))
                .map(LoaArchiveTest::moves)
                .toList();
        games.clear();
        readResource("t-200-299.sgf");
        long start = LoaPosition.start(LoaRules.STANDARD).key();
        assertThat(games.stream().filter(game -> game.start().key() == start).map(LoaArchiveTest::moves))
                .containsExactlyElementsOf(listed);
    }

    @Test
    void theMainLineIsPlayedAndTheRestIsKept() throws IOException {
        read("x.sgf", SGF);
        assertThat(broken).isEmpty();
        assertThat(games).hasSize(1);
        assertThat(moves(games.get(0))).isEqualTo("b8-b6 a7-c7 g8-g6 h7-f7 g1-g3 a4-c2");
        assertThat(games.get(0).tags()).isEqualTo(Map.of("GN", "LoA Board 1", "White", "mona", "Black", "guzzle"));
        assertThat(games.get(0).result()).isEqualTo("*");
        assertThat(games.get(0).notes())
                .isEqualTo(Map.of(
                        0, Note.comment("a ] bracket"),
                        4, Note.comment("thinks (long);"),
                        5, Note.variation("(;B[G1-G4];W[nonsense])"),
                        6, Note.comment("end")));
    }

    @Test
    void aBrokenGameIsReportedWithItsPlaceAndTheRestIsRead() throws IOException {
        String good = "(;GM[9];B[b1-b3];W[a2-c2])\n";
        read("x.sgf", good + "(;GM[9]\n;B[b1-b3]\n;W[a2-c3])\n" + good);
        assertThat(games).extracting(Recorded::number).containsExactly(1, 3);
        assertThat(broken).hasSize(1);
        assertThat(broken.get(0)).startsWith("x.sgf 2 4 move 2: no legal move 'a2-c3' in ");
        read("x.sgf", good + "(;GM[9]\n;B[b1-b3\n;W[a2-c3])\n" + good);
        assertThat(games).as("a forgotten bracket").hasSize(2);
        assertThat(broken).hasSize(1);
        read("x.sgf", good + "(;GM[1];B[aa])" + good);
        assertThat(broken).containsExactly("x.sgf 2 2 GM is '1', Lines of Action is 9");
        assertThat(games).hasSize(2);
        read("x.sgf", "(;GM[9];W[a2-c2])");
        assertThat(broken).containsExactly("x.sgf 1 1 move 1 is W'a2-c2', but it is Black's turn");
        read("x.sgf", "(;GM[9]SU[Round];B[b1-b3])");
        assertThat(broken).containsExactly("x.sgf 1 1 the setup 'Round' is unknown");
        read("x.sgf", good + "(;GM[9];B[b1-b3]");
        assertThat(broken).containsExactly("x.sgf 2 2 the file ends inside the game");
    }

    @Test
    void brokenLinesAreReportedAndTheRestIsRead() throws IOException {
        read("x.txt", "a|B|1|b1b3\n\nb|W|1|b1b4\nc|X|1|b1b3\nd|B|2|b1b3\ne|B\nf|unfinished|1|b1b3\n");
        assertThat(games).extracting(Recorded::line).containsExactly(1L, 7L);
        assertThat(broken).hasSize(4);
        assertThat(broken.get(0)).startsWith("x.txt 2 3 move 1: no legal move 'b1b4'");
        assertThat(broken.get(1)).isEqualTo("x.txt 3 4 the result is 'X', it must be B, W, both or unfinished");
        assertThat(broken.get(2)).isEqualTo("x.txt 4 5 1 moves, the line says '2'");
        assertThat(broken.get(3)).isEqualTo("x.txt 5 6 2 fields, there must be 4: file|result|plies|moves");
    }

    @Test
    void theFormatIsToldByTheFirstCharacterIfTheNameDoesNot() throws IOException {
        read("games", SGF);
        assertThat(games).hasSize(1);
        read("games", "a|unfinished|1|b1b3\n");
        assertThat(games).hasSize(1);
    }

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        readResource("mona-greatest-hits.sgf");
        readResource("t-200-299.sgf");
        Map<String, String> tags = Map.of("Black", "a \\ and ] and (;", "N1", "x");
        LoaPosition start = LoaNotation.parse("w2b4/8/8/8/3b4/8/8/1w1b2w1 w", LoaRules.STANDARD);
        games.add(new Recorded<>("f", 1, 1, tags, start, List.of(), "0-1"));
        int move = LoaNotation.parseMove(start, "g1xd1");
        games.add(new Recorded<>("f", 1, 1, tags, start, List.of(move), "1/2-1/2"));
        List<Recorded<LoaPosition>> written = List.copyOf(games);
        StringBuilder text = new StringBuilder();
        for (Recorded<LoaPosition> game : written) {
            new LoaArchive(LoaRules.STANDARD).writeGame(game, text);
        }
        read("again.sgf", text.toString());
        assertThat(broken).isEmpty();
        assertThat(games).hasSameSizeAs(written);
        for (int i = 0; i < games.size(); i++) {
            assertThat(games.get(i).moves()).isEqualTo(written.get(i).moves());
            assertThat(games.get(i).notes()).isEqualTo(written.get(i).notes());
            assertThat(games.get(i).tags()).isEqualTo(written.get(i).tags());
            assertThat(games.get(i).result()).isEqualTo(written.get(i).result());
            assertThat(games.get(i).start().key())
                    .isEqualTo(written.get(i).start().key());
        }
    }

    @Test
    @Tag("slow")
    void mutatedFilesAreReadOrReported() throws IOException {
        SplittableRandom random = new SplittableRandom(41);
        String lines = "a|B|1|b1b3\nb|unfinished|2|b1b3 a2c2\n";
        String sgf = SGF
                + "(;GM[9]AB[a1][a2]AW[h8][h6]PL[W]RE[B+3];W[h8-h7];B[pass])\n(;SU[Scrambled-Eggs];B[E8-E6];W[resign])";
        int read = 0;
        int reported = 0;
        for (int i = 0; i < 100_000; i++) {
            boolean asSgf = i % 4 != 0;
            read(asSgf ? "x.sgf" : i % 8 == 0 ? "x.txt" : "x", Mutations.mutate(asSgf ? sgf : lines, random));
            read += games.size();
            reported += broken.size();
            assertThat(broken).noneMatch(text -> text.contains("\n") || text.contains("\r"));
        }
        assertThat(read).isGreaterThan(50_000);
        assertThat(reported).isGreaterThan(10_000);
    }

    @Test
    void endlessInputTakesNoMemory() throws IOException {
        for (String start : new String[] {"(;C[", "(;B[", "(;X", "(;A[b]", "a|B|1|", "#"}) {
            games.clear();
            broken.clear();
            new LoaArchive(LoaRules.STANDARD).readGames("x", new Endless(start, 3_000_000), handler);
            assertThat(games).isEmpty();
            assertThat(broken).hasSizeLessThanOrEqualTo(1);
        }
    }

    /** A beginning, then the letter A many times. */
    private static final class Endless extends InputStream {
        private final String start;
        private final int size;
        private int at;

        Endless(String start, int size) {
            this.start = start;
            this.size = size;
        }

        @Override
        public int read() {
            int i = at++;
            return i < start.length() ? start.charAt(i) : i < size ? 'A' : -1;
        }

        @Override
        public int read(byte[] buffer, int offset, int length) {
            int count = 0;
            for (int c = 0; count < length && (c = read()) >= 0; count++) {
                buffer[offset + count] = (byte) c;
            }
            return count == 0 ? -1 : count;
        }
    }
}
