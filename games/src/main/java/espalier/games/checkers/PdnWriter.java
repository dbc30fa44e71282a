package espalier.games.checkers;

import espalier.games.Archive.Recorded;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes games as PDN: the usual tags in the usual order, then others by name, and the moves with full paths. */
public final class PdnWriter {
    private static final List<String> FIRST = List.of("Event", "Site", "Date", "Round", "Black", "White");

    /** Tags that are written from the game itself. */
    private static final List<String> OWN = List.of("Result", "GameType", "FEN");

    private static final int WIDTH = 79;

    private PdnWriter() {}

    /**
     * Writes one game and an empty line after it.
     *
     * @throws IllegalArgumentException if a tag's name has other characters than PDN allows, or its value is longer than
     *     the reader takes
     */
    public static void write(Appendable out, Recorded<CheckersPosition> game) throws IOException {
        Map<String, String> tags = game.tags();
        for (String name : FIRST) {
            String value = tags.get(name);
            if (value != null) {
                tag(out, name, value);
            }
        }
        tag(out, "Result", game.result());
        tag(out, "GameType", PdnReader.GAME_TYPE);
        String start = CheckersFen.format(game.start());
        if (!start.equals(CheckersFen.format(new CheckersPosition()))) {
            tag(out, "FEN", start);
        }
        for (Map.Entry<String, String> tag : new TreeMap<>(tags).entrySet()) {
            if (!FIRST.contains(tag.getKey()) && !OWN.contains(tag.getKey())) {
                tag(out, tag.getKey(), tag.getValue());
            }
        }
        new Lines(out).moves(game);
    }

    private static void tag(Appendable out, String name, String value) throws IOException {
        if (!name.matches("[A-Za-z0-9_-]{1," + PdnLexer.MAX_NAME + "}")) {
            throw new IllegalArgumentException("'" + name + "' is no name for a PDN tag");
        }
        if (value.length() > PdnLexer.MAX_VALUE) {
            throw new IllegalArgumentException("the value of the tag " + name + " is too long");
        }
        String text = value.replaceAll("\\p{Cntrl}", " ").replace("\\", "\\\\").replace("\"", "\\\"");
        out.append('[').append(name).append(" \"").append(text).append("\"]\n");
    }

    /** Fills lines with words. */
    private static final class Lines {
        private final Appendable out;
        private int column;

        Lines(Appendable out) {
            this.out = out;
        }

        void moves(Recorded<CheckersPosition> game) throws IOException {
            int turn = game.start().turn();
            int number = 1;
            boolean first = true;
            for (int move : game.moves()) {
                if (turn == 0 || first) {
                    word(number + (turn == 0 ? "." : "..."));
                }
                word(CheckersNotation.format(move));
                number += turn;
                turn ^= 1;
                first = false;
            }
            word(game.result());
            out.append("\n\n");
        }

        private void word(String word) throws IOException {
            if (column > 0 && column + 1 + word.length() > WIDTH) {
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
}
