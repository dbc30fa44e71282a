package espalier.games.chess;

import espalier.game.Quoted;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
        String text = clean(line);
        int at = 0;
        for (int field = 0; field < 4; field++) {
            at = wordEnd(text, spaceEnd(text, at));
        }
        int glued = text.lastIndexOf(' ', at - 1) + 1;
        if (at - glued > 1 && text.charAt(glued) == '-') {
            at = glued + 1;
        }
        StringBuilder fen = new StringBuilder(text.substring(0, at));
        int first = spaceEnd(text, at);
        int firstEnd = wordEnd(text, first);
        int second = spaceEnd(text, firstEnd);
        int secondEnd = wordEnd(text, second);
        if (isNumber(text, first, firstEnd) && isNumber(text, second, secondEnd)) {
            fen.append(' ').append(text, first, firstEnd).append(' ').append(text, second, secondEnd);
            at = secondEnd;
        }
        ChessPosition position = ChessFen.read(fen.toString());
        Map<String, List<String>> operations = operations(text, at);
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

    private static Map<String, List<String>> operations(String text, int at) {
        Map<String, List<String>> operations = new LinkedHashMap<>();
        List<String> words = new ArrayList<>();
        while (at < text.length()) {
            at = spaceEnd(text, at);
            int end = at;
            if (at < text.length() && text.charAt(at) == '"') {
                end = text.indexOf('"', at + 1);
                if (end < 0) {
                    throw new IllegalArgumentException("EPD: the quote at character " + (at + 1) + " is not closed");
                }
                words.add(text.substring(at + 1, end));
                at = end + 1;
            } else if (at < text.length() && text.charAt(at) == ';') {
                finish(operations, words);
                at++;
            } else {
                end = wordEnd(text, at);
                if (end > at) {
                    words.add(text.substring(at, end));
                }
                at = end;
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

    /** Replaces control characters by spaces: some files have tabs, carriage returns or zeros. */
    private static String clean(String line) {
        StringBuilder out = new StringBuilder(line.length());
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            out.append(c < ' ' || c == '\u007f' || c == '\ufeff' ? ' ' : c);
        }
        return out.toString();
    }

    private static int spaceEnd(String text, int at) {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at;
    }

    private static int wordEnd(String text, int at) {
        while (at < text.length() && text.charAt(at) != ' ' && text.charAt(at) != ';') {
            at++;
        }
        return at;
    }

    private static boolean isNumber(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return from < to && to - from <= 18;
    }
}
