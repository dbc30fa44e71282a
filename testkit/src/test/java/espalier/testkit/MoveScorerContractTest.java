package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.game.MoveScorer;
import espalier.testkit.Stones.Fault;
import org.junit.jupiter.api.Test;

/** {@link MoveScorerContract} finds what it is made for: each fault breaks the test about it. */
class MoveScorerContractTest {
    /** A scorer that a contract finds fault with. */
    private abstract static class Scorer implements MoveScorer<Stones> {
        @Override
        public void score(Stones position, int[] moves, int[] scores, int from, int to) {
            for (int i = from; i < to; i++) {
                scores[i] = moves[i];
            }
        }

        @Override
        public int historyIndex(int move) {
            return move;
        }

        @Override
        public int historySize() {
            return 4;
        }
    }

    private static MoveScorerContract<Stones> contract(MoveScorer<Stones> scorer) {
        return new MoveScorerContract<>() {
            @Override
            protected Stones start() {
                return new Stones(Fault.NONE);
            }

            @Override
            protected MoveScorer<Stones> scorer() {
                return scorer;
            }
        };
    }

    @Test
    void aGoodScorer() {
        MoveScorerContract<Stones> contract = contract(new Scorer() {});
        contract.scoringIsPure();
        contract.quickScoringIsPure();
        contract.movesHaveTheirPlaceInTheHistory();
        contract.scoringAllocatesNothing();
    }

    @Test
    void faultyScorers() {
        assertThatThrownBy(() -> contract(new Scorer() {
                            @Override
                            public void score(Stones position, int[] moves, int[] scores, int from, int to) {
                                super.score(position, moves, scores, from, to + 1);
                            }
                        })
                        .scoringIsPure())
                .hasMessageContaining("outside the moves");
        assertThatThrownBy(() -> contract(new Scorer() {
                            @Override
                            public void score(Stones position, int[] moves, int[] scores, int from, int to) {
                                super.score(position, moves, scores, from, Math.min(to, from + 2));
                            }
                        })
                        .scoringIsPure())
                .hasMessageContaining("scored again");
        assertThatThrownBy(() -> contract(new Scorer() {
                            @Override
                            public void scoreQuickly(Stones position, int[] moves, int[] scores, int from, int to) {
                                position.playNull();
                                score(position, moves, scores, from, to);
                            }
                        })
                        .quickScoringIsPure())
                .hasMessageContaining("after moves were scored");
        assertThatThrownBy(() -> contract(new Scorer() {
                            @Override
                            public int historySize() {
                                return 3;
                            }
                        })
                        .movesHaveTheirPlaceInTheHistory())
                .hasMessageContaining("the history index of move 3");
        assertThatThrownBy(() -> contract(new Scorer() {
                            private int[] counts = {};

                            @Override
                            public void score(Stones position, int[] moves, int[] scores, int from, int to) {
                                counts = new int[to + counts.length % 2];
                                super.score(position, moves, scores, from, to);
                            }
                        })
                        .scoringAllocatesNothing())
                .hasMessageContaining("bytes allocated");
    }
}
