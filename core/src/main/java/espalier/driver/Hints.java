package espalier.driver;

import espalier.game.Check;
import espalier.game.Position;
import espalier.game.Score;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;

/**
 * What may be known before a search, for the drivers that use it; each takes what it needs and ignores the rest. In
 * iterative deepening guess and spread come from the iterations so far. In your own code, give parameters to the driver
 * instead: {@code Mtd.from(500)}.
 *
 * @param guess a guess at the value
 * @param spread how far the value usually is from the guess
 * @param step the step of SSS-4 and MTD(step)
 * @param delta half the first window of the aspiration search
 * @param shape the tree's shape and range
 * @param trained separation values learnt from examples, for the Best Node Search that uses them
 */
public record Hints(int guess, int spread, int step, int delta, TreeShape shape, Supplier<Separation> trained) {
    /** The step where none is given. */
    public static final int DEFAULT_STEP = 50;

    /** Half of the aspiration window where none is given. */
    public static final int DEFAULT_DELTA = 10;

    /** Guess 0, the default step and delta, and nothing known of the tree. */
    public static final Hints NONE = new Hints(0, DEFAULT_STEP, DEFAULT_STEP, DEFAULT_DELTA, TreeShape.UNKNOWN, () -> {
        throw new IllegalArgumentException("separation values learnt from training trees are missing");
    });

    public Hints {
        if (Math.abs((long) guess) > Score.INFINITY) {
            throw new IllegalArgumentException("the guess is " + guess + ", it must lie within +-" + Score.INFINITY);
        }
        Check.atLeast("the spread", spread, 0);
        Check.atLeast("the step", step, 0);
        Check.atLeast("delta", delta, 1);
    }

    /** {@return the hints in it that nobody has unless they are given: all but the tree's shape and range, and the middle of the range} */
    public Set<Hint> given() {
        Set<Hint> given = EnumSet.noneOf(Hint.class);
        if (guess != shape.middle()) {
            given.add(Hint.GUESS);
        }
        if (step != NONE.step) {
            given.add(Hint.STEP);
        }
        if (delta != NONE.delta) {
            given.add(Hint.DELTA);
        }
        if (trained != NONE.trained) {
            given.add(Hint.TRAINING);
        }
        return given;
    }

    /**
     * {@return what a position knows of itself: of an artificial tree its shape, and the middle of its range as the guess}
     *
     * @param position an artificial tree, or a position of a game
     */
    public static Hints of(Position<?> position) {
        return position instanceof TreeShape.Known tree ? NONE.shape(tree.shape()) : NONE;
    }

    /**
     * {@return the default step and delta in points of a game; see {@code Game.unit}}
     *
     * @param point how many units of score are a point
     */
    public static Hints inPoints(int point) {
        return NONE.step(DEFAULT_STEP * point).delta(DEFAULT_DELTA * point);
    }

    /**
     * {@return the same, with another guess}
     *
     * @param value the guess, or the value to expect
     */
    public Hints guess(int value) {
        return new Hints(value, spread, step, delta, shape, trained);
    }

    /**
     * {@return the same hints, with what earlier iterations make one expect}
     *
     * @param value the guess, or the value to expect
     * @param difference how far the value may change from one iteration to the next
     */
    public Hints expecting(int value, int difference) {
        return new Hints(value, difference, step, delta, shape, trained);
    }

    /**
     * {@return the same, with another step}
     *
     * @param size the step's size
     */
    public Hints step(int size) {
        return new Hints(guess, spread, size, delta, shape, trained);
    }

    /**
     * {@return the same, with another first window}
     *
     * @param half half of the first window's width
     */
    public Hints delta(int half) {
        return new Hints(guess, spread, step, half, shape, trained);
    }

    /**
     * {@return the same hints for a tree of this shape; the guess is the middle of its range}
     *
     * @param tree the tree's shape
     */
    public Hints shape(TreeShape tree) {
        return new Hints(tree.middle(), spread, step, delta, tree, trained);
    }

    /**
     * {@return the same, with another range of leaf values; the guess is its middle}
     *
     * @param low the smallest value of a leaf
     * @param high the largest value of a leaf
     */
    public Hints range(int low, int high) {
        return shape(shape.range(low, high));
    }

    /**
     * {@return the same, with separation values learnt from examples}
     *
     * @param values made when they are first needed
     */
    public Hints trained(Supplier<Separation> values) {
        return new Hints(guess, spread, step, delta, shape, values);
    }
}
