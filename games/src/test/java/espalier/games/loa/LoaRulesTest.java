package espalier.games.loa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.Score;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Rules that perft from the start does not reach: ends, passes, variants, repetition. */
class LoaRulesTest {
    private static final LoaRules MOVER_WINS = new LoaRules(true, false);
    private static final LoaRules NO_MOVE_LOSES = new LoaRules(false, true);

    /** Black captures c3 from a1 or e3 and so connects itself (c3, d4) and White (e1, f1). */
    private static final String BOTH_CONNECT = "8/8/8/8/3b4/b1w5/8/4ww2 b";

    /** Black's only piece that moves captures c1 and leaves White in one group, itself in two. */
    private static final String CONNECTS_OPPONENT = "b7/8/8/8/8/8/5ww1/b1w5 b";

    /** White is on a1 and h8; every line of a white piece is blocked. */
    private static final String NO_MOVE = "6bw/6bb/8/8/b7/1b6/bb6/wb6 w";

    private static LoaPosition position(String text, LoaRules rules) {
        return LoaNotation.parse(text, rules);
    }

    private static LoaPosition play(LoaPosition position, String... moves) {
        for (String move : moves) {
            position.play(LoaNotation.parseMove(position, move));
        }
        return position;
    }

    private static Set<String> moves(LoaPosition position) {
        int[] moves = new int[position.maxMoves()];
        int end = position.generate(moves, 0);
        Set<String> names = new TreeSet<>();
        for (int i = 0; i < end; i++) {
            names.add(LoaNotation.formatMove(moves[i]));
        }
        assertThat(position.countMoves()).isEqualTo(end);
        assertThat(position.isOver()).isEqualTo(end == 0);
        assertThat(position.over(moves, 0)).isEqualTo(end == 0);
        return names;
    }

    @Test
    void blackMovesFirst() {
        assertThat(LoaPosition.start(LoaRules.STANDARD).turn()).isZero();
    }

    @Test
    void aPieceMovesAsFarAsThereArePiecesOnTheLineOverOwnButNotOverEnemies() {
        LoaPosition position = position("8/8/8/w7/8/8/8/bb1w1b1w b", LoaRules.STANDARD);
        // five on the rank: only onto f1 (own) or beyond; a1 goes up two, diagonally one, b1 one each way
        assertThat(moves(position))
                .containsExactly("a1-a3", "a1-b2", "b1-a2", "b1-b2", "b1-c2", "f1-e2", "f1-f2", "f1-g2");
        LoaPosition jump = position("8/8/8/w7/8/8/w7/bb1w3w b", LoaRules.STANDARD);
        assertThat(moves(jump)).as("a1 is stopped by a2, not by its own b1").doesNotContain("a1-a4", "a1-e1");
        LoaPosition over = position("7w/8/8/8/7b/8/8/bb1w4 b", LoaRules.STANDARD);
        assertThat(moves(over)).as("a1 jumps b1 and takes d1").contains("a1-d1").doesNotContain("b1-e1");
    }

    @Test
    void aCaptureRemovesThePiece() {
        LoaPosition position = play(position("7w/8/8/8/7b/8/8/bb1w4 b", LoaRules.STANDARD), "a1xd1");
        assertThat(LoaNotation.format(position)).isEqualTo("7w/8/8/8/7b/8/8/1b1b4 w");
    }

    @Test
    void connectingAllPiecesWinsAndEndsTheGame() {
        LoaPosition position = play(position("7w/8/8/8/8/8/1b6/bb1b3w b", LoaRules.STANDARD), "d1-c2");
        assertThat(moves(position)).isEmpty();
        assertThat(position.score()).isEqualTo(Score.lossIn(0));
        position.undo();
        assertThat(moves(position)).isNotEmpty();
    }

    @Test
    void aSinglePieceIsConnected() {
        LoaPosition position = position("7w/8/8/8/8/8/8/b6w b", LoaRules.STANDARD);
        assertThat(moves(position)).isEmpty();
        assertThat(position.score()).isEqualTo(Score.winIn(0));
        assertThat(position("7w/8/8/8/8/8/8/b6w w", LoaRules.STANDARD).score()).isEqualTo(Score.lossIn(0));
    }

    @Test
    void takingTheLastButOnePieceConnectsTheOpponent() {
        LoaPosition position = play(position("7w/8/8/8/7b/8/8/bb1w4 b", LoaRules.STANDARD), "a1xd1");
        assertThat(position.turn()).isEqualTo(1);
        assertThat(moves(position)).isEmpty();
        assertThat(position.score()).as("White, to move, has won").isEqualTo(Score.WIN);
    }

    @Test
    void aCaptureThatConnectsOnlyTheOpponentLoses() {
        LoaPosition position = play(position(CONNECTS_OPPONENT, LoaRules.STANDARD), "a1xc1");
        assertThat(moves(position)).isEmpty();
        assertThat(position.score()).isEqualTo(Score.winIn(0));
        assertThat(play(position(CONNECTS_OPPONENT, MOVER_WINS), "a1xc1").score())
                .isEqualTo(Score.winIn(0));
    }

    @Test
    void bothConnectedIsADrawOrTheMoversWin() {
        LoaPosition standard = play(position(BOTH_CONNECT, LoaRules.STANDARD), "a3xc3");
        assertThat(moves(standard)).isEmpty();
        assertThat(standard.score()).isEqualTo(Score.DRAW);
        LoaPosition variant = play(position(BOTH_CONNECT, MOVER_WINS), "a3xc3");
        assertThat(moves(variant)).isEmpty();
        assertThat(variant.score()).as("White is to move and has lost").isEqualTo(Score.lossIn(0));
    }

