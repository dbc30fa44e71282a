package espalier.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Game;
import espalier.game.Position;
import espalier.games.Archive;
import espalier.games.Note;
import espalier.games.Recorded;
import espalier.play.Seat;
import espalier.search.Limits;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnalystTest {
    private static <P extends Position<P>> List<Recorded<P>> read(Game<P> game, String text) {
        List<Recorded<P>> games = new ArrayList<>();
        Archive<P> archive = Archive.of(game);
        try {
            archive.readGames(
                    "x." + archive.extension(),
                    new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)),
                    new Archive.Handler<>() {
                        @Override
                        public void game(Recorded<P> recorded) {
                            games.add(recorded);
                        }

                        @Override
                        public void broken(String file, int number, long line, String reason) {
                            throw new AssertionError(line + ": " + reason);
                        }
                    });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return games;
    }

    /** Annotates a game, writes it, reads it again, and returns that. */
    private static <P extends Position<P>> Analyst.Annotated<P> annotated(Game<P> game, int depth, String text) {
        Analyst<P> analyst = new Analyst<>(Seat.in(game).hash(1), Limits.depth(depth));
        Analyst.Annotated<P> annotated = analyst.annotate(read(game, text).get(0), ply -> {});
        Recorded<P> again = read(game, text(game, annotated.game())).get(0);
        assertThat(again.notes()).isEqualTo(annotated.game().notes());
        return annotated;
    }

    private static <P extends Position<P>> String text(Game<P> game, Recorded<P> recorded) {
        StringBuilder out = new StringBuilder();
        try {
            Archive.of(game).writeGame(recorded, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString();
    }

    /** Every game has one move that throws it away. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess       | 5 | 1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0 | 6",
                "checkers    | 7 | [FEN \"B:W32,31,30:B22,18,1,3\"] 1. 22-26 31x15 * | 1",
                "loa         | 3 | (;GM[9]AB[a1][b1][c1][d3]AW[b8][c8][d8][e6]PL[B];B[c1-c3];W[e6-e7]) | 1",
                "othello     | 3 | (;B[e6]W[f4]B[e3]W[f6]B[g5]W[d6]B[e7]W[f5]B[c5];) | 8",
                "tictactoe   | 9 | 5 2 1 3 9 1-0 | 2",
            })
    void theBlunderIsFound(String name, int depth, String text, int ply) {
        Analyst.Annotated<?> annotated = annotated(Game.named(name.strip()), depth, text);
        Map<Integer, Note> notes = annotated.game().notes();
        assertThat(notes.get(ply).nags()).as(notes.toString()).contains(Mistake.BLUNDER.glyph());
        assertThat(notes.get(ply).comment()).contains("blunder: expected score");
        int blunders = notes.values().stream()
                .mapToInt(note -> note.comment().contains("blunder") ? 1 : 0)
                .sum();
        assertThat(annotated.sides().stream()
                        .mapToInt(side -> side.mistakes().getOrDefault(Mistake.BLUNDER, 0))
                        .sum())
                .isEqualTo(blunders);
    }

    @Test
    void whatTheFileSaysStays() {
        String text = "{start} 1. f3 $1 {+0.10/5 1.00s, planned} e5 {solid} 2. g4 (2. e4 Nf6 {book}) {after} Qh4# 0-1";
        Map<Integer, Note> notes =
                annotated(Game.named("chess"), 4, text).game().notes();
        assertThat(notes.get(0)).isEqualTo(Note.comment("start"));
        assertThat(notes.get(1).comment()).startsWith("+0.10/5 1.00s, planned, analysis ");
        assertThat(notes.get(1).nags()).contains(1);
        assertThat(notes.get(2).comment()).matches("solid, analysis [+-][0-9.]+/4");
        assertThat(notes.get(3).variations()).startsWith("(2. e4 Nf6 {book}) {after} (2. ");
        assertThat(notes.get(3).nags()).containsExactly(4);
        assertThat(notes.get(4).comment()).isEqualTo("+M1/1");
    }

    /** What a shallow analysis said is gone after a deeper one, and nothing else is. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chess     | 5 | [Annotator \"A\"] 1. f3 {+0.10/5} e5 2. g4 $2 {bold} (2. e4 {fine} Nf6) Qh4# {analysis} 0-1",
                "checkers  | 7 | [FEN \"B:W32,31,30:B22,18,1,3\"] 1. 22-26 31x15 *",
                "loa       | 3 | (;GM[9]AB[a1][b1][c1][d3]AW[b8][c8][d8][e6]PL[B];B[c1-c3]C[so];W[e6-e7])",
                "othello   | 3 | (;TY[8]B[e6//2.5]W[f4]B[e3]W[f6]B[g5]W[d6]C[well, better not]B[e7]W[f5]B[c5];)",
                "tictactoe | 9 | 5 2 1 3 9 1-0",
            })
    void anAnalysisReplacesAnEarlierOne(String name, int depth, String text) {
        Game<?> game = Game.named(name.strip());
        String deep = written(game, depth, text);
        assertThat(deep).contains("Espalier").isNotEqualTo(text);
        assertThat(written(game, depth, written(game, 1, text))).isEqualTo(deep);
        assertThat(written(game, depth, deep)).isEqualTo(deep);
    }

    private static <P extends Position<P>> String written(Game<P> game, int depth, String text) {
        return text(game, annotated(game, depth, text).game());
    }

    @Test
    void aRunCanBeRepeated() {
        String text = "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 6. Ndb5 *";
        assertThat(annotated(Game.named("chess"), 4, text).game().notes())
                .isEqualTo(annotated(Game.named("chess"), 4, text).game().notes());
    }

    @Test
    void everyLossHasItsName() {
        assertThat(Mistake.of(0.0999)).isEmpty();
        assertThat(Mistake.of(0.10)).contains(Mistake.INACCURACY);
        assertThat(Mistake.of(0.20)).contains(Mistake.MISTAKE);
        assertThat(Mistake.of(1)).contains(Mistake.BLUNDER);
        assertThat(List.of(Mistake.values()).stream().map(Mistake::glyph)).containsExactly(4, 2, 6);
    }
}
