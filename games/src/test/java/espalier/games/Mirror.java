package espalier.games;

import espalier.game.Game;
import espalier.game.Position;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Exchanges the players of a position through its text, so that the contracts know the mirrored game. */
final class Mirror {
    private Mirror() {}

    static <P extends Position<P>> P of(Game<P> game, P position) {
        String text = game.format(position);
        return game.parse(
                switch (game.name()) {
                    case "chess" -> chess(text);
                    case "checkers" -> checkers(text);
                    case "loa", "loa-mover-wins", "loa-no-move-loses" -> swapped(text, 'b', 'w');
                    default -> swapped(text, 'X', 'O');
                });
    }

    private static String swapped(String text, char one, char other) {
        return text.chars()
                .mapToObj(c -> String.valueOf(c == one ? other : c == other ? one : (char) c))
                .collect(Collectors.joining());
    }

    /** Ranks from bottom to top, the other colours, the other side. */
    private static String chess(String fen) {
        String[] fields = fen.split(" ", -1);
        List<String> ranks = Arrays.asList(fields[0].split("/", -1));
        Collections.reverse(ranks);
        fields[0] = otherCase(String.join("/", ranks));
        fields[1] = fields[1].equals("w") ? "b" : "w";
        fields[2] = fields[2].equals("-") ? "-" : otherCase(fields[2]);
        fields[3] = fields[3].length() < 2 ? "-" : fields[3].charAt(0) + (fields[3].endsWith("3") ? "6" : "3");
        return String.join(" ", fields);
    }

    private static String otherCase(String text) {
        return text.chars()
                .mapToObj(c -> String.valueOf(
                        (char) (Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))))
                .collect(Collectors.joining());
    }

    /** {@code B:W18,K25:B1} becomes {@code W:B15,K8:W32}: the board is rotated. */
    private static String checkers(String fen) {
        return Arrays.stream(fen.split(":", -1))
                .map(part -> {
                    String colour = part.startsWith("W") ? "B" : "W";
                    return part.length() < 2 ? colour : colour + turned(part.substring(1));
                })
                .collect(Collectors.joining(":"));
    }

    private static String turned(String squares) {
        return Arrays.stream(squares.split(",", -1))
                .map(square -> square.startsWith("K")
                        ? "K" + (33 - Integer.parseInt(square.substring(1)))
                        : Integer.toString(33 - Integer.parseInt(square)))
                .collect(Collectors.joining(","));
    }
}
