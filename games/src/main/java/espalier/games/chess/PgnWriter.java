package espalier.games.chess;

import espalier.games.Archive;
import java.io.IOException;
import java.util.List;
import java.util.TreeSet;

/** Writes games as PGN's export format: the seven tags first, the others by name, moves in lines of at most 80. */
public final class PgnWriter {
    private static final List<String> SEVEN = List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");
    private static final int WIDTH = 80;

    private final Appendable out;
    private int column;

    /** A writer that appends one game after the other. */
    public PgnWriter(Appendable out) {
        this.out = out;
    }

    /**
     * Writes one game.
     *
     * @throws IllegalArgumentException if a tag's name cannot be written
     */
    public void write(Archive.Recorded<ChessPosition> game) throws IOException {
        for (String name : SEVEN) {
            String unknown = name.equals("Date") ? "????.??.??" : "?";
            writeTag(name, name.equals("Result") ? game.result() : game.tags().getOrDefault(name, unknown));
        }
        String fen = ChessFen.write(game.start());
        boolean setUp = !fen.equals(ChessFen.START);
        for (String name : new TreeSet<>(game.tags().keySet())) {
            if (!SEVEN.contains(name) && !name.equals("FEN") && !name.equals("SetUp")) {
                writeTag(name, game.tags().getOrDefault(name, ""));
            }
        }
        if (setUp) {
            writeTag("SetUp", "1");
            writeTag("FEN", fen);
        }
        out.append('\n');
        writeMoves(game);
        out.append("\n\n");
    }

    private void writeMoves(Archive.Recorded<ChessPosition> game) throws IOException {
        column = 0;
        ChessPosition position = game.start().copy();
        boolean first = true;
        for (int move : game.moves()) {
            if (position.turn() == Piece.WHITE) {
                writeWord(ChessFen.moveNumber(position) + ".");
            } else if (first) {
                writeWord(ChessFen.moveNumber(position) + "...");
            }
            writeWord(ChessNotation.san(position, move));
            position.play(move);
            first = false;
        }
        writeWord(game.result());
    }

    private void writeWord(String word) throws IOException {
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

    private void writeTag(String name, String value) throws IOException {
        if (!name.matches("[A-Za-z0-9_+-]+")) {
            throw new IllegalArgumentException("'" + ChessFen.printable(name) + "' cannot be the name of a tag");
        }
        String safe = value.replaceAll("[\r\n]+", " ").replace("\\", "\\\\").replace("\"", "\\\"");
        out.append('[').append(name).append(" \"").append(safe).append("\"]\n");
    }
}
