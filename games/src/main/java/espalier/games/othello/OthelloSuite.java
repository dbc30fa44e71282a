package espalier.games.othello;

import espalier.games.Suite;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashSet;
import java.util.Set;

/** Test suites in OBF: a move is right if no listed one has a higher score. Positions are named by their number. */
final class OthelloSuite implements Suite<OthelloPosition> {
    @Override
    public void readProblems(String name, InputStream in, Handler<OthelloPosition> handler) throws IOException {
        ObfReader.read(
                in,
                problem -> handler.problem(new Problem<>(
                        "#" + problem.number(), problem.line(), problem.position(), Answers.best(best(problem)))),
                (number, line, reason) -> handler.broken(line, reason));
    }

    private static Set<Integer> best(ObfReader.Problem problem) {
        Set<Integer> best = new LinkedHashSet<>();
        problem.scores().forEach((move, score) -> {
            if (score == problem.best()) {
                best.add(move);
            }
        });
        return best;
    }
}
