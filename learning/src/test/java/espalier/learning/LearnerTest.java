package espalier.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.games.checkers.CheckersGame;
import espalier.games.checkers.CheckersPosition;
import espalier.games.checkers.SamuelTerms;
import espalier.games.checkers.SamuelValue;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SumBounds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Learning from checkers players whose weights are known. */
class LearnerTest {
    private static final SamuelValue TEACHER = new SamuelValue(new int[] {40, 3, 7, 5, 6, 9, -2});
    private static final double[] OWN =
            Arrays.stream(SamuelValue.standard().weights()).asDoubleStream().toArray();

    /** All choices of a player in games against itself after six random plies; some are random. */
    private static List<Choice<CheckersPosition>> choices(
            SamuelValue value, int games, int depth, double chance, long seed) {
        List<Choice<CheckersPosition>> choices = new ArrayList<>();
        for (int game = 0; game < games; game++) {
            SplittableRandom random = new SplittableRandom(seed + game);
            CheckersPosition position = new CheckersGame().start();
            int[] moves = new int[position.maxMoves()];
            for (int ply = 0; ply < 80; ply++) {
                int end = position.generate(moves, 0);
                if (end == 0) {
                    break;
                }
                boolean byChance = ply < 6 || random.nextDouble() < chance;
                int index = byChance ? random.nextInt(end) : best(value, position, depth);
                if (ply >= 6) {
                    choices.add(new Choice<>(position.copy(), index));
                }
                position.play(moves[index]);
            }
        }
        return choices;
    }

    private static int best(SamuelValue value, CheckersPosition position, int depth) {
        return ModelSearch.of(ModelAlgorithm.ALPHA_BETA_STAR, Player.minimax(value), SumBounds.known(), depth)
                .run(position)
                .index();
    }

    private static Learner<CheckersPosition> learner(int depth) {
        return new Learner<>(SamuelTerms.terms(), depth);
    }

    private static double share(List<Choice<CheckersPosition>> choices, double[] weights) {
        return (double) learner(2).predicted(choices, weights) / Learner.real(choices);
    }

    /** The true weights predict everything: both searches make the same choices. */
    @Test
    void theOwnWeightsPredictTheTeacher() {
        double[] weights = Arrays.stream(TEACHER.weights()).asDoubleStream().toArray();
        assertThat(share(choices(TEACHER, 10, 2, 0, 7), weights)).isEqualTo(1);
        List<Choice<CheckersPosition>> deeper = choices(TEACHER, 3, 4, 0, 7);
        assertThat(learner(4).predicted(deeper, weights)).isEqualTo(Learner.real(deeper));
    }

    @Test
    void aFewGamesTeachALot() {
        Learner.Model model = learner(2).learn(choices(TEACHER, 8, 2, 0, 1), OWN);
        List<Choice<CheckersPosition>> held = choices(TEACHER, 10, 2, 0, 900_000);
        assertThat(share(held, model.weights())).isGreaterThan(0.85).isGreaterThan(share(held, OWN));
        assertThat(model.explained()).isLessThanOrEqualTo(model.choices());
    }

    /**
     * 200 games: the model predicts at least 85 % of held-out choices and more than our own evaluator does, and random
     * choices cost 10 points at most.
     */
    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    @Tag("slow")
    void twoHundredGames(int depth) {
        List<Choice<CheckersPosition>> held = choices(TEACHER, 50, 2, 0, 900_000);
        double clean = share(
                held,
                learner(depth).learn(choices(TEACHER, 200, depth, 0, 1), OWN).weights());
        assertThat(clean).isGreaterThan(0.85).isGreaterThan(share(held, OWN));
        double noisy = share(
                held,
                learner(depth).learn(choices(TEACHER, 200, depth, 0.1, 1), OWN).weights());
        assertThat(noisy).isGreaterThan(clean - 0.1);
    }

    /** A window forgets what the opponent did before changing style. */
    @Test
    void opponentsChange() {
        SamuelValue other = new SamuelValue(new int[] {30, 8, 1, 0, 1, 2, 0});
        OpponentModel<CheckersPosition> model = new OpponentModel<>(learner(2), 300, OWN);
        choices(TEACHER, 8, 2, 0, 1).forEach(model::observe);
        double[] before = model.learn().weights();
        choices(other, 8, 2, 0, 2).forEach(model::observe);
        double[] after = model.learn().weights();
        List<Choice<CheckersPosition>> held = choices(other, 10, 2, 0, 900_000);
        assertThat(share(held, after)).isGreaterThan(0.85).isGreaterThan(share(held, before));
        assertThat(model.model().weights()).isEqualTo(after);
    }

