package espalier.games.files;

import espalier.game.Position;
import espalier.game.Quoted;
import espalier.games.Archive;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads PGN and PDN, which shares its form: tags, moves, a result. It skips comments ({@code {...}}, {@code ; ...},
 * lines that start with {@code %}), variations in parentheses, {@code $} annotations and move numbers.
 *
 * <p>A game ends with its result, or where the next game's tags start: at a line that starts with a tag after moves, or
 * where the name of its first tag appears again. The reader reports the first error of a game and skips the rest of
 * that game. An unclosed comment or variation ends at a line that starts with a tag. Memory is bounded: skipped text is
 * not stored, and words, tags and games have a maximum size.
 */
public abstract class TaggedReader<P extends Position<P>> {
    private static final int MAX_WORD = 255;
    private static final int MAX_TAGS = 500;
    private static final int MAX_PLIES = 10_000;

    private final String file;
    private final ByteReader in;
    private final Archive.Handler<P> handler;
    private final ByteText word = new ByteText(MAX_WORD);
    private final ByteText value = new ByteText(TaggedWriter.MAX_VALUE);
    private int number;

    /** The first tag of the next game. */
    private Map.@Nullable Entry<String, String> ahead;

    private long aheadLine;

    protected TaggedReader(String file, InputStream in, Archive.Handler<P> handler) throws IOException {
        this.file = file;
        this.in = new ByteReader(in);
        this.handler = handler;
    }

    /**
     * The position that a game with these tags starts from.
     *
     * @throws IllegalArgumentException describing the problem with the tags
     */
    protected abstract P start(Map<String, String> tags);

    /**
     * The legal move that a word means.
     *
     * @throws IllegalArgumentException if there is none
     */
    protected abstract int move(P position, String word);

    /** The result that a word means, in the form of {@link Archive.Recorded}; empty if it is none. */
    protected abstract String result(String word);

    /** Reads all games. */
    public final void read() throws IOException {
        while (toNextGame()) {
            number++;
            Reading game = new Reading(ahead == null ? in.line() : aheadLine);
            game.readTags();
            String result = game.readMoves();
            String reason = game.broken;
            if (reason != null) {
                handler.broken(file, number, game.brokenLine, reason);
            } else if (game.isNothing(result)) {
                number--;
            } else {
                handler.game(game.recorded(result));
            }
        }
    }

    /** Skips text between games; false at the end of the file. */
    private boolean toNextGame() throws IOException {
        skipBetweenTags();
        return ahead != null || in.peek() != ByteReader.END;
    }

    private void skipBetweenTags() throws IOException {
        while (isLineComment() || ByteReader.isBlank(in.peek())) {
            if (ByteReader.isBlank(in.peek())) {
                in.next();
            } else {
                in.skipLine();
            }
        }
    }

    private boolean isLineComment() throws IOException {
        return in.peek() == ';' || (in.peek() == '%' && in.isLineStart());
    }

    /** Whether a tag starts here, at the start of a line: {@code [Name "}. */
    private boolean isTagLine() throws IOException {
        if (!in.isLineStart() || in.peek() != '[') {
            return false;
        }
        int at = 1;
        while (TaggedWriter.isNameCharacter(in.peek(at)) && at <= TaggedWriter.MAX_NAME) {
            at++;
        }
        int name = at;
        while (in.peek(at) == ' ' && at < name + 4) {
            at++;
        }
        return name > 1 && in.peek(at) == '"';
    }

    private static boolean isSign(int c) {
        return "{}()[];$".indexOf(c) >= 0;
    }

    /** Move numbers, "e.p." on its own, and symbolic annotations such as +/-. */
    private static boolean saysNothing(String text) {
        if (text.equals("e.p.") || text.equals("ep") || text.isEmpty()) {
            return true;
        }
        return text.chars().allMatch(ByteReader::isDigit)
                || (text.chars().allMatch(c -> "+-/=#!?".indexOf(c) >= 0) && !text.equals("--")); // a null move
    }

    /** The word without {@code 12.} or {@code 12...} in front. */
    private static String withoutMoveNumber(String text) {
        int at = 0;
        while (at < text.length() && ByteReader.isDigit(text.charAt(at))) {
            at++;
        }
        int dots = at;
        while (dots < text.length() && text.charAt(dots) == '.') {
            dots++;
        }
        return dots > at ? text.substring(dots) : text;
    }

    /** A game on its way. */
    private final class Reading {
        private final long line;
        private final Map<String, String> tags = new LinkedHashMap<>();
        private final List<Integer> moves = new ArrayList<>();
        private @Nullable String broken;
        private long brokenLine;
        private @Nullable P start;
        private @Nullable P position;

        Reading(long line) {
            this.line = line;
        }

        boolean isNothing(String result) {
            return result.isEmpty() && tags.isEmpty() && moves.isEmpty();
        }

        private void fail(long where, @Nullable String reason) {
            if (broken == null) {
                broken = String.valueOf(reason);
                brokenLine = where;
            }
        }

