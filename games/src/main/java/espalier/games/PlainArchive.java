package espalier.games;

import espalier.game.Game;
import espalier.game.Position;
import espalier.games.files.TaggedFormat;
import java.util.LinkedHashMap;
import java.util.Map;

/** Plain text for games without a format of their own: PGN's form, with moves as the game writes them and no move numbers. */
record PlainArchive<P extends Position<P>>(Game<P> game) implements TaggedFormat<P> {
    @Override
    public String extension() {
        return "txt";
    }

    @Override
    public int unit() {
        return game.unit();
    }

    @Override
    public P start(Map<String, String> tags) {
        String position = tags.get("FEN");
        return position == null ? game.start() : game.parse(position);
    }

    @Override
    public int parse(P position, String word) {
        return game.parseMove(position, word);
    }

    @Override
    public String format(P position, int move) {
        return game.formatMove(position, move);
    }

    @Override
    public Map<String, String> tags(Recorded<P> recorded) {
        Map<String, String> tags = new LinkedHashMap<>(Map.of("Game", game.name()));
        tags.putAll(recorded.tags());
        tags.remove("FEN");
        tags.put("Result", recorded.result());
        String start = game.format(recorded.start());
        if (!start.equals(game.format(game.start()))) {
            tags.put("FEN", start);
        }
        return tags;
    }
}