    /** The first move of every list is what zero weights predict; a list of openings has such moves by chance. */
    @Test
    void openingsMakeNoPlayerWithoutPreferences() {
        List<Choice<CheckersPosition>> openings = new ArrayList<>();
        for (int seed = 0; seed < 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            CheckersPosition position = new CheckersGame().start();
            int[] moves = new int[position.maxMoves()];
            for (int ply = 0; ply < 3; ply++) {
                int index = random.nextInt(3) == 0 ? random.nextInt(position.generate(moves, 0)) : 0;
                position.generate(moves, 0);
                openings.add(new Choice<>(position.copy(), index));
                position.play(moves[index]);
            }
        }
        Learner.Model model = learner(2).learn(openings, OWN);
        assertThat(learner(2).predicted(openings, new double[OWN.length]))
                .as("zero weights would explain more")
                .isGreaterThan(model.explained());
        assertThat(model.weights()).isEqualTo(OWN);
    }

    /** Every searched choice is reported. */
    @Test
    void searchesAreReported() {
        List<Choice<CheckersPosition>> choices = choices(TEACHER, 1, 1, 0, 3);
        AtomicInteger told = new AtomicInteger();
        Learner<CheckersPosition> learner = new Learner<>(SamuelTerms.terms(), 1, told::incrementAndGet);
        learner.predicted(choices, OWN);
        assertThat(told).hasValue(choices.size());
        learner.learn(choices, OWN);
        assertThat(told).hasValueGreaterThan(2 * choices.size());
    }

    @Test
    void wholeWeights() {
        assertThat(new Learner.Model(new double[] {2.5, -0.5, 1.0000000001}, 0, 0).whole())
                .containsExactly(5, -1, 2);
        assertThat(new Learner.Model(new double[] {Math.PI, -1}, 0, 0).whole()).containsExactly(1000, -318);
        assertThat(new Learner.Model(new double[] {0, 0}, 0, 0).whole()).containsExactly(0, 0);
        assertThat(new Learner.Model(new double[] {-2, 1}, 0, 0).whole(1000)).containsExactly(-1000, 500);
        assertThat(new Learner.Model(new double[] {0, 0}, 0, 0).whole(1000)).containsExactly(0, 0);
    }

    @Test
    void badArguments() {
        assertThatThrownBy(() -> learner(0)).hasMessageContaining("the depth is 0");
        assertThatThrownBy(() -> new OpponentModel<>(learner(1), 0, OWN)).hasMessageContaining("the window is 0");
        assertThatThrownBy(() -> new OpponentModel<>(learner(1), 5, 1, 2)).hasMessageContaining("7 weights are needed");
        assertThatThrownBy(() -> learner(1).learn(List.of(), 1, 2, 3)).hasMessageContaining("not 3");
        assertThatThrownBy(() -> learner(1).predicted(List.of())).hasMessageContaining("not 0");
    }

    @Test
    void choicesAreLegal() {
        CheckersPosition start = new CheckersGame().start();
        assertThatThrownBy(() -> new Choice<>(start, 7)).hasMessageContaining("move 7 of 7");
        assertThatThrownBy(() -> new Choice<>(start, -1)).hasMessageContaining("move -1 of 7");
        assertThatThrownBy(() -> Choice.of(start, 0)).hasMessageContaining("not legal");
        int[] moves = new int[start.maxMoves()];
        start.generate(moves, 0);
        Choice<CheckersPosition> choice = Choice.of(start, moves[3]);
        start.play(moves[3]);
        assertThat(choice.index()).isEqualTo(3);
        assertThat(choice.position().key())
                .as("a copy")
                .isEqualTo(new CheckersGame().start().key());
    }

    /** A forced move pushes nothing out of the window. */
    @Test
    void forcedMovesSayNothing() {
        OpponentModel<CheckersPosition> model = new OpponentModel<>(learner(1), 1, OWN);
        assertThat(model.observe(new Choice<>(new CheckersGame().start(), 2))).isTrue();
        assertThat(model.observe(new Choice<>(new CheckersGame().parse("B:W32:B1,2,K25"), 0)))
                .isTrue();
        assertThat(model.observe(new Choice<>(new CheckersGame().parse("B:W10:B6"), 0)))
                .isFalse();
        assertThat(model.learn().choices()).isEqualTo(1);
    }
}
