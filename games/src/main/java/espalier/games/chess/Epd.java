package espalier.games.chess;

import espalier.game.Quoted;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of an EPD file: four fields of FEN and operations, {@code bm Qg6; id "WAC.001"; ce 31;}. It also accepts the
 * quirks of real files: two move counters after the fields ({@code -1 12} for {@code - 1 12} as well), a semicolon
 * before the first operation, a missing last one, a check mark separated from its move, perft counts ({@code ;D1 20}).
 *
 * @param position the position
 * @param operations the operands by opcode, in the order of the line
 * @param bestMoves the moves of {@code bm}; one of them should be found
 * @param avoidMoves the moves of {@code am}; none of them should be played
 */
record Epd(
        ChessPosition position,
        Map<String, List<String>> operations,
        List<Integer> bestMoves,
        List<Integer> avoidMoves) {
    /** Four fields, a fourth of a minus may be glued to what follows; two counters. */
    private static final Pattern START =
            Pattern.compile("((?: *+[^ ;]*+){3} *+(?:-|[^ ;]*+))(?: *+([0-9]{1,18}) +([0-9]{1,18})(?![^ ;]))?");

    /** An operand in quotes, a semicolon or a word. */
    private static final Pattern TOKEN = Pattern.compile("\"([^\"]*+)(\"?)|;|[^ ;\"][^ ;]*+");

    public Epd {
        operations = Collections.unmodifiableMap(new LinkedHashMap<>(operations));
        bestMoves = List.copyOf(bestMoves);
        avoidMoves = List.copyOf(avoidMoves);
    }

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException with a message that says what is wrong
     */
    public static Epd parse(String line) {
        String text = line.replaceAll("[\\x00-\\x1f\\x7f\\ufeff]", " ");
        MatchResult start = START.matcher(text).results().findFirst().orElseThrow();
        boolean counted = start.group(2) != null;
        String fen = start.group(1) + (counted ? " " + start.group(2) + " " + start.group(3) : "");
        ChessPosition position = ChessFen.read(fen);
        Map<String, List<String>> operations = operations(TOKEN.matcher(text).region(start.end(), text.length()));
        return new Epd(position, operations, moves(position, operations, "bm"), moves(position, operations, "am"));
    }

    /** The name of the position, empty if it has none. */
    public String id() {
        List<String> words = operations.getOrDefault("id", List.of());
        return words.isEmpty() ? "" : words.get(0);
    }

    private static List<Integer> moves(ChessPosition position, Map<String, List<String>> operations, String opcode) {
        List<Integer> moves = new ArrayList<>();
        for (String word : operations.getOrDefault(opcode, List.of())) {
            if (word.equals("+") || word.equals("#")) {
                continue;
            }
            try {
                moves.add(ChessNotation.parse(position, word));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("EPD operation " + opcode + ": " + e.getMessage(), e);
            }
        }
        return moves;
    }

    private static Map<String, List<String>> operations(Matcher tokens) {
        Map<String, List<String>> operations = new LinkedHashMap<>();
        List<String> words = new ArrayList<>();
        while (tokens.find()) {
            if (tokens.group().equals(";")) {
                finish(operations, words);
            } else if (tokens.group(1) == null) {
                words.add(tokens.group());
            } else if (tokens.group(2).isEmpty()) {
                throw new IllegalArgumentException(
                        "EPD: the quote at character " + (tokens.start() + 1) + " is not closed");
            } else {
                words.add(tokens.group(1));
            }
        }
        finish(operations, words);
        return operations;
    }

    private static void finish(Map<String, List<String>> operations, List<String> words) {
        if (!words.isEmpty()) {
            String opcode = words.get(0);
            if (opcode.isEmpty() || !Character.isLetter(opcode.charAt(0))) {
                throw new IllegalArgumentException("EPD: " + Quoted.quoted(opcode) + " is no operation");
            }
            operations.put(opcode, List.copyOf(words.subList(1, words.size())));
            words.clear();
        }
    }
}
