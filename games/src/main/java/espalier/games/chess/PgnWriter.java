package espalier.games.chess;

import espalier.games.Archive.Recorded;
import espalier.games.files.TaggedWriter;
import java.io.IOException;
import java.util.List;

/** Writes games as PGN's export format: the seven tags first, the others by name, moves in lines of at most 80. */
public final class PgnWriter {
    private static final List<String> SEVEN = List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");
    private static final List<String> WRITTEN =
            List.of("Event", "Site", "Date", "Round", "White", "Black", "Result", "SetUp", "FEN");

    private final Appendable text;
    private final TaggedWriter out;

    /** A writer that appends games. */
    public PgnWriter(Appendable out) {
        this.text = out;
        this.out = new TaggedWriter(out);
    }

    /**
     * Writes one game.
     *
     * @throws IllegalArgumentException if a tag cannot be written
     */
    public void write(Recorded<ChessPosition> game) throws IOException {
        for (String name : SEVEN) {
            String unknown = name.equals("Date") ? "????.??.??" : "?";
            out.tag(name, name.equals("Result") ? game.result() : game.tags().getOrDefault(name, unknown));
        }
        out.others(game.tags(), WRITTEN);
        String fen = ChessFen.write(game.start());
        if (!fen.equals(ChessFen.START)) {
            out.tag("SetUp", "1");
            out.tag("FEN", fen);
        }
        text.append('\n');
        ChessPosition position = game.start().copy();
        boolean first = true;
        for (int move : game.moves()) {
            if (position.turn() == Piece.WHITE || first) {
                out.word(ChessFen.moveNumber(position) + (position.turn() == Piece.WHITE ? "." : "..."));
            }
            out.word(ChessNotation.san(position, move));
            position.play(move);
            first = false;
        }
        out.word(game.result());
        out.end();
    }
}
