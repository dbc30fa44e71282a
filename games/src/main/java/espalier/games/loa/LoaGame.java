package espalier.games.loa;

import espalier.game.Grid;
import espalier.game.Inputs;
import espalier.game.Margins;
import espalier.game.Tunable;
import espalier.game.WeightFile;
import espalier.games.Archive;
import espalier.games.BoardGame;
import espalier.games.files.Resource;
import java.util.List;
import java.util.Optional;

/** Lines of Action, {@code loa}, and the rules of other sites: {@code loa-mover-wins}, {@code loa-no-move-loses}. */
public class LoaGame extends BoardGame<LoaPosition> {
    private static final Evaluators<LoaPosition> EVALUATORS = new Evaluators<>(all -> {
        all.put("tuned", new LoaEvaluator(new LoaWeights(tuned())));
        all.put("real", new LoaEvaluator(LoaWeights.standard()));
        all.put("plain", new PlainEvaluator());
    });

    private static final Margins MARGINS = new Margins(400, 1500, 500, 400, 800, 800);

    /** Turns the number of a square, which counts from the bottom row, into that of the grid. */
    private static final int TOP = 56;

    private final LoaRules rules;

    /** The game with {@link LoaRules#STANDARD}. */
    public LoaGame() {
        this("loa", LoaRules.STANDARD);
    }

    /**
     * The game with other rules and another name.
     *
     * @param name the name on the command line
     * @param rules what ends a game
     */
    public LoaGame(String name, LoaRules rules) {
        super(
                name,
                new Notation<>(
                        text -> LoaNotation.parse(text, rules),
                        LoaNotation::format,
                        (position, move) -> LoaNotation.formatMove(move),
                        LoaNotation::parseMove,
                        LoaDiagram::show),
                EVALUATORS,
                new LoaMoveScorer());
        this.rules = rules;
    }

    /** The mover wins if both sides are connected. */
    public static final class MoverWins extends LoaGame {
        public MoverWins() {
            super("loa-mover-wins", new LoaRules(true, false));
        }
    }

    /** A player without a move loses. */
    public static final class NoMoveLoses extends LoaGame {
        public NoMoveLoses() {
            super("loa-no-move-loses", new LoaRules(false, true));
        }
    }

    @Override
    public LoaPosition start() {
        return LoaPosition.start(rules);
    }

    @Override
    public Grid grid(LoaPosition position) {
        return Grid.of(format(position)).lettered(true);
    }

    @Override
    public List<Integer> squares(LoaPosition position, int move) {
        return LoaPosition.isPass(move) ? List.of() : List.of((move & 63) ^ TOP, (move >>> 6 & 63) ^ TOP);
    }

    @Override
    public Optional<Margins> margins() {
        return Optional.of(MARGINS);
    }

    @Override
    public int scale() {
        return 500;
    }

    /** {@inheritDoc} The weights of {@code tuned}. */
    @Override
    public Optional<Tunable<LoaPosition>> tunable() {
        return Optional.of(new Tunable<>(tuned(), file -> new LoaEvaluator(new LoaWeights(file))));
    }

    private static WeightFile tuned() {
        return Resource.weights(LoaGame.class, "tuned.weights");
    }

    @Override
    public Optional<Inputs<LoaPosition>> inputs() {
        return Optional.of(new LoaInputs());
    }

    @Override
    public Archive<LoaPosition> archive() {
        return new LoaArchive(rules);
    }
}
