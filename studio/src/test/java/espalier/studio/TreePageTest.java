package espalier.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.w3c.dom.Document;

/** The Tree page, as a person uses it. */
@Tag("slow")
class TreePageTest extends OnAServer {
    private static final String TREE = "#/tree?tree=[[5,9],[8,2],[6,7]]";

    @Test
    void drawsATree() throws IOException {
        try (Browser browser = Browser.desktop(server)) {
            browser.open(TREE + "&a=alpha-beta");
            click(browser, "0,0");
            browser.find(".node-card input");
            browser.keys(Keys.chord(Keys.CONTROL, "a"), "7", Keys.ENTER);
            wrote(browser, "[[7,9],[8,2],[6,7]]");
            click(browser, "1");
            browser.named("Add child").click();
            wrote(browser, "[[7,9],[8,2,0],[6,7]]");
            click(browser, "2,1");
            browser.named("Remove").click();
            wrote(browser, "[[7,9],[8,2,0],[6]]");
            click(browser, "2,0");
            browser.named("Add child").click();
            wrote(browser, "[[7,9],[8,2,0],[[6,0]]]");
            until(browser, "To the end");
            browser.sees("Finished: the value is 7 and move 1 is best, after evaluating 6 of 7 leaves.");
            browser.assertClean();
        }
    }

    @Test
    void stepsThroughSss() throws IOException {
        try (Browser browser = Browser.desktop(server)) {
            browser.open(TREE + "&a=sss-star").sees("Nothing has been searched yet.");
            for (int step = 1; step <= 4; step++) {
                browser.named("One step on").click();
            }
            browser.sees(
                    "Takes leaf 1.1, the best in OPEN, and evaluates it: 5. It goes back SOLVED with merit min(∞, 5) = 5.");
            assertThat(open(browser)).containsExactly("2 LIVE ∞", "3 LIVE ∞", "1.1 SOLVED 5");
            browser.named("One step back").click();
            browser.sees("Takes MIN node 1, LIVE with merit ∞");
            assertThat(open(browser)).containsExactly("1.1 LIVE ∞", "2 LIVE ∞", "3 LIVE ∞");
            browser.named("Next cut-off").click();
            browser.sees("no state can beat it, so the root is SOLVED too; 2 other states below it leave OPEN");
            browser.named("To the end").click();
            browser.sees("Finished: the value is 6 and move 3 is best, after evaluating 5 of 6 leaves.");
            browser.assertClean();
        }
    }

    @Test
    void twoAlgorithmsGoInStep() throws IOException {
        try (Browser browser = Browser.desktop(server)) {
            browser.open(TREE + "&a=sss-star&b=ab-sss-star");
            until(browser, "To the end");
            browser.until(
                    "both have ended",
                    () -> sentences(browser).size() == 2
                            && sentences(browser).stream()
                                    .allMatch(text -> text.startsWith("Finished: the value is 6")));
            browser.named("To the start").click();
            browser.named("Next pass").click();
            browser.named("Next pass").click();
            browser.sees("Pass 2 asks: is the value at least 8? (null window 7 to 8)");
            browser.assertClean();
        }
    }

    @Test
    void separationTestsAndProofsAreShown() throws IOException {
        try (Browser browser = Browser.desktop(server)) {
            browser.open("#/tree?tree=[[4,6],[3,9],[5,8],[7,8]]&a=bns");
            until(browser, "To the end");
            browser.sees("move 4 is proved to be best").sees("Separation test").sees("6: passed by 4");
            browser.open(TREE + "&a=alpha-beta").sees("Checked without any search: the value is 6");
            browser.named("Critical tree").click();
            browser.find(".node.cut [data-path='0,1']");
            browser.assertClean();
        }
    }

    @Test
    void aLinkIsTheExactState() throws IOException {
        try (Browser browser = Browser.desktop(server)) {
            browser.open(TREE + "&a=mtd-f&guess=3&b=pvs").sees("Nothing has been searched yet.");
            browser.named("Zoom in").click();
            for (int step = 1; step <= 9; step++) {
                browser.named("One step on").click();
            }
            browser.until("the address knows", () -> address(browser).contains("at=9"));
            List<String> said = sentences(browser);
            String picture = picture(browser);
            browser.open(address(browser));
            browser.until("the same sentences", () -> sentences(browser).equals(said));
            browser.until("the same picture", () -> picture(browser).equals(picture));
            browser.assertClean();
        }
    }

