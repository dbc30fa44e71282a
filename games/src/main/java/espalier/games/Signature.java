package espalier.games;

import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.Position;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.search.Algorithm;
import espalier.search.Limits;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/** Fixed searches whose node visits change only if a search, an evaluation or a move generator does. */
public final class Signature {
    /** The games of the signature; others on the class path do not change it. */
    public static final List<String> GAMES = List.of("chess", "othello", "checkers", "loa");

    /** Deepening ends when this many visits are exceeded; the signature is recorded for it. */
    public static final int NODES = 20_000;

    private static final List<Algorithm> PLAYERS = List.of(Algorithm.PVS, Algorithm.MTD_F);
    private static final int POSITIONS = 4;
    private static final int PLIES = 12;

    private Signature() {}

    /**
     * {@return the node visits of PVS and MTD(f) as they play, with the default evaluator}
     *
     * @param <P> the type of positions
     * @param game the game
     * @param nodes for each search
     * @param stop asked from time to time; yes ends the work
     */
    public static <P extends Position<P>> long playing(Game<P> game, long nodes, BooleanSupplier stop) {
        return visits(game, game.evaluator(), Setting.play(game), PLAYERS, nodes, stop);
    }

    /**
     * {@return the node visits at full width, with the evaluator of experiments}
     *
     * @param <P> the type of positions
     * @param game the game
     * @param algorithms those that search
     * @param nodes for each search
     */
    public static <P extends Position<P>> long fullWidth(Game<P> game, List<Algorithm> algorithms, long nodes) {
        return visits(game, game.reference(), Setting.FULL_WIDTH, algorithms, nodes, () -> false);
    }

    private static <P extends Position<P>> long visits(
            Game<P> game,
            Evaluator<P> evaluator,
            Setting setting,
            List<Algorithm> algorithms,
            long nodes,
            BooleanSupplier stop) {
        long visits = 0;
        for (int i = 0; i < POSITIONS; i++) {
            P position = game.start();
            wander(position, new SplittableRandom(i), i * PLIES / 2);
            for (Algorithm algorithm : algorithms) {
                Think<P> think = Think.in(game, algorithm).evaluator(evaluator).setting(setting);
                visits += visits(think, position, nodes, stop);
            }
        }
        return visits;
    }

    private static <P extends Position<P>> void wander(P position, SplittableRandom random, int plies) {
        for (int i = 0; i < plies; i++) {
            int[] moves = position.moves();
            if (moves.length == 0) {
                position.undo();
                return;
            }
            position.play(moves[random.nextInt(moves.length)]);
        }
    }

    /** Whole iterations only, so that the count is the same everywhere. */
    private static <P extends Position<P>> long visits(Think<P> think, P position, long nodes, BooleanSupplier stop) {
        AtomicBoolean enough = new AtomicBoolean();
        return think.entries(1 << 16)
                .limits(Limits.until(() -> enough.get() || stop.getAsBoolean()))
                .run(position, iteration -> enough.set(iteration.nodeVisits() >= nodes))
                .last()
                .map(last -> last.nodeVisits())
                .orElse(0L);
    }
}
