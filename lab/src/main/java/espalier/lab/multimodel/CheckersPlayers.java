package espalier.lab.multimodel;

import espalier.games.checkers.CheckersPosition;
import espalier.games.checkers.SamuelTerms;
import espalier.games.checkers.SamuelValue;
import espalier.lab.match.Chooser;
import espalier.models.ModelAlgorithm;
import espalier.models.Player;
import espalier.models.SumBounds;

/** The players of the paper's checkers experiments, and controls. */
final class CheckersPlayers {
    private CheckersPlayers() {}

    /** Samuel's six terms, and a weight for Total, the number of pieces on the board. */
    static SamuelValue standard(int total) {
        int[] weights = SamuelValue.standard().weights();
        weights[SamuelTerms.TOTAL] = total;
        return new SamuelValue(weights);
    }

    /** Advances to kings and hardly values pieces. */
    static SamuelValue runner(int total) {
        int[] weights = new int[SamuelTerms.COUNT];
        weights[SamuelTerms.PIECES] = 10;
        weights[SamuelTerms.ADVANCEMENT] = 20;
        weights[SamuelTerms.TOTAL] = total;
        return new SamuelValue(weights);
    }

    /** Values only pieces and its back row. */
    static SamuelValue hoarder() {
        int[] weights = new int[SamuelTerms.COUNT];
        weights[SamuelTerms.PIECES] = 20;
        weights[SamuelTerms.BACK_ROW] = 20;
        return new SamuelValue(weights);
    }

    static Chooser<CheckersPosition> alphaBeta(SamuelValue value) {
        return Chooser.modelling(ModelAlgorithm.ALPHA_BETA, Player.minimax(value), root -> SumBounds.known());
    }

    /** Alpha-beta* of level 1; the bound at the root counts the pieces there. */
    static Chooser<CheckersPosition> star(SamuelValue own, SamuelValue opponent) {
        return Chooser.modelling(
                ModelAlgorithm.ALPHA_BETA_STAR, model(own, opponent), root -> bounds(own, opponent, root));
    }

    static Player<CheckersPosition> model(SamuelValue own, SamuelValue opponent) {
        return Player.minimax(opponent).modelledBy(own);
    }

    static SumBounds bounds(SamuelValue own, SamuelValue opponent, CheckersPosition root) {
        return SumBounds.known(own.sumBound(opponent, root));
    }

    /** Alpha-beta that searches each move as deep as another player does within the budget. */
    static Chooser<CheckersPosition> atDepthOf(Chooser<CheckersPosition> other, SamuelValue value) {
        return Chooser.atDepthOf(other, ModelAlgorithm.ALPHA_BETA, Player.minimax(value), root -> SumBounds.known());
    }
}
