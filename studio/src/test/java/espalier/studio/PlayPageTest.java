package espalier.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.support.ui.Select;

/** The Play page, as a person uses it. */
@Tag("slow")
class PlayPageTest extends OnAServer {
    /** Begins a game by the form. */
    private static void begin(Browser browser, String game, String side, String level) {
        browser.find(".square");
        String before = address(browser);
        new Select(browser.find("[name=game]")).selectByValue(game);
        new Select(browser.find("[name=side]")).selectByValue(side);
        new Select(browser.find("[name=level]")).selectByValue(level);
        browser.fill("[name=time]", "50").click("#new-game");
        browser.until("there is another table", () -> !address(browser).equals(before));
    }

    private static String address(Browser browser) {
        return String.valueOf(browser.script("return location.hash"));
    }

    private static String status(Browser browser) {
        return browser.find(".play-status").getText();
    }

    private static void square(Browser browser, String name) {
        String css = ".square[aria-label^='" + name + ",']";
        browser.script("arguments[0].scrollIntoView({block: 'center'})", browser.find(css)); // not below the header
        browser.click(css);
    }

    /** A position from which one move ends the game, by the squares that are clicked, and what the page says then. */
    private record Ending(String position, List<String> squares, String result) {}

    private static final Map<String, Ending> ENDINGS = Map.of(
            "chess", new Ending("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", List.of("e1", "e8"), "White wins"),
            "checkers", new Ending("W:W18:B15", List.of("18", "11"), "White wins"),
            "othello", new Ending("-O" + "X".repeat(62) + " X; a1:+64;", List.of("a1"), "Black wins"),
            "loa", new Ending("8/8/8/8/8/8/w6w/b1b5 b", List.of("a1", "b2"), "Black wins"),
            "tictactoe", new Ending("XX-OO---- X", List.of("3"), "X wins"));

    @Test
    void aGameOfEachKindIsFinished() throws IOException {
        try (Browser browser = Browser.desktop(server).open("#/play")) {
            ENDINGS.forEach((game, ending) -> {
                begin(browser, game, "both", "1");
                if (!browser.driver().findElement(By.id("position")).isDisplayed()) {
                    browser.named("Position").click();
                }
                browser.fill("#position", "nonsense").click("#use");
                browser.until(
                        "nonsense is refused", () -> browser.find("#alert").isDisplayed());
                browser.fill("#position", ending.position).click("#use");
                browser.until(
                        "the position is there",
                        () -> !browser.driver().findElement(By.id("alert")).isDisplayed());
                ending.squares.forEach(name -> square(browser, name));
                browser.sees("The game is over: " + ending.result);
                browser.named("Undo").click();
                browser.until("the game goes on", () -> !status(browser).contains("over"));
            });
            assertThat(browser.script("return document.querySelector('#announce').textContent"))
                    .as("what a screen reader says")
                    .asString()
                    .isNotEmpty();
            // Only the refusals are in the console.
            browser.driver()
                    .manage()
                    .logs()
                    .get("browser")
                    .getAll()
                    .forEach(entry -> assertThat(entry.getMessage()).contains("400"));
        }
    }

    /** The shortest games there are, both sides by hand: every move by its squares. */
    private static final Map<String, List<String>> GAMES = Map.of(
            "chess", List.of("f2 f3", "e7 e5", "g2 g4", "d8 h4"),
            "othello", List.of("e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"),
            "tictactoe", List.of("1", "4", "2", "5", "3"));

    @Test
    void wholeGamesAreFinishedByHand() throws IOException {
        try (Browser browser = Browser.desktop(server).open("#/play")) {
            GAMES.forEach((game, moves) -> {
                begin(browser, game, "both", "1");
                for (String move : moves) {
                    List.of(move.split(" ", -1)).forEach(name -> square(browser, name));
                }
                browser.sees("The game is over:");
                assertThat(browser.driver().findElements(By.cssSelector(".move")))
                        .hasSize(moves.size());
            });
            browser.assertClean();
        }
    }

    /** From the first move to the last against the program: by clicks, whatever they are worth. */
    @ParameterizedTest
    @CsvSource({"checkers, 4, 20", "loa, 4, 20", "othello, 4, 8", "chess, 10, 8"})
    void aWholeGameIsPlayedAgainstTheProgram(String game, String level, int least) throws IOException {
        try (Browser browser = Browser.desktop(server).open("#/play")) {
            begin(browser, game, "first", level);
            playToTheEnd(browser);
            assertThat(browser.driver().findElements(By.cssSelector(".move"))).hasSizeGreaterThan(least);
            browser.assertClean();
        }
    }

    private static void playToTheEnd(Browser browser) {
        browser.until("the game is over", () -> {
            browser.script(MOVE);
            return status(browser).contains("over");
        });
    }

    /**
     * A click on a pass, on an empty square where a piece is placed, or on piece after piece until one can move; each turn
     * elsewhere. One move for each position, however long the answer takes.
     */
    private static final String MOVE = """
            const moves = document.querySelectorAll('.move').length;
            const choice = document.querySelector('.board-choices:not([hidden]) button');
            if (choice) return choice.click();
            if (window.asked === moves || !document.querySelector('.play-status').textContent.startsWith('Your move')) return;
            const take = list => {
              window.asked = moves;
              list[moves % list.length].click();
            };
            const targets = () => document.querySelectorAll('.square.target');
            const passes = document.querySelectorAll('.play-board > .row > button.primary');
            if (passes.length) return take(passes);
            if (targets().length) return take(targets());
            const squares = [...document.querySelectorAll('.square')];
            for (let i = 0; i < squares.length; i++) {
              squares[(i + 5 * moves) % squares.length].click();
              if (targets().length) return take(targets());
            }
            """;

