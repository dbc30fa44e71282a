package espalier.games.checkers;

import espalier.games.Archive.Recorded;
import espalier.games.files.TaggedWriter;
import java.io.IOException;
import java.util.List;

/** Writes games as PDN: the usual tags in the usual order, then others by name, and the moves with full paths. */
public final class PdnWriter {
    private static final List<String> FIRST = List.of("Event", "Site", "Date", "Round", "Black", "White");

    /** Tags that are not copied: they follow from the game itself or come first. */
    private static final List<String> WRITTEN =
            List.of("Event", "Site", "Date", "Round", "Black", "White", "Result", "GameType", "FEN");

    private final TaggedWriter out;

    /** A writer that appends one game after the other. */
    public PdnWriter(Appendable out) {
        this.out = new TaggedWriter(out);
    }

    /**
     * Writes one game and an empty line after it.
     *
     * @throws IllegalArgumentException if a tag cannot be written
     */
    public void write(Recorded<CheckersPosition> game) throws IOException {
        for (String name : FIRST) {
            String value = game.tags().get(name);
            if (value != null) {
                out.tag(name, value);
            }
        }
        out.tag("Result", game.result());
        out.tag("GameType", PdnReader.GAME_TYPE);
        String start = CheckersFen.format(game.start());
        if (!start.equals(CheckersFen.format(new CheckersPosition()))) {
            out.tag("FEN", start);
        }
        out.others(game.tags(), WRITTEN);
        int turn = game.start().turn();
        int number = 1;
        boolean first = true;
        for (int move : game.moves()) {
            if (turn == 0 || first) {
                out.word(number + (turn == 0 ? "." : "..."));
            }
            out.word(CheckersNotation.format(move));
            number += turn;
            turn ^= 1;
            first = false;
        }
        out.word(game.result());
        out.end();
    }
}
