package espalier.protocols;

import espalier.game.Quoted;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** The words of a line, taken one after the other. */
public final class Words {
    private final Deque<String> left;

    public Words(String line) {
        left = new ArrayDeque<>(Arrays.asList(line.strip().split("\\s+")));
        left.remove("");
    }

    public boolean isEmpty() {
        return left.isEmpty();
    }

    /** The next word, which stays; empty at the end. */
    public String peek() {
        return left.isEmpty() ? "" : left.peek();
    }

    /** The next word; empty at the end. */
    public String next() {
        return left.isEmpty() ? "" : left.poll();
    }

    /** What comes before a word, or before the end; the word itself is taken too. */
    public String until(String end) {
        StringBuilder text = new StringBuilder();
        for (String word = next(); !word.isEmpty() && !word.equals(end); word = next()) {
            text.append(text.isEmpty() ? "" : " ").append(word);
        }
        return text.toString();
    }

    /** All that is left, with single blanks. */
    public String rest() {
        return until("\0");
    }

    /** The next word as a number of that name. */
    public int number(String name, int least, int most) {
        return (int) number(name, next(), least, most);
    }

    /** The next word as a number of that name. */
    public long number(String name, long least, long most) {
        return number(name, next(), least, most);
    }

    static long number(String name, String word, long least, long most) {
        try {
            long number = Long.parseLong(word);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // says the same
        }
        throw new IllegalArgumentException(
                name + " is " + Quoted.quoted(word) + ", it must be a number from " + least + " to " + most);
    }
}
