package espalier.games.files;

import espalier.game.Position;
import espalier.game.Quoted;
import espalier.games.Archive;
import espalier.games.Note;
import espalier.games.Recorded;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads SGF collections and GGF files, which share their form: games of properties, {@code
 * (;GM[9]PB[name];B[b1-b3];W[h2-f2])}. It plays the main line, keeps variations as text, and skips text between games.
 *
 * <p>A broken game is skipped up to its end or to the certain {@link PropertyFormat#startsGame start} of another,
 * whichever comes first, so that a missing bracket loses only a game or two.
 */
final class PropertyReader<P extends Position<P>> {
    private static final int MAX_NAME = 20;
    private static final int MAX_ROOT = 1_000;

    private final PropertyFormat<P> format;
    private final ByteReader in;
    private final String file;
    private final Archive.Handler<P> handler;
    private final ByteText name = new ByteText(MAX_NAME);
    private final ByteText value = new ByteText(Replay.MAX_NOTE);
    private int number;
    private int depth;
    private boolean inValue;

    PropertyReader(PropertyFormat<P> format, String file, InputStream in, Archive.Handler<P> handler)
            throws IOException {
        this.format = format;
        this.file = file;
        this.in = new ByteReader(in);
        this.handler = handler;
    }

    /** Reads all games. */
    void read() throws IOException {
        while (in.peek() != ByteReader.END) {
            if (in.peek() != '(') {
                in.next();
                continue;
            }
            Recorded<P> game;
            number++;
            depth = 0;
            inValue = false;
            try {
                game = read(new Reading(in.line()));
            } catch (IllegalArgumentException e) {
                handler.broken(file, number, in.line(), String.valueOf(e.getMessage()));
                skip();
                continue;
            }
            handler.game(game);
        }
    }

    private Recorded<P> read(Reading game) throws IOException {
        boolean mainLine = true;
        List<Integer> branches = new ArrayList<>(); // the plies at which the main line opens a parenthesis
        do {
            int c = in.peek();
            if (c == ByteReader.END) {
                throw new IllegalArgumentException("the file ends inside the game");
            } else if (c == '(' && !mainLine) {
                game.note(branches.get(depth) + 1, Note.variation(variation()));
            } else if (c == '(') {
                branches.add(game.plies());
                depth++;
                in.next();
            } else if (c == ')') {
                depth--;
                mainLine = false;
                in.next();
            } else if (c == ';') {
                game.node();
                in.next();
            } else {
                property(mainLine ? game : null);
            }
            if (depth > 0) {
                in.skipSpace();
            }
        } while (depth > 0);
        return game.finish();
    }

    private void property(@Nullable Reading game) throws IOException {
        name.clear();
        while (ByteReader.isLetter(in.peek()) || ByteReader.isDigit(in.peek())) {
            name.add(in.next());
        }
        in.skipSpace();
        if (name.isEmpty() || name.isTooLong() || in.peek() != '[') {
            throw new IllegalArgumentException("a property like B[b1-b3] is expected, not "
                    + (in.peek() < 0 ? "the end of the file" : Quoted.quoted(name.toString() + (char) in.peek())));
        }
        while (in.peek() == '[') {
            value();
            if (game != null) {
                game.property(name.toString(), value.toString().strip());
            }
            in.skipSpace();
        }
    }

    private void value() throws IOException {
        value.clear();
        inValue = true;
        for (in.next(); in.peek() != ']'; value.add(in.next())) {
            if (in.peek() == '\\') {
                in.next();
            }
            if (in.peek() == ByteReader.END) {
                throw new IllegalArgumentException("the file ends inside the value of " + name);
            }
        }
        inValue = false;
        in.next();
        if (value.isTooLong()) {
            throw new IllegalArgumentException(
                    "the value of " + name + " is longer than " + Replay.MAX_NOTE + " characters");
        }
    }

    /** The text of a variation, parentheses included. */
    private String variation() throws IOException {
        int outside = depth;
        value.clear();
        do {
            if (in.peek() == ByteReader.END) {
                throw new IllegalArgumentException("the file ends inside a variation");
            }
            step(value);
        } while (depth > outside);
        if (value.isTooLong()) {
            throw new IllegalArgumentException("a variation is longer than " + Replay.MAX_NOTE + " characters");
        }
        return value.toString();
    }

    /** Skips to the end of the game, or to the start of a new one. */
    private void skip() throws IOException {
        while (in.peek() != ByteReader.END && depth > 0 && !format.startsGame(in)) {
            value.clear();
            step(value);
        }
    }

    /** Takes a character, counting parentheses outside values. */
    private void step(ByteText text) throws IOException {
        int c = in.next();
        text.add(c);
        if (!inValue) {
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            inValue = c == '[';
        } else if (c == '\\') {
            text.add(in.next());
        } else {
            inValue = c != ']';
        }
    }

    /** A game on its way: first properties of the root, then moves and notes about them. */
    private final class Reading {
        private final long line;
        private final Map<String, List<String>> root = new LinkedHashMap<>();
        private @Nullable Replay<P> replay;
        private @Nullable String resigned;
        private Note pending = Note.NONE;
        private Note ofMove = Note.NONE;
        /** Whether what was noted belongs to the moves before, not to one that follows in the same node. */
        private boolean settled = true;

        Reading(long line) {
            this.line = line;
        }

        int plies() {
            return replay == null ? 0 : replay.plies();
        }

        void node() {
            flush();
            settled = replay == null && root.isEmpty();
        }

        void property(String property, String text) {
            int glyph = PropertyNames.glyph(property, text);
            if (property.equals("B") || property.equals("W")) {
                move(property.equals("B") ? 0 : 1, text);
            } else if (property.equals("C")) {
                pending = Replay.joined(pending, Note.comment(text));
            } else if (glyph > 0) {
                pending = Replay.joined(pending, Note.nag(glyph));
            } else if (replay == null) {
                if (root.size() == MAX_ROOT
                        || root.getOrDefault(property, List.of()).size() == MAX_ROOT) {
                    throw new IllegalArgumentException("more than " + MAX_ROOT + " properties before the first move");
                }
                root.computeIfAbsent(property, key -> new ArrayList<>()).add(text);
            } else if (format.structure().contains(property) && !property.equals("RE")) {
                throw new IllegalArgumentException(property + " after the first move");
            } else if (property.equals("RE")) {
                root.putIfAbsent(property, List.of(text));
            } else {
                Note other = new Note("", List.of(), "", PropertyNames.written(property, text));
                pending = Replay.joined(pending, other);
            }
        }

        private void move(int player, String text) {
            if (resigned != null) {
                throw new IllegalArgumentException("a move after the game was given up");
            }
            if (settled) {
                flush();
            }
            if (text.regionMatches(true, 0, "resign", 0, 6) || text.equalsIgnoreCase("forfeit")) {
                started();
                resigned = player == 0 ? Recorded.SECOND_WINS : Recorded.FIRST_WINS;
            } else {
                ofMove = format.play(started(), player, text);
            }
            settled = true;
        }

        void note(int ply, Note note) {
            started().note(ply, note);
        }

        /** What was said about the last move is complete. A comment with an assessment of its own replaces the move's. */
        private void flush() {
            String said = ofMove.comment();
            if (!said.isEmpty() && pending.assessment().isEmpty()) {
                String comment = pending.comment().isEmpty() ? said : said + ", " + pending.comment();
                pending = new Note(comment, pending.nags(), pending.variations(), pending.properties());
            }
            if (!pending.equals(Note.NONE)) {
                note(plies(), pending);
            }
            pending = Note.NONE;
            ofMove = Note.NONE;
        }

        private Replay<P> started() {
            Replay<P> game = replay;
            if (game == null) {
                game = new Replay<>(file, number, line, format.start(root));
                replay = game;
                for (Map.Entry<String, List<String>> each : root.entrySet()) {
                    List<String> texts = each.getValue();
                    if (texts.size() > 1) {
                        String all = String.join(
                                "",
                                texts.stream()
                                        .map(text -> PropertyNames.written("", text))
                                        .toList());
                        boolean kept = !format.structure().contains(each.getKey());
                        game.note(0, new Note("", List.of(), "", kept ? each.getKey() + all : ""));
                    } else if (!format.structure().contains(each.getKey())
                            && !texts.get(0).isEmpty()) {
                        game.tag(PropertyNames.tag(each.getKey()), texts.get(0));
                    }
                }
            }
            return game;
        }

        /** {@code RE} decides, then a resignation, then the board. */
        Recorded<P> finish() {
            flush();
            Replay<P> game = started();
            String claimed = root.containsKey("RE") ? root.get("RE").get(0) : null;
            String reason = resigned != null ? Recorded.RESIGNATION : reason(claimed == null ? "" : claimed);
            if (!reason.isEmpty()) {
                game.tag(Recorded.TERMINATION, reason);
            }
            return game.recorded(
                    claimed != null
                            ? format.result(claimed)
                            : resigned != null ? resigned : Recorded.result(game.position()));
        }

        /** {@code B+Resign}, {@code W+T}; {@code +64.000:r}, {@code -12.000:t}. */
        private String reason(String claimed) {
            return switch (claimed.replaceFirst("^.*[:+]", "").toLowerCase(Locale.ROOT)) {
                case "r", "resign" -> Recorded.RESIGNATION;
                case "t", "time" -> Recorded.TIME_FORFEIT;
                default -> "";
            };
        }
    }
}