        void readTags() throws IOException {
            if (ahead != null) {
                tags.put(ahead.getKey(), ahead.getValue());
                ahead = null;
            }
            for (skipBetweenTags(); in.peek() == '['; skipBetweenTags()) {
                long where = in.line();
                if (!readTag(where)) {
                    in.skipLine();
                } else if (!tags.isEmpty() && tags.keySet().iterator().next().equals(word.toString())) {
                    ahead = Map.entry(word.toString(), value.toString());
                    aheadLine = where;
                    break;
                } else if (tags.size() == MAX_TAGS) {
                    fail(where, "more than " + MAX_TAGS + " tags");
                } else {
                    tags.put(word.toString(), value.toString());
                }
            }
            try {
                start = start(tags);
                position = start.copy();
            } catch (IllegalArgumentException e) {
                fail(line, e.getMessage());
            }
        }

        /** Reads {@code [Name "value"]}. The value ends at a quote before a bracket: quotes within it are kept. */
        private boolean readTag(long where) throws IOException {
            in.next();
            skipBlanks();
            word.clear();
            while (TaggedWriter.isNameCharacter(in.peek())) {
                word.add(in.next());
            }
            skipBlanks();
            if (word.isEmpty() || word.toString().length() > TaggedWriter.MAX_NAME || in.peek() != '"') {
                fail(where, "a tag is not of the form [Name \"value\"]");
                return false;
            }
            value.clear();
            for (in.next(); !isEndOfValue(); value.add(in.next())) {
                if (in.peek() == ByteReader.END || in.peek() == '\n' || in.peek() == '\r') {
                    fail(where, "the tag " + word + " is not closed");
                    return false;
                }
                if (in.peek() == '\\' && (in.peek(1) == '"' || in.peek(1) == '\\')) {
                    in.next();
                }
            }
            while (in.next() != ']') {
                // the quote and the blanks after it
            }
            if (value.isTooLong()) {
                fail(
                        where,
                        "the value of the tag " + word + " is longer than " + TaggedWriter.MAX_VALUE + " characters");
            }
            return true;
        }

        private boolean isEndOfValue() throws IOException {
            if (in.peek() != '"') {
                return false;
            }
            int at = 1;
            while (in.peek(at) == ' ' && at < 8) {
                at++;
            }
            return in.peek(at) == ']';
        }

        private void skipBlanks() throws IOException {
            while (in.peek() == ' ' || in.peek() == '\t') {
                in.next();
            }
        }

        /** Reads and plays moves up to the result, which it returns; empty if the file or the next game comes before. */
        String readMoves() throws IOException {
            while (ahead == null) {
                in.skipSpace();
                int c = in.peek();
                if (c == ByteReader.END || isTagLine()) {
                    break;
                } else if (isLineComment()) {
                    in.skipLine();
                } else if (c == '{') {
                    skipComment();
                } else if (c == '(') {
                    skipVariation();
                } else if (c == '$') {
                    do {
                        in.next();
                    } while (ByteReader.isDigit(in.peek()));
                } else if (isSign(c)) {
                    fail(in.line(), "a stray " + Quoted.quoted(in.next()) + " among the moves");
                } else {
                    long where = in.line();
                    String text = withoutMoveNumber(readWord());
                    String result = result(text);
                    if (!result.isEmpty()) {
                        return result;
                    } else if (!saysNothing(text)) {
                        play(text, where);
                    }
                }
            }
            return "";
        }

        private void skipComment() throws IOException {
            long where = in.line();
            in.next();
            while (in.peek() != '}') {
                if (in.peek() == ByteReader.END || isTagLine()) {
                    fail(where, "the comment that starts here is not closed");
                    return;
                }
                in.next();
            }
            in.next();
        }

        private void skipVariation() throws IOException {
            long where = in.line();
            long depth = 0;
            do {
                int c = in.peek();
                if (c == ByteReader.END || isTagLine()) {
                    fail(where, "the variation that starts here is not closed");
                    return;
                } else if (c == '{') {
                    skipComment();
                } else if (isLineComment()) {
                    in.skipLine();
                } else {
                    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
                    in.next();
                }
            } while (depth > 0);
        }

        private String readWord() throws IOException {
            word.clear();
            while (in.peek() != ByteReader.END && !ByteReader.isBlank(in.peek()) && !isSign(in.peek())) {
                word.add(in.next());
            }
            if (word.isTooLong()) {
                fail(in.line(), "a word is longer than " + MAX_WORD + " characters");
            }
            return word.toString();
        }

        private void play(String text, long where) {
            P current = position;
            if (broken != null || current == null) {
                return;
            }
            if (moves.size() == MAX_PLIES) {
                fail(where, "more than " + MAX_PLIES + " moves");
                return;
            }
            try {
                int move = move(current, text);
                current.play(move);
                moves.add(move);
            } catch (IllegalArgumentException e) {
                fail(where, "move " + (moves.size() + 1) + ": " + e.getMessage());
            }
        }

        /** The result after the moves decides, unless it is unknown and the tag has one. */
        Archive.Recorded<P> recorded(String result) {
            String tag = result(tags.getOrDefault("Result", ""));
            String known = result.isEmpty() || (result.equals("*") && !tag.isEmpty()) ? tag : result;
            P from = start;
            if (from == null) {
                throw new IllegalStateException("a game without a start is broken");
            }
            return new Archive.Recorded<>(file, number, line, tags, from, moves, known.isEmpty() ? "*" : known);
        }
    }
}
