package espalier.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.NoSuchElementException;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.support.ui.FluentWait;

/**
 * A person at a real browser: Debian's Chromium, without a screen. Everything waits for a condition. Where there is no browser
 * the test is skipped, and says so.
 */
final class Browser implements AutoCloseable {
    /** Longer than any page takes on a busy machine: only for failures. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private static final File CHROMIUM = new File("/usr/bin/chromium");
    private static final File DRIVER = new File("/usr/bin/chromedriver");
    private static final Pattern URL = Pattern.compile("\"url\":\"((?:https?|wss?)://[^\"]+)\"");

    private final StudioServer server;
    private final ChromeDriver driver;
    private final Path profile;

    private Browser(StudioServer server, int width, int height) throws IOException {
        assumeInstalled();
        this.server = server;
        profile = Files.createTempDirectory("espalier-browser");
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        logs.enable(LogType.PERFORMANCE, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(CHROMIUM);
        options.setCapability("goog:loggingPrefs", logs);
        options.setExperimentalOption("prefs", Map.of("download.default_directory", profile.toString()));
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--force-device-scale-factor=1",
                "--user-data-dir=" + profile,
                "--window-size=" + width + "," + height);
        driver = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(DRIVER)
                        .usingAnyFreePort()
                        .build(),
                options);
        driver.manage().timeouts().scriptTimeout(PATIENCE).pageLoadTimeout(PATIENCE);
        // The window of a headless browser may be narrower than the page's viewport allows: this is exact.
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
    }

    /** Skips the test where there is no browser. */
    static void assumeInstalled() {
        boolean installed = CHROMIUM.canExecute() && DRIVER.canExecute();
        if (!installed) {
            System.out.println("no " + CHROMIUM + " and " + DRIVER + ": a browser test is SKIPPED");
        }
        assumeTrue(installed, "chromium and chromium-driver are not installed");
    }

    /** A browser on a desk. */
    static Browser desktop(StudioServer server) throws IOException {
        return new Browser(server, 1280, 800);
    }

    /** A browser of the size of a phone. */
    static Browser phone(StudioServer server) throws IOException {
        return new Browser(server, 390, 844);
    }

    ChromeDriver driver() {
        return driver;
    }

    /** Opens a page by its hash: {@code #/tree}. Loads it anew. */
    Browser open(String hash) {
        driver.get("about:blank");
        driver.get(server.address() + hash);
        until("the page is ready", () -> "complete".equals(script("return document.readyState")));
        return this;
    }

    /** The light or the dark theme, as the system would ask for it. */
    Browser prefers(String scheme) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
        return this;
    }

    /** The first visible element, as soon as there is one. */
    WebElement find(String css) {
        List<WebElement> found = new ArrayList<>();
        until("there is " + css, () -> {
            found.clear();
            driver.findElements(By.cssSelector(css)).stream()
                    .filter(WebElement::isDisplayed)
                    .findFirst()
                    .ifPresent(found::add);
            return !found.isEmpty();
        });
        return found.get(0);
    }

    /** The first visible button, link or tab with this text, as soon as there is one. */
    WebElement named(String text) {
        List<WebElement> found = new ArrayList<>();
        until("there is a control '" + text + "'", () -> {
            found.clear();
            driver.findElements(By.cssSelector("button, a, summary, [role=tab], [role=button]")).stream()
                    .filter(each -> each.isDisplayed()
                            && (each.getText().strip().equals(text) || text.equals(each.getAttribute("aria-label"))))
                    .findFirst()
                    .ifPresent(found::add);
            return !found.isEmpty();
        });
        return found.get(0);
    }

    Browser click(String css) {
        until("a click on " + css, () -> {
            find(css).click();
            return true;
        });
        return this;
    }

    /** Types keys, wherever the focus is. */
    Browser keys(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
        return this;
    }

    /** Replaces what is in a field. */
    Browser fill(String css, String text) {
        WebElement field = find(css);
        field.sendKeys(Keys.chord(Keys.CONTROL, "a"), Keys.DELETE);
        field.sendKeys(text);
        return this;
    }

    /** Waits until the page's text contains this. */
    Browser sees(String text) {
        until("the page says '" + text + "'", () -> text().contains(text));
        return this;
    }

    /** Everything that can be read. */
    String text() {
        return driver.findElement(By.tagName("body")).getText();
    }

    /** Runs JavaScript and returns its value. */
    Object script(String javaScript, Object... arguments) {
        return driver.executeScript(javaScript, arguments);
    }

    /** Runs JavaScript whose last argument is a function that takes the result. */
    Object async(String javaScript, Object... arguments) {
        return driver.executeAsyncScript(javaScript, arguments);
    }

    /** Waits for a condition. */
    void until(String what, Supplier<Boolean> condition) {
        new FluentWait<>(driver)
                .withTimeout(PATIENCE)
                .pollingEvery(Duration.ofMillis(50))
                .withMessage(() -> "waited in vain until " + what + "; the page says: " + text())
                .ignoreAll(List.of(
                        NoSuchElementException.class,
                        StaleElementReferenceException.class,
                        org.openqa.selenium.ElementNotInteractableException.class))
                .until(ignored -> condition.get());
    }

    /** No error in the console, and no request to another host. */
    void assertClean() {
        assertThat(driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                        .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                        .map(LogEntry::getMessage))
                .as("errors in the console")
                .isEmpty();
        List<String> strange = new ArrayList<>();
        for (LogEntry entry : driver.manage().logs().get(LogType.PERFORMANCE)) {
            if (entry.getMessage().contains("Network.requestWillBeSent\"")) {
                Matcher url = URL.matcher(entry.getMessage());
                if (url.find() && !url.group(1).startsWith(server.address())) {
                    strange.add(url.group(1));
                }
            }
        }
        assertThat(strange).as("requests to other hosts").isEmpty();
    }

    /** A file that the page has handed out. */
    Path downloaded(String name) {
        Path file = profile.resolve(name);
        until(name + " is downloaded", () -> Files.exists(file));
        return file;
    }

    /** A picture of what is seen. */
    Browser screenshot(Path file) throws IOException {
        Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
        return this;
    }

    @Override
    public void close() {
        driver.quit();
        try (Stream<Path> files = Files.walk(profile)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException e) {
            // A browser that is still closing may write once more: the folder is the system's to clean.
        }
    }
}
