package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.BoardStyle;
import espalier.game.Game;
import espalier.game.Grid;
import espalier.game.Position;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Boards as squares: what is drawn on a page agrees with the diagrams of the terminal, and every move with its squares. */
class GridTest {
    private static final int GAMES = 20;

    /** The pieces of both sides, the first player's first. */
    private static final Map<String, List<String>> PIECES = Map.of(
            "chess", List.of("PNBRQK", "pnbrqk"),
            "checkers", List.of("bB", "wW"),
            "othello", List.of("X", "O"),
            "loa", List.of("b", "w"),
            "tictactoe", List.of("X", "O"));

    /** Where a diagram has its pieces: the first line, the first column, the distance between columns. */
    private record Layout(int size, int top, int left, int step) {}

    private static final Map<String, Layout> LAYOUTS = Map.of(
            "chess", new Layout(8, 1, 4, 2),
            "checkers", new Layout(8, 1, 5, 4),
            "othello", new Layout(8, 1, 3, 2),
            "loa", new Layout(8, 0, 4, 2),
            "tictactoe", new Layout(3, 0, 2, 2));

    @ParameterizedTest
    @ValueSource(strings = {"chess", "checkers", "othello", "loa", "tictactoe"})
    void randomGames(String name) {
        check(Game.named(name));
    }

    private static <P extends Position<P>> void check(Game<P> game) {
        SplittableRandom random = new SplittableRandom(16);
        for (int i = 0; i < GAMES; i++) {
            P position = game.start();
            for (int ply = 0; ply < 100; ply++) {
                Grid grid = game.grid(position);
                assertThat(grid.cells()).isEqualTo(drawn(game, position));
                int[] moves = new int[position.maxMoves()];
                int end = position.generate(moves, 0);
                for (int j = 0; j < end; j++) {
                    check(game, position, moves[j], grid);
                }
                if (end == 0) {
                    break;
                }
                position.play(moves[random.nextInt(end)]);
            }
        }
    }

    private static <P extends Position<P>> void check(Game<P> game, P position, int move, Grid grid) {
        String text = game.formatMove(position, move);
        List<Integer> squares = game.squares(position, move);
        if (text.equals("pass")) {
            assertThat(squares).as(text).isEmpty();
            return;
        }
        String own = PIECES.get(game.name()).get(position.turn());
        int from = squares.get(0);
        int to = squares.get(squares.size() - 1);
        position.play(move);
        Grid after = game.grid(position);
        position.undo();
        assertThat(own)
                .as("the piece that %s moves", text)
                .contains(after.cells().substring(to, to + 1));
        if (squares.size() > 1) {
            assertThat(own)
                    .as("the piece that %s moves", text)
                    .contains(grid.cells().substring(from, from + 1));
            assertThat(after.cells().charAt(from) == ' ' || from == to).as(text).isTrue();
        }
        String names = squares.stream().map(grid.names()::get).collect(Collectors.joining());
        assertThat(text.replaceAll("[-x]", "").replaceFirst("[qrbn]$", "")).isEqualTo(names);
    }

    /** The board of the terminal's diagram: eight lines, a piece every few characters. */
    private static <P extends Position<P>> String drawn(Game<P> game, P position) {
        String text = game.show(position, BoardStyle.PLAIN);
        Layout layout = LAYOUTS.get(game.name());
        List<String> lines = text.lines().skip(layout.top).toList();
        StringBuilder cells = new StringBuilder();
        for (int row = 0; row < layout.size; row++) {
            for (int column = 0; column < layout.size; column++) {
                char c = lines.get(row).charAt(layout.left + layout.step * column);
                cells.append(String.join("", PIECES.get(game.name())).indexOf(c) < 0 ? ' ' : c);
            }
        }
        return cells.toString();
    }

    @Test
    void aGridFromText() {
        assertThat(Grid.of("X-O------ X")).isEqualTo(new Grid(3, "X O      ", numbers(9)));
        assertThat(Grid.of("rnb1/2p/4 w")).isEqualTo(new Grid(4, "rnb   p     ", numbers(12)));
        assertThat(Grid.of("10/a9 w").columns()).isEqualTo(10);
        assertThat(Grid.of(".".repeat(42)).columns()).isEqualTo(7);
        assertThat(Grid.of("1234567").columns()).isEqualTo(7);
        assertThat(Grid.of("").cells()).isEqualTo(" ");
        assertThat(Grid.of("ab/c x").lettered(true).names()).containsExactly("a2", "b2", "a1", "b1");
        assertThat(Grid.of("ab/c x").lettered(false).names()).containsExactly("a1", "b1", "a2", "b2");
    }

    private static List<String> numbers(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(Integer::toString).toList();
    }
}
