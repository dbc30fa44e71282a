package espalier.games.checkers;

import espalier.games.Archive;
import espalier.games.files.ByteReader;
import espalier.games.files.LineReader;
import espalier.games.files.LineReader.Line;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Checkers archives by the ending of their name. {@code .txt} is a list of openings, one per line: a position ({@code
 * W:B1,2:W31}), or moves from the start after an optional number ({@code 001 9-13 21-17 5-9}), which becomes the tag
 * {@code Opening}; lines that start with {@code #} are comments. Everything else is PDN.
 */
final class CheckersArchive implements Archive<CheckersPosition> {
    private final CheckersGame game;

    CheckersArchive(CheckersGame game) {
        this.game = game;
    }

    @Override
    public void readGames(String name, InputStream in, Handler<CheckersPosition> handler) throws IOException {
        if (name.toLowerCase(Locale.ROOT).endsWith(".txt")) {
            LineReader.read(
                    in,
                    "#",
                    line -> opening(name, line),
                    handler::game,
                    (number, line, reason) -> handler.broken(name, number, line, reason));
        } else {
            new PdnReader(game, name, in, handler).read();
        }
    }

    private Recorded<CheckersPosition> opening(String file, Line line) {
        if (line.text().indexOf(':') >= 0) {
            CheckersPosition start = game.parse(line.text());
            return new Recorded<>(file, line.number(), line.line(), Map.of("FEN", line.text()), start, List.of(), "*");
        }
        String[] words = line.text().split("\\s+", -1);
        boolean numbered = words[0].chars().allMatch(ByteReader::isDigit);
        Map<String, String> tags = numbered ? Map.of("Opening", words[0]) : Map.of();
        CheckersPosition position = game.start();
        List<Integer> moves = new ArrayList<>();
        for (int i = numbered ? 1 : 0; i < words.length; i++) {
            int move = CheckersNotation.parse(position, words[i]);
            moves.add(move);
            position.play(move);
        }
        return new Recorded<>(file, line.number(), line.line(), tags, game.start(), moves, "*");
    }
}
