package espalier.lab.match;

import espalier.games.checkers.Checkers;
import espalier.games.checkers.CheckersGame;
import espalier.games.checkers.SamuelTerms;
import espalier.games.checkers.SamuelValue;
import espalier.models.ModelAlgorithm;
import espalier.models.Player;
import espalier.models.SumBounds;
import java.util.Arrays;
import java.util.List;

/**
 * What a model that is learnt during a match is worth: the same player who takes his opponent for one like himself, who
 * learns, and who knows, against alpha-beta with other weights. (The standard weights are zero-sum: who takes his opponent
 * for one like himself plays alpha-beta, and so does the control for depth.)
 *
 * <p>{@code java -cp cli/target/espalier.jar espalier.lab.match.LearningExperiment [openings [evaluations]]}
 */
public final class LearningExperiment {
    private static final int PLIES = 8;
    private static final long SEED = 1998;

    private LearningExperiment() {}

    public static void main(String[] args) {
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 100;
        Budget budget = Budget.evaluations(args.length > 1 ? Integer.parseInt(args[1]) : 200);
        List<Checkers> openings = Match.openings(new CheckersGame().start(), count, PLIES, SEED);
        SamuelValue own = SamuelValue.standard();
        SamuelValue other = runner();
        Chooser<Checkers> opponent =
                Chooser.modelling(ModelAlgorithm.ALPHA_BETA, Player.minimax(other), p -> SumBounds.known());
        LearningChooser<Checkers> learning = new LearningChooser<>(SamuelTerms.terms());
        report("like himself", new Match<>(star(own, own), opponent, budget).play(openings));
        report("learning", new Match<>(learning, opponent, budget).play(openings));
        Chooser<Checkers> knowing = star(own, other);
        report("knowing", new Match<>(knowing, opponent, budget).play(openings));
        Chooser<Checkers> shallow =
                Chooser.atDepthOf(knowing, ModelAlgorithm.ALPHA_BETA, Player.minimax(own), p -> SumBounds.known());
        report("like himself, as deep as who knows", new Match<>(shallow, opponent, budget).play(openings));
        System.out.println(
                "learnt: " + Arrays.toString(learning.model().whole()) + ", true: " + Arrays.toString(other.weights()));
    }

    /** One who runs for kings and hardly cares for pieces. */
    private static SamuelValue runner() {
        int[] weights = new int[SamuelTerms.COUNT];
        weights[SamuelTerms.PIECES] = 10;
        weights[SamuelTerms.ADVANCEMENT] = 20;
        return new SamuelValue(weights);
    }

    private static Chooser<Checkers> star(SamuelValue own, SamuelValue opponent) {
        return Chooser.modelling(
                ModelAlgorithm.ALPHA_BETA_STAR,
                Player.minimax(opponent).modelledBy(own),
                root -> SumBounds.known(own.sumBound(opponent, root)));
    }

    private static void report(String match, Match.Result result) {
        System.out.println(match + ": " + result.summary());
    }
}
