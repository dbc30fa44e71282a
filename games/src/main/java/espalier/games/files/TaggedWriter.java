package espalier.games.files;

import espalier.game.Position;
import espalier.game.Quoted;
import espalier.games.Note;
import espalier.games.Recorded;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Writes games in the form of PGN and PDN, which {@link TaggedReader} reads; lines of moves have up to 80 characters. */
final class TaggedWriter<P extends Position<P>> {
    static final int MAX_NAME = 64;
    static final int MAX_VALUE = 4_096;
    private static final int WIDTH = 80;

    private final TaggedFormat<P> format;
    private final Appendable out;
    private int column;

    TaggedWriter(TaggedFormat<P> format, Appendable out) {
        this.format = format;
        this.out = out;
    }

    /**
     * Writes a game and an empty line after it.
     *
     * @throws IllegalArgumentException if a tag's name has other characters than the format allows, or its value is longer
     *     than the reader accepts
     */
    void write(Recorded<P> game) throws IOException {
        for (Map.Entry<String, String> tag : format.tags(game).entrySet()) {
            tag(tag.getKey(), tag.getValue());
        }
        out.append('\n');
        note(game.note(0));
        P position = game.start().copy();
        int ply = 0;
        for (int move : game.moves()) {
            words(numbered(format, position, move, game.notes().containsKey(ply) || ply == 0));
            position.play(move);
            note(game.note(++ply));
        }
        words(game.result());
        out.append("\n\n");
        column = 0;
    }

    private void tag(String name, String value) throws IOException {
        if (name.isEmpty() || name.length() > MAX_NAME || !name.chars().allMatch(TaggedWriter::isNameCharacter)) {
            throw new IllegalArgumentException(Quoted.quoted(name) + " cannot be the name of a tag");
        }
        if (value.length() > MAX_VALUE) {
            throw new IllegalArgumentException("the value of the tag " + name + " is too long");
        }
        String text = value.replaceAll("\\p{Cntrl}+", " ").replace("\\", "\\\\").replace("\"", "\\\"");
        out.append('[').append(name).append(" \"").append(text).append("\"]\n");
    }

    private void note(Note note) throws IOException {
        for (int glyph : note.nags()) {
            words("$" + glyph);
        }
        if (!note.comment().isEmpty()) {
            words("{" + note.comment().replace('}', ')') + "}");
        }
        if (!note.variations().isEmpty()) {
            words(note.variations());
        }
    }

    /** A line of play in parentheses, with a comment at its end. */
    static <P extends Position<P>> String variation(
            TaggedFormat<P> format, P start, List<Integer> moves, String comment) {
        StringBuilder text = new StringBuilder("(");
        P position = start.copy();
        for (int move : moves) {
            boolean first = text.length() == 1;
            text.append(first ? "" : " ").append(numbered(format, position, move, first));
            position.play(move);
        }
        return text.append(" {").append(comment).append("})").toString();
    }

    /** A move with its number, if the first player moves or it is needed. */
    private static <P extends Position<P>> String numbered(
            TaggedFormat<P> format, P position, int move, boolean needed) {
        String text = format.format(position, move);
        int number = format.number(position);
        if (number == 0) {
            return isPlain(text) && format.result(text).isEmpty()
                    ? text
                    : '"' + text.replaceAll("[\\\\\"]", "\\\\$0") + '"';
        }
        return position.turn() == 0 ? number + ". " + text : needed ? number + "... " + text : text;
    }

    /** Whether a move needs no quotes: letters and digits, with signs only between them. */
    private static boolean isPlain(String move) {
        return move.matches("[\\p{Alnum}]+([-+=:/x.]+\\p{Alnum}+)*");
    }

    private void words(String text) throws IOException {
        for (String word : text.strip().split("\\s+", -1)) {
            // Inside a comment these would look like a tag or an escape at the start of a line.
            boolean movable = !word.startsWith("[") && !word.startsWith("%");
            if (column > 0 && column + 1 + word.length() >= WIDTH && movable) {
                out.append('\n');
                column = 0;
            } else if (column > 0) {
                out.append(' ');
                column++;
            }
            out.append(word);
            column += word.length();
        }
    }

    static boolean isNameCharacter(int c) {
        return ByteReader.isLetter(c) || ByteReader.isDigit(c) || c == '_' || c == '-' || c == '+';
    }
}
