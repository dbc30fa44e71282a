package espalier.tree;

import espalier.game.ModelValue;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An artificial tree whose leaves have one value for each model of a player of level n: f_j is the value for the player
 * that model j describes, whichever side is to move. Model n is the player at the root; its values are the tree's
 * {@link #score scores}, so an ordinary search ignores the other models.
 */
public interface ModelTree<P extends ModelTree<P>> extends Tree<P> {
    /** {@return the level n of the player at the root; the models are 0 to n} */
    int level();

    /**
     * {@return f_j of the current leaf}
     *
     * @param model the number j of the model
     */
    int value(int model);

    @Override
    default int score() {
        return turn() == 0 ? value(level()) : -value(level());
    }

    /**
     * {@return f_0 to f_n as model values}
     *
     * @param <P> the type of positions
     * @param level n, the level of the player at the root
     */
    static <P extends ModelTree<P>> List<ModelValue<P>> values(int level) {
        return IntStream.rangeClosed(0, level)
                .<ModelValue<P>>mapToObj(LeafValue::new)
                .toList();
    }

    /** One f_j. */
    record LeafValue<P extends ModelTree<P>>(int model) implements ModelValue<P> {
        @Override
        public int value(P tree, int player) {
            return tree.value(model);
        }

        /** A leaf of a tree is a finished game, but models differ on its value. */
        @Override
        public int finished(P tree, int player, int ply) {
            return tree.value(model);
        }
    }
}
