package espalier.solve;

import espalier.game.Game;
import espalier.game.Position;
import java.util.LinkedHashMap;
import java.util.Map;

/** A {@link Game} that has solvers of its own. */
public interface Solvable<P extends Position<P>> {
    /** Its own solvers by name, the best one first. */
    Map<String, GameSolver<P>> ownSolvers();

    /** All solvers of a game by name: its own, then proof numbers and iterative deepening. The first is the one used when none is asked for. */
    static <P extends Position<P>> Map<String, GameSolver<P>> solvers(Game<P> game) {
        Map<String, GameSolver<P>> solvers = new LinkedHashMap<>();
        if (game instanceof Solvable<?> solvable) {
            @SuppressWarnings("unchecked") // a game's own solvers are for its own positions
            Map<String, GameSolver<P>> own = ((Solvable<P>) solvable).ownSolvers();
            solvers.putAll(own);
        }
        solvers.put("proof-number", new ProofNumberSolver<>());
        solvers.put("deepening", new DeepeningSolver<>(game));
        return solvers;
    }
}
