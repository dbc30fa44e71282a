package espalier.games.loa;

import espalier.game.Quoted;
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
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * LOA archives: SGF collections ({@code GM[9]}, as boardspace.net publishes them), and lists with a game per line:
 * {@code file|result|plies|moves}, where the result is B, W, both or unfinished, moves are like {@code c1c3}, with spaces
 * between, and lines that start with {@code #} are comments. The file's name decides the format, or else its first
 * character.
 *
 * <p>Published SGF contains {@code ;B[b1-b3]}, {@code B[B1-B3]}, captures as {@code :} or {@code x}, a win as {@code
 * ++}, {@code Resign}, {@code Resigns} or {@code Forfeit} as the last move, and {@code SU[Scrambled-Eggs]} for a start
 * with black and white alternating around the board. {@code AB}, {@code AW} and {@code PL} before the first move set up
 * any other start.
 */
record LoaArchive(LoaRules rules) implements PropertyFormat<LoaPosition> {
    private static final String SCRAMBLED_EGGS = "Scrambled-Eggs";

    @Override
    public String extension() {
        return "sgf";
    }

    @Override
    public void readGames(String name, InputStream in, Handler<LoaPosition> handler) throws IOException {
        InputStream bytes = new BufferedInputStream(Packed.withoutMark(in));
        if (isSgf(name, bytes)) {
            PropertyFormat.super.readGames(name, bytes, handler);
        } else {
            LineReader.readGames(name, bytes, "#", line -> game(name, line), handler);
        }
    }

    private static boolean isSgf(String name, InputStream in) throws IOException {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".sgf") || lower.endsWith(".txt")) {
            return lower.endsWith(".sgf");
        }
        in.mark(1);
        int first = in.read();
        in.reset();
        return first == '(';
    }

    private Recorded<LoaPosition> game(String file, Line line) {
        String[] fields = line.text().split("\\|", -1);
        if (fields.length != 4) {
            throw new IllegalArgumentException(fields.length + " fields, there must be 4: file|result|plies|moves");
        }
        Replay<LoaPosition> game = new Replay<>(file, line.number(), line.line(), LoaPosition.start(rules));
        game.tag("source", fields[0].strip());
        String result = switch (fields[1].strip()) {
            case "B" -> Recorded.FIRST_WINS;
            case "W" -> Recorded.SECOND_WINS;
            case "both" -> Recorded.DRAW;
            case "unfinished" -> Recorded.UNKNOWN;
            default ->
                throw new IllegalArgumentException(
                        "the result is " + Quoted.quoted(fields[1]) + ", it must be B, W, both or unfinished");
        };
        for (String move : fields[3].strip().split("\\s+", -1)) {
            if (!move.isEmpty()) {
                game.play(position -> LoaNotation.parseMove(position, move));
            }
        }
        if (!fields[2].strip().equals(String.valueOf(game.plies()))) {
            throw new IllegalArgumentException(
                    game.plies() + " moves, the line says " + Quoted.quoted(fields[2].strip()));
        }
        return game.recorded(result);
    }

    @Override
    public Set<String> structure() {
        return Set.of("FF", "GM", "RE", "SU", "AB", "AW", "PL");
    }

    /** Variations start like games, but not at the start of a line. */
    @Override
    public boolean startsGame(ByteReader in) throws IOException {
        return in.isLineStart() && in.isNext("(;");
    }

    @Override
    public LoaPosition start(Map<String, List<String>> root) {
        String kind = first(root, "GM", "9");
        if (!kind.equals("9")) {
            throw new IllegalArgumentException("GM is " + Quoted.quoted(kind) + ", Lines of Action is 9");
        }
        long black = points(root, "AB");
        long white = points(root, "AW");
        String setup = first(root, "SU", "standard");
        if (black != 0 || white != 0) {
            boolean second = first(root, "PL", "").regionMatches(true, 0, "W", 0, 1);
            return new LoaPosition(black, white, second ? 1 : 0, rules);
        } else if (setup.equalsIgnoreCase(SCRAMBLED_EGGS)) {
            return scrambledEggs(rules);
        } else if (!setup.equalsIgnoreCase("standard") && !setup.equalsIgnoreCase("loa")) {
            throw new IllegalArgumentException("the setup " + Quoted.quoted(setup) + " is unknown");
        }
        return LoaPosition.start(rules);
    }

    private static String first(Map<String, List<String>> root, String name, String otherwise) {
        return root.getOrDefault(name, List.of(otherwise)).get(0);
    }

    private static long points(Map<String, List<String>> root, String name) {
        long points = 0;
        for (String value : root.getOrDefault(name, List.of())) {
            int square = value.length() == 2 ? LoaNotation.square(value, 0) : -1;
            if (square < 0) {
                throw new IllegalArgumentException(
                        "pieces are set up on " + Quoted.quoted(value) + ", it must be a square like b1");
            }
            points |= 1L << square;
        }
        return points;
    }

    /** Black and white alternate around the board. */
    static LoaPosition scrambledEggs(LoaRules rules) {
        return new LoaPosition(0x5401_8001_8001_802AL, 0x2A80_0180_0180_0154L, 0, rules);
    }

    @Override
    public Note play(Replay<LoaPosition> game, int player, String value) {
        if (player != game.position().turn()) {
            throw new IllegalArgumentException("move " + (game.plies() + 1) + " is " + (player == 0 ? "B" : "W")
                    + Quoted.quoted(value) + ", but it is " + (player == 0 ? "White" : "Black") + "'s turn");
        }
        game.play(position -> LoaNotation.parseMove(position, value));
        return Note.NONE;
    }

    @Override
    public String result(String value) {
        return switch (value.isEmpty() ? ' ' : value.charAt(0)) {
            case 'B', 'b' -> Recorded.FIRST_WINS;
            case 'W', 'w' -> Recorded.SECOND_WINS;
            case '0', 'D', 'd' -> Recorded.DRAW;
            default -> Recorded.UNKNOWN;
        };
    }

    @Override
    public String opening(Recorded<LoaPosition> game) {
        String reason = game.tags().getOrDefault(Recorded.TERMINATION, "");
        String how =
                reason.equals(Recorded.RESIGNATION) ? "Resign" : reason.equals(Recorded.TIME_FORFEIT) ? "Time" : "";
        String result = switch (game.result()) {
            case Recorded.FIRST_WINS -> "B+" + how;
            case Recorded.SECOND_WINS -> "W+" + how;
            case Recorded.DRAW -> "0";
            default -> "?";
        };
        return "FF[4]GM[9]RE[" + result + "]" + setup(game.start());
    }

    private static String setup(LoaPosition start) {
        long key = start.key();
        if (key == LoaPosition.start(start.rules()).key()) {
            return "";
        }
        return key == scrambledEggs(start.rules()).key()
                ? "SU[" + SCRAMBLED_EGGS + "]"
                : squares("AB", start.black()) + squares("AW", start.white()) + (start.turn() == 0 ? "PL[B]" : "PL[W]");
    }

    private static String squares(String name, long squares) {
        StringBuilder text = new StringBuilder(squares == 0 ? "" : name);
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            text.append('[')
                    .append(LoaNotation.square(Long.numberOfTrailingZeros(rest)))
                    .append(']');
        }
        return text.toString();
    }

    @Override
    public String node() {
        return "\n;";
    }

    @Override
    public String format(LoaPosition position, int move, Note note) {
        String text = LoaNotation.formatMove(move);
        return position.isCapture(move) ? text.replace('-', 'x') : text;
    }
}
