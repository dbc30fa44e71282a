package espalier.games.loa;

import espalier.game.BoardStyle;
import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.MoveScorer;
import espalier.games.Archive;
import espalier.games.Archived;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Lines of Action, {@code loa}, and the rules of other sites: {@code loa-mover-wins}, {@code loa-no-move-loses}. */
public class LoaGame implements Game<LoaPosition>, Archived<LoaPosition> {
    private final String name;
    private final LoaRules rules;

    /** The game with {@link LoaRules#STANDARD}. */
    public LoaGame() {
        this("loa", LoaRules.STANDARD);
    }

    /** The game with other rules and another name. */
    public LoaGame(String name, LoaRules rules) {
        this.name = name;
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
    public String name() {
        return name;
    }

    @Override
    public LoaPosition start() {
        return LoaPosition.start(rules);
    }

    @Override
    public LoaPosition parse(String text) {
        return LoaNotation.parse(text, rules);
    }

    @Override
    public String format(LoaPosition position) {
        return LoaNotation.format(position);
    }

    @Override
    public String formatMove(LoaPosition position, int move) {
        return LoaNotation.formatMove(move);
    }

    @Override
    public int parseMove(LoaPosition position, String text) {
        return LoaNotation.parseMove(position, text);
    }

    @Override
    public Map<String, Evaluator<LoaPosition>> evaluators() {
        return Collections.unmodifiableMap(Evaluators.ALL);
    }

    @Override
    public String defaultEvaluator() {
        return "real";
    }

    /** Loaded once, on first use. */
    private static final class Evaluators {
        static final Map<String, Evaluator<LoaPosition>> ALL = new LinkedHashMap<>();

        static {
            ALL.put("real", new LoaEvaluator(LoaWeights.standard()));
            ALL.put("plain", new PlainEvaluator());
        }
    }

    @Override
    public Optional<MoveScorer<LoaPosition>> moveScorer() {
        return Optional.of(new LoaMoveScorer());
    }

    @Override
    public Archive<LoaPosition> archive() {
        return new LoaArchive(rules);
    }

    @Override
    public int scale() {
        return 500;
    }

    @Override
    public String show(LoaPosition position, BoardStyle style) {
        return LoaDiagram.show(position, style, false);
    }

    @Override
    public String showFlipped(LoaPosition position, BoardStyle style) {
        return LoaDiagram.show(position, style, true);
    }
}
