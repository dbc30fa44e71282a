package espalier.games.othello;

import espalier.game.Features;
import espalier.game.Grid;
import espalier.game.Inputs;
import espalier.game.Regression;
import espalier.games.Archive;
import espalier.games.BoardGame;
import espalier.games.Suite;
import espalier.games.files.Resource;
import espalier.solve.GameSolver;
import espalier.solve.Solvable;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Othello. Positions are 64 characters from a1 b1 ... to h8 ({@code X} black, {@code O} white, {@code -} empty), a space
 * and the side to move; moves are {@code f5} or {@code pass}. Scores and evaluations are in hundredths of a disc.
 */
public final class OthelloGame extends BoardGame<OthelloPosition>
        implements Suite<OthelloPosition>, Solvable<OthelloPosition> {
    /** With more empty squares an exact answer takes too long in play. */
    private static final int MOST_SOLVED = 30;

    private static final Evaluators<OthelloPosition> EVALUATORS = new Evaluators<>(all -> {
        all.put("real", OthelloEvaluator.standard());
        all.put("plain", PlainEvaluator.load());
    });

    public OthelloGame() {
        super(
                "othello",
                new Notation<>(
                        OthelloNotation::parse,
                        OthelloNotation::format,
                        (position, move) -> OthelloNotation.name(move),
                        OthelloNotation::legalMove,
                        OthelloDiagram::show),
                EVALUATORS,
                new OthelloMoveScorer());
    }

    @Override
    public OthelloPosition start() {
        return new OthelloPosition();
    }

    @Override
    public Grid grid(OthelloPosition position) {
        return Grid.of(format(position)).lettered(false);
    }

    @Override
    public List<Integer> squares(OthelloPosition position, int move) {
        return move == OthelloPosition.PASS ? List.of() : List.of(move);
    }

    @Override
    public Optional<Regression> regression() {
        return Optional.of(Fitted.REGRESSION);
    }

    @Override
    public Optional<Inputs<OthelloPosition>> inputs() {
        return Optional.of(new OthelloInputs());
    }

    @Override
    public Archive<OthelloPosition> archive() {
        return new OthelloArchive();
    }

    /** The features of the evaluator {@code real}. */
    @Override
    public Optional<Features<OthelloPosition>> features() {
        return Optional.of(new OthelloFeatures());
    }

    /** {@code endgame}: exact to the last disc. */
    @Override
    public Map<String, GameSolver<OthelloPosition>> ownSolvers() {
        return Map.of("endgame", new EndgameSolver(OthelloEvaluator.standard()));
    }

    /**
     * Measured on positions of games between searches of four plies: 94 thousand nodes at 14 empty squares, 2.3 million
     * at 18, at 27 million nodes per second.
     */
    @Override
    public Optional<Effort> effort(OthelloPosition position) {
        double nodes = 94_000 * Math.pow(2.25, position.empties() - 14);
        return position.empties() > MOST_SOLVED
                ? Optional.empty()
                : Optional.of(new Effort((long) nodes + 1, Duration.ofNanos((long) (nodes * 37))));
    }

    @Override
    public void readProblems(String file, InputStream in, Suite.Handler<OthelloPosition> handler) throws IOException {
        new ObfReader().readProblems(file, in, handler);
    }

    /** Discs. */
    @Override
    public int unit() {
        return OthelloPosition.DISC;
    }

    @Override
    public List<String> book() {
        return Resource.text(OthelloGame.class, "othello.book").lines().toList();
    }

    @Override
    public int scale() {
        return 20 * OthelloPosition.DISC;
    }

    @Override
    public boolean perftCountsFinished() {
        return true;
    }

    /** Fitted by {@code espalier probcut}. */
    private static final class Fitted {
        static final Regression REGRESSION = Regression.parse(Resource.text(OthelloGame.class, "othello.probcut"));
    }
}
