package espalier.games.checkers;

import espalier.games.Archive.Handler;
import espalier.games.Archive.Recorded;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads lists of openings, one a line: a position ({@code W:B1,2:W31}), or moves from the start after an optional number
 * ({@code 001 9-13 21-17 5-9}). Blank lines and lines that start with {@code #} are skipped. A line's number becomes the
 * tag {@code Opening}.
 */
final class OpeningLines {
    private static final int MAX_LINE = 2_000;

    private final CheckersGame game;
    private final String name;
    private final Reader in;
    private final Handler<CheckersPosition> handler;
    private int number;

    OpeningLines(CheckersGame game, String name, Reader in, Handler<CheckersPosition> handler) {
        this.game = game;
        this.name = name;
        this.in = in;
        this.handler = handler;
    }

    void read() throws IOException {
        StringBuilder line = new StringBuilder();
        boolean tooLong = false;
        long lineNumber = 1;
        while (true) {
            int c = in.read();
            if (c >= 0 && c != '\n') {
                tooLong |= line.length() == MAX_LINE;
                if (!tooLong) {
                    line.append((char) c);
                }
                continue;
            }
            String text = line.toString().strip();
            if (tooLong) {
                handler.broken(name, ++number, lineNumber, "a line of more than " + MAX_LINE + " characters");
            } else if (!text.isEmpty() && text.charAt(0) != '#') {
                line(text, lineNumber);
            }
            if (c < 0) {
                return;
            }
            line.setLength(0);
            tooLong = false;
            lineNumber++;
        }
    }

    private void line(String text, long lineNumber) {
        number++;
        try {
            handler.game(text.indexOf(':') >= 0 ? position(text, lineNumber) : opening(text, lineNumber));
        } catch (BadLine e) {
            handler.broken(name, number, lineNumber, e.reason);
        }
    }

    private Recorded<CheckersPosition> position(String text, long lineNumber) throws BadLine {
        try {
            return new Recorded<>(name, number, lineNumber, Map.of("FEN", text), game.parse(text), List.of(), "*");
        } catch (IllegalArgumentException e) {
            throw new BadLine(e);
        }
    }

    private Recorded<CheckersPosition> opening(String text, long lineNumber) throws BadLine {
        String[] words = text.split("\\s+", -1);
        boolean numbered = words[0].chars().allMatch(c -> c >= '0' && c <= '9');
        Map<String, String> tags = numbered ? Map.of("Opening", words[0]) : Map.of();
        CheckersPosition position = game.start();
        List<Integer> moves = new ArrayList<>();
        for (int i = numbered ? 1 : 0; i < words.length; i++) {
            try {
                int move = CheckersNotation.parse(position, words[i]);
                moves.add(move);
                position.play(move);
            } catch (IllegalArgumentException e) {
                throw new BadLine(e);
            }
        }
        return new Recorded<>(name, number, lineNumber, tags, game.start(), moves, "*");
    }

    /** Keeps what is wrong with a line apart from what a handler throws. */
    private static final class BadLine extends Exception {
        final String reason;

        BadLine(IllegalArgumentException cause) {
            super(cause);
            reason = String.valueOf(cause.getMessage());
        }
    }
}
