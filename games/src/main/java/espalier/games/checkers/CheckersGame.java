package espalier.games.checkers;

import espalier.endings.HasEndings;
import espalier.endings.Library;
import espalier.game.Grid;
import espalier.game.Inputs;
import espalier.game.Terms;
import espalier.game.Tunable;
import espalier.game.WeightFile;
import espalier.games.Archive;
import espalier.games.BoardGame;
import espalier.games.files.Resource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** English checkers: PDN positions ({@code B:W18,21,K25:B1,2,K3}) and moves ({@code 11-15}, {@code 15x22x31}). */
public final class CheckersGame extends BoardGame<CheckersPosition> implements HasEndings<CheckersPosition> {
    private static final Evaluators<CheckersPosition> EVALUATORS = new Evaluators<>(all -> {
        all.put("tuned", new CheckersEvaluator(tuned()));
        all.put("real", new CheckersEvaluator(Resource.weights(CheckersGame.class, "checkers.weights")));
        all.put("plain", new PlainEvaluator());
        all.put("samuel", SamuelValue.standard().zeroSum());
    });

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
        super(
                "checkers",
                new Notation<>(
                        text -> CheckersFen.parse(text, moveLimit),
                        CheckersFen::format,
                        (position, move) -> CheckersNotation.format(move),
                        CheckersNotation::parse,
                        CheckersDiagram::show),
                EVALUATORS,
                new CheckersMoveScorer());
        this.moveLimit = new CheckersPosition(moveLimit).moveLimit();
    }

    @Override
    public CheckersPosition start() {
        return new CheckersPosition(moveLimit);
    }

    /** Black's men are {@code b}, White's {@code w}, kings are capitals. */
    @Override
    public Grid grid(CheckersPosition position) {
        StringBuilder cells = new StringBuilder();
        List<String> names = new ArrayList<>();
        for (int cell = 0; cell < 2 * Squares.COUNT; cell++) {
            int square = cell / 2 + 1;
            boolean light = cell != cell(square);
            cells.append(light ? ' ' : CheckersDiagram.piece(position, square));
            names.add(light ? "" : Integer.toString(square));
        }
        return new Grid(8, cells.toString(), names);
    }

    /** Every square that the piece touches. */
    @Override
    public List<Integer> squares(CheckersPosition position, int move) {
        return CheckersNotation.path(move).map(CheckersGame::cell).boxed().toList();
    }

    /** Rows begin with a light square or with a dark one in turn. */
    private static int cell(int square) {
        return 2 * (square - 1) + 1 - (square - 1) / 4 % 2;
    }

    @Override
    public List<String> book() {
        return Resource.text(CheckersGame.class, "checkers.book").lines().toList();
    }

    @Override
    public int scale() {
        return 300;
    }

    /** {@inheritDoc} The weights of {@code tuned}. */
    @Override
    public Optional<Tunable<CheckersPosition>> tunable() {
        return Optional.of(new Tunable<>(tuned(), CheckersEvaluator::new));
    }

    private static WeightFile tuned() {
        return Resource.weights(CheckersGame.class, "tuned.weights");
    }

    @Override
    public Library<CheckersPosition> endings() {
        return CheckersEndings.LIBRARY;
    }

    /** {@link SamuelTerms}. */
    @Override
    public Optional<Terms<CheckersPosition>> terms() {
        return Optional.of(SamuelTerms.terms());
    }

    @Override
    public Optional<Inputs<CheckersPosition>> inputs() {
        return Optional.of(new CheckersInputs());
    }

    /** PDN; files that end in {@code .txt} hold one opening or position per line. */
    @Override
    public Archive<CheckersPosition> archive() {
        return new CheckersArchive(this);
    }
}
