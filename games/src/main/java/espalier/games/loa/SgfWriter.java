package espalier.games.loa;

import espalier.game.Quoted;
import espalier.games.Archive.Recorded;
import java.io.IOException;
import java.util.Map;

/** Writes games as SGF ({@code GM[9]}) that {@link LoaArchive} and others read. */
public final class SgfWriter {
    private SgfWriter() {}

    /**
     * Writes one game; a collection is a sequence of games.
     *
     * @throws IllegalArgumentException if a tag's name has other characters than capitals and digits, as SGF requires
     */
    public static void write(Recorded<LoaPosition> game, Appendable out) throws IOException {
        out.append("(;FF[4]GM[9]\n");
        for (Map.Entry<String, String> tag : game.tags().entrySet()) {
            if (!tag.getKey().matches("[A-Z][A-Z0-9]*")) {
                throw new IllegalArgumentException("the tag " + Quoted.quoted(tag.getKey()) + " is no SGF property");
            }
            out.append(tag.getKey()).append('[').append(escaped(tag.getValue())).append("]\n");
        }
        writeStart(game.start(), out);
        out.append("RE[").append(result(game.result())).append("]\n");
        int player = game.start().turn();
        LoaPosition position = game.start().copy();
        for (int move : game.moves()) {
            String text = LoaNotation.formatMove(move);
            out.append(player == 0 ? ";B[" : ";W[")
                    .append(position.isCapture(move) ? text.replace('-', 'x') : text)
                    .append("]\n");
            position.play(move);
            player ^= 1;
        }
        out.append(")\n");
    }

    private static void writeStart(LoaPosition start, Appendable out) throws IOException {
        long key = start.key();
        if (key == LoaPosition.start(start.rules()).key()) {
            return;
        }
        if (key == SgfReader.scrambledEggs(start.rules()).key()) {
            out.append("SU[" + SgfReader.SCRAMBLED_EGGS + "]\n");
            return;
        }
        writeSquares("AB", start.black(), out);
        writeSquares("AW", start.white(), out);
        out.append(start.turn() == 0 ? "PL[B]\n" : "PL[W]\n");
    }

    private static void writeSquares(String name, long squares, Appendable out) throws IOException {
        out.append(name);
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            out.append('[')
                    .append(LoaNotation.square(Long.numberOfTrailingZeros(rest)))
                    .append(']');
        }
        out.append('\n');
    }

    private static String result(String result) {
        return switch (result) {
            case RecordedGame.BLACK_WINS -> "B+";
            case RecordedGame.WHITE_WINS -> "W+";
            case RecordedGame.DRAW -> "0";
            default -> "?";
        };
    }

    private static String escaped(String value) {
        return value.replace("\\", "\\\\").replace("]", "\\]");
    }
}
