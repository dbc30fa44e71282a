package espalier.engine.driver;

import espalier.engine.memory.Corrections;
import espalier.engine.ordering.MoveOrder;
import espalier.game.Position;
import espalier.play.Think;
import org.jspecify.annotations.Nullable;

/**
 * What a thread has learnt and keeps from search to search, beside the table.
 *
 * @param corrections of static values, if they are trusted at all
 */
record Learnt<P extends Position<P>>(
        MoveOrder<P> order, @Nullable Corrections corrections) {
    static <P extends Position<P>> Learnt<P> nothing(Think<P> think, P position) {
        return new Learnt<>(
                MoveOrder.of(think.setting(), think.scorer(), position, think.threads() > 1),
                think.setting().margins().isPresent() ? new Corrections() : null);
    }

    void age() {
        order.age();
    }
}
