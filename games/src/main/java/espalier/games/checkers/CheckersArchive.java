package espalier.games.checkers;

import espalier.game.Quoted;
import espalier.games.Recorded;
import espalier.games.files.ByteReader;
import espalier.games.files.LineReader;
import espalier.games.files.LineReader.Line;
import espalier.games.files.TaggedFormat;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Checkers archives by the ending of their name. {@code .txt} is a list of openings, one per line: a position ({@code
 * W:B1,2:W31}), or moves from the start after an optional number ({@code 001 9-13 21-17 5-9}), which becomes the tag
 * {@code Opening}; lines that start with {@code #} are comments. Everything else is PDN, also with results in points
 * ({@code 2-0}, {@code 1-1}, {@code 0-2}); they are those of the first player, Black. PDN is written with the usual tags in
 * the usual order, then others by name, and the moves with full paths.
 */
record CheckersArchive(CheckersGame game) implements TaggedFormat<CheckersPosition> {
    /** PDN's number for English checkers. */
    private static final String GAME_TYPE = "21";

    private static final List<String> FIRST = List.of("Event", "Site", "Date", "Round", "Black", "White");

    @Override
    public void readGames(String name, InputStream in, Handler<CheckersPosition> handler) throws IOException {
        if (name.toLowerCase(Locale.ROOT).endsWith(".txt")) {
            LineReader.readGames(name, in, "#", line -> opening(name, line), handler);
        } else {
            TaggedFormat.super.readGames(name, in, handler);
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

    @Override
    public String extension() {
        return "pdn";
    }

    /** Men. */
    @Override
    public int unit() {
        return 100;
    }

    @Override
    public CheckersPosition start(Map<String, String> tags) {
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
    public Map<String, String> tags(Recorded<CheckersPosition> played) {
        Map<String, String> ordered = new LinkedHashMap<>();
        FIRST.stream()
                .filter(played.tags()::containsKey)
                .forEach(name -> ordered.put(name, played.tags().getOrDefault(name, "")));
        ordered.put("Result", played.result());
        ordered.put("GameType", GAME_TYPE);
        new TreeMap<>(played.tags()).forEach(ordered::putIfAbsent);
        ordered.remove("FEN");
        String start = game.format(played.start());
        if (!start.equals(game.format(game.start()))) {
            ordered.put("FEN", start);
        }
        return ordered;
    }

    @Override
    public int parse(CheckersPosition position, String word) {
        return CheckersNotation.parse(position, word);
    }

    @Override
    public String format(CheckersPosition position, int move) {
        return CheckersNotation.format(move);
    }

    @Override
    public int number(CheckersPosition position) {
        int plies = position.plies();
        return 1 + (plies + (position.turn() ^ (plies & 1))) / 2;
    }

    @Override
    public String result(String word) {
        return switch (word) {
            case "2-0" -> Recorded.FIRST_WINS;
            case "0-2" -> Recorded.SECOND_WINS;
            case "1-1" -> Recorded.DRAW;
            case "0-0" -> Recorded.UNKNOWN;
            default -> TaggedFormat.super.result(word);
        };
    }
}
