package espalier.games.checkers;

import espalier.game.Archive;
import espalier.game.BoardStyle;
import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.MoveScorer;
import espalier.game.Terms;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** English checkers: PDN positions ({@code B:W18,21,K25:B1,2,K3}) and moves ({@code 11-15}, {@code 15x22x31}). */
public final class CheckersGame implements Game<Checkers> {
    private final int moveLimit;

    /** The game with the usual {@link Checkers#MOVE_LIMIT}. */
    public CheckersGame() {
        this(Checkers.MOVE_LIMIT);
    }

    /**
     * The game with a move limit of its own.
     *
     * @param moveLimit moves of each player without a capture or a move of a man until the game is drawn, 1 to
     *     {@link Checkers#MAX_MOVE_LIMIT}
     */
    public CheckersGame(int moveLimit) {
        this.moveLimit = new Checkers(moveLimit).moveLimit();
    }

    @Override
    public String name() {
        return "checkers";
    }

    @Override
    public Checkers start() {
        return new Checkers(moveLimit);
    }

    @Override
    public Checkers parse(String text) {
        return PositionText.parse(text, moveLimit);
    }

    @Override
    public String format(Checkers position) {
        return PositionText.format(position);
    }

    @Override
    public String formatMove(Checkers position, int move) {
        return MoveText.format(move);
    }

    @Override
    public int parseMove(Checkers position, String text) {
        return MoveText.parse(position, text);
    }

    @Override
    public Map<String, Evaluator<Checkers>> evaluators() {
        return Evaluators.ALL;
    }

    /** Loaded when first asked for, and once. */
    private static final class Evaluators {
        static final Map<String, Evaluator<Checkers>> ALL;

        static {
            Map<String, Evaluator<Checkers>> all = new LinkedHashMap<>();
            all.put("real", RealEvaluator.standard());
            all.put("plain", new PlainEvaluator());
            all.put("samuel", SamuelValue.standard().zeroSum());
            ALL = Collections.unmodifiableMap(all);
        }
    }

    @Override
    public Optional<MoveScorer<Checkers>> moveScorer() {
        return Optional.of(new CheckersOrder());
    }

    /** {@link SamuelTerms}. */
    @Override
    public Optional<Terms<Checkers>> terms() {
        return Optional.of(SamuelTerms.terms());
    }

    /** PDN; files that end in {@code .txt} hold one opening or position a line ({@link OpeningLines}). */
    @Override
    public Optional<Archive<Checkers>> archive() {
        return Optional.of(new CheckersArchive(this));
    }

    @Override
    public String show(Checkers position, BoardStyle style) {
        return Board.show(position, style);
    }
}
