package espalier.games.chess;

import espalier.games.Archive;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads a PGN file game by game. Comments, variations, numeric and written judgements, escape lines and move numbers are
 * skipped; a missing result is taken from the tags. A game that does not hold is reported, and reading goes on at the
 * next line that begins a tag section.
 *
 * <p>Memory is bounded: nothing that is skipped is stored, and words, tags and games have a largest size.
 */
final class PgnReader {
    private static final int MAX_WORD = 255;
    private static final int MAX_VALUE = 4096;
    private static final int MAX_TAGS = 500;
    private static final int MAX_PLIES = 10_000;

    private static final Set<String> RESULTS = Set.of("1-0", "0-1", "1/2-1/2", "*");
    private static final Set<String> STANDARD = Set.of("standard", "chess", "normal", "from position");

    /** Why a game does not hold, and where. */
    private static final class Broken extends Exception {
        final long line;
        final boolean inTags;

        Broken(long line, boolean inTags, String reason) {
            super(reason, null, false, false);
            this.line = line;
            this.inTags = inTags;
        }
    }

    private final String file;
    private final PgnBytes in;
    private final Archive.Handler<ChessPosition> handler;
    private final ByteText word = new ByteText(MAX_WORD);
    private final ByteText value = new ByteText(MAX_VALUE);
    private int number;

    PgnReader(String file, PgnBytes in, Archive.Handler<ChessPosition> handler) {
        this.file = file;
        this.in = in;
        this.handler = handler;
    }

    void readAll() throws IOException {
        while (toNextGame()) {
            number++;
            Archive.@Nullable Recorded<ChessPosition> game;
            try {
                game = readGame();
            } catch (Broken e) {
                handler.broken(file, number, e.line, String.valueOf(e.getMessage()));
                skipRest(e.inTags);
                continue;
            }
            if (game != null) {
                handler.game(game);
            } else {
                number--;
            }
        }
    }

    /** Skips space, escape lines and comments between games; false at the end of the file. */
    private boolean toNextGame() throws IOException {
        while (true) {
            int c = in.peek();
            if (c == PgnBytes.END) {
                return false;
            } else if (c == ';' || (c == '%' && in.isLineStart())) {
                in.skipLine();
            } else if (PgnBytes.isSpace(c) || c == 0) {
                in.next();
            } else {
                return true;
            }
        }
    }

    /** Null if there was nothing but comments. */
    private Archive.@Nullable Recorded<ChessPosition> readGame() throws IOException, Broken {
        long line = in.line();
        Map<String, String> tags = readTags();
        ChessPosition start = start(tags, line);
        ChessPosition position = start.copy();
        List<Integer> moves = new ArrayList<>();
        String result = readMoves(position, moves);
        if (result.isEmpty() && tags.isEmpty() && moves.isEmpty()) {
            return null;
        }
        if (result.isEmpty()) {
            String tag = tags.getOrDefault("Result", "*");
            result = RESULTS.contains(tag) ? tag : "*";
        }
        return new Archive.Recorded<>(file, number, line, tags, start, moves, result);
    }

    private Map<String, String> readTags() throws IOException, Broken {
        Map<String, String> tags = new LinkedHashMap<>();
        skipBetweenTags();
        while (in.peek() == '[') {
            in.next();
            skipSpace();
            word.clear();
            while (isTagName(in.peek())) {
                word.add(in.next());
            }
            skipSpace();
            if (word.isEmpty() || word.isTooLong() || in.peek() != '"') {
                throw broken(true, "a tag is not of the form [Name \"value\"]");
            }
            String name = word.toString();
            readValue(name);
            skipSpace();
            if (in.peek() != ']') {
                throw broken(true, "tag " + name + " does not end with ]");
            }
            in.next();
            tags.put(name, value.toString());
            if (tags.size() > MAX_TAGS) {
                throw broken(true, "more than " + MAX_TAGS + " tags");
            }
            skipBetweenTags();
        }
        return tags;
    }

    private void readValue(String name) throws IOException, Broken {
        value.clear();
        in.next();
        while (in.peek() != '"') {
            int c = in.peek();
            if (c == PgnBytes.END || c == '\n' || c == '\r') {
                throw broken(true, "the value of tag " + name + " is not closed");
            }
            in.next();
            if (c == '\\' && (in.peek() == '"' || in.peek() == '\\')) {
                c = in.next();
            }
            value.add(c);
        }
        in.next();
        if (value.isTooLong()) {
            throw broken(true, "the value of tag " + name + " is longer than " + MAX_VALUE + " characters");
        }
    }

    private ChessPosition start(Map<String, String> tags, long line) throws Broken {
        String variant = tags.getOrDefault("Variant", "standard");
        if (!STANDARD.contains(variant.toLowerCase(Locale.ROOT))) {
            throw new Broken(line, false, "the variant is " + ChessFen.printable(variant) + ", not standard chess");
        }
        try {
            return ChessFen.read(tags.getOrDefault("FEN", ChessFen.START));
        } catch (IllegalArgumentException e) {
            throw new Broken(line, false, "tag FEN: " + e.getMessage());
        }
    }

