package espalier.play;

import espalier.game.Game;
import espalier.game.Position;
import espalier.solve.GameSolver;
import espalier.solve.ProofNumberSolver;
import espalier.solve.Solvable;
import java.util.LinkedHashMap;
import java.util.Map;

/** The solvers of a game by name. */
public final class Solvers {
    private Solvers() {}

    /**
     * {@return the game's own solvers, then proof numbers and iterative deepening, by name; the first is the default}
     *
     * @param <P> the type of positions
     * @param game the game
     */
    public static <P extends Position<P>> Map<String, GameSolver<P>> of(Game<P> game) {
        Map<String, GameSolver<P>> solvers = new LinkedHashMap<>(Solvable.own(game));
        solvers.put("proof-number", new ProofNumberSolver<>());
        solvers.put("deepening", new DeepeningSolver<>(game));
        return solvers;
    }
}
