package espalier.solve;

import espalier.game.Position;

/** A way to solve positions of a game. A solver is stateless: calls do not affect each other. */
@FunctionalInterface
public interface GameSolver<P extends Position<P>> {
    /** Solves a position, or reports that the limits did not suffice. The position is restored. */
    Solution solve(P position, Question question);
}