    @Test
    void aRingIsConnectedAndARingWithAPieceApartIsNot() {
        LoaPosition ring = position("w6w/8/2bbb3/2b1b3/2bbb3/8/8/w7 b", LoaRules.STANDARD);
        assertThat(Groups.euler(ring.own())).isZero();
        assertThat(ring.score()).isEqualTo(Score.winIn(0));
        LoaPosition apart = position("w6w/8/2bbb3/2b1b3/2bbb3/8/8/w6b b", LoaRules.STANDARD);
        assertThat(Groups.euler(apart.own())).isEqualTo(1);
        assertThat(moves(apart)).isNotEmpty();
    }

    @Test
    void closingARingByAMoveWins() {
        LoaPosition position = position("w6w/8/2bbb3/2b1b3/2bb3b/8/8/w7 b", LoaRules.STANDARD);
        play(position, "h4-e4");
        assertThat(Groups.euler(position.other())).isZero();
        assertThat(position.score()).isEqualTo(Score.lossIn(0));
    }

    @Test
    void aPassIsAMoveWhereThereIsNoOther() {
        LoaPosition position = position(NO_MOVE, LoaRules.STANDARD);
        assertThat(moves(position)).containsExactly("pass");
        long key = position.key();
        assertThat(position.generateNoisy(new int[position.maxMoves()], 0)).isZero();
        play(position, "pass");
        assertThat(LoaNotation.format(position)).isEqualTo(NO_MOVE.replace(" w", " b"));
        assertThat(position.key()).isEqualTo(position.keyFromScratch()).isNotEqualTo(key);
        position.undo();
        assertThat(position.key()).isEqualTo(key);
    }

    @Test
    void nobodyPassesWhoCanMove() {
        LoaPosition position = LoaPosition.start(LoaRules.STANDARD);
        assertThatThrownBy(() -> LoaNotation.parseMove(position, "pass")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void withoutAMoveOneLosesByTheVariant() {
        LoaPosition position = position(NO_MOVE, NO_MOVE_LOSES);
        assertThat(moves(position)).isEmpty();
        assertThat(position.score()).isEqualTo(Score.lossIn(0));
        assertThat(position.nullAllowed()).isFalse();
        assertThatThrownBy(() -> LoaNotation.parseMove(position, "pass")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void withFewPiecesANullMoveIsReducedByThreePliesFromGreaterDepthsOn() {
        assertThat(LoaPosition.start(LoaRules.STANDARD).adaptiveDepth()).isEqualTo(6);
        LoaPosition few = position("b6w/8/2b5/8/w3b3/8/b5w1/6ww b", LoaRules.STANDARD);
        assertThat(few.adaptiveDepth()).as("four own pieces").isEqualTo(8);
        few.playNull();
        assertThat(few.adaptiveDepth()).as("five own pieces").isEqualTo(6);
    }

    @Test
    void theThirdRepetitionIsADraw() {
        LoaPosition position = LoaPosition.start(LoaRules.STANDARD);
        String[] round = {"b1-b3", "a2-c2", "b3-b1", "c2-a2"};
        play(position, round);
        assertThat(position.drawn()).as("second time").isFalse();
        play(position, "b1-b3", "a2-c2", "b3-b1");
        assertThat(position.drawn())
                .as("twice before, but with White to move: second time")
                .isFalse();
        play(position, "c2-a2");
        assertThat(position.drawn()).as("third time").isTrue();
        assertThat(position.copy().drawn()).isTrue();
        assertThat(moves(position)).as("generate does not know repetition").hasSize(36);
        position.undo();
        assertThat(position.drawn()).isFalse();
    }

    @Test
    void aNullMoveBreaksRepetition() {
        LoaPosition position = LoaPosition.start(LoaRules.STANDARD);
        String[] round = {"b1-b3", "a2-c2", "b3-b1", "c2-a2"};
        play(position, round);
        position.playNull();
        position.playNull();
        play(position, round);
        assertThat(position.key())
                .isEqualTo(LoaPosition.start(LoaRules.STANDARD).key());
        assertThat(position.drawn()).isFalse();
        play(position, round);
        assertThat(position.drawn()).isTrue();
    }

    @Test
    void passesCountForRepetition() {
        LoaPosition position = position(NO_MOVE, LoaRules.STANDARD);
        String[] round = {"pass", "a4-b4", "pass", "b4-a4"};
        assertThat(position.drawn()).isFalse();
        play(position, round);
        play(position, round);
        assertThat(position.drawn()).isTrue();
    }

    @Test
    void noisyMovesAreCapturesInTheCentreAndThoseThatFormOrDestroyConnections() {
        LoaPosition position = position("w7/8/8/b2w4/8/8/6w1/b2b4 b", LoaRules.STANDARD);
        int[] moves = new int[position.maxMoves()];
        Set<String> noisy = new TreeSet<>();
        for (int i = position.generateNoisy(moves, 0) - 1; i >= 0; i--) {
            noisy.add(LoaNotation.formatMove(moves[i]));
        }
        assertThat(noisy).isSubsetOf(moves(position)).allMatch(m -> m.endsWith("d5"));
    }

    @Test
    void theHistoryGrowsWithTheGame() {
        LoaPosition position = LoaPosition.start(LoaRules.STANDARD);
        long key = position.key();
        for (int i = 0; i < 500; i++) {
            play(position, "b1-b3", "a2-c2", "b3-b1", "c2-a2");
        }
        LoaPosition copy = position.copy();
        for (int i = 0; i < 2000; i++) {
            copy.undo();
        }
        assertThat(copy.key()).isEqualTo(key);
        assertThat(copy.drawn()).isFalse();
        assertThat(position.drawn()).isTrue();
    }
}
