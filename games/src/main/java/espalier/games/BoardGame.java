package espalier.games;

import espalier.game.BoardStyle;
import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.MoveScorer;
import espalier.game.Position;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;

/** A board game put together from its parts; its evaluators are {@code real}, {@code plain} and perhaps others. */
public abstract class BoardGame<P extends Position<P>> implements Game<P>, Archived<P> {
    private final String name;
    private final Notation<P> notation;
    private final Evaluators<P> evaluators;
    private final MoveScorer<P> moveScorer;

    /**
     * A game of these parts.
     *
     * @param name the name on the command line
     * @param notation reads and writes positions and moves
     * @param evaluators its evaluators
     * @param moveScorer its static move ordering
     */
    protected BoardGame(String name, Notation<P> notation, Evaluators<P> evaluators, MoveScorer<P> moveScorer) {
        this.name = name;
        this.notation = notation;
        this.evaluators = evaluators;
        this.moveScorer = moveScorer;
    }

    /**
     * Positions and moves as text: the methods of {@link Game} with the same names.
     *
     * @param diagram draws the board
     */
    public record Notation<P>(
            Function<String, P> parse,
            Function<P, String> format,
            BiFunction<P, Integer, String> formatMove,
            ToIntBiFunction<P, String> parseMove,
            Diagram<P> diagram) {}

    /** Draws a board for a terminal, from the usual side or the other. */
    @FunctionalInterface
    public interface Diagram<P> {
        /**
         * {@return the lines of the board}
         *
         * @param position the position
         * @param style colours and letters
         * @param flipped whether to draw it from the other side
         */
        String draw(P position, BoardStyle style, boolean flipped);
    }

    /** The evaluators of all objects of a game, made on first use: weights take time and memory. */
    public static final class Evaluators<P extends Position<P>> {
        private final Consumer<Map<String, Evaluator<P>>> maker;
        private final Map<String, Evaluator<P>> made = new LinkedHashMap<>();

        /**
         * Evaluators that {@code maker} puts into a map by name.
         *
         * @param maker adds the evaluators to the map; called when they are first needed
         */
        public Evaluators(Consumer<Map<String, Evaluator<P>>> maker) {
            this.maker = maker;
        }

        synchronized Map<String, Evaluator<P>> all() {
            if (made.isEmpty()) {
                maker.accept(made);
            }
            return Collections.unmodifiableMap(made);
        }
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final P parse(String text) {
        return notation.parse.apply(text);
    }

    @Override
    public final String format(P position) {
        return notation.format.apply(position);
    }

    @Override
    public final String formatMove(P position, int move) {
        return notation.formatMove.apply(position, move);
    }

    @Override
    public final int parseMove(P position, String text) {
        return notation.parseMove.applyAsInt(position, text);
    }

    @Override
    public final String show(P position, BoardStyle style) {
        return notation.diagram.draw(position, style, false);
    }

    @Override
    public final String showFlipped(P position, BoardStyle style) {
        return notation.diagram.draw(position, style, true);
    }

    @Override
    public final Map<String, Evaluator<P>> evaluators() {
        return evaluators.all();
    }

    /** The first one. */
    @Override
    public final String defaultEvaluator() {
        return evaluators().keySet().iterator().next();
    }

    /** {@code real}. */
    @Override
    public final Evaluator<P> reference() {
        return Objects.requireNonNull(evaluators().get("real"));
    }

    @Override
    public final Optional<MoveScorer<P>> moveScorer() {
        return Optional.of(moveScorer);
    }
}
