package espalier.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** A reader who does all lessons: what they claim happens on their trees. */
@Tag("slow")
class LessonsTest {
    /** By lesson: the right answer, and what the tree shows then. */
    private static final List<List<String>> LESSONS = List.of(
            List.of("move 1", "Finished: the value is 3 and move 1 is best, after evaluating 6 of 6 leaves."),
            List.of("leaf 2.2", "Cut-off: MIN node 2 fails low, 2 ≤ alpha 3, so its last child cannot matter."),
            List.of("4", "Pass 1 ends: no, the value is at most 6."),
            List.of("move 3", "Searches MIN node 3 again: the quick test has shown at least 5"),
            List.of("leaf 2.2", "Takes leaf 2.2, the best in OPEN, and evaluates it: 2."),
            List.of(
                    "Only how they get there",
                    "Finished: the value is 6 and move 3 is best, after evaluating 5 of 6 leaves."),
            List.of("2", "after evaluating 8 of 16 leaves.", "after evaluating 16 of 16 leaves."),
            List.of(
                    "That move 4 is best, but not its value",
                    "Finished: move 4 is proved to be best, after evaluating 5 of 8 leaves.",
                    "after evaluating 7 of 8 leaves."),
            List.of(
                    "The win",
                    "Finished: the value is a win in 3 plies and move 8 is best, after 39 node visits.",
                    "Finished: the value is 0 and move 4 is best, after 25 node visits."),
            List.of("9", "Finished: the value is 4 and move 2 is best", "Finished: move 1 is worth 9 to you"),
            List.of(
                    "2, which is wrong",
                    "Finished: the value is 2 and move 1 is best",
                    "Finished: the value is 1 and move 1 is best"));

    @Test
    void everyLessonCanBeFinished() throws IOException {
        Browser.assumeInstalled();
        try (StudioServer server = StudioServer.open(0);
                Browser browser = Browser.desktop(server)) {
            browser.open("#/lessons/1");
            for (int lesson = 1; lesson <= LESSONS.size(); lesson++) {
                browser.sees(lesson + " of " + LESSONS.size());
                finish(browser, LESSONS.get(lesson - 1));
                if (lesson < LESSONS.size()) {
                    browser.named("Next lesson").click();
                }
            }
            browser.open("#/lessons").find(".lesson-list");
            assertThat(browser.driver().findElements(By.cssSelector(".lesson-number")))
                    .hasSameSizeAs(LESSONS)
                    .allMatch(each -> each.getText().equals("✓"));
            browser.assertClean();
        }
    }

    /** Tries all answers, the right one last. */
    private static void finish(Browser browser, List<String> expected) {
        String right = expected.get(0);
        browser.find(".options button");
        for (WebElement answer : browser.driver().findElements(By.cssSelector(".options button"))) {
            if (!answer.getText().equals(right)) {
                answer.click();
                browser.find(".verdict.no");
            }
        }
        browser.named(right).click();
        browser.find(".verdict.yes");
        expected.stream().skip(1).forEach(browser::sees);
    }

    /** Every node is drawn with its number, not as a dot, and large enough to be read. */
    @Test
    void treesAreLegibleOnAPhone() throws IOException {
        Browser.assumeInstalled();
        try (StudioServer server = StudioServer.open(0);
                Browser browser = Browser.phone(server)) {
            for (int lesson = 1; lesson <= LESSONS.size(); lesson++) {
                browser.open("#/lessons/" + lesson).find(".tree .node.leaf .value");
                List<?> sizes = (List<?>)
                        browser.script(
                                "return [...document.querySelectorAll('.tree')].map(tree => Math.min(...[...tree.querySelectorAll('.leaf .value:not(:empty)')]"
                                        + ".map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)))");
                assertThat(sizes)
                        .as("lesson " + lesson)
                        .isNotEmpty()
                        .allMatch(size -> ((Number) size).doubleValue() >= 9);
            }
            browser.assertClean();
        }
    }

    /** Nothing of a lesson's tree is cut off at first sight: nodes, and the boards beside them. */
    @Test
    void treesAreWholeOnADesk() throws IOException {
        Browser.assumeInstalled();
        try (StudioServer server = StudioServer.open(0);
                Browser browser = Browser.desktop(server)) {
            for (int lesson = 1; lesson <= LESSONS.size(); lesson++) {
                browser.open("#/lessons/" + lesson).find(".tree .node.leaf .value");
                assertThat((List<?>) browser.script(OUTSIDE))
                        .as("lesson " + lesson)
                        .isEmpty();
            }
            browser.assertClean();
        }
    }

    private static final String OUTSIDE = """
            return [...document.querySelectorAll('.stage')].flatMap(stage => {
              const box = stage.getBoundingClientRect();
              return [...stage.querySelectorAll('.node .shape, .node .mini:not([hidden])')].filter(each => {
                const {left, right, top, bottom} = each.getBoundingClientRect();
                return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
              }).map(each => each.outerHTML.slice(0, 80));
            });
            """;

    @Test
    void aClickInTheTreeAnswers() throws IOException {
        Browser.assumeInstalled();
        try (StudioServer server = StudioServer.open(0);
                Browser browser = Browser.phone(server)) {
            browser.open("#/lessons/2").click("[data-path='2,1']").sees("only its 1 shows");
            browser.click("[data-path='1,1']").sees("Whatever the last leaf is, MAX will not come here.");
            browser.named("Next lesson").sendKeys(Keys.ENTER);
            browser.sees("The null window");
            browser.assertClean();
        }
    }
}
