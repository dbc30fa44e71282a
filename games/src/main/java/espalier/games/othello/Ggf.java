package espalier.games.othello;

import espalier.game.Quoted;
import espalier.games.Assessment;
import espalier.games.Note;
import espalier.games.Recorded;
import espalier.games.files.ByteReader;
import espalier.games.files.PropertyFormat;
import espalier.games.files.Replay;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The Generic Game Format of the GGS server: {@code (;GM[Othello]PB[name]PW[name]RE[+12.000]TY[8]BO[8 ... *]
 * B[f5//1.20]W[d6/0.5/3]B[pass];)}. {@code BO} is the start board, eight ranks from the first with {@code *} for black,
 * {@code O} for white and {@code -}, then the side to move; a move may carry an evaluation and a time after slashes.
 * {@code RE} is the result in black's discs, optionally with a reason after a colon. There are no variations.
 */
final class Ggf implements PropertyFormat<OthelloPosition> {
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
        return discs.matches("[+-]?[0-9]{1,3}(\\.[0-9]*)?")
                ? OthelloArchive.result(Double.parseDouble(discs))
                : Recorded.UNKNOWN;
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
        if (!end.over() || !OthelloArchive.result(black).equals(game.result())) {
            black = game.result().equals(Recorded.DRAW) ? 0 : game.result().equals(Recorded.FIRST_WINS) ? 64 : -64;
        }
        String reason = game.tags().getOrDefault(Recorded.TERMINATION, "");
        return String.format(Locale.ROOT, "%+d.000", black)
                + (reason.equals(Recorded.RESIGNATION) ? ":r" : reason.equals(Recorded.TIME_FORFEIT) ? ":t" : "");
    }

    @Override
    public String node() {
        return "";
    }

    @Override
    public String format(OthelloPosition position, int move, Note note) {
        Optional<Assessment> thought = note.assessment().filter(Ggf::isNumber);
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
