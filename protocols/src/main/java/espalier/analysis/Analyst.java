package espalier.analysis;

import espalier.game.Evaluator;
import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Score;
import espalier.game.Text;
import espalier.games.Archive;
import espalier.games.Assessment;
import espalier.games.Note;
import espalier.games.Recorded;
import espalier.play.Iteration;
import espalier.play.Listener;
import espalier.play.Seat;
import espalier.play.Thought;
import espalier.search.Limits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Annotates games. Every position of a game is searched; a move that is not the best is compared with it by two
 * more searches. It loses the difference of expected scores ({@link Score#expected}) between the best move and itself.
 */
public final class Analyst<P extends Position<P>> {
    /** A better line is given from this loss on. */
    private static final double NOTICED = 0.02;

    /** Better lines are cut off here, in plies. */
    private static final int LONGEST_LINE = 8;

    /** Who says so: a tag of annotated games, and the comment of our variations. */
    private static final String NAME = "Espalier";

    private static final String ANNOTATOR = "Annotator";

    /** What we say of a move: it ends a comment, or is all of it. The name of a mistake is there if the glyph is ours. */
    private static final String SAID = "[+-]?(?:M?\\d+|\\d+\\.\\d+)(?:/\\d+)?"
            + "(?:, (?:(?<mistake>[a-z]+): )?expected score [0-9.]+, was [0-9.]+)?(?:, better [^,]+)?$";

    private static final Pattern BEHIND = Pattern.compile("(?:^|, )analysis " + SAID);
    private static final Pattern ALONE = Pattern.compile("^" + SAID);
    private static final Pattern VARIATION = Pattern.compile("\\s*\\([^()]*[{\\[]" + NAME + "[}\\]]\\)");

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
     * @param game with the notes it had and those of the analysis, which replace those of an earlier one
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

    /** What a search says about a position, for the side to move. */
    private record View(int value, int depth, List<Integer> line, boolean complete) {}

    /**
     * Annotates a game.
     *
     * @param progress hears the number of positions searched
     */
    public Annotated<P> annotate(Recorded<P> recorded, IntConsumer progress) {
        seat.clear();
        seat.set(recorded.start());
        Map<Integer, Note> notes = new TreeMap<>(recorded.notes());
        Map<String, String> tags = new LinkedHashMap<>(recorded.tags());
        boolean again = tags.getOrDefault(ANNOTATOR, "").contains(NAME);
        if (!again) {
            tags.merge(ANNOTATOR, NAME, (others, ours) -> others + ", " + ours);
        }
        List<Losses> sides = new ArrayList<>(List.of(Losses.NONE, Losses.NONE));
        int ply = 0;
        for (int move : recorded.moves()) {
            progress.accept(++ply);
            if (seat.ending().isEmpty()) { // people play on after unclaimed draws
                int side = seat.position().turn();
                View best = view(List.of());
                View played = best;
                if (best.line.get(0) != move) {
                    best = alone(best, best.line.get(0));
                    played = alone(best, move);
                }
                double loss = Math.max(0, expected(best.value) - expected(played.value));
                sides.set(side, sides.get(side).and(loss));
                Note had = again ? before(recorded.note(ply)) : recorded.note(ply);
                notes.put(ply, annotated(had, best, played, loss));
            }
            seat.play(move);
        }
        return new Annotated<>(recorded.with(tags, notes), sides);
    }

    private View view(List<Integer> among) {
        Thought thought = seat.think(limits, Listener.NONE, among);
        Iteration best = thought.best().orElseThrow();
        // A move of an interrupted iteration may have no value of its own.
        int value = Math.max(
                best.value(),
                thought.last().map(Iteration::value).orElseGet(() -> evaluator.evaluate(seat.position())));
        return new View(value, best.depth(), best.line(), thought.complete());
    }

    /**
     * The value of a move. Moves are compared by searches of each alone, because an only move is searched a ply deeper; after a
     * solver, by the solver.
     */
    private View alone(View best, int move) {
        if (!best.complete || limits.depth() != Integer.MAX_VALUE) {
            return view(List.of(move));
        } else if (best.line.get(0) == move) {
            return best;
        }
        seat.play(move);
        View reply = seat.ending()
                .map(ending -> new View(ending.score(), 0, List.of(), true))
                .orElseGet(() -> view(List.of()));
        seat.undo();
        return new View(Score.fromNode(-reply.value, 1), reply.depth + 1, List.of(move), true);
    }

    private double expected(int value) {
        return Score.expected(value, game.scale());
    }

    private Note annotated(Note had, View best, View played, double loss) {
        Optional<Mistake> mistake = Mistake.of(loss);
        boolean judged = had.nags().stream().anyMatch(glyph -> glyph <= Note.glyph("?!"));
        List<String> words = new ArrayList<>();
        String value = new Assessment(Assessment.value(played.value, archive.unit()), played.depth, Optional.empty())
                .toString();
        if (had.comment().isEmpty()) {
            words.add(value);
        } else {
            words.addAll(List.of(had.comment(), "analysis " + value));
        }
        mistake.ifPresent(kind -> words.add(Text.of(
                "%sexpected score %.2f, was %.2f",
                judged ? "" : kind.name(1) + ": ", expected(played.value), expected(best.value))));
        List<Integer> line = best.line.subList(0, Math.min(LONGEST_LINE, best.line.size()));
        String variation = loss < NOTICED ? "" : archive.variation(seat.position(), line, NAME);
        if (loss >= NOTICED && variation.isEmpty()) {
            words.add("better " + text(line));
        }
        List<Integer> glyphs =
                mistake.isEmpty() || judged ? List.of() : List.of(mistake.get().glyph());
        return new Note(String.join(", ", words), had.nags(), had.variations(), had.properties())
                .and(new Note("", glyphs, variation, ""));
    }

    /** Without what an earlier analysis has said. */
    private static Note before(Note note) {
        String comment = note.comment();
        Matcher behind = BEHIND.matcher(comment);
        Matcher alone = ALONE.matcher(comment);
        Optional<Matcher> said =
                behind.find() ? Optional.of(behind) : alone.find() ? Optional.of(alone) : Optional.empty();
        String mistake = said.map(ours -> ours.group("mistake")).orElse("");
        List<Integer> nags = note.nags().stream()
                .filter(glyph -> Stream.of(Mistake.values())
                        .noneMatch(kind -> kind.glyph() == glyph && kind.name(1).equals(mistake)))
                .toList();
        return new Note(
                said.map(ours -> comment.substring(0, ours.start())).orElse(comment),
                nags,
                VARIATION.matcher(note.variations()).replaceAll("").strip(),
                note.properties());
    }

    private String text(List<Integer> line) {
        P position = seat.position();
        List<String> texts = new ArrayList<>();
        for (int move : line) {
            texts.add(game.formatMove(position, move));
            position.play(move);
        }
        return String.join(" ", texts);
    }
}
