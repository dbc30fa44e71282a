package espalier.games.checkers;

import espalier.game.BoardStyle;
import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.MoveScorer;
import espalier.game.Terms;
import espalier.games.Archive;
import espalier.games.Archived;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** English checkers: PDN positions ({@code B:W18,21,K25:B1,2,K3}) and moves ({@code 11-15}, {@code 15x22x31}). */
public final class CheckersGame implements Game<CheckersPosition>, Archived<CheckersPosition> {
    private final int moveLimit;

    /** The game with the usual {@link CheckersPosition#MOVE_LIMIT}. */
    public CheckersGame() {
        this(CheckersPosition.MOVE_LIMIT);
    }

    /**
     * The game with another move limit.
     *
     * @param moveLimit moves of each player without a capture or a move of a man until the game is drawn, 1 to {@link
     *     CheckersPosition#MAX_MOVE_LIMIT}
     */
    public CheckersGame(int moveLimit) {
        this.moveLimit = new CheckersPosition(moveLimit).moveLimit();
    }

    @Override
    public String name() {
        return "checkers";
    }

    @Override
    public CheckersPosition start() {
        return new CheckersPosition(moveLimit);
    }

    @Override
    public CheckersPosition parse(String text) {
        return CheckersFen.parse(text, moveLimit);
    }

    @Override
    public String format(CheckersPosition position) {
        return CheckersFen.format(position);
    }

    @Override
    public String formatMove(CheckersPosition position, int move) {
        return CheckersNotation.format(move);
    }

    @Override
    public int parseMove(CheckersPosition position, String text) {
        return CheckersNotation.parse(position, text);
    }

    @Override
    public Map<String, Evaluator<CheckersPosition>> evaluators() {
        return Collections.unmodifiableMap(Evaluators.ALL);
    }

    @Override
    public String defaultEvaluator() {
        return "real";
    }

    /** Loaded once, on first use. */
    private static final class Evaluators {
        static final Map<String, Evaluator<CheckersPosition>> ALL = new LinkedHashMap<>();

        static {
            ALL.put("real", CheckersEvaluator.standard());
            ALL.put("plain", new PlainEvaluator());
            ALL.put("samuel", SamuelValue.standard().zeroSum());
        }
    }

    @Override
    public Optional<MoveScorer<CheckersPosition>> moveScorer() {
        return Optional.of(new CheckersMoveScorer());
    }

    /** {@link SamuelTerms}. */
    @Override
    public Optional<Terms<CheckersPosition>> terms() {
        return Optional.of(SamuelTerms.terms());
    }

    /** PDN; files that end in {@code .txt} hold one opening or position per line. */
    @Override
    public Archive<CheckersPosition> archive() {
        return new CheckersArchive(this);
    }

    @Override
    public int scale() {
        return 300;
    }

    @Override
    public String show(CheckersPosition position, BoardStyle style) {
        return CheckersDiagram.show(position, style, false);
    }

    @Override
    public String showFlipped(CheckersPosition position, BoardStyle style) {
        return CheckersDiagram.show(position, style, true);
    }
}
