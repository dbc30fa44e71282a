package espalier.games.checkers;

import espalier.games.Archive.Handler;
import espalier.games.Archive.Recorded;
import espalier.games.checkers.PdnLexer.Token;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads PDN one game at a time. A game ends with its result, or where the next game's tags start: at a tag after moves or
 * at one that the game already has. The first thing wrong with a game is reported and the rest of that game is skipped.
 *
 * <p>Results are those of the first player (Black): {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, {@code *}, and the form
 * with two points a win ({@code 2-0}, {@code 1-1}, {@code 0-2}). Without a result after the moves the tag's counts.
 */
final class PdnReader {
    /** PDN's number for English checkers. */
    static final String GAME_TYPE = "21";

    private static final int MAX_MOVES = 5_000;
    private static final int MAX_TAGS = 200;

    private final CheckersGame game;
    private final String name;
    private final Handler<CheckersPosition> handler;
    private final PdnLexer lexer;

    private int number;
    private @Nullable Reading reading;

    PdnReader(CheckersGame game, String name, Reader in, Handler<CheckersPosition> handler) {
        this.game = game;
        this.name = name;
        this.handler = handler;
        this.lexer = new PdnLexer(in);
    }

    void read() throws IOException {
        while (true) {
            Token token = lexer.next();
            if (reading != null && (token == Token.END || (token == Token.TAG && reading.endsAt(lexer.text())))) {
                finish(reading, "");
            }
            if (token == Token.END) {
                return;
            }
            if (reading == null) {
                reading = new Reading(lexer.line());
            }
            if (!lexer.problem().isEmpty()) {
                reading.fail(lexer.problem(), lexer.line());
            } else if (token == Token.TAG) {
                reading.tag(lexer.text(), lexer.value());
            } else {
                word(reading, withoutMoveNumber(lexer.text()));
            }
        }
    }

    private void word(Reading current, String word) {
        String result = result(word);
        if (!result.isEmpty()) {
            finish(current, result);
        } else if (!word.isEmpty() && word.chars().anyMatch(c -> c != '!' && c != '?')) {
            current.move(word);
        }
    }

    /** The word without {@code 12.} or {@code 12...} in front. */
    private static String withoutMoveNumber(String word) {
        int at = 0;
        while (at < word.length() && Character.isDigit(word.charAt(at))) {
            at++;
        }
        int dots = at;
        while (dots < word.length() && word.charAt(dots) == '.') {
            dots++;
        }
        return dots > at ? word.substring(dots) : word;
    }

    /** The result that a word stands for, empty if it is none. */
    private static String result(String word) {
        return switch (word) {
            case "1-0", "2-0" -> "1-0";
            case "0-1", "0-2" -> "0-1";
            case "1/2-1/2", "1-1" -> "1/2-1/2";
            case "*", "0-0" -> "*";
            default -> "";
        };
    }

    private void finish(Reading done, String result) {
        reading = null;
        number++;
        if (done.broken != null) {
            handler.broken(name, number, done.brokenLine, done.broken);
            return;
        }
        String told = result(done.tags.getOrDefault("Result", ""));
        String known = !result.isEmpty() && (!result.equals("*") || told.isEmpty()) ? result : told;
        handler.game(new Recorded<>(
                name, number, done.line, done.tags, done.begin(), done.moves, known.isEmpty() ? "*" : known));
    }

    /** A game on its way. */
    private final class Reading {
        final long line;
        final Map<String, String> tags = new LinkedHashMap<>();
        final List<Integer> moves = new ArrayList<>();
        private boolean inMoves;

        @Nullable String broken;

        long brokenLine;
        private @Nullable CheckersPosition start;
        private @Nullable CheckersPosition position;

        Reading(long line) {
            this.line = line;
        }

        boolean endsAt(String tag) {
            return inMoves || tags.containsKey(tag);
        }

        void tag(String key, String value) {
            if (tags.size() == MAX_TAGS) {
                fail("more than " + MAX_TAGS + " tags", lexer.line());
            } else {
                tags.put(key, value);
            }
            if (key.equals("GameType") && !value.equals(GAME_TYPE) && !value.startsWith(GAME_TYPE + ",")) {
                fail("the game type " + value + " is not English checkers (" + GAME_TYPE + ")", lexer.line());
            } else if (key.equals("FEN") && broken == null) {
                try {
                    start = game.parse(value);
                } catch (IllegalArgumentException e) {
                    fail(e.getMessage(), lexer.line());
                }
            }
        }

        void move(String word) {
            inMoves = true;
            if (broken != null) {
                return;
            }
            if (moves.size() == MAX_MOVES) {
                fail("more than " + MAX_MOVES + " moves", lexer.line());
                return;
            }
            if (position == null) {
                position = begin().copy();
            }
            try {
                int move = CheckersNotation.parse(position, word);
                position.play(move);
                moves.add(move);
            } catch (IllegalArgumentException e) {
                fail("move " + (moves.size() + 1) + ": " + e.getMessage(), lexer.line());
            }
        }

        CheckersPosition begin() {
            if (start == null) {
                start = game.start();
            }
            return start;
        }

        void fail(@Nullable String reason, long where) {
            if (broken == null) {
                broken = String.valueOf(reason);
                brokenLine = where;
            }
        }
    }
}
