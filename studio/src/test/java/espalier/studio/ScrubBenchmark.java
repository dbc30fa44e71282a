package espalier.studio;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;

/**
 * Frames a second while a reader drags the slider of the Tree page through the search of a tree of 5,461 nodes. Not a test:
 * {@code mvn test -pl studio -am -Dtest=ScrubBenchmark}.
 */
class ScrubBenchmark extends OnAServer {
    private static final int FRAMES = 300;

    /** Moves the slider once a frame, as far as there is a frame; answers all milliseconds and those of the slowest frames. */
    private static final String SCRUB = """
            const [frames, done] = arguments;
            const slider = document.querySelector('.transport-slider input');
            const times = [performance.now()];
            requestAnimationFrame(function frame() {
              times.push(performance.now());
              if (times.length > frames) return done([times.at(-1) - times[0], times.slice(1).map((t, i) => t - times[i]).sort((a, b) => b - a)[Math.floor(frames / 20)]]);
              slider.value = Math.round(slider.max * times.length / frames);
              slider.dispatchEvent(new Event('input'));
              requestAnimationFrame(frame);
            });
            """;

    @Test
    void measure() throws IOException {
        for (String algorithm : List.of("alpha-beta", "mtd-f", "sss-star")) {
            try (Browser browser = Browser.desktop(server).open("#/tree?uniform=4,6,0,99,5&a=" + algorithm)) {
                browser.find(".result");
                print(algorithm, "far away", browser);
                browser.script("document.querySelector('[data-node]').focus()");
                browser.until("numbers can be read", () -> {
                    browser.keys("+");
                    return browser.driver()
                                    .findElements(By.cssSelector("[data-node]"))
                                    .size()
                            > 9;
                });
                print(algorithm, "close by", browser);
            }
        }
    }

    private static void print(String algorithm, String from, Browser browser) {
        List<?> times = (List<?>) browser.async(SCRUB, FRAMES);
        double all = ((Number) times.get(0)).doubleValue();
        double slow = ((Number) times.get(1)).doubleValue();
        Object steps = browser.script("return document.querySelector('.transport-slider input').max");
        System.out.printf(
                "%-10s %s steps, %s: %.0f frames a second; one in twenty takes %.0f ms or more%n",
                algorithm, steps, from, FRAMES * 1000 / all, slow);
    }
}
