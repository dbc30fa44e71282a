package espalier.engine.models;

import espalier.game.Position;
import espalier.models.ModelEngine;
import espalier.models.ModelResult;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SumBounds;

/** Chooses the recursion for a search and runs it. */
public final class ModelAssembly implements ModelEngine {
    @Override
    public <P extends Position<P>> ModelResult run(ModelSearch<P> search, P position) {
        return switch (search.algorithm().recursion()) {
            case MODEL_BY_MODEL -> new AlphaBetaStar<>(search, position).run();
            case ALL_AT_ONCE -> new OnePass<>(search, position).run();
            case WITHOUT_MODELS -> new AlphaBetaStar<>(withoutModels(search), position).run();
        };
    }

    private static <P extends Position<P>> ModelSearch<P> withoutModels(ModelSearch<P> search) {
        return new ModelSearch<>(
                search.algorithm(),
                Player.minimax(search.player().value()),
                SumBounds.known(),
                search.depth(),
                search.observer(),
                search.limits(),
                search.evaluations(),
                search.drawRules());
    }
}