    /** Reads and plays moves up to the result, which it returns; empty if the file or the next game comes before. */
    private String readMoves(ChessPosition position, List<Integer> moves) throws IOException, Broken {
        while (true) {
            int c = in.peek();
            if (c == PgnBytes.END || in.isTagLine()) {
                return "";
            } else if (c == '*') {
                in.next();
                return "*";
            } else if (isSymbol(c)) {
                long line = in.line();
                String text = readWord();
                if (text.equals("1/2")) {
                    return "1/2-1/2";
                } else if (RESULTS.contains(text)) {
                    return text;
                } else if (!saysNothing(text)) {
                    playMove(position, moves, text, line);
                }
            } else if (!skipsAside(c)) {
                throw broken(false, "'" + ChessFen.printable(String.valueOf((char) c)) + "' among the moves");
            }
        }
    }

    private void playMove(ChessPosition position, List<Integer> moves, String text, long line) throws Broken {
        if (moves.size() == MAX_PLIES) {
            throw new Broken(line, false, "more than " + MAX_PLIES + " plies");
        }
        int move;
        try {
            move = ChessNotation.parse(position, text);
        } catch (IllegalArgumentException e) {
            throw new Broken(line, false, "ply " + (moves.size() + 1) + ": " + e.getMessage());
        }
        position.play(move);
        moves.add(move);
    }

    /** Skips a comment, a variation, a judgement, an escape line, space or a dot if one of them starts here. */
    private boolean skipsAside(int c) throws IOException, Broken {
        if (c == '{') {
            skipComment();
        } else if (c == ';' || (c == '%' && in.isLineStart())) {
            in.skipLine();
        } else if (c == '(') {
            skipVariation();
        } else if (c == '$') {
            in.next();
            while (PgnBytes.isDigit(in.peek())) {
                in.next();
            }
        } else if (PgnBytes.isSpace(c) || c == '.' || c == '!' || c == '?' || c == 0) {
            in.next();
        } else {
            return false;
        }
        return true;
    }

    private void skipComment() throws IOException, Broken {
        long line = in.line();
        in.next();
        while (in.peek() != '}') {
            if (in.peek() == PgnBytes.END || in.isEventLine()) {
                throw new Broken(line, false, "the comment that starts here is not closed");
            }
            in.next();
        }
        in.next();
    }

    private void skipVariation() throws IOException, Broken {
        long line = in.line();
        long depth = 0;
        do {
            int c = in.peek();
            if (c == PgnBytes.END || in.isTagLine()) {
                throw new Broken(line, false, "the variation that starts here is not closed");
            } else if (c == '{') {
                skipComment();
            } else if (c == ';' || (c == '%' && in.isLineStart())) {
                in.skipLine();
            } else {
                depth += c == '(' ? 1 : c == ')' ? -1 : 0;
                in.next();
            }
        } while (depth > 0);
    }

    private String readWord() throws IOException, Broken {
        word.clear();
        while (isSymbol(in.peek())) {
            word.add(in.next());
        }
        if (word.isTooLong()) {
            throw broken(false, "a word is longer than " + MAX_WORD + " characters");
        }
        return word.toString();
    }

    /** Move numbers, "e.p." in its pieces, and judgements made of signs, such as +/-. */
    private static boolean saysNothing(String text) {
        if (text.equals("e") || text.equals("p") || text.equals("ep")) {
            return true;
        }
        boolean digits = true;
        boolean signs = !text.equals("--"); // a null move, which no game has
        for (int i = 0; i < text.length(); i++) {
            digits &= PgnBytes.isDigit(text.charAt(i));
            signs &= "+-/=#".indexOf(text.charAt(i)) >= 0;
        }
        return digits || signs;
    }

    /** Goes to where the next game begins after an error. */
    private void skipRest(boolean inTags) throws IOException {
        if (inTags) { // the tag section ends at a blank line or where the moves start
            in.skipLine();
            while (in.isTagLine()) {
                in.skipLine();
            }
            if (!toNextGame() || in.isTagLine()) {
                return;
            }
        }
        while (in.peek() != PgnBytes.END && !in.isTagLine()) {
            in.skipLine();
        }
    }

    private void skipSpace() throws IOException {
        while (PgnBytes.isSpace(in.peek())) {
            in.next();
        }
    }

    private void skipBetweenTags() throws IOException {
        while (in.peek() == ';' || (in.peek() == '%' && in.isLineStart()) || PgnBytes.isSpace(in.peek())) {
            if (PgnBytes.isSpace(in.peek())) {
                in.next();
            } else {
                in.skipLine();
            }
        }
    }

    private static boolean isTagName(int c) {
        return PgnBytes.isLetter(c) || PgnBytes.isDigit(c) || c == '_' || c == '-' || c == '+';
    }

    private static boolean isSymbol(int c) {
        return PgnBytes.isLetter(c)
                || PgnBytes.isDigit(c)
                || c == '_'
                || c == '+'
                || c == '#'
                || c == '='
                || c == ':'
                || c == '-'
                || c == '/';
    }

    private Broken broken(boolean inTags, String reason) {
        return new Broken(in.line(), inTags, reason);
    }
}
