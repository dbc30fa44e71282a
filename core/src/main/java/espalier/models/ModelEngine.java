package espalier.models;

import espalier.game.Position;

/** Runs a search; implemented once, in {@code espalier.engine.models}, and copied by the specialiser. */
public interface ModelEngine {
    <P extends Position<P>> ModelResult run(ModelSearch<P> search, P position);
}
