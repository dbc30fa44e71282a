package espalier.games.othello;

import espalier.games.Archive;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Reads Othello games, unpacking names that end in {@code .gz}. The content tells the format:
 *
 * <ul>
 *   <li>GGF, the game format of the Generic Game Server, if the first character is an opening parenthesis or the name
 *       says so ({@link GgfReader});
 *   <li>otherwise one game a line: the text form of the WTHOR base ({@code 1977 34-30 f5d6c3...}: year, black's and
 *       white's discs with the empty squares given to the winner, moves) or a bare {@link Transcript} (lists of openings
 *       are such files). Blank lines and lines that start with {@code #} or {@code %} are skipped.
 * </ul>
 *
 * <p>The result of a bare transcript is what stands on the board at its end, {@code *} if the game goes on. The discs
 * that a WTHOR line claims are not compared with the board: adjudicated games differ. {@link #claimedDifference} helps
 * those who want to compare.
 */
public final class OthelloArchive implements Archive<OthelloPosition> {
    /** The tag with the discs of both players as the file says, {@code 34-30}. */
    public static final String DISCS = "Discs";

    @Override
    public void readGames(String name, InputStream in, Handler<OthelloPosition> handler) throws IOException {
        InputStream bytes = Lines.open(name, in);
        bytes.mark(Lines.LONGEST);
        int first = bytes.read();
        for (int i = 1; i < Lines.LONGEST && first >= 0 && Character.isWhitespace(first); i++) {
            first = bytes.read();
        }
        bytes.reset();
        String bare = Lines.isPacked(name) ? name.substring(0, name.length() - 3) : name;
        if (first == '(' || bare.toLowerCase(Locale.ROOT).endsWith(".ggf")) {
            new GgfReader(name, bytes, handler).read();
        } else {
            readLines(name, new Lines(bytes), handler);
        }
    }

    private static void readLines(String name, Lines lines, Handler<OthelloPosition> handler) throws IOException {
        int number = 0;
        for (String line = lines.next(); line != null; line = lines.next()) {
            String text = line.strip();
            if (text.isEmpty() || text.charAt(0) == '#' || text.charAt(0) == '%') {
                continue;
            }
            number++;
            Recorded<OthelloPosition> game;
            try {
                if (lines.wasCut()) {
                    throw new IllegalArgumentException("the line has more than " + Lines.LONGEST + " characters");
                }
                game = game(name, number, lines.number(), text);
            } catch (IllegalArgumentException wrong) {
                handler.broken(name, number, lines.number(), String.valueOf(wrong.getMessage()));
                continue;
            }
            handler.game(game);
        }
    }

    private static Recorded<OthelloPosition> game(String file, int number, long line, String text) {
        Map<String, String> tags = Map.of();
        String result = "";
        String moves = text;
        if (Character.isDigit(text.charAt(0)) && !text.contains(".")) {
            String[] fields = text.split("\\s+", 3);
            if (fields.length < 3 || !fields[0].matches("\\d{4}") || !fields[1].matches("\\d{1,2}-\\d{1,2}")) {
                throw new IllegalArgumentException(
                        "'" + OthelloNotation.excerpt(text) + "' is neither a transcript nor year, discs and moves");
            }
            tags = Map.of("Date", fields[0], DISCS, fields[1]);
            result = result(difference(fields[1]));
            moves = fields[2];
        }
        OthelloPosition position = new OthelloPosition();
        List<Integer> played = new ArrayList<>(64);
        Transcript.replay(moves, position, played);
        if (result.isEmpty()) {
            result = onBoard(position);
        }
        return new Recorded<>(file, number, line, tags, new OthelloPosition(), played, result);
    }

    /** The result that stands on the board. */
    static String onBoard(OthelloPosition position) {
        return position.over() ? result(position.turn() == 0 ? position.difference() : -position.difference()) : "*";
    }

    /** The result in black's terms. */
    static String result(double difference) {
        return difference > 0 ? "1-0" : difference < 0 ? "0-1" : "1/2-1/2";
    }

    /** The disc difference for black that a game of a WTHOR text file claims; 0 if it claims none. */
    public static int claimedDifference(Recorded<OthelloPosition> game) {
        String discs = game.tags().get(DISCS);
        return discs == null ? 0 : difference(discs);
    }

    private static int difference(String discs) {
        int dash = discs.indexOf('-');
        return Integer.parseInt(discs.substring(0, dash)) - Integer.parseInt(discs.substring(dash + 1));
    }
}
