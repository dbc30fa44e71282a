package espalier.solve;

import espalier.game.Position;

/**
 * A way to solve positions of a game. The draw rules of play count: a position in which one already holds is a draw, unless
 * the game is over on the board. A solver is stateless: calls do not affect each other.
 */
@FunctionalInterface
public interface GameSolver<P extends Position<P>> {
    /**
     * Solves a position, or reports that the limits did not suffice. The position is restored.
     *
     * @param position where to start; it is restored
     * @param question what is asked, within which limits
     * @return the outcome, unknown if the limits did not suffice
     */
    Solution solve(P position, Question question);
}
