package espalier.lab.match;

import espalier.games.checkers.Checkers;
import espalier.games.checkers.CheckersGame;
import espalier.games.checkers.SamuelTerms;
import espalier.games.checkers.SamuelValue;
import espalier.models.ModelAlgorithm;
import espalier.models.Player;
import espalier.models.SumBounds;
import java.util.List;
import java.util.Locale;

/**
 * The match of multi-model-search table 1: alpha-beta* of level 1 with the right model against alpha-beta, both with the
 * same number of evaluations a move (those of f1 and f0 count alike); and three controls. Both weigh Samuel's six terms
 * oppositely and Total alike.
 *
 * <p>{@code java -cp cli/target/espalier.jar espalier.lab.match.CheckersExperiment [openings [weight of Total]]}
 */
public final class CheckersExperiment {
    private static final int PLIES = 8;
    /** Both want exchanges: a tenth of a man for every piece that leaves the board. The paper does not tell its weight. */
    private static final int TOTAL = -10;

    private static final long SEED = 1998;

    private CheckersExperiment() {}

    public static void main(String[] args) {
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 2000;
        List<Checkers> openings = Match.openings(new CheckersGame().start(), count, PLIES, SEED);
        SamuelValue value = liking(SamuelValue.standard(), args.length > 1 ? Integer.parseInt(args[1]) : TOTAL);
        Player<Checkers> plain = Player.minimax(value);
        Chooser<Checkers> alphaBeta = Chooser.modelling(ModelAlgorithm.ALPHA_BETA, plain, p -> SumBounds.known());
        Chooser<Checkers> modelling = star(value, value);
        Chooser<Checkers> shallow =
                Chooser.atDepthOf(modelling, ModelAlgorithm.ALPHA_BETA, plain, p -> SumBounds.known());
        Chooser<Checkers> wrong = star(value, runner(value));
        System.out.println("| evaluations | match | wins | draws | losses | points | Elo (95 %) | depths |");
        System.out.println("| --- | --- | --- | --- | --- | --- | --- | --- |");
        for (int budget : new int[] {100, 200, 300, 400, 500}) {
            Budget evaluations = Budget.evaluations(budget);
            report(budget, "alpha-beta*", new Match<>(modelling, alphaBeta, evaluations).play(openings));
            report(budget, "control: alpha-beta", new Match<>(alphaBeta, alphaBeta, evaluations).play(openings));
            report(budget, "control: wrong model", new Match<>(wrong, alphaBeta, evaluations).play(openings));
            report(
                    budget,
                    "control: alpha-beta at its depth",
                    new Match<>(shallow, alphaBeta, evaluations).play(openings));
        }
    }

    private static Chooser<Checkers> star(SamuelValue own, SamuelValue opponent) {
        Player<Checkers> player = Player.minimax(opponent).modelledBy(own);
        return Chooser.modelling(
                ModelAlgorithm.ALPHA_BETA_STAR, player, root -> SumBounds.known(own.sumBound(opponent, root)));
    }

    /** The same six weights, and a new one for Total. */
    private static SamuelValue liking(SamuelValue value, int total) {
        int[] weights = value.weights();
        weights[SamuelTerms.TOTAL] = total;
        return new SamuelValue(weights);
    }

    /** A model of somebody else: one who runs for kings and hardly cares for pieces. */
    private static SamuelValue runner(SamuelValue value) {
        int[] weights = new int[SamuelTerms.COUNT];
        weights[SamuelTerms.PIECES] = 10;
        weights[SamuelTerms.ADVANCEMENT] = 20;
        weights[SamuelTerms.TOTAL] = value.weights()[SamuelTerms.TOTAL];
        return new SamuelValue(weights);
    }

    private static void report(int budget, String match, Match.Result result) {
        double[] interval = result.eloInterval();
        System.out.println(String.format(
                Locale.ROOT,
                "| %d | %s | %d | %d | %d | %.3f | %+.0f (%+.0f to %+.0f) | %.2f, %.2f |",
                budget,
                match,
                result.wins(),
                result.draws(),
                result.losses(),
                result.points(),
                result.elo(),
                interval[0],
                interval[1],
                result.depth(),
                result.otherDepth()));
        System.out.flush();
    }
}
