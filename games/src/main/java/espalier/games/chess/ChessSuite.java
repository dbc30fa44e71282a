package espalier.games.chess;

import espalier.game.Quoted;
import espalier.games.Suite;
import espalier.games.files.LineReader;
import espalier.games.files.LineReader.Line;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Test suites in EPD: {@code bm} and {@code am}, rated moves in {@code c0 "f5=100, Bf2=46"} (as in STS), and {@code dm
 * 3}, mate in three moves. In a file of plain positions whose name contains {@code mate-in-3}, that is the task of
 * each.
 */
final class ChessSuite implements Suite<ChessPosition> {
    private static final Pattern MATES = Pattern.compile("mate-in-([0-9]{1,3})\\b");
    private static final Pattern RATING = Pattern.compile("\\s*[^\\s,]+=[0-9]{1,6}\\s*");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,3}");

    @Override
    public void readProblems(String name, InputStream in, Handler<ChessPosition> handler) throws IOException {
        Matcher mates = MATES.matcher(name.substring(name.lastIndexOf('/') + 1));
        OptionalInt mateIn = mates.find() ? OptionalInt.of(Integer.parseInt(mates.group(1))) : OptionalInt.empty();
        LineReader.read(
                in,
                "#",
                line -> problem(line, mateIn),
                handler::problem,
                (number, line, reason) -> handler.broken(line, reason));
    }

    private static Problem<ChessPosition> problem(Line line, OptionalInt mateIn) {
        Epd epd = Epd.parse(line.text());
        return new Problem<>(epd.id(), line.line(), epd.position(), answers(epd, mateIn));
    }

    private static Answers answers(Epd epd, OptionalInt mateInByName) {
        OptionalInt mateIn = epd.operations().containsKey("dm") ? directMate(epd) : mateInByName;
        return new Answers(
                new LinkedHashSet<>(epd.bestMoves()),
                new LinkedHashSet<>(epd.avoidMoves()),
                points(epd),
                mateIn.isPresent() ? OptionalInt.of(2 * mateIn.getAsInt() - 1) : mateIn);
    }

    private static OptionalInt directMate(Epd epd) {
        String moves = String.join(" ", epd.operations().getOrDefault("dm", List.of()));
        if (!NUMBER.matcher(moves).matches() || Integer.parseInt(moves) == 0) {
            throw new IllegalArgumentException("EPD operation dm: " + Quoted.quoted(moves) + " is no number of moves");
        }
        return OptionalInt.of(Integer.parseInt(moves));
    }

    /** Other comments rate no moves. */
    private static Map<Integer, Integer> points(Epd epd) {
        String comment = String.join(" ", epd.operations().getOrDefault("c0", List.of()));
        String[] ratings = comment.split(",", -1);
        Map<Integer, Integer> points = new LinkedHashMap<>();
        if (!Arrays.stream(ratings).allMatch(RATING.asMatchPredicate())) {
            return points;
        }
        for (String rating : ratings) {
            int equals = rating.lastIndexOf('=');
            try {
                points.put(
                        ChessNotation.parse(
                                epd.position(), rating.substring(0, equals).strip()),
                        Integer.parseInt(rating.substring(equals + 1).strip()));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("EPD operation c0: " + e.getMessage(), e);
            }
        }
        return points;
    }
}
