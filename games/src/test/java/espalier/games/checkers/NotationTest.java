package espalier.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.BoardStyle;
import espalier.game.Game;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class NotationTest {
    private final CheckersGame game = new CheckersGame();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "B:W18,21,K25:B1,2,K3       | B:W18,21,K25:B1,2,K3",
                "w:b1,2:wk4,30              | W:WK4,30:B1,2",
                "B:W21-32:B1-12.            | B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
                " B : W K29 - 31 , 32 : B 5 | B:WK29,K30,K31,32:B5",
                "W:W:B1                     | W:W:B1",
                "B:W20:B1:H12:F30           | B:W20:B1",
            })
    void positionsAreRead(String text, String formatted) {
        assertThat(game.format(game.parse(text))).isEqualTo(formatted);
        assertThat(game.format(game.parse(formatted))).isEqualTo(formatted);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                | expected B or W",
                "X:W1:B2           | expected B or W",
                "B                 | no Black pieces",
                "B:W21             | no Black pieces",
                "B:B1              | no White pieces",
                "B:W21:B1:W22      | given twice",
                "B:W21,21:B1       | square 21 is given twice",
                "B:W21:B21         | square 21 is given twice",
                "B:W33:B1          | no square 33",
                "B:W0:B1           | no square 0",
                "B:W4:B1           | crowned",
                "B:W21:B29         | crowned",
                "B:W21,:B1         | expected a number",
                "B:W21;B1          | expected ':'",
                "B:W30-21:B1       | runs backwards",
                "B:W:B1-13         | 13 pieces",
                "B:W99999999999:B1 | no square 9999",
            })
    void badPositionsAreExplained(String text, String message) {
        assertThatThrownBy(() -> game.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    /** Control bytes are no blanks, and foreign digits no squares. */
    @Test
    void onlyAsciiHasAMeaning() {
        CheckersPosition start = game.start();
        for (String move :
                new String[] {"11\u0000-15", "11\u0001-15", "\u001b11-15", "\u0661\u0661-15", "11-\uff11\uff15"}) {
            assertThatThrownBy(() -> game.parseMove(start, move))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("is not written like a move");
        }
        for (String position : new String[] {"B:W\u000021:B1", "B:W21\u0002:B1", "B:W\u0662\u0661:B1"}) {
            assertThatThrownBy(() -> game.parse(position)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void positionsSurviveFormatting() {
        Playouts.visit(300, 11, p -> {
            CheckersPosition again = game.parse(game.format(p));
            assertThat(again.key()).isEqualTo(p.key());
            assertThat(again.computeKey()).isEqualTo(again.key());
        });
    }

    @Test
    void movesSurviveFormatting() {
        int[] moves = new int[CheckersPosition.MAX_MOVES];
        Playouts.visit(300, 12, p -> {
            int end = p.generate(moves, 0);
            for (int i = 0; i < end; i++) {
                assertThat(game.parseMove(p, game.formatMove(p, moves[i]))).isEqualTo(moves[i]);
            }
        });
    }

    @ParameterizedTest
    @CsvSource({
        "B:W32:B11,11-15,11-15",
        "B:W32:B11,11x15,11-15",
        "B:W32:B11, 11 - 15!? ,11-15",
        "B:W32:B11,11 15*,11-15",
        "B:W18:B14,14-23,14x23",
        "B:W18:B14,14:23,14x23",
        "B:W18:B14,14X23,14x23",
        "'B:W18,26:B14',14x30,14x23x30",
        "'B:W6,7,14,15:BK2',2x18x2,2x11x18x9x2",
    })
    void variantsAreUnderstood(String position, String text, String move) {
        CheckersPosition p = game.parse(position);
        int parsed = game.parseMove(p, text);
        if (Move.from(parsed) == Move.to(parsed)) {
            assertThat(p.keyAfter(parsed)).isEqualTo(p.keyAfter(game.parseMove(p, move)));
        } else {
            assertThat(game.formatMove(p, parsed)).isEqualTo(move);
        }
    }

    @Test
    void badMovesAreExplained() {
        assertMoveError("B:W18:B14,1", "1-5", "a capture is forced: 14x23");
        assertMoveError("B:W32:B14", "14-19", "legal moves: 14-17 14-18");
        assertMoveError("B:W32:B14", "e3-e4", "not written like a move");
        assertMoveError("B:W32:B14", "14", "not written like a move");
        assertMoveError("B:W32:B14", "14-", "not written like a move");
        assertMoveError("B:W32:B14", "", "not written like a move");
        assertMoveError("B:W32:B", "14-18", "the game is over");
        assertMoveError("B:W18,26:B14", "14x23", "'14x23' is not legal here, a capture is forced: 14x23x30");
    }

    @Test
    void shortCapturesOfDifferentPiecesAreAmbiguous() {
        // From 3 to 19 over 7 and 15 or over 8 and 16.
        CheckersPosition p = game.parse("B:W7,8,15,16:B3");
        assertThatThrownBy(() -> game.parseMove(p, "3x19"))
                .hasMessageContaining("ambiguous")
                .hasMessageContaining("3x10x19")
                .hasMessageContaining("3x12x19");
        assertThat(game.formatMove(p, game.parseMove(p, "3x12x19"))).isEqualTo("3x12x19");
    }

    private void assertMoveError(String position, String move, String message) {
        CheckersPosition p = game.parse(position);
        assertThatThrownBy(() -> game.parseMove(p, move))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    @Tag("slow")
    @Test
    void mutatedTextNeverFailsOtherwise() {
        String[] seeds = {"B:W18,21,K25:B1,2,K3", "W:W21-32:B1-12.", "B:W20:B1:H12:F30", "15x22x31", "11-15!"};
        int read = 0;
        int multiline = 0;
        for (int i = 0; i < 100_000; i++) {
            String text = Mutations.of(seeds[i % seeds.length], i);
            try {
                game.format(game.parse(text));
                read++;
            } catch (IllegalArgumentException e) {
                multiline += e.getMessage().indexOf('\n') >= 0 ? 1 : 0;
            }
            try {
                game.parseMove(game.start(), text);
            } catch (IllegalArgumentException e) {
                multiline += e.getMessage().indexOf('\n') >= 0 ? 1 : 0;
            }
        }
        assertThat(multiline).isZero();
        assertThat(read).isGreaterThan(1_000);
    }

    @ParameterizedTest
    @EnumSource(BoardStyle.class)
    void boardsShowEveryPieceAndFreeSquare(BoardStyle style) {
        String board = game.show(game.parse("W:W32,K4:B1,K30"), style);
        assertThat(board.lines()).hasSizeGreaterThanOrEqualTo(9);
        assertThat(board).contains("White to move", " 2 ", "31");
        if (style == BoardStyle.PLAIN) {
            assertThat(board).contains("(W)", "(B)", " w ", " b ").matches("\\p{ASCII}*");
        }
    }

    @Test
    void theGameIsFoundByName() {
        assertThat(Game.named("checkers")).isInstanceOf(CheckersGame.class);
        assertThat(game.evaluators().keySet()).containsExactly("tuned", "real", "plain", "samuel");
        assertThatThrownBy(() -> new CheckersGame(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void orderingPutsBigCapturesFirst() {
        CheckersPosition p = game.parse("B:W17,18,26:B14");
        int[] moves = new int[CheckersPosition.MAX_MOVES];
        int[] scores = new int[CheckersPosition.MAX_MOVES];
        int end = p.generate(moves, 0);
        game.moveScorer().orElseThrow().score(p, moves, scores, 0, end);
        int best = scores[0] > scores[1] ? 0 : 1;
        assertThat(game.formatMove(p, moves[best])).isEqualTo("14x23x30");
        Playouts.visit(100, 13, q -> {
            int last = q.generate(moves, 0);
            for (int i = 0; i < last; i++) {
                assertThat(game.moveScorer().orElseThrow().historyIndex(moves[i]))
                        .isBetween(0, game.moveScorer().orElseThrow().historySize() - 1);
            }
        });
    }
}
