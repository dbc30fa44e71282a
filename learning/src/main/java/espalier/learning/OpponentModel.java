package espalier.learning;

import espalier.game.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;

/**
 * A model that is learnt while its subject plays: it looks at his last choices only, because he may change, and begins
 * each time with what it knows. Belongs to one match.
 */
public final class OpponentModel<P extends Position<P>> {
    private final Learner<P> learner;
    private final int window;
    private final Deque<Choice<P>> choices = new ArrayDeque<>();
    private Learner.Model model;

    /**
     * @param window how many choices are remembered, forced moves not counted
     * @param start weights to begin with, one's own for instance
     */
    public OpponentModel(Learner<P> learner, int window, double... start) {
        if (window < 1) {
            throw new IllegalArgumentException("the window is " + window + ", it must be at least 1");
        }
        learner.check(start);
        this.learner = learner;
        this.window = window;
        this.model = new Learner.Model(start, 0, 0);
    }

    /** Takes note of a choice; one that was forced says nothing, and false is returned. */
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

    /** What was learnt last. */
    public Learner.Model model() {
        return model;
    }
}
