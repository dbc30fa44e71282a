package espalier.games.loa;

import espalier.game.Archive;
import espalier.game.BoardStyle;
import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.MoveScorer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Lines of Action by name: {@code loa}. */
public final class LoaGame implements Game<LoaPosition> {
    private final LoaRules rules;

    /** The game as it is found by name, with {@link LoaRules#STANDARD}. */
    public LoaGame() {
        this(LoaRules.STANDARD);
    }

    /** The game with other rules. */
    public LoaGame(LoaRules rules) {
        this.rules = rules;
    }

    @Override
    public String name() {
        return "loa";
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
        Map<String, Evaluator<LoaPosition>> evaluators = new LinkedHashMap<>();
        evaluators.put("real", new LoaEvaluator(LoaWeights.standard()));
        evaluators.put("plain", new PlainLoaEvaluator());
        return Collections.unmodifiableMap(evaluators);
    }

    @Override
    public Optional<MoveScorer<LoaPosition>> moveScorer() {
        return Optional.of(new LoaMoveScorer());
    }

    @Override
    public Optional<Archive<LoaPosition>> archive() {
        return Optional.of(new LoaArchive(rules));
    }

    @Override
    public String show(LoaPosition position, BoardStyle style) {
        return LoaBoard.show(position, style);
    }
}
