package espalier.studio;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.cli.Json;
import espalier.cli.Requests;
import espalier.search.Limits;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.support.ui.Select;

/** The Compare page as a person uses it. */
@Tag("slow")
class ComparePageTest {
    private static final String TREE = "[[3,[5,1]],[2,[7,4],6],[9,8]]";

    @Test
    void twoAlgorithmsHaveTheCountsOfTheCommandLine() throws IOException {
        try (StudioServer server = StudioServer.open(0);
                Browser browser = Browser.desktop(server).open("#/compare")) {
            new Select(browser.find("select[name=kind]")).selectByValue("tree");
            browser.fill("input[name=tree]", TREE)
                    .click("input[value=pvs]")
                    .click("input[value=sss-star]")
                    .click("button[type=submit]")
                    .sees("Finished: 2 searches.");
            for (String algorithm : new String[] {"alpha-beta", "mtd-f"}) {
                Map<String, Object> answer = Json.object(new Requests()
                        .ready(Json.of(Map.of("algorithm", algorithm, "tree", TREE)), 1000)
                        .answer(Limits.NONE));
                int row = algorithm.equals("alpha-beta") ? 1 : 2;
                for (String measure : new String[] {"leafEvaluations", "nodeVisits", "passes"}) {
                    String cell = "tbody tr:nth-child(" + row + ") td[data-measure=" + measure + "]";
                    assertThat(browser.find(cell).getText())
                            .as(algorithm + " " + measure)
                            .isEqualTo(String.valueOf(answer.get(measure)));
                }
            }
            assertThat(browser.script("return location.hash").toString()).contains("algorithms=alpha-beta%2Cmtd-f");
            browser.assertClean();
        }
    }

    @Test
    void aLinkRepeatsAComparison() throws IOException {
        try (StudioServer server = StudioServer.open(0);
                Browser browser = Browser.desktop(server)) {
            browser.open("#/compare?kind=uniform&numbers=3,4,0,9,1&trees=5&algorithms=minimax,pvs")
                    .sees("Finished: 10 searches.");
            assertThat(browser.find("tbody tr td[data-measure=leafEvaluations]").getText())
                    .isEqualTo("81");
            browser.open("#/compare?kind=tictactoe&game=tictactoe&depth=3&positions=&algorithms=minimax")
                    .sees("Finished: 1 search.");
            assertThat(browser.find("tbody tr td[data-measure=leafEvaluations]").getText())
                    .isEqualTo("504");
            browser.assertClean();
        }
    }

    /** A comparison that the server refuses says why. */
    @Test
    void aRefusalIsRead() throws IOException, InterruptedException {
        try (StudioServer server = StudioServer.open(0);
                Browser browser = Browser.desktop(server)) {
            browser.open("#/compare?kind=uniform&numbers=4,4,0,99,1&trees=20000&algorithms=pvs")
                    .sees("the number of trees must be a whole number from 1 to 10000");
            browser.open("#/compare?kind=uniform&numbers=4,4,0,99,x&trees=2&algorithms=pvs")
                    .sees("the seed must be a whole number");
            List<Searches.Running<String>> busy = new ArrayList<>();
            for (int i = 0; i < StudioServer.MOST_SEARCHES; i++) {
                busy.add(server.searches().start(Duration.ofMinutes(10), stop -> {
                    while (!stop.getAsBoolean()) {
                        Thread.sleep(20);
                    }
                    return "";
                }));
            }
            browser.open("#/compare?kind=uniform&numbers=4,4,0,99,1&trees=2&algorithms=pvs")
                    .sees("8 searches are running already: wait for one to end, or stop it");
            busy.forEach(Searches.Running::stop);
            Http.until("no search is running", () -> server.searches().running() == 0);
            browser.click("button[type=submit]").sees("Finished: 2 searches.");
            assertThat(browser.text()).doesNotContain("searches are running already");
        }
    }

    @Test
    void modelsOfOpponentsAreCompared() throws IOException {
        try (StudioServer server = StudioServer.open(0);
                Browser browser = Browser.desktop(server)) {
            browser.open("#/compare?kind=random&numbers=3,3,99,20,1&trees=4&algorithms=m-star,alpha-beta-star")
                    .sees("Finished: 8 searches.");
            Map<String, Object> answer = Json.object(new Requests()
                    .readyModels("{\"algorithm\":\"m-star\",\"random\":\"3,3,99,20,1\",\"level\":1}", 1000)
                    .answer(Limits.NONE));
            assertThat(browser.find("tbody tr td[data-measure=leaves]").getText())
                    .isEqualTo(String.valueOf(answer.get("leaves")));
            browser.assertClean();
        }
    }

    @Test
    void leavingThePageStopsTheSearches() throws IOException, InterruptedException {
        try (StudioServer server = StudioServer.open(0);
                Browser browser = Browser.desktop(server)) {
            browser.open("#/compare?kind=uniform&numbers=4,9,0,999,1&trees=10000&algorithms=minimax");
            Http.until("a search is running", () -> server.searches().running() == 1);
            browser.script("location.hash = '#/'");
            Http.until("no search is running", () -> server.searches().running() == 0);
            browser.open("#/compare?kind=uniform&numbers=4,9,0,999,1&trees=10000&algorithms=minimax");
            Http.until("a search is running", () -> server.searches().running() == 1);
            browser.driver().get("about:blank");
            Http.until("no search is running", () -> server.searches().running() == 0);
        }
    }
}
