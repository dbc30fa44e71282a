package espalier.solve;

import espalier.game.Game;
import espalier.game.Position;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** A {@link Game} with solvers of its own. */
public interface Solvable<P extends Position<P>> {
    /** {@return its solvers by name, the best one first} */
    Map<String, GameSolver<P>> ownSolvers();

    /**
     * The typical cost of an exact solution of this position by the first solver on one thread, not the worst case. A
     * player with several times this budget hands the position over. Empty: never hand it over.
     *
     * @param position a position of the game
     * @return the cost
     */
    default Optional<Effort> effort(P position) {
        return Optional.empty();
    }

    /**
     * The cost of a solution.
     *
     * @param nodes as {@link Solution#nodes} counts them
     * @param time on an ordinary machine
     */
    record Effort(long nodes, Duration time) {}

    /**
     * {@return the game's own solvers; none if it is not solvable}
     *
     * @param <P> the type of positions
     * @param game the game
     */
    static <P extends Position<P>> Map<String, GameSolver<P>> own(Game<P> game) {
        return of(game).map(Solvable::ownSolvers).orElse(Map.of());
    }

    /**
     * {@return the game as a {@link Solvable}, if it is one}
     *
     * @param <P> the type of positions
     * @param game the game
     */
    @SuppressWarnings("unchecked") // a game's own solvers are for its own positions
    static <P extends Position<P>> Optional<Solvable<P>> of(Game<P> game) {
        return game instanceof Solvable<?> solvable ? Optional.of((Solvable<P>) solvable) : Optional.empty();
    }
}
