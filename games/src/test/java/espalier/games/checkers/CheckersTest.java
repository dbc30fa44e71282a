package espalier.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Score;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckersTest {
    private final CheckersGame game = new CheckersGame();
    private final int[] moves = new int[2 * CheckersPosition.MAX_MOVES];

    private Set<String> legal(CheckersPosition position) {
        int end = position.generate(moves, 0);
        Set<String> texts = new TreeSet<>();
        for (int i = 0; i < end; i++) {
            assertThat(texts.add(game.formatMove(position, moves[i]))).isTrue();
        }
        return texts;
    }

    // ---- the rules, one by one ----

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "men go forward only                   | B:W32:B14       | 14-17 14-18",
                "white men go up                       | W:W18:B1        | 18-14 18-15",
                "kings go both ways                    | B:W32:BK14      | 14-9 14-10 14-17 14-18",
                "no step over the left edge            | B:W32:B13       | 13-17",
                "no step over the right edge           | B:W32:B12       | 12-16",
                "a capture is forced                   | B:W18:B14,1     | 14x23",
                "any capture, not the longest          | B:W17,18,26:B14 | 14x21 14x23x30",
                "a capture must be completed           | B:W18,26:B14    | 14x23x30",
                "men do not capture backwards          | B:W10,29:B14    | 14-17 14-18",
                "kings capture backwards               | B:W10,29:BK14   | 14x7",
                "no capture of a guarded piece         | B:W18,23:B14    | 14-17",
                "no capture over the edge              | B:W13:B9        | 9-14",
                "own pieces are not jumped             | B:W32:B14,18    | 14-17 18-22 18-23",
                "crowning ends the capture             | B:W25,26:B21    | 21x30",
                "a king goes on from the same square   | B:W25,26:BK21   | 21x30x23",
                "a circle ends where it began          | B:W6,7,14,15:BK2| 2x9x18x11x2 2x11x18x9x2",
                "no piece is jumped twice              | B:W6:BK1        | 1x10",
                "the start square counts as empty      | B:W7,8,15,16,24:BK3 | 3x10x19x12x3 3x10x19x28 3x12x19x10x3 3x12x19x28",
            })
    void rule(String name, String position, String expected) {
        assertThat(legal(game.parse(position))).as(name).containsExactlyInAnyOrder(expected.split(" ", -1));
    }

    @Test
    void theLongestCaptures() {
        CheckersPosition position = game.parse("B:W6,7,8,14,15,16,22,23,24:BK1");
        Set<String> captures = legal(position);
        assertThat(captures).isEqualTo(MailboxMoves.of(game.format(position)));
        assertThat(captures).anyMatch(m -> m.chars().filter(c -> c == 'x').count() >= 7);
        for (String capture : captures) {
            assertThat(game.formatMove(position, game.parseMove(position, capture)))
                    .isEqualTo(capture);
        }
    }

    @Test
    void aManIsCrownedAndNotBefore() {
        CheckersPosition position = game.parse("B:WK1:B22,26");
        position.play(game.parseMove(position, "26-30"));
        assertThat(game.format(position)).isEqualTo("W:WK1:B22,K30");
    }

    @Test
    void noMoveLoses() {
        CheckersPosition blocked = game.parse("W:W12:B8,3");
        assertThat(legal(blocked)).isEmpty();
        assertThat(blocked.over(moves, 0)).isTrue();
        assertThat(blocked.score()).isEqualTo(-Score.WIN);
        assertThat(legal(game.parse("B:W12:B"))).isEmpty();
    }

    // ---- draws ----

    private static void shuffle(CheckersPosition position, CheckersGame game, int times) {
        for (int i = 0; i < times; i++) {
            for (String move : new String[] {"1-6", "32-27", "6-1", "27-32"}) {
                position.play(game.parseMove(position, move));
            }
        }
    }

    @Test
    void thirdRepetitionIsDrawn() {
        CheckersPosition position = game.parse("B:WK32:BK1");
        assertThat(position.drawn()).isFalse();
        shuffle(position, game, 1);
        assertThat(position.drawn()).isFalse();
        shuffle(position, game, 1);
        assertThat(position.drawn()).isTrue();
        assertThat(position.copy().drawn()).isTrue();
        position.undo();
        assertThat(position.drawn()).isFalse();
    }

    @Test
    void perftDoesNotKnowDraws() {
        CheckersPosition position = game.parse("B:WK32:BK1");
        shuffle(position, game, 30);
        assertThat(position.drawn()).isTrue();
        assertThat(position.generate(moves, 0)).isPositive();
    }

    @Test
    void fortyMovesEachWithoutProgressAreDrawn() {
        // Five corners for one king against a shuttle of two: no position comes back in time with a limit of 3.
        CheckersGame short3 = new CheckersGame(3);
        CheckersPosition position = short3.parse("B:WK32,21:BK1");
        String[] line = {"1-6", "32-28", "6-10", "28-32", "10-15", "32-28"};
        for (int i = 0; i < line.length; i++) {
            assertThat(position.drawn()).isFalse();
            position.play(short3.parseMove(position, line[i]));
        }
        assertThat(position.quietPlies()).isEqualTo(6);
        assertThat(position.drawn()).isTrue();
        position.undo();
        position.play(short3.parseMove(position, "21-17"));
        assertThat(position.quietPlies()).isZero();
        assertThat(position.drawn()).isFalse();
        assertThat(CheckersPosition.MOVE_LIMIT).isEqualTo(40);
    }

    // ---- null move and noisy moves ----

    @Test
    void nullMoveNeedsAQuietBoard() {
        assertThat(new CheckersPosition().nullAllowed()).isTrue();
        assertThat(game.parse("B:W18:B1,2,3,4,5,6,14").nullAllowed())
                .as("a capture is pending")
                .isFalse();
        CheckersPosition threatened = game.parse("B:W18,23,27:B1,2,3,4,5,11,14");
        assertThat(threatened.mayStandPat()).isTrue();
        assertThat(threatened.nullAllowed()).as("the opponent would capture").isFalse();
    }

    /** Only the side to move may be in zugzwang: the other side's pieces do not matter. */
    @Test
    void nullMoveNeedsMoreThanHalfOfThePieces() {
        assertThat(game.parse("B:W32:B1,2,3,4,5,6,7").nullAllowed()).isTrue();
        assertThat(game.parse("B:W26,27,28,29,30,31,32:B1,2,3,4,5,6").nullAllowed())
                .isFalse();
        assertThat(game.parse("W:WK32:B1,2,3,4,5,6,7").nullAllowed()).isFalse();
    }

    @Test
    void nullMoveHandsTheTurnOver() {
        CheckersPosition position = new CheckersPosition();
        long key = position.key();
        position.playNull();
        assertThat(position.key()).isNotEqualTo(key).isEqualTo(position.computeKey());
        assertThat(game.format(position)).startsWith("W:");
        position.undo();
        assertThat(position.key()).isEqualTo(key);
    }

    // ---- random games ----

    @Test
    void movesEqualASlowGenerator() {
        Playouts.visit(600, 1, p -> assertThat(legal(p)).isEqualTo(MailboxMoves.of(game.format(p))));
    }

    @Test
    void playUndoKeysAndCopiesAgree() {
        Playouts.visit(1_500, 2, position -> {
            String before = position.toString();
            long key = position.key();
            int quiet = position.quietPlies();
            assertThat(key).isEqualTo(position.computeKey());
            int end = position.generate(moves, 0);
            assertThat(end).isLessThanOrEqualTo(position.maxMoves());
            assertThat(position.over(moves, end)).isEqualTo(end == 0);
            boolean captures = end > 0 && Move.jumps(moves[0]) > 0;
            assertThat(position.mayStandPat()).isEqualTo(!captures);
            assertThat(position.generateNoisy(moves, end) - end).isEqualTo(captures ? end : 0);
            CheckersPosition copy = position.copy();
            for (int i = 0; i < end; i++) {
                long after = position.keyAfter(moves[i]);
                position.play(moves[i]);
                assertThat(position.key()).isEqualTo(after).isEqualTo(position.computeKey());
                assertThat(copy.key()).isEqualTo(key);
                position.undo();
                assertThat(position.key()).isEqualTo(key);
            }
            assertThat(position.quietPlies()).isEqualTo(quiet);
            assertThat(position).hasToString(before);
        });
    }

    @Test
    void copiesKeepTheHistoryOfLongGames() {
        CheckersPosition position = game.parse("B:WK32:BK1");
        shuffle(position, game, 100);
        position.play(game.parseMove(position, "1-6"));
        CheckersPosition copy = position.copy();
        for (int i = 0; i < 401; i++) {
            position.undo();
            copy.undo();
            assertThat(copy).hasToString(position.toString());
            assertThat(copy.drawn()).isEqualTo(position.drawn());
        }
        assertThat(position).hasToString("B:WK32:BK1");
    }

    @Test
    void mirroredPositionsHaveMirroredMoves() {
        Playouts.visit(300, 4, position -> {
            CheckersPosition mirror = position.mirrored();
            Set<String> expected = new TreeSet<>();
            int end = position.generate(moves, 0);
            for (int i = 0; i < end; i++) {
                expected.add(game.formatMove(mirror, Move.turned(moves[i])));
            }
            assertThat(legal(mirror)).isEqualTo(expected);
        });
    }

    @Test
    void keysOfDifferentPositionsDiffer() {
        Map<Long, String> seen = new HashMap<>();
        Playouts.visit(600, 5, p -> {
            String old = seen.put(p.key(), p.toString());
            assertThat(old == null || old.equals(p.toString())).isTrue();
        });
    }
}
