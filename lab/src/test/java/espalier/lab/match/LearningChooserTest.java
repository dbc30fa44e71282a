package espalier.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import espalier.games.checkers.CheckersGame;
import espalier.games.checkers.CheckersPosition;
import espalier.games.checkers.SamuelTerms;
import espalier.games.checkers.SamuelValue;
import espalier.learning.Choice;
import espalier.learning.Learner;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SumBounds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checkers against players with known weights that search two plies. */
class LearningChooserTest {
    private static final Allowance BUDGET = Allowance.evaluations(100);
    private static final Learner<CheckersPosition> LEARNER = new Learner<>(SamuelTerms.terms(), 2);
    private static final double[] OWN =
            Arrays.stream(SamuelTerms.terms().weights()).asDoubleStream().toArray();

    /** It values the opposite of the learner's terms, except for winning. */
    private static final SamuelValue OPPOSITE = new SamuelValue(
            Arrays.stream(SamuelTerms.terms().weights()).map(w -> -w).toArray());

    private static final SamuelValue OTHER = new SamuelValue(new int[] {30, 8, 1, 0, 1, 2, 0});

    /** A player that never changes; its choices are collected. */
    private static Chooser<CheckersPosition> fixed(SamuelValue value, List<Choice<CheckersPosition>> choices) {
        return (position, budget) -> {
            int move = ModelSearch.of(ModelAlgorithm.ALPHA_BETA, Player.minimax(value), SumBounds.known(), 2)
                    .run(position)
                    .move();
            choices.add(Choice.of(position, move));
            return new Chooser.Decision(move, 2);
        };
    }

    private static LearningChooser<CheckersPosition> learning(int window) {
        return new LearningChooser<>(
                SamuelTerms.terms(), 2, window, SamuelTerms.terms().weights());
    }

    /** The other player's choices in games against the learner. */
    private static List<Choice<CheckersPosition>> play(
            Chooser<CheckersPosition> learning, SamuelValue value, int openings, long seed) {
        List<Choice<CheckersPosition>> choices = new ArrayList<>();
        new Encounter<>(learning, fixed(value, choices), BUDGET, 80)
                .play(Encounter.openings(new CheckersGame().start(), openings, 6, seed));
        return choices;
    }

    private static double share(List<Choice<CheckersPosition>> choices, Learner.Model model) {
        return (double) LEARNER.predicted(choices, model.weights()) / Learner.real(choices);
    }

    /** The model starts with the learner's own weights and later predicts the opponent. */
    @Test
    void theOpponentIsUnderstood() {
        LearningChooser<CheckersPosition> learning = learning(LearningChooser.DEFAULT_WINDOW);
        Learner.Model start = learning.model();
        assertThat(start.weights()).isEqualTo(OWN);
        play(learning, OPPOSITE, 6, 1);
        List<Choice<CheckersPosition>> later = play(learning, OPPOSITE, 3, 77);
        assertThat(share(later, start)).isLessThan(0.3);
        assertThat(share(later, learning.model())).isGreaterThan(0.9);
    }

    /** With a window the learner adapts; one that forgets nothing confuses the two. */
    @Test
    void theOpponentChanges() {
        LearningChooser<CheckersPosition> windowed = learning(100);
        LearningChooser<CheckersPosition> endless = learning(10_000);
        for (LearningChooser<CheckersPosition> learning : List.of(windowed, endless)) {
            play(learning, OPPOSITE, 5, 1);
        }
        Learner.Model before = windowed.model();
        for (LearningChooser<CheckersPosition> learning : List.of(windowed, endless)) {
            play(learning, OTHER, 2, 2);
        }
        List<Choice<CheckersPosition>> later = play(learning(1), OTHER, 3, 77);
        assertThat(share(later, before)).isLessThan(0.3);
        assertThat(share(later, windowed.model())).isGreaterThan(0.85).isGreaterThan(share(later, endless.model()));
    }

    /** Before it has learnt anything, it plays like alpha-beta* against its own weights. */
    @Test
    void theStart() {
        SamuelValue own = SamuelValue.standard();
        Chooser<CheckersPosition> same = Chooser.modelling(
                ModelAlgorithm.ALPHA_BETA_STAR,
                Player.minimax(own).modelledBy(own),
                root -> SumBounds.known(own.sumBound(own, root)));
        LearningChooser<CheckersPosition> learning = new LearningChooser<>(SamuelTerms.terms());
        for (CheckersPosition position : Encounter.openings(new CheckersGame().start(), 20, 12, 3)) {
            assertThat(learning.choose(position, BUDGET)).isEqualTo(same.choose(position, BUDGET));
        }
    }

    /** Games are played in order, so a match is reproducible. */
    @Test
    void learningIsRepeatable() {
        List<CheckersPosition> openings = Encounter.openings(new CheckersGame().start(), 4, 6, 9);
        LearningChooser<CheckersPosition> one = learning(50);
        LearningChooser<CheckersPosition> two = learning(50);
        Encounter.Result result = new Encounter<>(one, fixed(OTHER, new ArrayList<>()), BUDGET, 60).play(openings);
        assertThat(new Encounter<>(two, fixed(OTHER, new ArrayList<>()), BUDGET, 60).play(openings))
                .isEqualTo(result);
        assertThat(one.model().weights()).isEqualTo(two.model().weights()).isNotEqualTo(OWN);
    }

    @Test
    void badArguments() {
        LearningChooser<CheckersPosition> learning = learning(50);
        assertThatThrownBy(() -> new Encounter<>(learning, learning, BUDGET)).hasMessageContaining("two are needed");
        assertThatThrownBy(() -> learning(0)).hasMessageContaining("the window is 0");
        assertThatThrownBy(() -> new LearningChooser<>(SamuelTerms.terms(), 2, 50, 1, 2))
                .hasMessageContaining("7 weights are needed");
    }
}
