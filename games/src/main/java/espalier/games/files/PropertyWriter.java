package espalier.games.files;

import espalier.game.Position;
import espalier.game.Quoted;
import espalier.games.Note;
import espalier.games.Recorded;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/** Writes games in the form of SGF and GGF, which {@link PropertyReader} reads. */
record PropertyWriter<P extends Position<P>>(PropertyFormat<P> format, Appendable out) {
    /**
     * Writes a game; a file is a sequence of games.
     *
     * @throws IllegalArgumentException if a tag's name has other characters than letters and digits
     */
    void write(Recorded<P> game) throws IOException {
        out.append("(;").append(format.opening(game));
        for (Map.Entry<String, String> tag : game.tags().entrySet()) {
            String name = PropertyNames.property(tag.getKey());
            if (!name.matches("[A-Z][A-Z0-9]*")) {
                throw new IllegalArgumentException("the tag " + Quoted.quoted(tag.getKey()) + " is no property");
            }
            if (!format.structure().contains(name) && !isInResult(game, tag)) {
                out.append(PropertyNames.written(name, tag.getValue()));
            }
        }
        out.append(said(game.note(0), game.note(0).comment()));
        P position = game.start().copy();
        Deque<String> open = new ArrayDeque<>();
        int ply = 0;
        for (int move : game.moves()) {
            Note note = game.note(++ply);
            if (!note.variations().isEmpty() && !format.node().isEmpty()) {
                out.append("\n(");
                open.push(note.variations());
            }
            out.append(format.node()).append(node(position, move, note));
            position.play(move);
        }
        for (String variations : open) {
            out.append("\n)").append(variations);
        }
        out.append(format.node().isEmpty() ? ";)\n" : "\n)\n");
    }

    /** Whether {@code RE} gives the reason. */
    private static boolean isInResult(Recorded<?> game, Map.Entry<String, String> tag) {
        boolean won = game.result().equals(Recorded.FIRST_WINS) || game.result().equals(Recorded.SECOND_WINS);
        return won
                && tag.getKey().equals(Recorded.TERMINATION)
                && List.of(Recorded.RESIGNATION, Recorded.TIME_FORFEIT).contains(tag.getValue());
    }

    private String node(P position, int move, Note note) {
        return (position.turn() == 0 ? "B[" : "W[") + format.format(position, move, note) + "]"
                + said(note, format.comment(note));
    }

    private static String said(Note note, String comment) {
        StringBuilder text = new StringBuilder();
        note.nags().forEach(glyph -> text.append(PropertyNames.glyph(glyph)));
        return text.append(comment.isEmpty() ? "" : PropertyNames.written("C", comment))
                .append(note.properties())
                .toString();
    }

    /** A line of play as a variation, with a comment at its end. */
    static <P extends Position<P>> String variation(
            PropertyFormat<P> format, P start, List<Integer> moves, String comment) {
        StringBuilder text = new StringBuilder("(");
        PropertyWriter<P> writer = new PropertyWriter<>(format, text);
        P position = start.copy();
        for (int move : moves) {
            text.append(';').append(writer.node(position, move, Note.NONE));
            position.play(move);
        }
        return text.append(PropertyNames.written("C", comment)).append(')').toString();
    }
}
