package espalier.studio;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.cli.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.support.ui.Select;

/** The Lab page, as a person uses it. */
@Tag("slow")
class LabPageTest {
    @TempDir
    private Path folder;

    @Test
    void anExperimentIsRunAndItsReportRead() throws IOException {
        Browser.assumeInstalled();
        try (StudioServer server = StudioServer.open(0, folder, List.of());
                Browser browser = Browser.desktop(server).open("#/lab")) {
            browser.click("[data-name=solution-trees-figure-7] button");
            browser.find("progress");
            browser.until("the bar moves", () -> number(browser, "value") > 0);
            browser.sees("All 120 jobs are done.").sees("reproduced");
            assertThat(number(browser, "value")).isEqualTo(number(browser, "max"));
            browser.driver().switchTo().frame(browser.find("iframe.report"));
            browser.sees("Claim. There are trees");
            browser.driver().switchTo().defaultContent();
            browser.named("Runs").click();
            browser.sees("espalier-lab/solution-trees-figure-7-quick");
            browser.assertClean();
        }
    }

    /** One of the reader's own, and that of the paper. */
    @Test
    void anExperimentHasItsSizes() throws IOException {
        Browser.assumeInstalled();
        String card = "[data-name=solution-trees-figure-7] ";
        try (StudioServer server = StudioServer.open(0, folder, List.of());
                Browser browser = Browser.desktop(server).open("#/lab")) {
            browser.click(card + "summary").fill(card + "[name=leaves]", "4");
            browser.sees("with parameters of your own").click(card + "button");
            browser.sees("espalier-lab/solution-trees-figure-7-own")
                    .sees("leaves=4")
                    .sees("jobs are done.");
            new Select(browser.open("#/lab").find(card + "select")).selectByValue("paper");
            browser.sees("514 jobs").click(card + "button").sees("espalier-lab/solution-trees-figure-7-paper");
            browser.until("the bar moves", () -> number(browser, "value") > 0);
            assertThat(number(browser, "max")).isEqualTo(514);
            browser.assertClean();
        }
    }

    @Test
    void theFocusStaysWhileARunGrows() throws IOException {
        Browser.assumeInstalled();
        try (StudioServer server = StudioServer.open(0, folder, List.of());
                Browser browser = Browser.desktop(server)) {
            String begun =
                    Http.post(server, "/api/runs", "{\"experiment\":\"solution-trees-figure-8\",\"size\":\"paper\"}");
            browser.open("#/lab/runs/" + Json.object(Http.body(begun)).get("id"))
                    .named("Stop");
            browser.script("document.querySelector('.lab-body button').focus()");
            browser.script("window.figure = arguments[0]", browser.find(".figure"));
            for (int change = 0; change < 3; change++) {
                double before = number(browser, "value");
                browser.until("the bar moves", () -> number(browser, "value") > before);
            }
            assertThat(browser.driver().switchTo().activeElement().getText()).isEqualTo("Stop");
            assertThat(browser.script("return window.figure.isConnected && window.figure.naturalWidth > 0"))
                    .as("a picture stays until the next one is there")
                    .isEqualTo(true);
            browser.keys(Keys.ENTER).named("Resume");
            assertThat(browser.driver().switchTo().activeElement().getText()).isEqualTo("Resume");
            browser.assertClean();
        }
    }

    private static double number(Browser browser, String property) {
        return ((Number) browser.script("return document.querySelector('progress')." + property)).doubleValue();
    }

    @Test
    void aMatchIsPlayedAndAGameReplayed() throws IOException {
        Browser.assumeInstalled();
        try (StudioServer server = StudioServer.open(0, folder, List.of());
                Browser browser = Browser.desktop(server).open("#/lab/matches")) {
            browser.click("#start-match").sees("20 of 20 games");
            assertThat(browser.driver().findElements(By.cssSelector(".graph-line")))
                    .hasSize(2);
            browser.click("[aria-label='Replay game 3']").find(".replay-board .square");
            browser.click(".replay-walk [aria-label='One move on']").find(".replay-board .square.last");
            browser.assertClean();
        }
    }
}