    /** Connect Four is no part of the project: its classes come from the examples, as those of a reader's own game do. */
    @Test
    void aGameFromTheClassPathIsPlayed(@TempDir Path folder) throws IOException {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader mine = compiled(Path.of("..", "examples", "connect-four", "src", "main"), folder)) {
            thread.setContextClassLoader(mine);
            try (StudioServer own = StudioServer.open(0);
                    Browser browser = Browser.desktop(own).open("#/play")) {
                begin(browser, "connect-four", "first", "4");
                browser.find(".square[aria-label='row 6 column 4, empty, possible move']");
                assertThat(browser.driver().findElements(By.cssSelector(".coordinate")))
                        .as("numbers that no move is written with")
                        .isEmpty();
                playToTheEnd(browser);
                assertThat(browser.driver().findElements(By.cssSelector(".move")))
                        .hasSizeGreaterThan(6)
                        .allMatch(each -> each.getText().matches("[1-7]"));
                browser.open("#/tree?game=connect-four&depth=1&a=pvs").find(".tree .mini");
                browser.assertClean();
            }
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /** The classes and resources of a folder of sources. */
    private static URLClassLoader compiled(Path main, Path folder) throws IOException {
        List<String> arguments = new ArrayList<>(
                List.of("-d", folder.toString(), "-proc:none", "-cp", System.getProperty("java.class.path")));
        try (Stream<Path> sources = Files.walk(main.resolve("java"))) {
            sources.filter(each -> each.toString().endsWith(".java")).forEach(each -> arguments.add(each.toString()));
        }
        int failed = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        assertThat(failed).as("the compiler's exit code").isZero();
        return new URLClassLoader(new URL[] {
            folder.toUri().toURL(), main.resolve("resources").toUri().toURL()
        });
    }

    @Test
    void theKeyboardAloneAgainstTheProgram() throws IOException {
        try (Browser browser = Browser.desktop(server).open("#/play")) {
            begin(browser, "tictactoe", "first", "1");
            browser.until("the board is focused", () -> {
                browser.keys(Keys.TAB);
                return Boolean.TRUE.equals(
                        browser.script("return document.activeElement.classList.contains('square')"));
            });
            browser.until("the game is over", () -> {
                if (status(browser).startsWith("Your move")) {
                    step(browser);
                }
                return status(browser).contains("over");
            });
            assertThat(browser.driver().findElements(By.cssSelector(".move"))).hasSizeGreaterThanOrEqualTo(5);
            browser.assertClean();
        }
    }

    /** Walks to the first possible square with arrows and takes it. */
    private static void step(Browser browser) {
        Object path = browser.script("const to = document.querySelector('.square.target');"
                + "const from = document.activeElement.dataset.square;"
                + "return to && from ? [Number(from), Number(to.dataset.square)] : []");
        List<?> squares = (List<?>) path;
        if (squares.size() == 2) {
            int from = ((Number) squares.get(0)).intValue();
            int to = ((Number) squares.get(1)).intValue();
            for (int i = from / 3; i != to / 3; i += i < to / 3 ? 1 : -1) {
                browser.keys(i < to / 3 ? Keys.ARROW_DOWN : Keys.ARROW_UP);
            }
            for (int i = from % 3; i != to % 3; i += i < to % 3 ? 1 : -1) {
                browser.keys(i < to % 3 ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT);
            }
            browser.keys(Keys.ENTER);
        }
    }

    @Test
    void theProgramPlaysItselfAndTheSearchIsSeen() throws IOException {
        try (Browser browser = Browser.desktop(server).open("#/play")) {
            begin(browser, "othello", "none", "1");
            browser.sees("The game is over");
            assertThat(browser.driver().findElements(By.cssSelector(".move")).size())
                    .isGreaterThan(8);
            assertThat(browser.find(".variation").getText()).matches("([a-h][1-8]|pass)( .*)?");
            assertThat(browser.driver().findElements(By.cssSelector(".graph-dot")))
                    .as("values of the game")
                    .isNotEmpty();
            assertThat(browser.driver().findElements(By.cssSelector(".window")))
                    .as("windows")
                    .isNotEmpty();
            browser.assertClean();
        }
    }

    @Test
    void aPositionIsSetUpByHandAndAHintGiven() throws IOException {
        try (Browser browser = Browser.desktop(server).open("#/play")) {
            begin(browser, "chess", "both", "1");
            browser.named("Position").click();
            browser.click("#setup").named("Empty").click();
            for (String[] each : new String[][] {{"white king", "a1"}, {"white rook", "e1"}, {"black king", "g8"}}) {
                browser.click("[aria-label='" + each[0] + "'].palette-piece");
                square(browser, each[1]);
            }
            browser.click("#setup-done");
            browser.until(
                    "the pieces are there",
                    () -> browser.find("#position").getAttribute("value").startsWith("6k1/8/8/8/8/8/8/K3R3 w"));
            browser.named("Hint").click();
            browser.until("there is a hint", () -> status(browser).startsWith("Hint:"));
            browser.find(".board-arrows .arrow");
            browser.assertClean();
        }
    }

    @Test
    void aPhoneHasRoomForIt() throws IOException {
        try (Browser browser = Browser.phone(server)) {
            for (String page : List.of("#/play", "#/lab", "#/lab/matches")) {
                browser.open(page).find(page.equals("#/play") ? ".square" : ".card");
                assertThat(browser.script("return document.documentElement.scrollWidth"))
                        .as(page)
                        .isEqualTo(390L);
            }
            browser.assertClean();
        }
    }
}
