package espalier.tree;

import espalier.game.ModelValue;
import java.util.List;
import java.util.stream.IntStream;

/**
 * An artificial tree whose leaves have one value for each model of a player of level n: f_j is what the leaf is worth to
 * the player whom model j describes, whoever is to move. Model n is the player at the root; his values are the tree's
 * {@link #score scores}, so that an ordinary search knows nothing of the other models.
 */
public interface ModelTree<P extends ModelTree<P>> extends Tree<P> {
    /** The level n of the player at the root: there are models 0 to n. */
    int level();

    /** f_j of the current leaf. */
    int value(int model);

    @Override
    default int score() {
        return turn() == 0 ? value(level()) : -value(level());
    }

    /** f_0 to f_n as values of models. */
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

        /** Leaves of a tree are finished games, but not everybody agrees on their worth. */
        @Override
        public int finished(P tree, int player, int ply) {
            return tree.value(model);
        }
    }
}
