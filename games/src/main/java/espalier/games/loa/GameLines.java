package espalier.games.loa;

import espalier.games.Archive;
import java.io.IOException;
import java.io.Reader;

/**
 * Reads lists with a game a line: {@code file|result|plies|moves}, where the result is B, W, both or unfinished and
 * moves are like {@code c1c3}, with spaces between. Blank lines and lines that start with {@code #} are skipped.
 */
final class GameLines {
    private static final int MAX_LINE = 100_000;

    private final String file;
    private final Reader reader;
    private final LoaRules rules;
    private final Archive.Handler<LoaPosition> handler;
    private final StringBuilder buffer = new StringBuilder();
    private boolean tooLong;

    GameLines(String file, Reader reader, LoaRules rules, Archive.Handler<LoaPosition> handler) {
        this.file = file;
        this.reader = reader;
        this.rules = rules;
        this.handler = handler;
    }

    void read() throws IOException {
        int number = 0;
        for (long line = 1; nextLine(); line++) {
            String text = buffer.toString().strip();
            if (text.isEmpty() || text.startsWith("#")) {
                continue;
            }
            number++;
            RecordedGame game = new RecordedGame(number, line, LoaPosition.start(rules));
            try {
                fill(game, text);
            } catch (IllegalArgumentException e) {
                handler.broken(file, number, line, String.valueOf(e.getMessage()));
                continue;
            }
            game.hand(file, handler);
        }
    }

    private void fill(RecordedGame game, String text) {
        if (tooLong) {
            throw new IllegalArgumentException("the line is longer than " + MAX_LINE + " characters");
        }
        String[] fields = text.split("\\|", -1);
        if (fields.length != 4) {
            throw new IllegalArgumentException(fields.length + " fields, there must be 4: file|result|plies|moves");
        }
        game.tag("source", fields[0].strip());
        game.result = switch (fields[1].strip()) {
            case "B" -> RecordedGame.BLACK_WINS;
            case "W" -> RecordedGame.WHITE_WINS;
            case "both" -> RecordedGame.DRAW;
            case "unfinished" -> RecordedGame.UNKNOWN;
            default ->
                throw new IllegalArgumentException(
                        "the result is " + LoaNotation.quote(fields[1]) + ", it must be B, W, both or unfinished");
        };
        for (String move : fields[3].strip().split("\\s+", -1)) {
            if (!move.isEmpty()) {
                game.play(move);
            }
        }
        if (!fields[2].strip().equals(String.valueOf(game.plies()))) {
            throw new IllegalArgumentException(
                    game.plies() + " moves, the line says " + LoaNotation.quote(fields[2].strip()));
        }
    }

    /** Reads a line to the buffer, as far as it fits; false at the end of the file. */
    private boolean nextLine() throws IOException {
        buffer.setLength(0);
        tooLong = false;
        int c = reader.read();
        if (c < 0) {
            return false;
        }
        for (; c >= 0 && c != '\n'; c = reader.read()) {
            if (buffer.length() < MAX_LINE) {
                buffer.append((char) c);
            } else {
                tooLong = true;
            }
        }
        return true;
    }
}
