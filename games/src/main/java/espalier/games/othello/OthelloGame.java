package espalier.games.othello;

import espalier.game.BoardStyle;
import espalier.game.Evaluator;
import espalier.game.Features;
import espalier.game.Game;
import espalier.game.MoveScorer;
import espalier.game.Quoted;
import espalier.game.Regression;
import espalier.games.Archive;
import espalier.games.Archived;
import espalier.games.Suite;
import espalier.solve.GameSolver;
import espalier.solve.Solvable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Othello. Positions are 64 characters from a1 b1 ... to h8 ({@code X} black, {@code O} white, {@code -} empty), a space
 * and the side to move; moves are {@code f5} or {@code pass}. Scores and evaluations are in hundredths of a disc.
 */
public final class OthelloGame
        implements Game<OthelloPosition>, Archived<OthelloPosition>, Suite<OthelloPosition>, Solvable<OthelloPosition> {
    /** With more empty squares an exact answer takes too long in play. */
    private static final int MOST_SOLVED = 30;

    @Override
    public String name() {
        return "othello";
    }

    @Override
    public OthelloPosition start() {
        return new OthelloPosition();
    }

    @Override
    public OthelloPosition parse(String text) {
        return OthelloNotation.parse(text);
    }

    @Override
    public String format(OthelloPosition position) {
        return OthelloNotation.format(position);
    }

    @Override
    public String formatMove(OthelloPosition position, int move) {
        return OthelloNotation.name(move);
    }

    /** Also accepts capital letters, and {@code pa}, {@code ps} and {@code --} for a pass. */
    @Override
    public int parseMove(OthelloPosition position, String text) {
        int move = OthelloNotation.move(text.strip());
        String objection = move < 0 ? "it is no move" : OthelloNotation.objection(position, move);
        if (!objection.isEmpty()) {
            throw new IllegalArgumentException(Quoted.quoted(text) + ": " + objection);
        }
        return move;
    }

    @Override
    public Map<String, Evaluator<OthelloPosition>> evaluators() {
        return Collections.unmodifiableMap(Evaluators.ALL);
    }

    @Override
    public String defaultEvaluator() {
        return "real";
    }

    @Override
    public Optional<MoveScorer<OthelloPosition>> moveScorer() {
        return Optional.of(new OthelloMoveScorer());
    }

    @Override
    public Optional<Regression> regression() {
        return Optional.of(Fitted.REGRESSION);
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
        return Map.of("endgame", new EndgameSolver(Evaluators.REAL));
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
        new OthelloSuite().readProblems(file, in, handler);
    }

    /** Discs. */
    @Override
    public int unit() {
        return OthelloPosition.DISC;
    }

    @Override
    public boolean perftCountsFinished() {
        return true;
    }

    @Override
    public int scale() {
        return 20 * OthelloPosition.DISC;
    }

    @Override
    public String show(OthelloPosition position, BoardStyle style) {
        return OthelloDiagram.show(position, style, false);
    }

    @Override
    public String showFlipped(OthelloPosition position, BoardStyle style) {
        return OthelloDiagram.show(position, style, true);
    }

    /** Fitted by {@code espalier probcut}. */
    private static final class Fitted {
        static final Regression REGRESSION = load();

        private static Regression load() {
            try (InputStream in = Objects.requireNonNull(
                    OthelloGame.class.getResourceAsStream("othello.probcut"), "othello.probcut")) {
                return Regression.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Reads the weights once, on first use: they take some megabytes. */
    private static final class Evaluators {
        static final OthelloEvaluator REAL = OthelloEvaluator.load();
        static final Map<String, Evaluator<OthelloPosition>> ALL = new LinkedHashMap<>();

        static {
            ALL.put("real", REAL);
            ALL.put("plain", PlainEvaluator.load());
        }
    }
}
