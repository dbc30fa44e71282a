package espalier.games.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OthelloPositionTest {
    private static final String EMPTY = "-".repeat(64);

    @ParameterizedTest
    @CsvSource({"1, 4", "2, 12", "3, 56", "4, 244", "5, 1396", "6, 8200", "7, 55092", "8, 390216", "9, 3005288"})
    void perft(int depth, long leaves) {
        assertThat(count(depth)).isEqualTo(leaves);
    }

    @Tag("exhaustive")
    @ParameterizedTest
    @CsvSource({"10, 24571284", "11, 212258800"})
    void deepPerft(int depth, long leaves) {
        assertThat(count(depth)).isEqualTo(leaves);
    }

    private static long count(int depth) {
        return OthelloSpeed.perft(new OthelloPosition(), new int[64 * (depth + 1)], 0, depth);
    }

    @Test
    void playAndUndoRestoreEverythingAndCopiesAreIndependent() {
        Random random = new Random(3);
        int[] moves = new int[64];
        for (int game = 0; game < 2000; game++) {
            OthelloPosition position = new OthelloPosition();
            long[] keys = new long[130];
            String[] boards = new String[130];
            int ply = 0;
            for (int end = position.generate(moves, 0); end > 0; end = position.generate(moves, 0)) {
                assertThat(Arrays.stream(moves, 0, end).distinct().count()).isEqualTo(end);
                assertThat(position.over()).isFalse();
                keys[ply] = position.key();
                boards[ply++] = position.toString();
                int move = moves[random.nextInt(end)];
                long keyAfter = position.keyAfter(move);
                position.play(move);
                assertThat(position.key()).isEqualTo(keyAfter).isEqualTo(fromScratch(position));
            }
            assertThat(position.over(moves, 0)).isTrue();
            OthelloPosition copy = position.copy();
            while (ply-- > 0) {
                position.undo();
                assertThat(position.toString()).isEqualTo(boards[ply]);
                assertThat(position.key()).isEqualTo(keys[ply]).isEqualTo(fromScratch(position));
            }
            for (int i = 0; i < 10; i++) {
                copy.undo();
            }
            assertThat(copy.key()).isEqualTo(fromScratch(copy)).isNotEqualTo(position.key());
        }
    }

    private static long fromScratch(OthelloPosition position) {
        return OthelloNotation.parse(OthelloNotation.format(position)).key();
    }

    @Test
    void keysOfDifferentPositionsDiffer() {
        Map<Long, String> known = new HashMap<>();
        Playouts.forEachPosition(2000, 4, position -> {
            String before = known.putIfAbsent(position.key(), position.toString());
            assertThat(before == null || before.equals(position.toString())).isTrue();
        });
    }

    @Test
    void theSideToMoveIsPartOfTheKey() {
        OthelloPosition start = new OthelloPosition();
        assertThat(new OthelloPosition(start.own(), start.opp(), 1).key()).isNotEqualTo(start.key());
        assertThat(new OthelloPosition(start.opp(), start.own(), 1).key()).isNotEqualTo(start.key());
    }

    @Test
    void movesComeInTheOrderOfTheSquares() {
        int[] moves = new int[5];
        assertThat(new OthelloPosition().generate(moves, 1)).isEqualTo(5);
        assertThat(moves).containsExactly(0, square("d3"), square("c4"), square("f5"), square("e6"));
    }

    @Test
    void oneMoveTurnsDiscsInAllEightDirections() {
        OthelloPosition position = OthelloNotation.parse("X--X--X-" + "-O-O-O--" + "--OOO---" + "XOO-OOOX" + "--OOO---"
                + "-O-O-O--" + "X--O--X-" + "---X----" + " X");
        position.play(square("d4"));
        assertThat(position.own()).isZero();
        assertThat(Long.bitCount(position.opp())).isEqualTo(8 + 1 + 18);
    }

    @Test
    void aRunToTheEdgeOrToAnEmptySquareTurnsNothing() {
        assertThat(moves("-OOOOOOO" + EMPTY.substring(8) + " X")).isEmpty();
        assertThat(moves("-OOO-X--" + EMPTY.substring(8) + " X")).isEmpty();
    }

    @Test
    void aRunDoesNotWrapAroundTheEdge() {
        assertThat(moves("-----XO-" + "-X------" + EMPTY.substring(16) + " X")).containsExactly(square("h1"));
        assertThat(moves("------XO" + "O-------" + EMPTY.substring(16) + " X")).isEmpty();
    }

    @Test
    void aPassIsTheOnlyMoveWhenOnlyTheOpponentCanMove() {
        assertThat(moves("-XO-----" + EMPTY.substring(8) + " X")).containsExactly(square("d1"));
        OthelloPosition position = OthelloNotation.parse("OX------" + EMPTY.substring(8) + " X");
        int[] moves = new int[64];
        assertThat(position.generate(moves, 0)).isEqualTo(1);
        assertThat(moves[0]).isEqualTo(OthelloPosition.PASS);
        assertThat(position.over()).isFalse();
        long before = position.key();
        long after = position.keyAfter(OthelloPosition.PASS);
        position.play(OthelloPosition.PASS);
        assertThat(position.key()).isEqualTo(after).isNotEqualTo(before);
        assertThat(position.turn()).isEqualTo(1);
        assertThat(position.toString()).endsWith(" O").startsWith("OX");
        position.undo();
        assertThat(position.key()).isEqualTo(before);
        assertThat(position.turn()).isZero();
    }

    @Test
    void theGameIsOverWhenNeitherCanMoveThoughSquaresAreEmpty() {
        assertThat(moves("OOXX----" + EMPTY.substring(8) + " X")).containsExactly();
        OthelloPosition position = OthelloNotation.parse("X--OO---" + EMPTY.substring(8) + " X");
        assertThat(position.over()).isTrue();
    }

    @Test
    void theWinnerGetsTheEmptySquares() {
        assertThat(OthelloNotation.parse("X--OO---" + EMPTY.substring(8) + " X").difference())
                .isEqualTo(1 - 2 - 61);
        assertThat(OthelloNotation.parse("X--OO---" + EMPTY.substring(8) + " O").score())
                .isEqualTo(62 * OthelloPosition.DISC);
    }

    @Test
    void aDrawIsADrawThoughSquaresAreEmpty() {
        OthelloPosition position = OthelloNotation.parse("X--O----" + EMPTY.substring(8) + " X");
        assertThat(position.over()).isTrue();
        assertThat(position.score()).isZero();
    }

    @Test
    void aWipeOutIsWorthTheWholeBoard() {
        OthelloPosition position = OthelloNotation.parse("XO------" + EMPTY.substring(8) + " X");
        position.play(square("c1"));
        assertThat(position.over()).isTrue();
        assertThat(position.score()).isEqualTo(-64 * OthelloPosition.DISC);
    }

    @Test
    void aFullBoardIsScoredByItsDiscs() {
        OthelloPosition position = OthelloNotation.parse("X".repeat(40) + "O".repeat(24) + " O");
        assertThat(position.over()).isTrue();
        assertThat(position.difference()).isEqualTo(-16);
    }

    @Test
    void theEmptyBoardIsOverAndDrawn() {
        OthelloPosition position = OthelloNotation.parse(EMPTY + " X");
        assertThat(position.over()).isTrue();
        assertThat(position.score()).isZero();
    }

    @Test
    void theShortestWipeOutGameEndsAfterNinePlies() {
        OthelloPosition position = new OthelloPosition();
        Transcript.replay("e6f4e3f6g5d6e7f5c5", position, new java.util.ArrayList<>());
        assertThat(position.over()).isTrue();
        assertThat(position.score()).isEqualTo(-64 * OthelloPosition.DISC);
    }

    @Test
    void discsMustNotShareASquare() {
        assertThatThrownBy(() -> new OthelloPosition(3, 2, 0)).hasMessageContaining("b1");
        assertThatThrownBy(() -> new OthelloPosition(1, 2, 2)).hasMessageContaining("side");
    }

    private static int[] moves(String board) {
        int[] moves = new int[64];
        OthelloPosition position = OthelloNotation.parse(board);
        int end = position.generate(moves, 0);
        return end == 1 && moves[0] == OthelloPosition.PASS ? new int[0] : Arrays.copyOf(moves, end);
    }

    private static int square(String name) {
        return BoardTest.square(name);
    }
}
