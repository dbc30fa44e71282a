package espalier.learning;

import espalier.game.Evaluator;
import espalier.game.Mixer;
import espalier.game.Position;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Chooses what to learn from: {@linkplain Quiet quiet} positions of games, each position once. */
final class Samples<P extends Position<P>> {
    /** The parts that whole games belong to: positions of one game share its result. */
    static final List<String> PARTS = List.of("training", "validation", "test");

    /** A tenth of the games is for validation, another one for the test. */
    private static final int TENTHS = 10;

    private final Set<Long> seen = new HashSet<>();
    private final Quiet<P> quiet;

    /** @param evaluator says what is quiet */
    Samples(Evaluator<P> evaluator) {
        quiet = new Quiet<>(evaluator);
    }

    /** The part of a game by its number. */
    static int part(int game) {
        int tenth = Mixer.mod(Mixer.mix(0, game), TENTHS);
        return tenth < 2 ? tenth + 1 : 0;
    }

    /** The plies of a game whose positions are samples. */
    int[] plies(PlayedGame<P> game) {
        P position = game.start().copy();
        int[] found = new int[game.moves().size()];
        int count = 0;
        for (int ply = 0; ply < found.length; ply++) {
            boolean wanted = game.values().isEmpty() || game.values().get(ply).isPresent();
            if (wanted && !seen.contains(position.key()) && quiet.isQuiet(position)) {
                seen.add(position.key());
                found[count++] = ply;
            }
            position.play(game.moves().get(ply));
        }
        return Arrays.copyOf(found, count);
    }
}
