package espalier.match;

import espalier.game.Game;
import espalier.game.Position;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/** {@code random}: any legal move, each as likely as the others. */
public final class RandomKind implements PlayerKind {
    @Override
    public String name() {
        return "random";
    }

    @Override
    public Set<String> keys() {
        return Set.of();
    }

    @Override
    public <P extends Position<P>> Club<P> read(Game<P> game, Map<String, String> keys) {
        return (start, seed) -> {
            SplittableRandom random = new SplittableRandom(seed);
            int[] moves = new int[start.maxMoves()];
            return turn ->
                    Contender.Choice.of(moves[random.nextInt(turn.position().generate(moves, 0))]);
        };
    }
}
