package espalier.games.othello;

import espalier.game.Quoted;
import espalier.game.Text;
import espalier.games.Assessment;
import espalier.games.Note;
import espalier.games.Recorded;
import espalier.games.files.ByteReader;
import espalier.games.files.LineReader;
import espalier.games.files.LineReader.Line;
import espalier.games.files.Packed;
import espalier.games.files.PropertyFormat;
import espalier.games.files.Replay;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Othello archives. The content decides the format:
 *
 * <ul>
 *   <li>GGF, the game format of the Generic Game Server, if the first character is an opening parenthesis or the name
 *       ends in {@code .ggf};
 *   <li>otherwise one game per line: the text form of the WTHOR base ({@code 1977 34-30 f5d6c3...}: year, black's and
 *       white's discs with the empty squares given to the winner, moves) or a bare transcript (such as lists of
 *       openings). Blank lines and lines that start with {@code #} or {@code %} are skipped.
 * </ul>
 *
 * <p>The result of a bare transcript is the score of its last board, {@code *} if the game is not over. The reader does
 * not compare the discs that a WTHOR line claims with the board, because adjudicated games differ.
 *
 * <p>GGF, the Generic Game Format of the GGS server: {@code (;GM[Othello]PB[name]PW[name]RE[+12.000]TY[8]BO[8 ... *]
 * B[f5//1.20]W[d6/0.5/3]B[pass];)}. {@code BO} is the start board, eight ranks from the first with {@code *} for black,
 * {@code O} for white and {@code -}, then the side to move; a move may carry an evaluation and a time after slashes.
 * {@code RE} is the result in black's discs, optionally with a reason after a colon. There are no variations.
 */
final class OthelloArchive implements PropertyFormat<OthelloPosition> {
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
            PropertyFormat.super.readGames(name, bytes, handler);
        } else {
            LineReader.readGames(name, bytes, "#%", line -> game(name, line), handler);
        }
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

    @Override
    public Set<String> structure() {
        return Set.of("GM", "BO", "RE");
    }

    @Override
    public boolean startsGame(ByteReader in) throws IOException {
        return in.isNext("(;");
    }

    @Override
    public OthelloPosition start(Map<String, List<String>> root) {
        String kind = root.getOrDefault("GM", List.of("Othello")).get(0);
        if (!kind.equalsIgnoreCase("Othello")) {
            throw new IllegalArgumentException("a game of " + Quoted.quoted(kind) + ", not Othello");
        }
        if (!root.containsKey("BO")) {
            return new OthelloPosition();
        }
        String board = root.get("BO").get(0);
        if (!board.startsWith("8 ")) {
            throw new IllegalArgumentException("the board (BO) is not 8 by 8: " + Quoted.quoted(board));
        }
        try {
            return OthelloNotation.parse(board.substring(2).replaceAll("\\s+", ""));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("the board (BO): " + e.getMessage(), e);
        }
    }

    @Override
    public Note play(Replay<OthelloPosition> game, int player, String value) {
        String[] fields = value.split("/", 2);
        String text = fields[0].strip();
        int move = OthelloNotation.move(text);
        if (move != OthelloPosition.PASS && Transcript.mustPass(game.position())) {
            game.play(position -> OthelloPosition.PASS);
        }
        game.play(position -> checked(position, player, move, text));
        return fields.length == 1 ? Note.NONE : Note.comment(thought(fields[1]));
    }

    private static int checked(OthelloPosition position, int player, int move, String text) {
        if (move < 0) {
            throw new IllegalArgumentException(Quoted.quoted(text) + " is no move");
        }
        boolean wrong = player != position.turn();
        String objection = wrong && move == OthelloPosition.PASS
                ? "a pass by the wrong player"
                : OthelloNotation.objection(position, move);
        if (!objection.isEmpty() || wrong) {
            throw new IllegalArgumentException(objection.isEmpty() ? text + " by the wrong player" : objection);
        }
        return move;
    }

    /** Evaluation and time, in the form of comments; other fields as they are. */
    private static String thought(String fields) {
        String[] both = fields.split("/", 2);
        String value = both[0].strip();
        String time = both.length == 1 ? "" : both[1].strip();
        boolean numbers = (value + "0").matches("[+-]?[0-9]{1,9}(\\.[0-9]{0,8})?")
                && (time + "0").matches("[0-9]{1,9}(\\.[0-9]{0,8})?");
        if (!numbers) {
            return "/" + fields;
        }
        String signed = value.isEmpty() || value.startsWith("-") || value.startsWith("+") ? value : "+" + value;
        return (signed + (time.isEmpty() ? "" : " " + time + "s")).strip();
    }

    @Override
    public String result(String claimed) {
        String discs = claimed.replaceFirst(":.*", "").strip();
        return discs.matches("[+-]?[0-9]{1,3}(\\.[0-9]*)?") ? result(Double.parseDouble(discs)) : Recorded.UNKNOWN;
    }

    @Override
    public String opening(Recorded<OthelloPosition> game) {
        OthelloPosition start = game.start();
        StringBuilder board = new StringBuilder("8");
        for (int square = 0; square < 64; square++) {
            board.append(square % 8 == 0 ? " " : "")
                    .append(OthelloNotation.disc(start, square) == 'X' ? '*' : OthelloNotation.disc(start, square));
        }
        boolean typed =
                game.tags().containsKey("TY") || game.note(0).properties().contains("TY[");
        return "GM[Othello]" + (typed ? "" : "TY[8]") + "RE[" + claim(game) + "]BO[" + board
                + (start.turn() == 0 ? " *]" : " O]");
    }

    /** Black's discs more than White's; all, with the reason, if the game ended before the board was decided. */
    private static String claim(Recorded<OthelloPosition> game) {
        if (game.result().equals(Recorded.UNKNOWN)) {
            return "?";
        }
        OthelloPosition end = game.start().copy();
        game.moves().forEach(end::play);
        int black = end.turn() == 0 ? end.difference() : -end.difference();
        if (!end.over() || !result(black).equals(game.result())) {
            black = game.result().equals(Recorded.DRAW) ? 0 : game.result().equals(Recorded.FIRST_WINS) ? 64 : -64;
        }
        String reason = game.tags().getOrDefault(Recorded.TERMINATION, "");
        return Text.of("%+d.000", black)
                + (reason.equals(Recorded.RESIGNATION) ? ":r" : reason.equals(Recorded.TIME_FORFEIT) ? ":t" : "");
    }

    @Override
    public String node() {
        return "";
    }

    @Override
    public String format(OthelloPosition position, int move, Note note) {
        Optional<Assessment> thought = note.assessment().filter(OthelloArchive::isNumber);
        return OthelloNotation.name(move)
                + thought.map(found -> "/" + found.value().replace("+", "")
                                + found.time()
                                        .map(time -> "/" + Assessment.seconds(time))
                                        .orElse(""))
                        .orElse("");
    }

    private static boolean isNumber(Assessment thought) {
        return !thought.value().contains("M");
    }

    /** What the move's fields do not say. */
    @Override
    public String comment(Note note) {
        boolean inFields = note.assessment()
                .filter(thought -> isNumber(thought)
                        && thought.depth() == 0
                        && note.comment().startsWith(thought.toString()))
                .isPresent();
        return inFields
                ? note.comment()
                        .substring(note.assessment().orElseThrow().toString().length())
                        .replaceFirst("^, ", "")
                : note.comment();
    }
}