    @Test
    void keysAreEnough() throws IOException {
        try (Browser browser = Browser.desktop(server)) {
            browser.open("#/tree?tree=[[5,9],[3,2],[6,7]]&a=alpha-beta").sees("Nothing has been searched yet.");
            browser.keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT).sees("Goes to MIN node 1");
            browser.keys("x").sees("Cut-off: MIN node 2 fails low, 3 ≤ alpha 5, so its last child cannot matter.");
            tab(browser, "treeitem");
            browser.keys(Keys.ARROW_DOWN, Keys.ARROW_RIGHT, Keys.ARROW_DOWN);
            assertThat(browser.script("return document.activeElement.dataset.path"))
                    .isEqualTo("1,0");
            browser.keys(Keys.ENTER);
            browser.find(".node-card input");
            browser.keys(Keys.chord(Keys.CONTROL, "a"), "1", Keys.ENTER);
            wrote(browser, "[[5,9],[1,2],[6,7]]");
            browser.assertClean();
        }
    }

    @Test
    void everythingIsOnAPhone() throws IOException {
        try (Browser browser = Browser.phone(server)) {
            browser.open(TREE + "&a=sss-star").sees("Nothing has been searched yet.");
            browser.named("One step on").click();
            browser.sees("The root is the first state in OPEN");
            assertThat(browser.script("return document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
            browser.assertClean();
        }
    }

    @Test
    void aTreeComesFromAFileAndLeavesAsAPicture(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("mine.json"), "[[4, 6],\n [2, 9]]\n");
        try (Browser browser = Browser.desktop(server)) {
            browser.open(TREE + "&a=alpha-beta").find("#tree-text");
            browser.driver().findElement(By.id("tree-file")).sendKeys(file.toString());
            wrote(browser, "[[4,6],[2,9]]");
            until(browser, "To the end");
            browser.sees("Finished: the value is 4 and move 1 is best, after evaluating 3 of 4 leaves.");
            browser.named("Share").click();
            browser.named("Picture (SVG)").click();
            Document picture = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(browser.downloaded("tree.svg").toFile());
            assertThat(picture.getDocumentElement().getTextContent())
                    .contains("6")
                    .contains("9");
            assertThat(picture.getElementsByTagName("circle").getLength()).isGreaterThanOrEqualTo(2);
            browser.named("Picture (PNG)").click();
            BufferedImage image = ImageIO.read(browser.downloaded("tree.png").toFile());
            Set<Integer> colours = new HashSet<>();
            for (int x = 0; x < image.getWidth(); x++) {
                colours.add(image.getRGB(x, image.getHeight() / 2));
            }
            assertThat(colours).as("what is drawn halfway down").hasSizeGreaterThan(3);
            browser.assertClean();
        }
    }

    @Test
    void theRootKeepsAChild() throws IOException {
        try (Browser browser = Browser.desktop(server)) {
            browser.open("#/tree?tree=[[3,5]]&a=alpha-beta");
            click(browser, "0");
            browser.named("Remove").click();
            wrote(browser, "[0]");
            until(browser, "To the end");
            browser.sees("Finished: the value is 0 and move 1 is best");
            browser.fill("#tree-text", "5").click("button[type=submit]").sees("A tree begins with a bracket");
            browser.assertClean();
        }
    }

    private static void click(Browser browser, String path) {
        browser.click("[data-path='" + path + "']");
    }

    /** Presses a button as soon as the search is there. */
    private static void until(Browser browser, String button) {
        browser.until("a search", () -> !browser.find(".step-count").getText().endsWith("/ 0"));
        browser.named(button).click();
    }

    private static void wrote(Browser browser, String tree) {
        browser.until(
                "the tree is " + tree,
                () -> tree.equals(browser.find("#tree-text").getDomProperty("value")));
        browser.until(
                "it was searched", () -> !browser.find(".step-count").getText().endsWith("/ 0"));
    }

    private static void tab(Browser browser, String role) {
        for (int i = 0; i < 40; i++) {
            if (role.equals(browser.script("return document.activeElement.getAttribute('role')"))) {
                return;
            }
            browser.keys(Keys.TAB);
        }
        throw new AssertionError("no tab leads to a " + role);
    }

    private static String address(Browser browser) {
        return String.valueOf(browser.script("return location.hash"));
    }

    private static String picture(Browser browser) {
        return String.valueOf(browser.script("return document.querySelector('.tree').innerHTML"));
    }

    private static List<String> sentences(Browser browser) {
        return strings(browser, "return [...document.querySelectorAll('.sentence')].map(each => each.textContent)");
    }

    private static List<String> open(Browser browser) {
        return strings(
                browser,
                "return [...document.querySelectorAll('.open-list li')]"
                        + ".map(each => [...each.children].map(cell => cell.textContent).join(' '))");
    }

    private static List<String> strings(Browser browser, String script) {
        return ((List<?>) browser.script(script)).stream().map(String::valueOf).toList();
    }
}
