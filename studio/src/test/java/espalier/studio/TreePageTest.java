package espalier.studio;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.cli.Json;
import espalier.cli.Requests;
import espalier.models.ModelAlgorithm;
import espalier.search.Algorithm;
import espalier.search.Limits;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.support.ui.Select;
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

    /** With two trees on a desk everything that goes with a step is in view: OPEN, too. */
    @Test
    void openIsInViewBesideTwoTrees() throws IOException {
        try (Browser browser = Browser.desktop(server)) {
            browser.open("#/tree?tree=[[[3,5],[6,9]],[[1,2],[0,7]]]&a=sss-star&b=mtd-f&guess=2&at=8")
                    .find(".open-list li");
            assertThat(strings(browser, HIDDEN)).isEmpty();
            browser.assertClean();
        }
    }

    /** What of the first states of OPEN, the sentences and the buttons is not in the window. */
    private static final String HIDDEN = """
            return [...document.querySelectorAll('.open-list li, .sentence, .transport button')].filter(each => each.checkVisibility()).filter(each => {
              const {left, right, top, bottom} = each.getBoundingClientRect();
              const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
              return top < 0 || bottom > innerHeight || !(each.contains(at) || at?.contains(each));
            }).map(each => each.outerHTML);
            """;

    /** The same position with and without forward pruning. */
    @Test
    void forwardPruningIsShownBesideTheFullSearch() throws IOException {
        try (Browser browser = Browser.desktop(server)) {
            browser.open("#/tree?game=tictactoe&position=XOX--X--O O&depth=4&forward=1&a=pvs&b=pvs");
            until(browser, "To the end");
            assertThat(strings(
                            browser, "return [...document.querySelectorAll('.pane h2')].map(each => each.textContent)"))
                    .containsExactly("Enhanced PVS, pruned by mc-c, mc-a", "PVS, nothing pruned");
            browser.until(
                    "both have ended",
                    () -> sentences(browser).stream().allMatch(each -> each.startsWith("Finished:")));
            assertThat(sentences(browser).get(0)).contains("the value is 0");
            assertThat(sentences(browser).get(1)).contains("the value is a win in 3 plies");
            browser.fill("#option-second", "mc-c").click("button[type=submit]").sees("PVS, pruned by mc-c");
            browser.until("the link knows", () -> address(browser).contains("second=mc-c"));
            browser.assertClean();
        }
    }

    /** A row for each algorithm, whatever is searched; by the options of the page. */
    @Test
    void everyAlgorithmIsCounted() throws IOException {
        Requests requests = new Requests();
        int drivers = (int) Algorithm.all().stream()
                .filter(each -> !each.isTreesOnly() && each.sameInGames().isEmpty())
                .count();
        String models = "{\"random\":\"2,3,9,3,1\",\"level\":1,\"algorithm\":\"";
        try (Browser browser = Browser.desktop(server)) {
            assertThat(counted(
                            browser,
                            "#/tree?tree=[[5,9],[8,2],[6,7]]&a=mtd-f&guess=6",
                            Algorithm.all().size()))
                    .containsEntry(
                            "MTD(f)",
                            counts(requests.ready(
                                    "{\"tree\":[[5,9],[8,2],[6,7]],\"algorithm\":\"mtd-f\",\"guess\":6}", 100)))
                    .doesNotContainEntry(
                            "MTD(f)",
                            counts(requests.ready("{\"tree\":[[5,9],[8,2],[6,7]],\"algorithm\":\"mtd-f\"}", 100)));
            assertThat(counted(
                            browser,
                            "#/tree?game=tictactoe&position=XX-OO---- X&depth=1",
                            Algorithm.all().size()))
                    .containsEntry("Minimax", "a win in 1 ply 3 5 6 1");
            assertThat(counted(browser, "#/tree?random=2,3,9,3,1&a=m-star&bounds=3", ModelAlgorithm.values().length))
                    .containsEntry(
                            "Alpha-beta*",
                            modelCounts(requests.readyModels(models + "alpha-beta-star\",\"bounds\":3}", 100)));
            Map<String, String> pruned = counted(
                    browser, "#/tree?game=tictactoe&position=XOX--X--O O&depth=4&forward=1&pruning=mc-c", 2 * drivers);
            assertThat(pruned.get("PVS")).startsWith("0 4");
            assertThat(pruned.get("PVS, nothing pruned")).startsWith("a win in 3 plies 8");
            assertThat(pruned.get("SSS-4"))
                    .as("goes from bound to bound in small steps")
                    .startsWith("given up after 20,000 node visits");
            browser.assertClean();
        }
    }

    private static Map<String, String> counted(Browser browser, String page, int rows) {
        browser.open(page).named("Count with all algorithms").click();
        browser.until(
                "all are counted",
                () -> browser.named("Count with all algorithms").isEnabled());
        Map<String, String> counts = new LinkedHashMap<>();
        for (String row : strings(
                browser,
                "return [...document.querySelectorAll('.everyone tbody tr')].map(each => [...each.children].map(cell => cell.textContent).join('|'))")) {
            counts.put(
                    row.substring(0, row.indexOf('|')),
                    row.substring(row.indexOf('|') + 1).replace('|', ' '));
        }
        assertThat(counts).as(page).hasSize(rows);
        return counts;
    }

    private static String counts(Requests.Ready search) {
        Map<String, Object> answer = Json.object(search.answer(Limits.NONE));
        return row(answer, "leafEvaluations", "nodeVisits", "passes");
    }

    private static String modelCounts(Requests.Ready search) {
        return row(Json.object(search.answer(Limits.NONE)), "evaluations", "leaves", "expansions");
    }

    /** As the table shows it; moves are counted from one. */
    private static String row(Map<String, Object> answer, String... names) {
        int move = Integer.parseInt(String.valueOf(answer.get("move"))) + 1;
        return answer.get("value") + " " + move + " "
                + Stream.of(names).map(name -> String.valueOf(answer.get(name))).collect(Collectors.joining(" "));
    }

    @Test
    void separationTestsAndProofsAreShown() throws IOException {
        try (Browser browser = Browser.desktop(server)) {
            browser.open("#/tree?tree=[[4,6],[3,9],[5,8],[7,8]]&a=bns");
            until(browser, "To the end");
            browser.sees("move 4 is proved to be best").sees("Separation value").sees("6: passed by 4");
            browser.named("To the start").click();
            browser.named("One step on").click();
            browser.sees("8: being tested");
            browser.named("Next cut-off").click();
            browser.sees("Cut-off: MIN node 1 fails low").sees("8: being tested, failed by 1");
            browser.named("Next pass").click();
            browser.sees("Pass 2").named("Next cut-off").click();
            browser.sees("6: being tested, failed by 1");
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
            // Each tree is looked at in its own way: another view, another node, other folds.
            browser.named("Zoom in").click();
            browser.click(".pane:nth-child(1) [data-path='0']").named("Close").click();
            browser.keys("c");
            browser.click(".pane:nth-child(2) [data-path='2']").named("Close").click();
            browser.keys("c", "-");
            for (int step = 1; step <= 9; step++) {
                browser.named("One step on").click();
            }
            browser.until("the address knows", () -> address(browser).contains("at=9"));
            List<String> said = sentences(browser);
            List<String> pictures = pictures(browser);
            assertThat(pictures).hasSize(2).doesNotHaveDuplicates();
            browser.open(address(browser));
            browser.until("the same sentences", () -> sentences(browser).equals(said));
            browser.until("the same pictures", () -> pictures(browser).equals(pictures));
            browser.assertClean();
        }
    }

    /** All algorithms, on artificial trees and on positions; those with models too. */
    @Test
    void everyAlgorithmIsOffered() throws IOException {
        List<String> plain = Algorithm.all().stream().map(Algorithm::label).toList();
        List<String> models =
                Stream.of(ModelAlgorithm.values()).map(ModelAlgorithm::label).toList();
        String tree = "return [...document.querySelectorAll('#algorithm-a option')].map(each => each.value)";
        String compare = "return [...document.querySelectorAll('.compare-algorithms input')].map(each => each.value)";
        try (Browser browser = Browser.desktop(server)) {
            for (String page : List.of(TREE, "#/tree?uniform=3,3,0,9,1", "#/tree?game=tictactoe&depth=1")) {
                browser.open(page).find(".result");
                assertThat(strings(browser, tree)).as(page).isEqualTo(plain);
            }
            for (String page : List.of("#/tree?random=2,2,9,3,1", "#/tree?game=tictactoe&depth=1&modelled=1")) {
                browser.open(page).find(".result");
                assertThat(strings(browser, tree)).as(page).isEqualTo(models);
            }
            browser.open("#/compare").find(".compare-algorithms input");
            assertThat(strings(browser, compare)).isEqualTo(plain);
            Select kinds = new Select(browser.find("select[name=kind]"));
            kinds.selectByValue("othello");
            assertThat(strings(browser, compare)).isEqualTo(plain);
            for (String kind : List.of("random", "models", "modelled-othello")) {
                kinds.selectByValue(kind);
                assertThat(strings(browser, compare)).as(kind).isEqualTo(models);
            }
            browser.assertClean();
        }
    }

    /** What opponent models and SSS in its other forms leave out is dashed, with the bound that did it. */
    @Test
    void cutOffsAreShownWithTheirBound() throws IOException {
        try (Browser browser = Browser.desktop(server)) {
            browser.open(TREE + "&a=rec-sss-star");
            until(browser, "Next cut-off");
            browser.sees(
                    "Cut-off: the root is solved with 6; no other state promises more, so its other 2 children cannot matter.");
            assertThat(above(browser, "0,1")).isEqualTo("merit");
            browser.open(TREE + "&a=sss-2-diminish");
            until(browser, "Next cut-off");
            browser.sees(
                    "Cut-off: MIN node 1 is worth at most 5, and a bound is all that this pass wants, so its last child can wait.");
            assertThat(above(browser, "0,1")).isEqualTo("α");
            browser.open(
                    "#/tree?models=[[{\"f\":[3,-4]},{\"f\":[-2,3]}],[{\"f\":[9,-9]},{\"f\":[4,-6]}]]&a=alpha-beta-star");
            until(browser, "Next cut-off");
            browser.sees("Cut-off: at MIN node 2 the opponent already has 9 ≥ 6, so its last child cannot matter.");
            assertThat(above(browser, "1,1")).isEqualTo("β");
            browser.assertClean();
        }
    }

    private static String above(Browser browser, String path) {
        return String.valueOf(browser.script("return document.querySelector(`[data-path='" + path
                + "']`).parentNode.querySelector('.above').textContent"));
    }

    /** The board beside the tree is that of the step, or of the node that the reader has chosen. */
    @Test
    void theBoardOfAStepIsShown() throws IOException {
        try (Browser browser = Browser.desktop(server)) {
            browser.open("#/tree?game=tictactoe&position=XX-OO---- X&depth=1&a=alpha-beta&at=3")
                    .sees("The position after 3 is worth");
            assertThat(browser.find(".small-board").getText()).isEqualTo("The position after 3");
            browser.find(".small-board [aria-label='Board: XXXOO    ']");
            click(browser, "2");
            browser.until(
                    "it is another board",
                    () -> browser.find(".small-board").getText().equals("The position after 7"));
            browser.assertClean();
        }
    }

    /** Wins are numbers in a written tree; where they came from a position they can be changed. */
    @Test
    void theTreeOfAPositionCanBeChanged() throws IOException {
        try (Browser browser = Browser.desktop(server)) {
            browser.open("#/tree?game=tictactoe&position=XX-OO---- X&depth=1&a=alpha-beta");
            until(browser, "To the end");
            browser.sees("Finished: the value is a win in 1 ply and move 3 is best");
            click(browser, "1");
            browser.keys(Keys.chord(Keys.CONTROL, "a"), "7", Keys.ENTER);
            wrote(browser, "[999999,7,0,0,0]");
            until(browser, "To the end");
            browser.sees("Finished: the value is 999999 and move 1 is best");
            browser.assertClean();
        }
    }

    /** A board hides the edge to its own node and no other. */
    @Test
    void boardsKeepClearOfEdges() throws IOException {
        try (Browser browser = Browser.desktop(server)) {
            for (String page : List.of(
                    "#/tree?game=tictactoe&position=XOX--X--O O&depth=3&forward=1",
                    "#/tree?game=tictactoe&depth=1",
                    "#/tree?game=othello&depth=2")) {
                browser.open(page).find(".tree .mini");
                assertThat(strings(browser, CROSSED)).as(page).isEmpty();
            }
            browser.assertClean();
        }
    }

    /** Boards that an edge to another node crosses: by the corners of edges, in the coordinates of the tree. */
    private static final String CROSSED = """
            const edges = [...document.querySelectorAll('.tree .edge')].flatMap(path => path.getAttribute('d').split('M').slice(1)).map(text => {
              const [x, y, down, across, end] = /^([-\\d.e]+) ([-\\d.e]+)v([-\\d.e]+)H([-\\d.e]+)V([-\\d.e]+)$/.exec(text).slice(1).map(Number);
              return [[x, y], [x, y + down], [across, y + down], [across, end]];
            });
            const crossed = [];
            for (const board of document.querySelectorAll('.tree .mini')) {
              const place = element => /\\(([-\\d.e]+) ([-\\d.e]+)\\)/.exec(element.getAttribute('transform')).slice(1).map(Number);
              const [node, own] = [place(board.parentNode), place(board)];
              const [left, top] = [node[0] + own[0], node[1] + own[1]];
              for (const edge of edges) {
                if (edge[3][0] === node[0] && Math.abs(edge[3][1] - node[1]) < 1) continue;
                const hit = edge.slice(1).some(([x, y], i) => Math.max(x, edge[i][0]) > left && Math.min(x, edge[i][0]) < left + 36 && Math.max(y, edge[i][1]) > top && Math.min(y, edge[i][1]) < top + 36);
                if (hit) crossed.push(board.parentNode.querySelector('.shape').dataset.path);
              }
            }
            if (!edges.length) crossed.push('there are no edges');
            return crossed;
            """;

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

    /** Trees and the numbers beside them. */
    private static List<String> pictures(Browser browser) {
        return strings(
                browser,
                "return [...document.querySelectorAll('.pane')]"
                        + ".map(each => each.querySelector('.tree').innerHTML + each.querySelector('.facts').textContent)");
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
