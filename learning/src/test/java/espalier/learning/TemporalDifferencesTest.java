package espalier.learning;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.CompactGame.Board;
import espalier.game.Evaluator;
import espalier.game.Tunable;
import espalier.game.WeightFile;
import espalier.learning.TemporalDifferences.State;
import espalier.play.Seat;
import espalier.search.Limits;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TemporalDifferencesTest {
    private static final ConnectFourGame GAME = new ConnectFourGame();
    private static final Tunable<Board> TUNABLE = GAME.tunable().orElseThrow();

    private static TemporalDifferences<Board> from(int[] weights) {
        WeightFile file = TUNABLE.weights().with(weights);
        return new TemporalDifferences<>(GAME, new Tunable<>(file, TUNABLE.reader()), 100, 10, 1);
    }

    private static State learnt(TemporalDifferences<Board> learning, int batches) {
        State state = learning.start();
        while (state.batches() < batches) {
            state = learning.next(state);
        }
        return state;
    }

    @Test
    void theSameSeedGivesTheSame() {
        TemporalDifferences<Board> learning = from(TUNABLE.weights().values());
        assertThat(learnt(learning, 3)).isEqualTo(learnt(learning, 3));
        assertThat(learning.weights(learning.start()))
                .hasToString(TUNABLE.weights().toString());
    }

    @Test
    void anInterruptedRunGoesOn() {
        TemporalDifferences<Board> learning = from(TUNABLE.weights().values());
        State kept = State.parse(learnt(learning, 2).toString());
        assertThat(learning.next(kept)).isEqualTo(learnt(learning, 3));
    }

    /** From weights of nothing, without any game to learn from, it becomes a player that beats the one that knows nothing. */
    @Test
    void playersThatLearnWin() {
        int[] nothing = new int[TUNABLE.weights().values().length];
        TemporalDifferences<Board> learning = from(nothing);
        Evaluator<Board> learnt =
                TUNABLE.evaluator(learning.weights(learnt(learning, 25)).values());
        double score = 0;
        int games = 60;
        for (int i = 0; i < games; i++) {
            score += play(learnt, TUNABLE.evaluator(nothing), i / 2, i % 2);
        }
        assertThat(score / games).isGreaterThan(0.7);
    }

    /** The score of the first evaluator; openings are four random moves. */
    private static double play(Evaluator<Board> one, Evaluator<Board> other, int opening, int side) {
        Seat<Board> seat = Seat.in(GAME).evaluator(one).hash(1).open();
        Seat<Board> opponent = Seat.in(GAME).evaluator(other).hash(1).open();
        SplittableRandom random = new SplittableRandom(opening);
        while (seat.ending().isEmpty()) {
            int move;
            if (seat.played() < 4) {
                move = seat.moves().get(random.nextInt(seat.moves().size()));
            } else {
                Seat<Board> mover = (seat.played() & 1) == side ? seat : opponent;
                move = mover.think(Limits.nodes(100)).move();
            }
            seat.play(move);
            opponent.play(move);
        }
        int winner = seat.ending().orElseThrow().winner().orElse(-1);
        return winner < 0 ? 0.5 : winner == side ? 1 : 0;
    }
}
