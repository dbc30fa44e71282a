package espalier.games.othello;

import espalier.game.Quoted;
import espalier.games.Archive;
import espalier.games.Recorded;
import espalier.games.files.ByteReader;
import espalier.games.files.LineReader;
import espalier.games.files.LineReader.Line;
import espalier.games.files.Packed;
import espalier.games.files.PropertyReader;
import espalier.games.files.PropertyWriter;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Othello archives. The content decides the format:
 *
 * <ul>
 *   <li>GGF, the game format of the Generic Game Server, if the first character is an opening parenthesis or the name
 *       ends in {@code .ggf} ({@link Ggf});
 *   <li>otherwise one game per line: the text form of the WTHOR base ({@code 1977 34-30 f5d6c3...}: year, black's and
 *       white's discs with the empty squares given to the winner, moves) or a bare {@link Transcript} (such as lists of
 *       openings). Blank lines and lines that start with {@code #} or {@code %} are skipped.
 * </ul>
 *
 * <p>The result of a bare transcript is the score of its last board, {@code *} if the game is not over. The reader does
 * not compare the discs that a WTHOR line claims with the board, because adjudicated games differ.
 */
final class OthelloArchive implements Archive<OthelloPosition> {
    /** The tag with both players' discs from the file, {@code 34-30}. */
    static final String DISCS = "Discs";

    /** How much white space may precede the first game. */
    private static final int LOOK_AHEAD = 4096;

    @Override
    public void readGames(String name, InputStream in, Handler<OthelloPosition> handler) throws IOException {
        InputStream bytes = new BufferedInputStream(Packed.withoutMark(in));
        bytes.mark(LOOK_AHEAD);
        int first = bytes.read();
        for (int i = 1; i < LOOK_AHEAD && ByteReader.isSpace(first); i++) {
            first = bytes.read();
        }
        bytes.reset();
        if (first == '(' || name.toLowerCase(Locale.ROOT).endsWith(".ggf")) {
            new PropertyReader<>(new Ggf(), name, bytes, handler).read();
        } else {
            LineReader.readGames(name, bytes, "#%", line -> game(name, line), handler);
        }
    }

    @Override
    public void writeGame(Recorded<OthelloPosition> game, Appendable out) throws IOException {
        new PropertyWriter<>(new Ggf(), out).write(game);
    }

    @Override
    public String extension() {
        return "ggf";
    }

    /** Discs. */
    @Override
    public int unit() {
        return OthelloPosition.DISC;
    }

    private static Recorded<OthelloPosition> game(String file, Line line) {
        String text = line.text();
        Map<String, String> tags = Map.of();
        String result = "";
        String moves = text;
        if (ByteReader.isDigit(text.charAt(0)) && !text.contains(".")) {
            String[] fields = text.split("\\s+", 3);
            if (fields.length < 3 || !fields[0].matches("\\d{4}") || !fields[1].matches("\\d{1,2}-\\d{1,2}")) {
                throw new IllegalArgumentException(
                        Quoted.quoted(text) + " is neither a transcript nor year, discs and moves");
            }
            tags = Map.of("Date", fields[0], DISCS, fields[1]);
            result = result(difference(fields[1]));
            moves = fields[2];
        }
        OthelloPosition position = new OthelloPosition();
        List<Integer> played = new ArrayList<>(64);
        Transcript.replay(moves, position, played);
        if (result.isEmpty()) {
            result = Recorded.result(position);
        }
        return new Recorded<>(file, line.number(), line.line(), tags, new OthelloPosition(), played, result);
    }

    /** The result in black's terms. */
    static String result(double difference) {
        return difference > 0 ? Recorded.FIRST_WINS : difference < 0 ? Recorded.SECOND_WINS : Recorded.DRAW;
    }

    static int difference(String discs) {
        int dash = discs.indexOf('-');
        return Integer.parseInt(discs.substring(0, dash)) - Integer.parseInt(discs.substring(dash + 1));
    }
}
