package espalier.studio;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.support.ui.Select;

/**
 * Takes the pictures of {@code docs/images} anew: every page in light, dark and on a phone, and some searches. No test; run it with
 * {@code -Dtest=Pictures}, and look at what comes out.
 */
class Pictures {
    private static final Path IMAGES = Path.of("..", "docs", "images");
    private static final String TREE = "#/tree?tree=[[[3,5],[6,9]],[[1,2],[0,7]],[[8,4],[5,6]]]&a=";
    private static final String MATCH = "{\"game\":\"tictactoe\",\"firstAlgorithm\":\"mtd-f\",\"firstLevel\":\"10\","
            + "\"secondAlgorithm\":\"pvs\",\"secondLevel\":\"3\",\"games\":\"20\",\"nodes\":\"2000\"}";

    /** By name: the page, and what it shows when the picture can be taken. */
    private static final Map<String, String[]> SEARCHES = Map.of(
            "side-by-side", new String[] {TREE + "sss-star&b=mtd-f&guess=2&at=12", ".open-list li"},
            "game", new String[] {"#/tree?game=tictactoe&position=XOX-OX--- O&depth=2&a=pvs&at=20", ".tree .mini"},
            "pruning",
                    new String[] {
                        "#/tree?game=tictactoe&position=XOX--X--O O&depth=4&forward=1&a=pvs&b=pvs&at=30",
                        ".badge.pruned"
                    },
            "models", new String[] {"#/tree?game=othello&depth=2&modelled=1&a=alpha-beta-star&at=34", ".tree .mini"});

    @Test
    void areTaken(@TempDir Path folder) throws IOException, InterruptedException {
        Browser.assumeInstalled();
        try (StudioServer server = StudioServer.open(0, folder, List.of())) {
            Map<String, String[]> pages = pages(server);
            try (Browser browser = desk(server)) {
                for (Map.Entry<String, String[]> each : SEARCHES.entrySet()) {
                    take(browser, each.getValue(), each.getKey());
                }
                everyPage(browser, pages, "");
                everyPage(browser.prefers("dark"), pages, "-dark");
            }
            try (Browser browser = Browser.phone(server)) {
                everyPage(browser, pages, "-phone");
            }
        }
    }

    private static Browser desk(StudioServer server) throws IOException {
        Browser browser = Browser.desktop(server);
        browser.driver().executeCdpCommand("Emulation.setScrollbarsHidden", Map.of("hidden", true));
        return browser;
    }

    private static Map<String, String[]> pages(StudioServer server) throws InterruptedException {
        Map<String, String[]> pages = new LinkedHashMap<>();
        pages.put("home", new String[] {"#/", ".node.cut"});
        pages.put("tree", new String[] {TREE + "alpha-beta&at=15", ".node.cut"});
        pages.put("lessons", new String[] {"#/lessons", ".lesson-list a"});
        pages.put("lesson", new String[] {"#/lessons/5", ".open-list li"});
        pages.put("compare", new String[] {
            "#/compare?kind=uniform&numbers=4,6,0,99,1&trees=30&algorithms=alpha-beta,pvs,sss-star,mtd-f",
            "td[data-measure=ms]"
        });
        pages.put("lab", new String[] {"#/lab", ".experiment"});
        String run = "{\"experiment\":\"solution-trees-figure-8\"}";
        pages.put("run", new String[] {"#/lab/runs/" + PagesTest.begun(server, "/api/runs", run), "iframe.report"});
        Object match = PagesTest.begun(server, "/api/matches", MATCH);
        pages.put("match", new String[] {"#/lab/matches/" + match, "[aria-label='Replay game 20']"});
        return pages;
    }

    private static void everyPage(Browser browser, Map<String, String[]> pages, String suffix) throws IOException {
        for (Map.Entry<String, String[]> each : pages.entrySet()) {
            take(browser, each.getValue(), each.getKey() + suffix);
        }
        play(browser.open("#/play"));
        browser.screenshot(IMAGES.resolve("studio-play" + suffix + ".png"));
    }

    private static void take(Browser browser, String[] page, String name) throws IOException {
        browser.open(page[0]).find(page[1]);
        if (name.startsWith("compare")) {
            browser.sees("Finished:");
        }
        browser.screenshot(IMAGES.resolve("studio-" + name + ".png"));
    }

    /** The king's pawn, and a program that has thought for some time. */
    private static void play(Browser browser) {
        browser.find(".board .piece");
        new Select(browser.find("[name=level]")).selectByValue("10");
        new Select(browser.find("[name=algorithm]")).selectByValue("mtd-f");
        browser.fill("[name=time]", "60000").click("#new-game");
        browser.sees("level 10");
        browser.script("scrollTo(0, 0)");
        browser.click("[aria-label^='e2,']").click("[aria-label^='e4,']");
        browser.until(
                "it has looked nine plies ahead",
                () -> browser.text().matches("(?s).*Depth\\s+([9]|1\\d)/.*")
                        && !browser.driver()
                                .findElements(By.cssSelector(".arrow"))
                                .isEmpty());
        browser.script("scrollTo(0, 0)");
    }
}
