package espalier.lab.match;

import espalier.game.Position;
import espalier.game.Terms;
import espalier.learning.Learner;
import espalier.learning.OpponentModel;
import espalier.models.ModelAlgorithm;
import espalier.models.Player;
import espalier.models.SumBounds;
import java.util.Arrays;

/**
 * Alpha-beta* with a model of the opponent that is learnt during the match, from the opponent's last moves, so that the
 * model follows an opponent that changes. Until there are some, the opponent is modelled by the player's own weights.
 *
 * <p>It keeps the model from game to game: a match against another opponent needs a new player. Learning happens in the
 * opponent's time and costs nothing of the budget.
 */
public final class LearningChooser<P extends Position<P>> implements Chooser<P> {
    /** How many of the opponent's last choices are used by default: in checkers about eight games. */
    public static final int DEFAULT_WINDOW = 200;

    /** The model is fitted anew after this many choices. */
    private static final int PAUSE = 25;

    /**
     * The size of the largest weight. A common factor changes no choice; this one keeps learnt proportions intact after
     * rounding.
     */
    private static final int SIZE = 1000;

    private final Terms<P> terms;
    private final int[] own;
    private final OpponentModel<P> opponent;
    private Chooser<P> chooser;
    private int unread;

    /**
     * @param depth how deep the opponent is assumed to search
     * @param window how many of the opponent's last choices are used, forced moves not counted
     * @param own the player's own weights
     */
    public LearningChooser(Terms<P> terms, int depth, int window, int... own) {
        this.terms = terms;
        this.own = scaled(own);
        this.opponent = new OpponentModel<>(
                new Learner<>(terms, depth),
                window,
                Arrays.stream(own).asDoubleStream().toArray());
        this.chooser = modelling();
    }

    /** With the game's own weights and the default window, against an opponent assumed to search two plies. */
    public LearningChooser(Terms<P> terms) {
        this(terms, 2, DEFAULT_WINDOW, terms.weights());
    }

    private static int[] scaled(int[] weights) {
        int factor = Math.max(1, SIZE / Math.max(1, largest(weights)));
        return Arrays.stream(weights).map(weight -> factor * weight).toArray();
    }

    private static int largest(int[] weights) {
        return Arrays.stream(weights).map(Math::abs).max().orElse(0);
    }

    /** Bounds are small if both functions have the same scale. */
    private Chooser<P> modelling() {
        int[] theirs = opponent.model().whole(largest(own));
        Player<P> player = Player.minimax(terms.value(theirs)).modelledBy(terms.value(own));
        return Chooser.modelling(
                ModelAlgorithm.ALPHA_BETA_STAR, player, root -> SumBounds.known(terms.sumBound(own, theirs, root)));
    }

    @Override
    public Decision choose(P position, Allowance budget) {
        return chooser.choose(position, budget);
    }

    @Override
    public void observe(P position, int move) {
        if (opponent.observe(espalier.learning.Choice.of(position, move)) && ++unread == PAUSE) {
            unread = 0;
            opponent.learn();
            chooser = modelling();
        }
    }

    @Override
    public boolean remembers() {
        return true;
    }

    /** The present model of the opponent. */
    public Learner.Model model() {
        return opponent.model();
    }
}
