package espalier.games.files;

import espalier.game.Position;
import espalier.game.Quoted;
import espalier.games.Archive;
import espalier.games.Note;
import espalier.games.Recorded;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads PGN and PDN, which shares its form: tags, moves, a result. Comments ({@code {...}}, {@code ; ...}), variations in
 * parentheses and annotations ({@code $6}, {@code ?!}) become {@link Note notes}; lines that start with {@code %} and move
 * numbers are skipped. A move in quotes is read as it is.
 *
 * <p>A game ends with its result, or where the next game's tags start: at a line that starts with a tag after moves, or
 * where the name of its first tag appears again. The reader reports the first error of a game and skips the rest of
 * that game. An unclosed comment or variation ends at a line that starts with a tag. Memory is bounded: comments,
 * words, tags and games have a maximum size.
 */
final class TaggedReader<P extends Position<P>> {
    private static final int MAX_WORD = 255;
    private static final int MAX_TAGS = 500;

    /** Evaluations of the position in signs, and their glyphs. */
    private static final Map<String, Integer> EVALUATIONS =
            Map.of("=", 10, "+/=", 14, "=/+", 15, "+/-", 16, "-/+", 17, "+-", 18, "-+", 19);

    private final TaggedFormat<P> format;
    private final String file;
    private final ByteReader in;
    private final Archive.Handler<P> handler;
    private final ByteText word = new ByteText(MAX_WORD);
    private final ByteText value = new ByteText(TaggedWriter.MAX_VALUE);
    private final ByteText note = new ByteText(Replay.MAX_NOTE);
    private int number;

    /** The first tag of the next game. */
    private Map.@Nullable Entry<String, String> ahead;

    private long aheadLine;

    TaggedReader(TaggedFormat<P> format, String file, InputStream in, Archive.Handler<P> handler) throws IOException {
        this.format = format;
        this.file = file;
        this.in = new ByteReader(in);
        this.handler = handler;
    }

    /** Reads all games. */
    void read() throws IOException {
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

    /** Move numbers and "e.p." on its own. */
    private static boolean saysNothing(String text) {
        return text.equals("e.p.")
                || text.equals("ep")
                || text.isEmpty()
                || text.chars().allMatch(ByteReader::isDigit);
    }

    /** Signs such as {@code +/-} or {@code ?!}, but not the null move. */
    private static boolean isAnnotation(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> "+-/=#!?".indexOf(c) >= 0) && !text.equals("--");
    }

