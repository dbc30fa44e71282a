package espalier.games.files;

import espalier.game.Quoted;
import java.io.IOException;
import java.util.Collection;
import java.util.Map;
import java.util.TreeSet;

/** Writes tags and moves in the form of PGN and PDN, which {@link TaggedReader} reads. */
public final class TaggedWriter {
    static final int MAX_NAME = 64;
    static final int MAX_VALUE = 4_096;
    private static final int WIDTH = 80;

    private final Appendable out;
    private int column;

    public TaggedWriter(Appendable out) {
        this.out = out;
    }

    /**
     * Writes a tag.
     *
     * @throws IllegalArgumentException if its name has other characters than the format allows, or its value is longer
     *     than the reader accepts
     */
    public void tag(String name, String value) throws IOException {
        if (name.isEmpty() || name.length() > MAX_NAME || !name.chars().allMatch(TaggedWriter::isNameCharacter)) {
            throw new IllegalArgumentException(Quoted.quoted(name) + " cannot be the name of a tag");
        }
        if (value.length() > MAX_VALUE) {
            throw new IllegalArgumentException("the value of the tag " + name + " is too long");
        }
        String text = value.replaceAll("\\p{Cntrl}+", " ").replace("\\", "\\\\").replace("\"", "\\\"");
        out.append('[').append(name).append(" \"").append(text).append("\"]\n");
    }

    /** Writes all tags except these, by name. */
    public void others(Map<String, String> tags, Collection<String> written) throws IOException {
        for (String name : new TreeSet<>(tags.keySet())) {
            if (!written.contains(name)) {
                tag(name, tags.getOrDefault(name, ""));
            }
        }
    }

    /** Writes a move, its number or the result; lines have up to 80 characters. */
    public void word(String word) throws IOException {
        if (column > 0 && column + 1 + word.length() >= WIDTH) {
            out.append('\n');
            column = 0;
        } else if (column > 0) {
            out.append(' ');
            column++;
        }
        out.append(word);
        column += word.length();
    }

    /** Ends the moves: an empty line. */
    public void end() throws IOException {
        out.append("\n\n");
        column = 0;
    }

    static boolean isNameCharacter(int c) {
        return ByteReader.isLetter(c) || ByteReader.isDigit(c) || c == '_' || c == '-' || c == '+';
    }
}
