package espalier.lab.practice;

import espalier.game.Game;
import espalier.game.Quoted;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A game and how deep it is searched. */
public record GameDepth(Game<?> game, int depth) {
    /**
     * Reads {@code chess:6}.
     *
     * @throws IllegalArgumentException if the game or the depth is invalid
     */
    public static GameDepth parse(String text) {
        String[] parts = text.split(":", -1);
        if (parts.length != 2 || !parts[1].matches("[1-9]\\d?")) {
            throw new IllegalArgumentException(
                    "'depths' has " + Quoted.quoted(text) + ", a game and a depth are expected: chess:6");
        }
        return new GameDepth(Game.named(parts[0]), Integer.parseInt(parts[1]));
    }

    /** Reads several, of different games. */
    public static List<GameDepth> parse(List<String> texts) {
        List<GameDepth> all = texts.stream().map(GameDepth::parse).toList();
        Set<String> seen = new HashSet<>();
        for (GameDepth one : all) {
            if (!seen.add(one.game.name())) {
                throw new IllegalArgumentException("'depths' has " + one.game.name() + " twice");
            }
        }
        return all;
    }

    /** "chess, depth 6". */
    public String row() {
        return game.name() + ", depth " + depth;
    }

    /** "chess at depth 6". */
    public String place() {
        return game.name() + " at depth " + depth;
    }

    /** The game's name with a capital. */
    public String title() {
        return game.name().equals("loa")
                ? "Lines of Action"
                : Character.toUpperCase(game.name().charAt(0)) + game.name().substring(1);
    }
}
