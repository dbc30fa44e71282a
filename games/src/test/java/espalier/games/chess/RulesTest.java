package espalier.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Score;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The corners of the rules, one by one. */
class RulesTest {
    private static Set<String> moves(String fen) {
        return moves(ChessFen.read(fen));
    }

    private static Set<String> moves(ChessPosition position) {
        int[] moves = new int[position.maxMoves()];
        int end = position.generate(moves, 0);
        Set<String> names = new TreeSet<>();
        for (int i = 0; i < end; i++) {
            names.add(ChessNotation.uci(moves[i]));
        }
        return names;
    }

    private static ChessPosition after(String fen, String... moves) {
        ChessPosition position = ChessFen.read(fen);
        for (String move : moves) {
            position.play(ChessNotation.parse(position, move));
        }
        return position;
    }

    @Test
    void castlingBothWays() {
        assertThat(moves("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -")).contains("e1g1", "e1c1");
        ChessPosition p = after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", "e1g1", "e8c8");
        assertThat(ChessFen.write(p)).isEqualTo("2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2");
    }

    @Test
    void noCastlingOutOfThroughOrIntoCheck() {
        assertThat(moves("4k3/8/8/8/8/8/4r3/R3K2R w KQ -")).doesNotContain("e1g1", "e1c1");
        assertThat(moves("4kr2/8/8/8/8/8/8/R3K2R w KQ -")).contains("e1c1").doesNotContain("e1g1");
        assertThat(moves("4k1r1/8/8/8/8/8/8/R3K2R w KQ -")).contains("e1c1").doesNotContain("e1g1");
        assertThat(moves("2r1k3/8/8/8/8/8/8/R3K2R w KQ -")).contains("e1g1").doesNotContain("e1c1");
    }

    @Test
    void longCastlingMayPassAnAttackedKnightSquare() {
        assertThat(moves("1r2k3/8/8/8/8/8/8/R3K3 w Q -")).contains("e1c1");
        assertThat(moves("4k3/8/8/8/8/8/8/RN2K3 w Q -")).doesNotContain("e1c1");
    }