    private static Note annotation(String sign) {
        int glyph = Note.glyph(sign) + EVALUATIONS.getOrDefault(sign, 0);
        return glyph == 0 ? Note.NONE : Note.nag(glyph);
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
        private @Nullable String broken;
        private long brokenLine;
        private @Nullable Replay<P> replay;

        Reading(long line) {
            this.line = line;
        }

        boolean isNothing(String result) {
            return result.isEmpty() && tags.isEmpty() && (replay == null || replay.plies() == 0);
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
                Replay<P> game = new Replay<>(file, number, line, format.start(tags));
                tags.forEach(game::tag);
                replay = game;
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
                } else if (c == '%' && in.isLineStart()) {
                    in.skipLine();
                } else if (c == '{' || c == ';') {
                    note.clear();
                    copyComment();
                    String text = note.toString();
                    note(isAfterVariation() ? Note.variation(text) : Note.comment(inside(text)));
                } else if (c == '(') {
                    note.clear();
                    copyVariation();
                    note(Note.variation(note.toString()));
                } else if (c == '$') {
                    in.next();
                    String glyph = readWord();
                    note(glyph.matches("[0-9]{1,4}") ? Note.nag(Integer.parseInt(glyph)) : Note.NONE);
                } else if (isSign(c)) {
                    fail(in.line(), "a stray " + Quoted.quoted(in.next()) + " among the moves");
                } else if (c == '"') {
                    play(readQuoted(), in.line());
                } else {
                    long where = in.line();
                    String word = readWord();
                    String text = isNumbered() ? withoutMoveNumber(word) : word;
                    String result = format.result(text);
                    if (!result.isEmpty()) {
                        return result;
                    } else if (isAnnotation(text)) {
                        note(annotation(text));
                    } else if (!isNumbered() || !saysNothing(text)) {
                        int end = text.length();
                        while (end > 0 && "!?".indexOf(text.charAt(end - 1)) >= 0) {
                            end--;
                        }
                        play(text.substring(0, end), where);
                        note(annotation(text.substring(end)));
                    }
                }
            }
            return "";
        }

        private boolean isNumbered() {
            return replay == null || format.number(replay.position()) > 0;
        }

        private void note(Note more) {
            if (note.isTooLong()) {
                fail(in.line(), "a comment or variation is longer than " + Replay.MAX_NOTE + " characters");
            }
            if (broken == null && replay != null) {
                try {
                    replay.note(replay.plies(), more);
                } catch (IllegalArgumentException e) {
                    fail(in.line(), e.getMessage());
                }
            }
        }

        private boolean isAfterVariation() {
            return replay != null && replay.isAfterVariation();
        }

        /** Copies a comment to {@link #note}, in braces and with single blanks. */
        private void copyComment() throws IOException {
            long where = in.line();
            boolean toEndOfLine = in.next() == ';';
            note.add('{');
            while (toEndOfLine ? in.peek() != ByteReader.END && !in.isLineStart() : in.peek() != '}') {
                if (in.peek() == ByteReader.END || isTagLine()) {
                    fail(where, "the comment that starts here is not closed");
                    return;
                }
                int c = in.next();
                note.addCollapsed(c == '}' ? ')' : c);
            }
            note.add('}');
            if (!toEndOfLine) {
                in.next();
            }
        }

        private static String inside(String braces) {
            return braces.substring(1, Math.max(1, braces.length() - 1)).strip();
        }

        private void copyVariation() throws IOException {
            long where = in.line();
            long depth = 0;
            do {
                int c = in.peek();
                if (c == ByteReader.END || isTagLine()) {
                    fail(where, "the variation that starts here is not closed");
                    return;
                } else if (c == '{' || c == ';') {
                    copyComment();
                } else if (isLineComment()) {
                    in.skipLine();
                } else if (c == '"' && !isNumbered()) {
                    copyQuoted(note);
                } else {
                    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
                    note.addCollapsed(in.next());
                }
            } while (depth > 0);
        }

        private String readQuoted() throws IOException {
            word.clear();
            copyQuoted(word);
            String quoted = checkedWord();
            return quoted.substring(1, Math.max(1, quoted.length() - 1)).replaceAll("\\\\(.)", "$1");
        }

        /** Copies a move in quotes. */
        private void copyQuoted(ByteText text) throws IOException {
            do {
                if (in.peek() == '\\') {
                    text.add(in.next());
                }
                text.addCollapsed(in.next());
            } while (in.peek() != '"' && in.peek() != ByteReader.END && !isTagLine());
            text.add(in.next());
        }

        private String readWord() throws IOException {
            word.clear();
            while (in.peek() != ByteReader.END && !ByteReader.isBlank(in.peek()) && !isSign(in.peek())) {
                word.add(in.next());
            }
            return checkedWord();
        }

        private String checkedWord() {
            if (word.isTooLong()) {
                fail(in.line(), "a word is longer than " + MAX_WORD + " characters");
            }
            return word.toString();
        }

        private void play(String text, long where) {
            Replay<P> game = replay;
            if (broken != null || game == null) {
                return;
            }
            try {
                game.play(position -> format.parse(position, text));
            } catch (IllegalArgumentException e) {
                fail(where, e.getMessage());
            }
        }

        /** The result after the moves decides, unless it is unknown and the tag has one. */
        Recorded<P> recorded(String result) {
            String tag = format.result(tags.getOrDefault("Result", ""));
            String known = result.isEmpty() || (result.equals(Recorded.UNKNOWN) && !tag.isEmpty()) ? tag : result;
            if (replay == null) {
                throw new IllegalStateException("a game without a start is broken");
            }
            return replay.recorded(known.isEmpty() ? Recorded.UNKNOWN : known);
        }
    }
}
