package espalier.solve;

import espalier.game.Position;

/** A way to solve positions of a game. A solver has no state of its own: calls do not see each other. */
@FunctionalInterface
public interface GameSolver<P extends Position<P>> {
    /** Solves a position, which is the same afterwards, or says that it could not within the limits. */
    Solution solve(P position, Question question);
}
