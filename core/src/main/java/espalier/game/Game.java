package espalier.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * A game: a name, a start position, and text for positions and moves. List the implementing class in {@code
 * META-INF/services/espalier.game.Game} and every command that takes a game accepts it.
 */
public interface Game<P extends Position<P>> {
    /** {@return the name used on the command line: lower case, no spaces} */
    String name();

    /** {@return a new start position} */
    P start();

    /**
     * Reads a position.
     *
     * @param text as {@link #format} or {@link #formatMove} writes it
     * @return the position
     * @throws IllegalArgumentException with a message that says what is wrong and where
     */
    P parse(String text);

    /**
     * Writes a position so that {@link #parse} reads it again.
     *
     * @param position a position of this game
     * @return the text
     */
    String format(P position);

    /**
     * Writes a move that is legal in the position.
     *
     * @param position a position of this game
     * @param move a move that is legal there
     * @return the text
     */
    String formatMove(P position, int move);

    /**
     * {@return the texts of moves that are played one after the other, each as {@link #formatMove} writes it}
     *
     * @param position a position of this game
     * @param line moves that are legal one after the other
     */
    default List<String> formatLine(P position, List<Integer> line) {
        P walker = position.copy();
        List<String> texts = new ArrayList<>();
        for (int move : line) {
            texts.add(formatMove(walker, move));
            walker.play(move);
        }
        return texts;
    }

    /**
     * Reads a move that is legal in the position. The default tries the legal moves one by one.
     *
     * @param position a position of this game
     * @param text as {@link #format} or {@link #formatMove} writes it
     * @return the move
     * @throws IllegalArgumentException if no legal move is written like that
     */
    default int parseMove(P position, String text) {
        for (int move : position.moves()) {
            if (formatMove(position, move).equalsIgnoreCase(text.strip())) {
                return move;
            }
        }
        throw new IllegalArgumentException("no legal move " + Quoted.quoted(text) + " in " + format(position));
    }

    /** {@return the evaluators by name} */
    Map<String, Evaluator<P>> evaluators();

    /**
     * {@return the name of the evaluator that is used when none is asked for: the first in the alphabet, unless a game
     * overrides this}
     */
    default String defaultEvaluator() {
        return Collections.min(evaluators().keySet());
    }

    /** {@return the evaluator that is used when none is asked for} */
    default Evaluator<P> evaluator() {
        Evaluator<P> evaluator = evaluators().get(defaultEvaluator());
        if (evaluator == null) {
            throw new IllegalStateException(name() + " has no evaluator '" + defaultEvaluator() + "'");
        }
        return evaluator;
    }

    /**
     * {@return the evaluator of experiments and signatures, which stays what it is when the default one becomes stronger}
     */
    default Evaluator<P> reference() {
        return evaluator();
    }

    /** {@return the static move ordering of this game, if it has one} */
    default Optional<MoveScorer<P>> moveScorer() {
        return Optional.empty();
    }

    /**
     * {@return how well shallow searches predict deep ones with the {@link #defaultEvaluator}, if that has been fitted}
     * Play then prunes with ProbCut instead of the null move.
     */
    default Optional<Regression> regression() {
        return Optional.empty();
    }

    /** {@return the lines of its opening book, if it comes with one; see {@code espalier.play.Book}} */
    default List<String> book() {
        return List.of();
    }

    /**
     * {@return how far static values of the default evaluator can be trusted; none for a search that does not rest on them}
     */
    default Optional<Margins> margins() {
        return Optional.empty();
    }

    /** {@return what archives call the two players; the player who moves first in a game comes first} */
    default List<String> sides() {
        return List.of("Black", "White");
    }

    /** {@return the terms of this game's linear evaluations, if it has them} */
    default Optional<Terms<P>> terms() {
        return Optional.empty();
    }

    /** {@return the features of an evaluation whose weights can be fitted, if it has one} */
    default Optional<Features<P>> features() {
        return Optional.empty();
    }

    /** {@return the evaluation for play with its weights, if {@code espalier tune} can fit them} */
    default Optional<Tunable<P>> tunable() {
        return Optional.empty();
    }

    /** {@return what a network that evaluates this game sees, if {@code espalier tune} can teach one} */
    default Optional<Inputs<P>> inputs() {
        return Optional.empty();
    }

    /** {@return the number of score units in one unit shown to people (a disc, say)} */
    default int unit() {
        return 1;
    }

    /**
     * {@return the advantage, in units of score, with which a side scores ten times as much as the other: {@link
     * Score#expected} turns evaluations into expected scores by it} Ours are fitted to published games.
     */
    default int scale() {
        return 100 * unit();
    }

    /**
     * {@return whether perft counts a game that is finished early as one leaf at every deeper depth (Othello's convention)}
     */
    default boolean perftCountsFinished() {
        return false;
    }

    /**
     * {@return the board drawn for people, several lines} The default draws the {@link #grid} above the text if that is a
     * board.
     *
     * @param position a position of this game
     * @param style colours and letters
     */
    default String show(P position, BoardStyle style) {
        String text = format(position);
        return Grid.isBoard(text) ? grid(position).text() + text : text;
    }

    /**
     * {@return the board seen from the other side, if the game draws it so}
     *
     * @param position a position of this game
     * @param style colours and letters
     */
    default String showFlipped(P position, BoardStyle style) {
        return show(position, style);
    }

    /**
     * {@return the board as squares, for drawing} The default reads it from the text of the position; see {@link Grid#of}.
     *
     * @param position a position of this game
     */
    default Grid grid(P position) {
        return Grid.of(format(position));
    }

    /**
     * {@return the squares of the {@link #grid} that a person points at to play a legal move, from where to where: one if a
     * piece is placed, none for a pass} Several moves may have the same squares. The default takes the squares that change.
     *
     * @param position a position of this game
     * @param move a move that is legal there
     */
    default List<Integer> squares(P position, int move) {
        P after = position.copy();
        after.play(move);
        return grid(position).changes(grid(after));
    }

    /** {@return all games on the class path} */
    static List<Game<?>> all() {
        List<Game<?>> games = new ArrayList<>();
        ServiceLoader.load(Game.class).forEach(games::add);
        return games;
    }

    /**
     * {@return the game with this name}
     *
     * @param name the game's name
     * @throws IllegalArgumentException naming the known games, or the two classes that have this name
     */
    static Game<?> named(String name) {
        List<Game<?>> found =
                all().stream().filter(game -> game.name().equals(name)).toList();
        if (found.isEmpty()) {
            throw new IllegalArgumentException(Quoted.unknown(
                    "game ", name, all().stream().<String>map(Game::name).toList()));
        }
        if (found.size() > 1) {
            throw new IllegalArgumentException("two games are called '" + name + "': "
                    + found.get(0).getClass().getName() + " and "
                    + found.get(1).getClass().getName());
        }
        return found.get(0);
    }
}
