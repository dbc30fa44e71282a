package espalier.driver;

import espalier.game.Score;
import java.util.OptionalInt;

/** One search with the full window. */
public final class FullWindow implements Driver {
    @Override
    public OptionalInt drive(Root root, Hints hints) {
        return OptionalInt.of(root.search(-Score.INFINITY, Score.INFINITY));
    }
}
