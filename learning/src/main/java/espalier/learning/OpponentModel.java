package espalier.learning;

import espalier.game.Check;
import espalier.game.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;

/**
 * A model that is learned while the opponent plays. It uses the last choices only, because the opponent may change, and
 * starts each time from the current weights. One object per match.
 */
public final class OpponentModel<P extends Position<P>> {
    private final Learner<P> learner;
    private final int window;
    private final Deque<Choice<P>> choices = new ArrayDeque<>();
    private Learner.Model model;

    /**
     * @param window how many choices are kept, forced moves not counted
     * @param start the weights to begin with, your own for instance
     */
    public OpponentModel(Learner<P> learner, int window, double... start) {
        Check.atLeast("the window", window, 1);
        learner.check(start);
        this.learner = learner;
        this.window = window;
        this.model = new Learner.Model(start, 0, 0);
    }

    /** Adds a choice; ignores a forced one and returns false. */
    public boolean observe(Choice<P> choice) {
        if (!choice.isReal()) {
            return false;
        }
        choices.addLast(choice);
        if (choices.size() > window) {
            choices.removeFirst();
        }
        return true;
    }

    /** Learns from the choices in the window. */
    public Learner.Model learn() {
        model = learner.learn(new ArrayList<>(choices), model.weights());
        return model;
    }

    /** The last learned model. */
    public Learner.Model model() {
        return model;
    }
}
