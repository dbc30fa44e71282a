package espalier.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
    void axeFindsNothingSerious(String scheme) throws IOException {
        String axe = axe();
        List<String> found = new ArrayList<>();
        try (StudioServer server = StudioServer.open(0);
                Browser browser = Browser.desktop(server).prefers(scheme)) {
            for (String page : PAGES.keySet()) {
                open(browser, page);
                browser.script(axe);
                for (Object violation : (List<?>) browser.async(AXE)) {
                    found.add(page + " " + violation);
                }
            }
            browser.assertClean();
        }
        assertThat(found).isEmpty();
    }

    @Test
    void pagesFitAPhone() throws IOException {
        try (StudioServer server = StudioServer.open(0);
                Browser browser = Browser.phone(server)) {
            for (String page : PAGES.keySet()) {
                open(browser, page);
                assertThat(browser.script("return document.documentElement.scrollWidth - innerWidth"))
                        .as(page + " is wider than the screen by")
                        .isEqualTo(0L);
            }
            browser.assertClean();
        }
    }

    @Test
    void theFirstPageIsSmall() throws IOException {
        try (StudioServer server = StudioServer.open(0);
                Browser browser = Browser.desktop(server)) {
            open(browser, "#/");
            Number bytes = (Number)
                    browser.script(
                            "return [...performance.getEntriesByType('navigation'),"
                                    + " ...performance.getEntriesByType('resource')].reduce((sum, each) => sum + each.encodedBodySize, 0)");
            assertThat(bytes.longValue()).isBetween(1_000L, 300_000L);
        }
    }

    private static void open(Browser browser, String page) {
        browser.open(page).find(Objects.requireNonNull(PAGES.get(page)));
    }

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
