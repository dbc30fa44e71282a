package espalier.analysis;

import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.Position;
import espalier.games.Archive;
import espalier.games.Assessment;
import espalier.games.Note;
import espalier.games.Recorded;
import espalier.play.Ending;
import espalier.play.Iteration;
import espalier.play.Seat;
import espalier.play.Thought;
import espalier.search.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntConsumer;

/**
 * Annotates games. Every position of a game is searched; a move is worth what the search of the next position says. A move
 * loses the difference of expected scores between the best move and itself: {@code 1 / (1 + 10^(-value / scale))} with the
 * game's {@link Game#scale}, 1 for a forced win, 0 for a forced loss.
 */
public final class Analyst<P extends Position<P>> {
    /** A better line is given from this loss on. */
    private static final double NOTICED = 0.02;

    /** Better lines are cut off here, in plies. */
    private static final int LONGEST_LINE = 8;

    private final Game<P> game;
    private final Archive<P> archive;
    private final Seat<P> seat;
    private final Limits limits;
    private final Evaluator<P> evaluator;

    /**
     * @param setup whose algorithm proves values, not only moves
     * @param limits for each position
     */
    public Analyst(Seat.Setup<P> setup, Limits limits) {
        this.game = setup.game();
        this.archive = Archive.of(game);
        this.seat = setup.open();
        this.limits = limits;
        this.evaluator = game.evaluator();
    }

    /**
     * An annotated game.
     *
     * @param game with the notes it had and those of the analysis
     * @param sides what each player lost, the first player first
     */
    public record Annotated<P extends Position<P>>(Recorded<P> game, List<Losses> sides) {}

    /**
     * A player's losses in a game.
     *
     * @param moves how many moves there are
     * @param total the expected score they lose together
     * @param mistakes how many there are of each kind
     */
    public record Losses(int moves, double total, Map<Mistake, Integer> mistakes) {
        static final Losses NONE = new Losses(0, 0, Map.of());

        Losses and(double loss) {
            Map<Mistake, Integer> counts = new TreeMap<>(mistakes);
            Mistake.of(loss).ifPresent(mistake -> counts.merge(mistake, 1, Integer::sum));
            return new Losses(moves + 1, total + loss, counts);
        }

        /** The mean loss of a move. */
        public double mean() {
            return moves == 0 ? 0 : total / moves;
        }
    }

    /** What a search says about a position, for the side to move; the line is empty if the game is over. */
    private record View(int value, int depth, List<Integer> line) {}

    /**
     * Annotates a game.
     *
     * @param progress hears the number of positions searched
     */
    public Annotated<P> annotate(Recorded<P> recorded, IntConsumer progress) {
        seat.clear();
        seat.set(recorded.start());
        Map<Integer, Note> notes = new TreeMap<>(recorded.notes());
        List<Losses> sides = new ArrayList<>(List.of(Losses.NONE, Losses.NONE));
        View before = view();
        int ply = 0;
        for (int move : recorded.moves()) {
            progress.accept(++ply);
            P position = seat.position();
            seat.play(move);
            View after = view();
            double loss = loss(before, move, after);
            sides.set(position.turn(), sides.get(position.turn()).and(loss));
            notes.put(ply, annotated(recorded.note(ply), position, before, after, loss));
            before = after;
        }
        return new Annotated<>(recorded.notes(notes), sides);
    }

    private View view() {
        Optional<Ending> ending = seat.ending();
        if (ending.isPresent()) {
            return new View(ending.get().score(), 0, List.of());
        }
        Thought thought = seat.think(limits);
        Iteration best = thought.best().orElseThrow();
        // A move of an interrupted iteration may have no value of its own.
        int value = Math.max(
                best.value(), thought.last().map(Iteration::value).orElseGet(() -> evaluator.evaluate(seat.position())));
        return new View(value, best.depth(), best.line());
    }

    private double loss(View before, int move, View after) {
        boolean best = !before.line.isEmpty() && before.line.get(0) == move;
        return best ? 0 : Math.max(0, expected(before.value) - expected(-after.value));
    }

    private double expected(int value) {
        return expected(value, game.scale());
    }

    /** The expected score of the side to move. */
    static double expected(int value, int scale) {
        return 1 / (1 + Math.pow(10, -(double) value / scale));
    }

    private Note annotated(Note had, P position, View before, View after, double loss) {
        Optional<Mistake> mistake = Mistake.of(loss);
        List<String> words = new ArrayList<>();
        String value = new Assessment(Assessment.value(-after.value, archive.unit()), after.depth, Optional.empty()).toString();
        boolean assessed = had.assessment().isPresent();
        words.add(assessed ? had.comment() : value);
        if (assessed) {
            words.add("analysis " + value);
        } else if (!had.comment().isEmpty()) {
            words.add(had.comment());
        }
        mistake.ifPresent(kind -> words.add(String.format(
                Locale.ROOT,
                "%s: expected score %.2f, was %.2f",
                kind.name(1),
                expected(-after.value),
                expected(before.value))));
        List<Integer> line = before.line.subList(0, Math.min(LONGEST_LINE, before.line.size()));
        String variation = loss < NOTICED ? "" : archive.variation(position, line);
        if (loss >= NOTICED && variation.isEmpty()) {
            words.add("better " + text(position, line));
        }
        boolean judged = had.nags().stream().anyMatch(glyph -> glyph <= Note.glyph("?!"));
        Note ours = new Note(
                "",
                mistake.filter(kind -> !judged).map(kind -> List.of(kind.glyph())).orElse(List.of()),
                variation,
                "");
        return new Note(String.join(", ", words), had.nags(), had.variations(), had.properties()).and(ours);
    }

    private String text(P from, List<Integer> line) {
        P position = from.copy();
        List<String> texts = new ArrayList<>();
        for (int move : line) {
            texts.add(game.formatMove(position, move));
            position.play(move);
        }
        return String.join(" ", texts);
    }
}
