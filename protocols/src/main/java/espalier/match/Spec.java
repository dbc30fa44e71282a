package espalier.match;

import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Quoted;
import espalier.protocols.TimeControl;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;

/**
 * A description of a player: {@code name=A,algorithm=mtd-f,level=3}, {@code cmd="gnuchess -u",protocol=uci}, {@code
 * random}. Pairs are separated by commas; a value with commas or blanks is quoted, {@code \"} is a quote in it. The first
 * word may be a kind of player without {@code player=}.
 *
 * @param kind the kind of player
 * @param name the user's name for it, if there is one
 * @param time its own time control, if it has one
 * @param keys what the kind understands
 */
record Spec(PlayerKind kind, Optional<String> name, Optional<TimeControl> time, Map<String, String> keys) {
    private static final String PLAYER = "player";
    private static final String NAME = "name";
    private static final String TIME = "time";
    private static final int LONGEST_NAME = 60;

    /**
     * Reads a description.
     *
     * @throws IllegalArgumentException in one line
     */
    static Spec parse(String text) {
        Map<String, String> keys = pairs(text);
        PlayerKind kind = kind(keys);
        keys.remove(PLAYER);
        Optional<String> name = Optional.ofNullable(keys.remove(NAME));
        Optional<TimeControl> time = Optional.ofNullable(keys.remove(TIME)).map(TimeControl::parse);
        name.ifPresent(Spec::checkName);
        for (String key : keys.keySet()) {
            if (!kind.keys().contains(key) && !kind.keys().contains(key.substring(0, key.indexOf('.') + 1))) {
                List<String> known = new ArrayList<>(List.of(NAME, TIME));
                kind.keys().stream().sorted().forEach(known::add);
                throw new IllegalArgumentException(
                        "a player of the kind " + kind.name() + " has " + Quoted.unknown("key ", key, known));
            }
        }
        return new Spec(kind, name, time, keys);
    }

    <P extends Position<P>> PlayerKind.Club<P> club(Game<P> game) {
        return kind.read(game, keys);
    }

    private static void checkName(String name) {
        if (name.isBlank()
                || name.length() > LONGEST_NAME
                || !Quoted.escaped(name).equals(name)) {
            throw new IllegalArgumentException(
                    "a name has 1 to " + LONGEST_NAME + " characters, not " + Quoted.quoted(name));
        }
    }

    /** By its name; an algorithm may be named like a kind, a command makes an engine, and everything else is ours. */
    private static PlayerKind kind(Map<String, String> keys) {
        Map<String, PlayerKind> kinds = new TreeMap<>();
        ServiceLoader.load(PlayerKind.class, PlayerKind.class.getClassLoader())
                .forEach(kind -> kinds.put(kind.name(), kind));
        String algorithm = keys.getOrDefault("algorithm", "");
        if (!keys.containsKey(PLAYER) && kinds.containsKey(algorithm)) {
            keys.put(PLAYER, keys.remove("algorithm"));
        }
        String name = keys.getOrDefault(PLAYER, keys.containsKey(EngineKind.COMMAND) ? EngineKind.NAME : OurKind.NAME);
        PlayerKind kind = kinds.get(name);
        if (kind == null) {
            throw new IllegalArgumentException(
                    Quoted.unknown("kind of player ", name, kinds.keySet()) + "; everything else is key=value");
        }
        return kind;
    }

    private static Map<String, String> pairs(String text) {
        Map<String, String> pairs = new LinkedHashMap<>();
        for (String part : split(text, ',')) {
            int equals = part.indexOf('=');
            boolean bare = equals < 0 && pairs.isEmpty();
            String key = bare ? PLAYER : part.substring(0, Math.max(0, equals)).strip();
            if (key.isEmpty()) {
                throw new IllegalArgumentException(
                        "a player is described by key=value, separated by commas, not by " + Quoted.quoted(part));
            }
            if (pairs.put(key, unquoted(bare ? part : part.substring(equals + 1))) != null) {
                throw new IllegalArgumentException(Quoted.quoted(key) + " is given twice");
            }
        }
        return pairs;
    }

    /** Splits at a character outside of quotes, which stay. */
    private static List<String> split(String text, char at) {
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && quote != 0 && i + 1 < text.length()) {
                part.append(c).append(text.charAt(++i));
            } else if (c == at && quote == 0) {
                parts.add(part.toString());
                part.setLength(0);
            } else {
                quote = quote == 0 && (c == '"' || c == '\'') ? c : c == quote ? 0 : quote;
                part.append(c);
            }
        }
        if (quote != 0) {
            throw new IllegalArgumentException("a quote is not closed in " + Quoted.quoted(text));
        }
        parts.add(part.toString());
        return parts;
    }

    private static String unquoted(String text) {
        StringBuilder out = new StringBuilder();
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && quote != 0 && i + 1 < text.length()) {
                out.append(text.charAt(++i));
            } else if (quote == 0 ? c == '"' || c == '\'' : c == quote) {
                quote = quote == 0 ? c : 0;
            } else {
                out.append(c);
            }
        }
        return out.toString().strip();
    }

    /** The words of a command; quotes keep blanks. */
    static List<String> words(String command) {
        return split(command.strip(), ' ').stream()
                .filter(word -> !word.isEmpty())
                .map(Spec::unquoted)
                .toList();
    }

    /** A whole number of a description. */
    static int number(Map<String, String> keys, String key, int initial, int least, int most) {
        double value = decimal(keys, key, initial);
        if (value != Math.rint(value) || value < least || value > most) {
            throw new IllegalArgumentException(
                    key + " is " + Quoted.quoted(keys.getOrDefault(key, "")) + ", it must be " + least + " to " + most);
        }
        return (int) value;
    }

    /** A number of a description. */
    static double decimal(Map<String, String> keys, String key, double initial) {
        String text = keys.get(key);
        if (text == null) {
            return initial;
        }
        if (!text.matches("\\d{1,9}(\\.\\d{1,9})?")) {
            throw new IllegalArgumentException(key + " must be a number, not " + Quoted.quoted(text));
        }
        return Double.parseDouble(text);
    }
}