    @Test
    void aRookThatIsTakenOrMovesTakesTheRightAlong() {
        assertThat(ChessFen.write(after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", "a1a8")))
                .isEqualTo("R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1");
        assertThat(ChessFen.write(after("r3k2r/8/8/8/8/8/8/R3K2R b KQkq -", "h8h4")))
                .isEqualTo("r3k3/8/8/8/7r/8/8/R3K2R w KQq - 1 2");
        assertThat(ChessFen.write(after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", "e1e2")))
                .contains(" kq ");
    }

    @Test
    void enPassantTakesThePawnBeside() {
        ChessPosition p = after("4k3/8/8/8/4p3/8/3P4/4K3 w - -", "d2d4");
        assertThat(ChessFen.write(p)).isEqualTo("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1");
        p.play(ChessNotation.parse(p, "e4d3"));
        assertThat(ChessFen.write(p)).isEqualTo("4k3/8/8/8/8/3p4/8/4K3 w - - 0 2");
        p.undo();
        p.play(ChessNotation.parse(p, "e8e7"));
        assertThat(moves(p)).doesNotContain("e4d3");
    }

    @Test
    void enPassantThatOpensTheRankIsIllegal() {
        assertThat(moves("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3")).doesNotContain("e4d3");
        assertThat(moves("8/8/8/8/k2Pp3/8/8/3K4 b - d3")).contains("e4d3");
    }

    @Test
    void enPassantOfAPinnedPawnOnlyAlongThePin() {
        assertThat(moves("8/8/8/7k/3pP3/1B6/8/4K3 b - e3")).contains("d4e3");
        assertThat(moves("3k4/8/8/8/3pP3/8/8/3RK3 b - e3")).doesNotContain("d4e3");
        assertThat(moves("8/6k1/8/8/3pP3/2B5/8/4K3 b - e3")).doesNotContain("d4e3");
    }

    @Test
    void enPassantMayAnswerACheckByThePawn() {
        assertThat(moves("8/8/8/5k2/3pP3/8/8/4K3 b - e3")).contains("d4e3");
    }

    @Test
    void enPassantThatDiscoversADiagonalIsIllegal() {
        assertThat(moves("8/8/k7/8/2pP4/8/5B2/4K3 b - d3")).contains("c4d3");
        assertThat(moves("8/8/1k6/8/2pP4/8/5B2/4K3 b - d3")).doesNotContain("c4d3");
    }

    @Test
    void doubleCheckOnlyTheKingMoves() {
        assertThat(moves("4k3/8/5N2/8/8/8/4R3/4K3 b - -")).allMatch(move -> move.startsWith("e8"));
    }

    @Test
    void theKingDoesNotRetreatAlongTheLineOfCheck() {
        assertThat(moves("8/8/8/R3k3/8/8/8/4K3 b - -")).doesNotContain("e5f5", "e5d5");
    }

    @Test
    void pinnedPiecesStayOnTheLine() {
        assertThat(moves("4r1k1/8/8/8/8/8/4R3/4K3 w - -"))
                .contains("e2e8", "e2e3")
                .doesNotContain("e2d2");
        assertThat(moves("4r1k1/8/8/8/8/8/4N3/4K3 w - -")).noneMatch(move -> move.startsWith("e2"));
        assertThat(moves("6k1/8/8/8/1b6/8/3P4/4K3 w - -")).noneMatch(move -> move.startsWith("d2"));
        assertThat(moves("6k1/8/8/8/8/2b5/3P4/4K3 w - -")).contains("d2c3").doesNotContain("d2d3");
    }

    @Test
    void promotionsInAllKindsWithAndWithoutCapture() {
        assertThat(moves("1n5k/P7/8/8/8/8/8/K7 w - -"))
                .contains("a7a8q", "a7a8r", "a7a8b", "a7a8n", "a7b8q", "a7b8r", "a7b8b", "a7b8n");
        ChessPosition p = after("1n5k/P7/8/8/8/8/8/K7 w - -", "a7b8n");
        assertThat(ChessFen.write(p)).isEqualTo("1N5k/8/8/8/8/8/8/K7 b - - 0 1");
        p.undo();
        assertThat(ChessFen.write(p)).isEqualTo("1n5k/P7/8/8/8/8/8/K7 w - - 0 1");
    }

    @Test
    void mateIsALossAndStalemateADraw() {
        ChessPosition mate = ChessFen.read("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq -");
        assertThat(mate.over(new int[256], 0)).isTrue();
        assertThat(mate.score()).isEqualTo(Score.lossIn(0));
        ChessPosition stalemate = ChessFen.read("7k/5Q2/6K1/8/8/8/8/8 b - -");
        assertThat(stalemate.over(new int[256], 0)).isTrue();
        assertThat(stalemate.score()).isEqualTo(Score.DRAW);
        assertThat(ChessFen.read(ChessFen.START).over(new int[256], 0)).isFalse();
    }

    @Test
    void theThirdOccurrenceIsADraw() {
        ChessPosition p = ChessFen.read(ChessFen.START);
        String[] there = {"g1f3", "g8f6", "f3g1", "f6g8"};
        for (int round = 1; round <= 2; round++) {
            for (String move : there) {
                assertThat(p.drawn()).isFalse();
                p.play(ChessNotation.parse(p, move));
            }
            assertThat(p.repetitions()).isEqualTo(round);
        }
        assertThat(p.drawn()).isTrue();
        assertThat(p.copy().drawn()).isTrue();
        p.undo();
        assertThat(p.drawn()).isFalse();
    }

    @Test
    void aLostRightMakesAnotherPosition() {
        ChessPosition p = ChessFen.read("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -");
        for (int i = 0; i < 2; i++) {
            for (String move : new String[] {"a1b1", "a8b8", "b1a1", "b8a8"}) {
                p.play(ChessNotation.parse(p, move));
            }
        }
        assertThat(p.repetitions()).isEqualTo(1);
    }

    /** A search need not wait for the third time. */
    @Test
    void aSearchTakesTheFirstRepetitionForADraw() {
        String[] round = {"g1f3", "g8f6", "f3g1", "f6g8"};
        ChessPosition once = after(ChessFen.START, round[0], round[1]);
        assertThat(once.drawish()).isFalse();
        ChessPosition twice = after(ChessFen.START, round);
        assertThat(twice.drawish()).isTrue();
        assertThat(twice.drawn()).isFalse();
    }

    @Test
    void aNullMoveIsNoWayToARepetition() {
        ChessPosition p = ChessFen.read(ChessFen.START);
        long key = p.key();
        for (int i = 0; i < 4; i++) {
            p.playNull();
        }
        assertThat(p.key()).isEqualTo(key);
        assertThat(p.repetitions()).isZero();
        for (int i = 0; i < 4; i++) {
            p.undo();
        }
        assertThat(ChessFen.write(p)).isEqualTo(ChessFen.START);
    }

    @Test
    void fiftyMovesAreADrawUnlessMate() {
        assertThat(ChessFen.read("7k/8/8/8/8/8/R7/K7 w - - 99 80").drawn()).isFalse();
        assertThat(ChessFen.read("7k/8/8/8/8/8/R7/K7 w - - 100 80").drawn()).isTrue();
        assertThat(ChessFen.read("R6k/8/6K1/8/8/8/8/8 b - - 100 80").drawn()).isFalse();
        assertThat(after("7k/8/8/8/8/8/R7/K7 w - - 99 80", "a2a3").drawn()).isTrue();
        assertThat(after("7k/8/8/8/8/8/RP6/K7 w - - 99 80", "b2b3").drawn()).isFalse();
    }

    @Test
    void insufficientMaterial() {
        for (String pieces : new String[] {"7k/8/8/8/8/8/8/K7", "7k/8/8/8/8/8/8/KN6", "6bk/8/8/8/8/8/8/K7"}) {
            assertThat(ChessFen.read(pieces + " w - -").drawn()).as(pieces).isTrue();
        }
        assertThat(ChessFen.read("5b1k/8/8/8/8/8/8/K1B5 w - -").drawn())
                .as("same colour")
                .isTrue();
        assertThat(ChessFen.read("6bk/8/8/8/8/8/8/K1B5 w - -").drawn())
                .as("other colour")
                .isFalse();
        assertThat(ChessFen.read("6nk/8/8/8/8/8/8/KN6 w - -").drawn()).isFalse();
        assertThat(ChessFen.read("7k/8/8/8/8/8/8/KNN5 w - -").drawn()).isFalse();
        assertThat(ChessFen.read("7k/8/8/8/8/8/P7/K7 w - -").drawn()).isFalse();
    }

    @Test
    void theKeyHasTheEnPassantSquareOnlyWhereAPawnCanTake() {
        ChessPosition pushed = after(ChessFen.START, "e2e4");
        assertThat(pushed.key())
                .isEqualTo(ChessFen.read("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1")
                        .key())
                .isEqualTo(ChessFen.read("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1")
                        .key());
        String board = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq ";
        assertThat(ChessFen.read(board + "e3").key())
                .isNotEqualTo(ChessFen.read(board + "-").key());
    }

    @Test
    void noNullMoveInCheckOrWithPawnsAlone() {
        assertThat(ChessFen.read(ChessFen.START).nullAllowed()).isTrue();
        assertThat(ChessFen.read("4k3/8/8/8/8/8/4P3/4K3 w - -").nullAllowed()).isFalse();
        assertThat(ChessFen.read("4k3/8/8/8/8/8/4P3/R3K3 w - -").nullAllowed()).isTrue();
        assertThat(ChessFen.read("4k3/8/8/8/8/8/4r3/R3K3 w - -").nullAllowed()).isFalse();
    }

    @Test
    void inCheckEveryMoveIsNoisy() {
        ChessPosition p = ChessFen.read("4k3/8/8/8/8/8/4r3/R3K3 w - -");
        assertThat(p.mayStandPat()).isFalse();
        assertThat(p.generateNoisy(new int[256], 0)).isEqualTo(p.countMoves());
    }

    @Test
    void noisyMovesLoseNothing() {
        ChessPosition p = ChessFen.read("4k3/P7/3p4/4p3/8/8/8/Q3K3 w - -");
        int[] moves = new int[256];
        int end = p.generateNoisy(moves, 0);
        Set<String> names = new TreeSet<>();
        for (int i = 0; i < end; i++) {
            names.add(ChessNotation.uci(moves[i]));
        }
        assertThat(names).containsExactly("a7a8q"); // the queen would be lost on e5
    }

    @Test
    void theMoveNumberCountsOn() {
        assertThat(ChessFen.moveNumber(after("4k3/8/8/8/8/8/8/R3K3 b - - 0 17", "e8e7")))
                .isEqualTo(18);
        assertThat(ChessFen.moveNumber(after("4k3/8/8/8/8/8/8/R3K3 w - - 0 17", "a1a2")))
                .isEqualTo(17);
        assertThat(ChessFen.moveNumber(after("4k3/8/8/8/8/8/8/R3K3 w - - 0 17", "a1a2", "e8e7")))
                .isEqualTo(18);
    }

    @Test
    void longGamesGrowTheHistory() {
        ChessPosition p = ChessFen.read(ChessFen.START);
        String[] there = {"g1f3", "g8f6", "f3g1", "f6g8"};
        for (int i = 0; i < 4000; i++) {
            p.play(ChessNotation.parse(p, there[i % 4]));
        }
        assertThat(p.plies()).isEqualTo(4000);
        assertThat(ChessNotation.uci(p.played(1))).isEqualTo("g8f6");
        for (int i = 0; i < 4000; i++) {
            p.undo();
        }
        assertThat(ChessFen.write(p)).isEqualTo(ChessFen.START);
    }

    @Test
    void theMostMovesKnown() {
        assertThat(ChessFen.read("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1")
                        .countMoves())
                .isEqualTo(218);
    }
}
