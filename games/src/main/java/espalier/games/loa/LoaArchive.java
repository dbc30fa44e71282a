package espalier.games.loa;

import espalier.game.Quoted;
import espalier.games.Archive;
import espalier.games.files.LineReader;
import espalier.games.files.LineReader.Line;
import espalier.games.files.Packed;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;

/**
 * LOA archives: SGF collections ({@code GM[9]}, as boardspace.net publishes them, see {@link SgfReader}), and lists
 * with a game per line: {@code file|result|plies|moves}, where the result is B, W, both or unfinished, moves are like
 * {@code c1c3}, with spaces between, and lines that start with {@code #} are comments. The file's name decides the
 * format, or else its first character.
 */
final class LoaArchive implements Archive<LoaPosition> {
    private final LoaRules rules;

    LoaArchive(LoaRules rules) {
        this.rules = rules;
    }

    @Override
    public void readGames(String name, InputStream in, Handler<LoaPosition> handler) throws IOException {
        InputStream bytes = new BufferedInputStream(Packed.withoutMark(in));
        if (isSgf(name, bytes)) {
            new SgfReader(name, bytes, rules, handler).read();
        } else {
            LineReader.read(
                    bytes,
                    "#",
                    line -> game(name, line),
                    handler::game,
                    (number, line, reason) -> handler.broken(name, number, line, reason));
        }
    }

    private static boolean isSgf(String name, InputStream in) throws IOException {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".sgf") || lower.endsWith(".txt")) {
            return lower.endsWith(".sgf");
        }
        in.mark(1);
        int first = in.read();
        in.reset();
        return first == '(';
    }

    private Recorded<LoaPosition> game(String file, Line line) {
        String[] fields = line.text().split("\\|", -1);
        if (fields.length != 4) {
            throw new IllegalArgumentException(fields.length + " fields, there must be 4: file|result|plies|moves");
        }
        RecordedGame game = new RecordedGame(line.number(), line.line(), LoaPosition.start(rules));
        game.tag("source", fields[0].strip());
        game.result = switch (fields[1].strip()) {
            case "B" -> RecordedGame.BLACK_WINS;
            case "W" -> RecordedGame.WHITE_WINS;
            case "both" -> RecordedGame.DRAW;
            case "unfinished" -> RecordedGame.UNKNOWN;
            default ->
                throw new IllegalArgumentException(
                        "the result is " + Quoted.quoted(fields[1]) + ", it must be B, W, both or unfinished");
        };
        for (String move : fields[3].strip().split("\\s+", -1)) {
            if (!move.isEmpty()) {
                game.play(move);
            }
        }
        if (!fields[2].strip().equals(String.valueOf(game.plies()))) {
            throw new IllegalArgumentException(
                    game.plies() + " moves, the line says " + Quoted.quoted(fields[2].strip()));
        }
        return game.recorded(file);
    }
}
