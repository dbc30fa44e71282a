package espalier.engine.models;

import espalier.game.Position;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelEngine;
import espalier.models.ModelResult;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SumBounds;

/** Chooses the recursion for a search and runs it. */
public final class ModelAssembly implements ModelEngine {
    @Override
    public <P extends Position<P>> ModelResult run(ModelSearch<P> search, P position) {
        if (search.algorithm() == ModelAlgorithm.ALPHA_BETA) {
            return new AlphaBetaStar<>(withoutModels(search), position).run();
        }
        return search.algorithm().onePass()
                ? new OnePass<>(search, position).run()
                : new AlphaBetaStar<>(search, position).run();
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
