package espalier.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.games.Archive;
import espalier.games.Recorded;
import espalier.games.files.Packed;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class OthelloArchiveTest {
    private static final String WTHOR = "1977 34-30"
            + " f5d6c3f3f4d3c4g6f6e6c5c6d7d8e7g5e3d2g4h3f7b5h5g3b4b6c8b8c7e8f8g8h4h6e2d1c1a3a6a5e1f2g7c2a4h8a2b7f1b3b1b2h7a7a8a1g1g2h2h1";

    /** A game with passes, as the server writes it: white moves twice after black's pass. */
    private static final String GGF =
            "(;GM[Othello]PC[GGS/os]DT[2003.12.15]PB[one]PW[two]RB[2197.01]RW[2199.72]TI[05:00//02:00]TY[8]RE[-64.000:r]BO[8"
                    + " -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"
                    + "B[F5//1.20]W[d6/0.12/3]B[C3//2]W[d3/-1];)";

    @Test
    void readsTheWthorSample() throws IOException {
        Collected all = Collected.archive("wthor-sample.txt.gz");
        assertThat(all.broken).isEmpty();
        assertThat(all.games).hasSize(506);
        int differing = 0;
        for (Recorded<OthelloPosition> game : all.games) {
            OthelloPosition end = Collected.end(game);
            int black = end.turn() == 0 ? end.difference() : -end.difference();
            if (!end.over() || black != claimedDifference(game)) {
                differing++;
            }
            assertThat(game.tags()).containsKeys("Date", OthelloArchive.DISCS);
        }
        assertThat(differing).isEqualTo(3);
    }

    @Test
    void readsOneWthorLine() {
        Recorded<OthelloPosition> game = Collected.archive("a.txt", WTHOR).games.get(0);
        assertThat(game.moves()).hasSize(62).contains(OthelloPosition.PASS);
        assertThat(game.result()).isEqualTo("1-0");
        assertThat(game.tags()).containsEntry("Date", "1977").containsEntry("Discs", "34-30");
        assertThat(Collected.end(game).over()).isTrue();
        assertThat(claimedDifference(game)).isEqualTo(4);
    }

    @Test
    void readsTheListOfOpenings() throws IOException {
        Collected all = Collected.archive("xot-sample.txt");
        assertThat(all.broken).isEmpty();
        assertThat(all.games).hasSize(216).allSatisfy(game -> {
            assertThat(game.moves()).hasSize(8);
            assertThat(game.result()).isEqualTo("*");
        });
    }

    @Test
    void transcriptsMayHaveSpacesNumbersAndPasses() {
        List<Integer> plain = moves("e6f4e3f6g5d6e7f5c5");
        assertThat(moves("1. e6 f4 2. e3 f6 3. G5 D6 e7 f5 c5")).isEqualTo(plain);
        assertThat(Collected.archive("t", "e6f4e3f6g5d6e7f5c5").games.get(0).result())
                .isEqualTo("1-0");
    }

    @Test
    void passesAreUnderstoodOrWritten() {
        String before = gameWithPass(false);
        String after = gameWithPass(true);
        assertThat(moves(before)).isEqualTo(moves(after)).contains(OthelloPosition.PASS);
        assertThat(moves(after.replace("pass", "--"))).isEqualTo(moves(before));
        assertThat(moves(after.replace("pass", " PA "))).isEqualTo(moves(before));
    }

    private static String gameWithPass(boolean written) {
        String[] found = new String[1];
        Random random = new Random(8);
        int[] moves = new int[64];
        while (found[0] == null) {
            OthelloPosition position = new OthelloPosition();
            StringBuilder text = new StringBuilder();
            boolean passed = false;
            for (int end = position.generate(moves, 0); end > 0; end = position.generate(moves, 0)) {
                int move = moves[random.nextInt(end)];
                passed |= move == OthelloPosition.PASS;
                text.append(written || move != OthelloPosition.PASS ? OthelloNotation.name(move) : "");
                position.play(move);
            }
            found[0] = passed ? text.toString() : null;
        }
        return found[0];
    }

    private static int claimedDifference(Recorded<OthelloPosition> game) {
        return OthelloArchive.difference(game.tags().get(OthelloArchive.DISCS));
    }

    private static List<Integer> moves(String transcript) {
        List<Integer> moves = new ArrayList<>();
        Transcript.replay(transcript, new OthelloPosition(), moves);
        return moves;
    }

    /** Without passes, which may be left out. */
    private static String written(List<Integer> moves) {
        return moves.stream()
                .filter(move -> move != OthelloPosition.PASS)
                .map(OthelloNotation::name)
                .collect(Collectors.joining());
    }

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        for (Recorded<OthelloPosition> game : Collected.archive("wthor-sample.txt.gz").games) {
            assertThat(moves(written(game.moves()))).isEqualTo(game.moves());
        }
    }

    @Test
    void brokenGamesAreReportedWithTheirPlaceAndTheRestIsRead() {
        Collected all = Collected.archive(
                "x.txt",
                String.join(
                        "\r\n",
                        "# a comment",
                        "f5d6",
                        "",
                        "f5f5",
                        "f5zz",
                        "1977 34 f5",
                        "1977 34-30 a1",
                        "f5",
                        "pass",
                        "f5d",
                        "f5d66"));
        assertThat(all.games).hasSize(2);
        assertThat(all.broken)
                .containsExactly(
                        "2:4: move 2: f5 is occupied",
                        "3:5: move 2 (column 3): 'zz' is no move",
                        "4:6: '1977 34 f5' is neither a transcript nor year, discs and moves",
                        "5:7: move 1: a1 turns no disc",
                        "7:9: move 1: pass is illegal, d3 can be played",
                        "8:10: move 2 (column 3): 'd' is no move",
                        "9:11: move 3 (column 5): '6' is no move");
    }

    @Test
    void anEndlessLineIsBrokenAndTheNextIsRead() {
        Collected all = Collected.archive("x.txt", "f5".repeat(1_000_000) + "\nf5d6\n");
        assertThat(all.broken).containsExactly("1:1: the line is longer than 100000 characters");
        assertThat(all.games).hasSize(1);
    }

    @Test
    void readsGgf() {
        Collected all = Collected.archive("x.ggf", "3 " + GGF + "\n\n" + GGF.replace("d3/-1", "pa") + "\n" + GGF);
        assertThat(all.games).hasSize(2);
        Recorded<OthelloPosition> game = all.games.get(0);
        assertThat(written(game.moves())).isEqualTo("f5d6c3d3");
        assertThat(game.result()).isEqualTo("0-1");
        assertThat(game.tags()).containsEntry("Black", "one").containsEntry("TY", "8");
        assertThat(game.start().key()).isEqualTo(new OthelloPosition().key());
        assertThat(all.games.get(1).line()).isEqualTo(4);
        assertThat(all.broken).containsExactly("2:3: move 4: pass is illegal, d3 can be played");
    }

    @Test
    void readsGgfFromAnotherStartAndOverLines() {
        String board = "8 *O------" + " --------".repeat(7) + " *";
        Collected all = Collected.archive("x", "(;GM[Othello]\n BO[" + board + "]\nB[c1]\n;)");
        assertThat(all.broken).isEmpty();
        assertThat(all.games.get(0).result()).isEqualTo("1-0");
    }

    @Test
    void ggfResultsAreNumbersOfDiscs() {
        for (String result : List.of("NaN", "Infinity", "1e3", "0x1p3", "?")) {
            assertThat(Collected.archive("x.ggf", "(;RE[" + result + "]B[f5];)")
                            .games
                            .get(0)
                            .result())
                    .as(result)
                    .isEqualTo("*");
        }
        assertThat(Collected.archive("x.ggf", "(;RE[-2.000:r]B[f5];)")
                        .games
                        .get(0)
                        .result())
                .isEqualTo("0-1");
    }

    @Test
    void ggfSaysWhatIsWrong() {
        assertThat(broken("(;GM[Chess]B[f5];)")).contains("a game of 'Chess', not Othello");
        assertThat(broken("(;B[f5]B[d6];)")).contains("move 2: d6 by the wrong player");
        assertThat(broken("(;W[pass];)")).contains("a pass by the wrong player");
        assertThat(broken("(;BO[10 *O];)")).contains("not 8 by 8");
        assertThat(broken("(;BO[8 *O];)")).contains("the board (BO)");
        assertThat(broken("(;B[f5]BO[8 *O];)")).contains("after the first move");
        assertThat(broken("(;B[f5")).contains("the file ends inside the value of B");
        assertThat(broken("(;B[f5];")).contains("the file ends inside the game");
        assertThat(broken("(;B;)")).contains("a property like B[b1-b3] is expected, not 'B;'");
        assertThat(broken("(;B[zz];)")).contains("'zz' is no move");
    }

    private static String broken(String ggf) {
        Collected all = Collected.archive("x.ggf", ggf);
        assertThat(all.broken).hasSize(1);
        return all.broken.get(0);
    }

    @Tag("slow")
    @Test
    void readersSurviveMutations() throws IOException {
        Random random = new Random(9);
        String obf = "-----------------------O--OOOOO---OOOOOXOOOOXXXX--XXOOXX--XX-O-X X; H4:+64; G8:+64;";
        String[] seeds = {WTHOR, "f5d6c3\nf5f6 pass\n", GGF, GGF + "\n" + GGF, obf};
        for (int i = 0; i < 100_000; i++) {
            String text = Mutations.of(seeds[i % seeds.length], random);
            Collected all = i % seeds.length == 4
                    ? Collected.obf(new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)))
                    : Collected.archive(i % 7 == 0 ? "x.ggf" : "x.txt", text);
            all.games.forEach(Collected::end);
            assertThat(String.join("", all.broken)).doesNotContain("\n");
        }
    }

    @Test
    void readsTheFfoPositions() throws IOException {
        int count = 0;
        for (String name : List.of("fforum-1-19.obf", "fforum-20-39.obf", "fforum-40-59.obf")) {
            Collected all = Collected.obf(name);
            assertThat(all.broken).isEmpty();
            count += all.problems.size();
        }
        assertThat(count).isEqualTo(59);
        ObfReader.Problem first = Collected.obf("fforum-40-59.obf").problems.get(0);
        assertThat(first.best()).isEqualTo(38);
        assertThat(first.position().empties()).isEqualTo(20);
        assertThat(first.scores()).containsEntry(BoardTest.square("a2"), 38);
    }

    @Test
    void obfSaysWhatIsWrong() throws IOException {
        String board = "-----------------------O--OOOOO---OOOOOXOOOOXXXX--XXOOXX--XX-O-X X";
        String text = String.join(
                "\n",
                "% comment",
                board,
                board + "; H4",
                board + "; H4:+65",
                board + "; H4:x",
                board + "; a1:+4",
                board + "; H4:+4; h4:2",
                board + "; ; % nothing",
                "XO; a1:+4",
                board + "; H4:-4;");
        Collected all = Collected.obf(new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)));
        assertThat(all.problems).hasSize(1);
        assertThat(all.broken)
                .containsExactly(
                        "1:2: no scored move after the board",
                        "2:3: 'H4' is not move:score",
                        "3:4: score 65 is not within -64 to 64",
                        "4:5: 'x' is no score",
                        "5:6: a1 turns no disc",
                        "6:7: h4 is listed twice",
                        "7:8: no scored move after the board",
                        "8:9: the board has 2 squares instead of 64: XO");
    }

    /** All games, where the data lies: {@code mvn verify -Pexhaustive -pl games -am -Despalier.data=DIRECTORY}. */
    @Tag("exhaustive")
    @Test
    void replaysTheWholeBase() throws IOException {
        String folder = System.getProperty("espalier.data");
        Assumptions.assumeTrue(folder != null, "give -Despalier.data=DIRECTORY");
        Path data = Path.of(folder, "othello");
        int[] counts = new int[4];
        StringBuilder unusual = new StringBuilder();
        try (InputStream in = Packed.open(data.resolve("wthor-1977-2019.txt.gz"))) {
            new OthelloArchive().readGames("wthor-1977-2019.txt.gz", in, new Archive.Handler<>() {
                @Override
                public void game(Recorded<OthelloPosition> game) {
                    OthelloPosition end = Collected.end(game);
                    int black = end.turn() == 0 ? end.difference() : -end.difference();
                    int kind = !end.over() ? 1 : black != claimedDifference(game) ? 2 : 0;
                    counts[kind]++;
                    if (kind == 2) {
                        unusual.append(String.format(
                                "game %d: %s in the file, difference %d on the board with %d empty%n",
                                game.number(), game.tags().get(OthelloArchive.DISCS), black, end.empties()));
                    }
                }

                @Override
                public void broken(String file, int number, long line, String reason) {
                    counts[3]++;
                    unusual.append(String.format("game %d: %s%n", number, reason));
                }
            });
        }
        System.out.printf(
                "%d games as the file says, %d unfinished, %d with other discs, %d broken%n%s",
                counts[0], counts[1], counts[2], counts[3], unusual);
        assertThat(counts[0] + counts[1] + counts[2] + counts[3]).isEqualTo(126_274);
        try (InputStream in = Files.newInputStream(data.resolve("xot-openingslarge.txt"))) {
            Collected openings = Collected.archive("xot-openingslarge.txt", in);
            assertThat(openings.games).hasSize(10_784);
            assertThat(openings.broken).isEmpty();
        }
    }
}
