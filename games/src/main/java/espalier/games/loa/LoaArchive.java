package espalier.games.loa;

import espalier.game.Quoted;
import espalier.games.Archive;
import espalier.games.Recorded;
import espalier.games.files.LineReader;
import espalier.games.files.LineReader.Line;
import espalier.games.files.Packed;
import espalier.games.files.PropertyReader;
import espalier.games.files.PropertyWriter;
import espalier.games.files.Replay;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;

/**
 * LOA archives: SGF collections ({@code GM[9]}, as boardspace.net publishes them, see {@link Sgf}), and lists
 * with a game per line: {@code file|result|plies|moves}, where the result is B, W, both or unfinished, moves are like
 * {@code c1c3}, with spaces between, and lines that start with {@code #} are comments. The file's name decides the
 * format, or else its first character.
 */
final class LoaArchive implements Archive<LoaPosition> {
    private final LoaRules rules;
    private final Sgf sgf;

    LoaArchive(LoaRules rules) {
        this.rules = rules;
        this.sgf = new Sgf(rules);
    }

    @Override
    public void writeGame(Recorded<LoaPosition> game, Appendable out) throws IOException {
        new PropertyWriter<>(sgf, out).write(game);
    }

    @Override
    public String variation(LoaPosition start, List<Integer> moves) {
        return PropertyWriter.variation(sgf, start, moves);
    }

    @Override
    public String extension() {
        return "sgf";
    }

    @Override
    public void readGames(String name, InputStream in, Handler<LoaPosition> handler) throws IOException {
        InputStream bytes = new BufferedInputStream(Packed.withoutMark(in));
        if (isSgf(name, bytes)) {
            new PropertyReader<>(sgf, name, bytes, handler).read();
        } else {
            LineReader.readGames(name, bytes, "#", line -> game(name, line), handler);
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
        Replay<LoaPosition> game = new Replay<>(file, line.number(), line.line(), LoaPosition.start(rules));
        game.tag("source", fields[0].strip());
        String result = switch (fields[1].strip()) {
            case "B" -> Recorded.FIRST_WINS;
            case "W" -> Recorded.SECOND_WINS;
            case "both" -> Recorded.DRAW;
            case "unfinished" -> Recorded.UNKNOWN;
            default ->
                throw new IllegalArgumentException(
                        "the result is " + Quoted.quoted(fields[1]) + ", it must be B, W, both or unfinished");
        };
        for (String move : fields[3].strip().split("\\s+", -1)) {
            if (!move.isEmpty()) {
                game.play(position -> LoaNotation.parseMove(position, move));
            }
        }
        if (!fields[2].strip().equals(String.valueOf(game.plies()))) {
            throw new IllegalArgumentException(
                    game.plies() + " moves, the line says " + Quoted.quoted(fields[2].strip()));
        }
        return game.recorded(result);
    }
}
