package espalier.match;

import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.ModelValue;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.models.ModelAlgorithm;
import espalier.models.ModelResult;
import espalier.models.ModelSearch;
import espalier.models.Player;
import espalier.models.SumBounds;
import espalier.play.Deadline;
import espalier.search.Limits;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * {@code model}: a player with a model of its opponent (multi-model). It searches deeper and deeper by M*, and expects the
 * opponent to choose by the evaluator {@code opponent}.
 */
public final class ModelKind implements PlayerKind {
    private static final String EVALUATOR = "evaluator";
    private static final String OPPONENT = "opponent";
    private static final int DEEPEST = 64;

    @Override
    public String name() {
        return "model";
    }

    @Override
    public Set<String> keys() {
        return Set.of(EVALUATOR, OPPONENT);
    }

    @Override
    public <P extends Position<P>> Club<P> read(Game<P> game, Map<String, String> keys) {
        Player<P> player = Player.minimax(value(game, keys, OPPONENT)).modelledBy(value(game, keys, EVALUATOR));
        return (start, seed) -> turn -> choose(player, turn);
    }

    @Override
    public String title(Map<String, String> keys) {
        return keys.containsKey(OPPONENT) ? "model of " + keys.get(OPPONENT) : name();
    }

    private static <P extends Position<P>> ModelValue<P> value(Game<P> game, Map<String, String> keys, String key) {
        String name = keys.getOrDefault(key, game.defaultEvaluator());
        Evaluator<P> evaluator = game.evaluators().get(name);
        if (evaluator == null) {
            throw new IllegalArgumentException(key + ": "
                    + Quoted.unknown("evaluator ", name, game.evaluators().keySet()));
        }
        return ModelValue.of(evaluator);
    }

    /** The last depth that is complete; depth 1 always is. */
    private static <P extends Position<P>> Contender.Choice choose(Player<P> player, Turn<P> turn) {
        Limits limits = turn.limits();
        Deadline deadline = Deadline.of(limits);
        P position = turn.position().copy();
        ModelResult best = search(player, 1).run(position);
        long visits = best.visits();
        int depth = 1;
        while (depth < Math.min(limits.depth(), DEEPEST) && visits < limits.nodes() && !deadline.isLate()) {
            Limits rest = Limits.nodes(limits.nodes() - visits).and(Limits.until(deadline));
            ModelResult found = search(player, depth + 1).limits(rest).run(position);
            visits += found.visits();
            if (!found.complete()) {
                break;
            }
            best = found;
            depth++;
        }
        return new Contender.Choice(OptionalInt.of(best.move()), best.value(), depth);
    }

    private static <P extends Position<P>> ModelSearch<P> search(Player<P> player, int depth) {
        return ModelSearch.of(ModelAlgorithm.M_STAR_SIMPLE, player, SumBounds.infinite(1), depth)
                .drawRules(true);
    }
}
