package espalier.studio;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.cli.Json;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;

/** Every page: accessible in light and dark, whole on a phone, quiet in the console, small to load. */
@Tag("slow")
class PagesTest {
    /** By page: what is there when it is complete. */
    private static final Map<String, String> PAGES = Map.of(
            "#/", ".sentence:not(:empty)",
            "#/tree", ".result",
            "#/lessons", ".lesson-list a",
            "#/lessons/4", ".sentence:not(:empty)",
            "#/compare", ".compare-algorithms input",
            "#/play", ".board .piece",
            "#/lab", ".experiment",
            "#/lab/matches", ".match-form");

    @TempDir
    private Path folder;

    /** Looks at the pages as they are at first, then with what people do there finished. */
    private static void everywhere(StudioServer server, Browser browser, Consumer<String> look)
            throws InterruptedException {
        visit(browser, PAGES, look);
        visit(browser, finished(server), look);
    }

    private static void visit(Browser browser, Map<String, String> pages, Consumer<String> look) {
        pages.forEach((page, complete) -> {
            browser.open(page).find(complete);
            look.accept(page);
        });
    }

    /** A comparison, a run, a match, a game of it. */
    private static Map<String, String> finished(StudioServer server) throws InterruptedException {
        Map<String, String> pages = new LinkedHashMap<>();
        pages.put(
                "#/compare?kind=uniform&numbers=3,3,0,9,1&trees=3&algorithms=pvs,sss-star", ".compare-charts .whisker");
        pages.put("#/compare?kind=random&numbers=2,2,9,3,1&trees=2&algorithms=m-star", "td[data-measure=leaves]");
        pages.put("#/tree?tree=[[5,9],[8,2],[6,7]]&a=sss-star&b=pvs&at=8", ".open-list li");
        pages.put("#/tree?game=tictactoe&position=XOX--X--O O&depth=3&forward=1&at=20", ".tree .node");
        pages.put("#/tree?random=2,3,9,3,1&a=alpha-beta-star&at=9", ".sentence:not(:empty)");
        String run = "#/lab/runs/" + begun(server, "/api/runs", "{\"experiment\":\"solution-trees-figure-7\"}");
        String match = "#/lab/matches/" + begun(server, "/api/matches", MATCH);
        pages.put(run, "iframe.report");
        pages.put("#/lab/runs", "tbody a");
        pages.put(match, "[aria-label='Replay game 4']");
        pages.put(match + "/1", ".replay-board .square");
        return pages;
    }

    private static final String MATCH =
            "{\"game\":\"tictactoe\",\"firstAlgorithm\":\"mtd-f\",\"firstLevel\":\"3\",\"secondAlgorithm\":\"pvs\",\"secondLevel\":\"3\",\"games\":\"4\",\"nodes\":\"200\"}";

    /** Starts a run or a match as soon as no other is running. */
    static Object begun(StudioServer server, String path, String json) throws InterruptedException {
        Map<String, Object> answer = new HashMap<>();
        Http.until(path + " can be started", () -> {
            try {
                answer.putAll(Json.object(Http.body(Http.post(server, path, json))));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return answer.containsKey("id");
        });
        return answer.get("id");
    }

    /** What axe-core calls serious or critical, one line each. */
    private static final String AXE = """
            const done = arguments[0];
            axe.run(document, {resultTypes: ['violations']}).then(
              ({violations}) => done(violations
                .filter(each => ['serious', 'critical'].includes(each.impact))
                .map(each => `${each.id}: ${each.help}: ${each.nodes.slice(0, 3).map(node => node.html).join(' | ')}`)),
              error => done([String(error)]));
            """;

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void axeFindsNothingSerious(String scheme) throws IOException, InterruptedException {
        String axe = axe();
        List<String> found = new ArrayList<>();
        Browser.assumeInstalled();
        try (StudioServer server = StudioServer.open(0, folder, List.of());
                Browser browser = Browser.desktop(server).prefers(scheme)) {
            everywhere(server, browser, page -> {
                browser.script(axe);
                for (Object violation : (List<?>) browser.async(AXE)) {
                    found.add(page + " " + violation);
                }
            });
            browser.assertClean();
        }
        assertThat(found).isEmpty();
    }

    @Test
    void pagesFitAPhone() throws IOException, InterruptedException {
        Browser.assumeInstalled();
        try (StudioServer server = StudioServer.open(0, folder, List.of());
                Browser browser = Browser.phone(server)) {
            everywhere(server, browser, page -> {
                assertThat(browser.script("return document.documentElement.scrollWidth - innerWidth"))
                        .as(page + " is wider than the screen by")
                        .isEqualTo(0L);
            });
            browser.assertClean();
        }
    }

    @Test
    void theFirstPageIsSmall() throws IOException {
        try (StudioServer server = StudioServer.open(0);
                Browser browser = Browser.desktop(server)) {
            browser.open("#/").find(Objects.requireNonNull(PAGES.get("#/")));
            Number bytes = (Number)
                    browser.script(
                            "return [...performance.getEntriesByType('navigation'),"
                                    + " ...performance.getEntriesByType('resource')].reduce((sum, each) => sum + each.encodedBodySize, 0)");
            assertThat(bytes.longValue()).isBetween(1_000L, 300_000L);
        }
    }

    /** With Tab alone every control of a page is reached, and what has the focus can be seen to have it. */
    @Test
    void theKeyboardReachesEverything() throws IOException, InterruptedException {
        Browser.assumeInstalled();
        try (StudioServer server = StudioServer.open(0, folder, List.of());
                Browser browser = Browser.desktop(server)) {
            everywhere(server, browser, page -> {
                browser.script(
                        "window.reached = new Set(); document.addEventListener('focusin', event => reached.add(event.target))");
                int controls = ((Number) browser.script(CONTROLS)).intValue();
                browser.keys(Collections.nCopies(controls + 5, Keys.TAB).toArray(CharSequence[]::new));
                assertThat((List<?>) browser.script(MISSED))
                        .as(page + ": not reached")
                        .isEmpty();
            });
            browser.assertClean();
        }
    }

    private static final String EACH =
            "[...document.querySelectorAll('a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex=\"0\"]')]"
                    + ".filter(each => each.checkVisibility() && each.tabIndex >= 0 && each.type !== 'file')";

    private static final String CONTROLS = "return " + EACH + ".length";

    private static final String MISSED =
            "return " + EACH + ".filter(each => !reached.has(each)).map(each => each.outerHTML.slice(0, 120))";

    private static String axe() throws IOException {
        try (InputStream in = Objects.requireNonNull(PagesTest.class.getResourceAsStream("/axe-core/axe.min.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** The theme that a reader would get. */
    @Test
    void theSystemsThemeIsFollowed() throws IOException {
        try (StudioServer server = StudioServer.open(0);
                Browser browser = Browser.desktop(server)) {
            Map<String, String> papers = Map.of("light", "rgb(251, 251, 248)", "dark", "rgb(18, 21, 19)");
            papers.forEach((scheme, paper) -> {
                browser.prefers(scheme).open("#/");
                browser.until(
                        "the page is " + scheme,
                        () -> paper.equals(
                                browser.script("return getComputedStyle(document.documentElement).backgroundColor")));
            });
        }
    }
}
