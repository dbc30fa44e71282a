package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.BoardStyle;
import espalier.game.Game;
import espalier.game.Grid;
import espalier.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What every {@link Game} must pass: texts of positions and moves can be read back, other texts are refused, and a won
 * game is won. {@link PositionContract} looks at its positions.
 */
public abstract class GameContract<P extends Position<P>> extends InGame<P> {
    private static final List<String> NO_TEXTS = List.of(
            "", " ", "no such thing", "-1", "99999999999999999999", "\0", "\n", "\u001b[31m", "\u00e9\ud83d\ude00");

    /** Spoilt texts are tried at every tenth ply. */
    private static final int SOME = 10;

    /** Fewer than for positions alone: texts take time. */
    @Override
    protected int playouts() {
        return 100;
    }

    @Test
    void theLoserIsNotTheWinner() {
        assertThat(winsInOne()).as("wins in one").isNotEmpty();
        winsInOne().forEach((text, wins) -> {
            Set<String> winning = Set.of(wins.split(" ", -1));
            P position = game().parse(text);
            for (int move : position.moves()) {
                String written = game().formatMove(position, move);
                position.play(move);
                boolean won = position.moves().length == 0 && position.score() < 0;
                position.undo();
                assertThat(won)
                        .as("the game is won after %s in %s", written, text)
                        .isEqualTo(winning.contains(written));
            }
        });
    }

    @Test
    void positionsAreReadBack() {
        visit(30, place -> {
            P position = place.position();
            Picture before = Picture.of(position);
            String text = game().format(position);
            Picture.of(position).mustBe(before, "after the position was written");
            P read = game().parse(text);
            if (!Picture.of(read).looksLike(before)) {
                Picture.of(read).mustBe(before, "the position read from " + text);
            }
            assertThat(game().format(read)).as("written again").isEqualTo(text);
        });
    }

    @Test
    void movesAreReadBack() {
        visit(31, place -> {
            P position = place.position();
            Picture before = Picture.of(position);
            Set<String> texts = new HashSet<>();
            for (int move : before.moves()) {
                String text = game().formatMove(position, move);
                if (!texts.add(text) || game().parseMove(position, text) != move) {
                    assertThat(game().parseMove(position, text))
                            .as("the move read from " + text)
                            .isEqualTo(move);
                    assertThat(texts).as("the texts of other moves").doesNotContain(text);
                }
            }
            Picture.of(position).mustBe(before, "after moves were written and read");
        });
    }

    @Test
    void movesArePointedAt() {
        visit(33, place -> {
            P position = place.position();
            Picture before = Picture.of(position);
            Grid grid = game().grid(position);
            assertThat(game().grid(game().parse(game().format(position))))
                    .as("the board read from the position's text")
                    .isEqualTo(grid);
            for (int move : before.moves()) {
                List<Integer> squares = game().squares(position, move);
                position.play(move);
                Grid after = game().grid(position);
                position.undo();
                String text = game().formatMove(position, move);
                boolean onBoard = squares.stream()
                        .allMatch(square -> square >= 0
                                && square < grid.cells().length()
                                && !grid.names().get(square).isEmpty());
                if (!onBoard || squares.isEmpty() != grid.changes(after).isEmpty()) {
                    assertThat(onBoard)
                            .as("the squares " + squares + " of " + text + " are on the board")
                            .isTrue();
                    assertThat(squares).as("the squares of " + text).hasSameElementsAs(grid.changes(after));
                }
            }
            Picture.of(position).mustBe(before, "after the board was described");
        });
    }

    @Test
    void otherTextsAreRefused() {
        P start = start();
        for (String text : NO_TEXTS) {
            assertThat(refuses(game()::parse, text))
                    .as("refusal of the position '%s'", text)
                    .isTrue();
            assertThat(refuses(t -> game().parseMove(start, t), text))
                    .as("refusal of the move '%s'", text)
                    .isTrue();
        }
        visit(32, place -> {
            if (place.moves().size() % SOME > 0) {
                return;
            }
            P position = place.position();
            spoilt(game().format(position)).forEach(text -> refuses(game()::parse, text));
            Arrays.stream(position.moves())
                    .limit(1)
                    .forEach(move -> spoilt(game().formatMove(position, move))
                            .forEach(text -> refuses(t -> game().parseMove(position, t), text)));
        });
    }

    /** A text with something missing or too much; some may still be right. */
    private static List<String> spoilt(String text) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < text.length(); i += 1 + text.length() / 8) {
            texts.add(text.substring(0, i));
            texts.add(text.substring(i));
            texts.add(text.substring(0, i) + '\u0007' + text.substring(i));
            texts.add(text.substring(0, i) + "9999999999" + text.substring(i + 1));
        }
        return texts;
    }

    /** Whether the text is refused, in one line. Every other exception is a failure. */
    private static boolean refuses(Consumer<String> parser, String text) {
        try {
            parser.accept(text);
            return false;
        } catch (IllegalArgumentException e) {
            Fuzz.oneLine(e.getMessage());
            return true;
        } catch (RuntimeException e) {
            throw new AssertionError("'" + text + "' is not refused by an IllegalArgumentException: " + e, e);
        }
    }

    @Test
    void aGameDescribesItself() {
        Game<P> game = game();
        assertThat(game.name()).as("the name").matches("[a-z][a-z0-9-]*");
        assertThat(game.unit()).as("the unit").isPositive();
        assertThat(game.sides()).as("the sides").hasSize(2).doesNotHaveDuplicates();
        assertThat(game.evaluators()).as("the evaluators").isNotEmpty();
        assertThat(Stream.of(BoardStyle.values()).map(style -> game.show(start(), style)))
                .allMatch(text -> !text.isBlank());
        P played = start();
        Picture before = Picture.of(start());
        played.play(before.moves()[0]);
        Picture.of(start()).mustBe(before, "the start after a move was played from another start");
    }
}
