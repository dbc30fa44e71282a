package espalier.match;

import espalier.game.Game;
import espalier.game.Position;
import java.util.Map;
import java.util.Set;

/** {@code uct}: a plain Monte Carlo tree search. The key {@code exploration} is the constant of UCB1, 1.4 by default. */
public final class UctKind implements PlayerKind {
    private static final String EXPLORATION = "exploration";

    @Override
    public String name() {
        return "uct";
    }

    @Override
    public Set<String> keys() {
        return Set.of(EXPLORATION);
    }

    @Override
    public <P extends Position<P>> Club<P> read(Game<P> game, Map<String, String> keys) {
        double exploration = Spec.decimal(keys, EXPLORATION, Uct.EXPLORATION);
        return (start, seed) -> new Uct<>(start.maxMoves(), exploration, seed);
    }
}
