package espalier.games.files;

import espalier.game.Position;
import espalier.games.Note;
import espalier.games.Recorded;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

/** A game while it is read: moves are played as they arrive, so that the first illegal one is reported at its place. */
public final class Replay<P extends Position<P>> {
    /** Longer games are refused, to bound the reader's memory. */
    private static final int MAX_PLIES = 10_000;

    private static final int MAX_TAGS = 500;

    /** The most characters of comments, and of variations, about a move. */
    static final int MAX_NOTE = 1 << 16;

    private final String file;
    private final int number;
    private final long line;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final List<Integer> moves = new ArrayList<>();
    private final Map<Integer, Note> notes = new TreeMap<>();
    private final P start;
    private final P position;

    /**
     * See {@link Recorded}.
     *
     * @param file the file's name, for messages
     * @param number the game's number in the file, from 1
     * @param line where the game begins
     * @param start where the game starts
     */
    public Replay(String file, int number, long line, P start) {
        this.file = file;
        this.number = number;
        this.line = line;
        this.start = start;
        position = start.copy();
    }

    /**
     * Adds a tag; the first value counts.
     *
     * @param name the tag's name
     * @param value the tag's value
     */
    public void tag(String name, String value) {
        if (tags.size() == MAX_TAGS && !tags.containsKey(name)) {
            throw new IllegalArgumentException("more than " + MAX_TAGS + " tags");
        }
        tags.putIfAbsent(name, value);
    }

    /**
     * Plays a move.
     *
     * @param parsed finds the move in a position
     * @throws IllegalArgumentException if it is not legal
     */
    public void play(ToIntFunction<P> parsed) {
        if (moves.size() == MAX_PLIES) {
            throw new IllegalArgumentException("more than " + MAX_PLIES + " moves");
        }
        int move;
        try {
            move = parsed.applyAsInt(position);
        } catch (IllegalArgumentException e) {
            String over = position.over(new int[position.maxMoves()], 0) ? "the game is over, but " : "";
            throw new IllegalArgumentException("move " + (moves.size() + 1) + ": " + over + e.getMessage(), e);
        }
        position.play(move);
        moves.add(move);
    }

    /**
     * Adds to what is noted after this many moves.
     *
     * @param ply how many moves have been played before
     * @param note what is noted at the move
     * @throws IllegalArgumentException if that is too much
     */
    public void note(int ply, Note note) {
        if (!note.equals(Note.NONE)) {
            notes.merge(ply, note, Replay::joined);
        }
    }

    /** Both notes, in bounded memory and time. */
    static Note joined(Note a, Note b) {
        Note both = a.and(b);
        if (Math.max(
                        both.comment().length(),
                        Math.max(both.variations().length(), both.properties().length()))
                > MAX_NOTE) {
            throw new IllegalArgumentException("more than " + MAX_NOTE + " characters about a move");
        }
        return both;
    }

    /** Whether variations of the last move have been noted: what follows belongs after them. */
    boolean isAfterVariation() {
        return notes.containsKey(moves.size())
                && !notes.get(moves.size()).variations().isEmpty();
    }

    /** {@return the position after the moves so far; not to be changed} */
    public P position() {
        return position;
    }

    /** {@return how many moves there are so far} */
    public int plies() {
        return moves.size();
    }

    /**
     * {@return the game after its last move}
     *
     * @param result as {@link Recorded} defines results
     */
    public Recorded<P> recorded(String result) {
        return new Recorded<>(file, number, line, tags, start, moves, result, notes);
    }
}
