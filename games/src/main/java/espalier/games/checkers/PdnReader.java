package espalier.games.checkers;

import espalier.game.Quoted;
import espalier.games.Archive;
import espalier.games.files.TaggedReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;

/**
 * Reads PDN files of English checkers. Results are those of the first player (Black), also in the form with two points
 * per win ({@code 2-0}, {@code 1-1}, {@code 0-2}).
 */
final class PdnReader extends TaggedReader<CheckersPosition> {
    /** PDN's number for English checkers. */
    static final String GAME_TYPE = "21";

    private final CheckersGame game;

    PdnReader(CheckersGame game, String file, InputStream in, Archive.Handler<CheckersPosition> handler)
            throws IOException {
        super(file, in, handler);
        this.game = game;
    }

    @Override
    protected CheckersPosition start(Map<String, String> tags) {
        String type = tags.getOrDefault("GameType", GAME_TYPE);
        if (!type.equals(GAME_TYPE) && !type.startsWith(GAME_TYPE + ",")) {
            throw new IllegalArgumentException(
                    "the game type is " + Quoted.quoted(type) + ", not English checkers (" + GAME_TYPE + ")");
        }
        String fen = tags.get("FEN");
        try {
            return fen == null ? game.start() : game.parse(fen);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("tag FEN: " + e.getMessage(), e);
        }
    }

    @Override
    protected int move(CheckersPosition position, String word) {
        return CheckersNotation.parse(position, word);
    }

    @Override
    protected String result(String word) {
        return switch (word) {
            case "1-0", "2-0" -> "1-0";
            case "0-1", "0-2" -> "0-1";
            case "1/2-1/2", "1-1" -> "1/2-1/2";
            case "*", "0-0" -> "*";
            default -> "";
        };
    }
}
