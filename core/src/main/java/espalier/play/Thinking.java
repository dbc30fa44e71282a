package espalier.play;

import espalier.game.Position;
import java.util.function.Consumer;

/** Runs a practical search; implemented by {@code espalier.engine.driver.Deepening}, and copied for each kind of search. */
public interface Thinking {
    <P extends Position<P>> Thought run(Think<P> think, P position, Consumer<? super Iteration> listener);
}
