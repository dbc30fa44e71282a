package espalier.games.othello;

import espalier.games.Archive;
import espalier.games.Archive.Recorded;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the Generic Game Format of the GGS server: {@code (;GM[Othello]PB[name]PW[name]RE[+12.000]TY[8]BO[8 ... *]
 * B[f5//1.20]W[d6/0.5/3]B[pass];)}. {@code BO} is the start board, eight ranks from the first with {@code *} for black,
 * {@code O} for white and {@code -}, then the side to move; a move may carry an evaluation and a time after slashes,
 * which are not kept. {@code RE} is the result in black's discs, maybe with a reason after a colon. Text between games
 * is skipped, and after a broken game reading goes on at the next {@code (;}.
 */
final class GgfReader {
    private static final int MOST_TAGS = 64;
    private static final int LONGEST_VALUE = 1024;

    private final String file;
    private final InputStream in;
    private final Archive.Handler<OthelloPosition> handler;
    private long line = 1;
    private int number;

    /** The last character read, -1 at the end. */
    private int c;

    GgfReader(String file, InputStream in, Archive.Handler<OthelloPosition> handler) {
        this.file = file;
        this.in = in;
        this.handler = handler;
    }

    void read() throws IOException {
        advance();
        while (findGame()) {
            number++;
            Recorded<OthelloPosition> game;
            try {
                game = game(line);
            } catch (IllegalArgumentException wrong) {
                handler.broken(file, number, line, String.valueOf(wrong.getMessage()));
                continue;
            }
            handler.game(game);
        }
    }

    private void advance() throws IOException {
        if (c == '\n') {
            line++;
        }
        c = in.read();
    }

    /** Moves behind the next {@code (;}; false at the end of the file. */
    private boolean findGame() throws IOException {
        while (c >= 0) {
            boolean open = c == '(';
            advance();
            if (open && c == ';') {
                advance();
                return true;
            }
        }
        return false;
    }

    private Recorded<OthelloPosition> game(long start) throws IOException {
        Map<String, String> tags = new LinkedHashMap<>();
        OthelloPosition first = new OthelloPosition();
        OthelloPosition position = first.copy();
        List<Integer> moves = new ArrayList<>(64);
        while (true) {
            skipSpace();
            if (c == ';') {
                advance();
                skipSpace();
                if (c != ')') {
                    throw new IllegalArgumentException("';' without ')'" + instead());
                }
                return new Recorded<>(file, number, start, tags, first, moves, result(tags, position));
            }
            String name = name();
            String value = value(name);
            switch (name) {
                case "B", "W" -> move(position, name.equals("B") ? 0 : 1, value, moves);
                case "BO" -> {
                    if (!moves.isEmpty()) {
                        throw new IllegalArgumentException("a board (BO) after the first move");
                    }
                    first = board(value);
                    position = first.copy();
                }
                default -> {
                    if (name.equals("GM") && !value.strip().equalsIgnoreCase("Othello")) {
                        throw new IllegalArgumentException(
                                "a game of '" + OthelloNotation.excerpt(value) + "', not Othello");
                    }
                    if (tags.size() < MOST_TAGS) {
                        tags.put(name, value);
                    }
                }
            }
        }
    }

    private static void move(OthelloPosition position, int player, String value, List<Integer> moves) {
        int slash = value.indexOf('/');
        String text = (slash < 0 ? value : value.substring(0, slash)).strip();
        int move = OthelloNotation.move(text);
        if (move < 0) {
            throw new IllegalArgumentException(
                    "move " + (moves.size() + 1) + ": '" + OthelloNotation.excerpt(text) + "' is no move");
        }
        if (player != position.turn() && move == OthelloPosition.PASS) {
            throw new IllegalArgumentException("move " + (moves.size() + 1) + ": a pass by the wrong player");
        }
        int before = moves.size();
        Transcript.play(position, move, moves);
        if (player == position.turn()) {
            throw new IllegalArgumentException("move " + (before + 1) + ": " + text + " by the wrong player");
        }
    }

    private static OthelloPosition board(String value) {
        String text = value.strip();
        if (!text.startsWith("8 ")) {
            throw new IllegalArgumentException("the board (BO) is not 8 by 8: '" + OthelloNotation.excerpt(text) + "'");
        }
        String squares = text.substring(2).replaceAll("\\s+", "");
        try {
            return OthelloNotation.parse(squares);
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException("the board (BO): " + wrong.getMessage(), wrong);
        }
    }

    private static String result(Map<String, String> tags, OthelloPosition end) {
        String claimed = tags.get("RE");
        if (claimed == null) {
            return OthelloArchive.onBoard(end);
        }
        int colon = claimed.indexOf(':');
        try {
            return OthelloArchive.result(
                    Double.parseDouble((colon < 0 ? claimed : claimed.substring(0, colon)).strip()));
        } catch (NumberFormatException unknown) {
            return "*";
        }
    }

    private void skipSpace() throws IOException {
        while (c >= 0 && Character.isWhitespace(c)) {
            advance();
        }
    }

    private String name() throws IOException {
        StringBuilder name = new StringBuilder();
        for (; c >= 'A' && c <= 'Z' && name.length() < 8; advance()) {
            name.append((char) c);
        }
        if (name.isEmpty() || c != '[') {
            throw new IllegalArgumentException("a property such as B[f5] is expected" + instead());
        }
        return name.toString();
    }

    private String value(String name) throws IOException {
        StringBuilder value = new StringBuilder();
        for (advance(); c >= 0 && c != ']'; advance()) {
            if (value.length() == LONGEST_VALUE) {
                throw new IllegalArgumentException("the value of " + name + " is too long");
            }
            value.append((char) c);
        }
        if (c < 0) {
            throw new IllegalArgumentException("the file ends within " + name + "[");
        }
        advance();
        return value.toString();
    }

    private String instead() {
        return c < 0 ? ", the file ends" : ", not '" + OthelloNotation.excerpt(String.valueOf((char) c)) + "'";
    }
}
