package espalier.models;

import espalier.game.ModelValue;
import espalier.game.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A player as a recursive model (multi-model, definition 1): an evaluation, and a model of the opponent. A player of
 * level 0 has no model and assumes, as minimax does, that the opponent wants the opposite.
 *
 * @param value how the player values positions
 * @param opponent the player's model of the opponent; null at level 0
 */
public record Player<P extends Position<P>>(
        ModelValue<P> value, @Nullable Player<P> opponent) {

    /**
     * {@return a player without a model: minimax}
     *
     * @param <P> the type of positions
     * @param value the player's own evaluation
     */
    public static <P extends Position<P>> Player<P> minimax(ModelValue<P> value) {
        return new Player<>(value, null);
    }

    /**
     * {@return the player with value f_n whose model of the opponent has f_(n-1), and so on down to f_0}
     *
     * @param <P> the type of positions
     * @param fromZero f_0, f_1, ... f_n
     */
    public static <P extends Position<P>> Player<P> chain(List<? extends ModelValue<P>> fromZero) {
        Player<P> player = minimax(fromZero.get(0));
        for (ModelValue<P> value : fromZero.subList(1, fromZero.size())) {
            player = player.modelledBy(value);
        }
        return player;
    }

    /**
     * {@return a player with this evaluation whose model of the opponent is this player}
     *
     * @param other the evaluation
     */
    public Player<P> modelledBy(ModelValue<P> other) {
        return new Player<>(other, this);
    }

    /** {@return the number of nested models} */
    public int level() {
        return values().size() - 1;
    }

    /** {@return f_0, f_1, ... f_n; the last is the player's own} */
    public List<ModelValue<P>> values() {
        List<ModelValue<P>> values = new ArrayList<>();
        for (@Nullable Player<P> each = this; each != null; each = each.opponent) {
            values.add(each.value);
        }
        Collections.reverse(values);
        return values;
    }
}
