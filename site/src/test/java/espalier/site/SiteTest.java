package espalier.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The site of this project: every link leads somewhere. */
class SiteTest {
    private static final Path SITE = Path.of("target/site");
    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");
    private static final Map<String, String> PAGES = new TreeMap<>();

    @BeforeAll
    static void write() throws IOException {
        Site.write(Path.of(".."), SITE);
        try (Stream<Path> files = Files.list(SITE)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".html")).toList()) {
                PAGES.put(file.getFileName().toString(), Files.readString(file));
            }
        }
    }

    @Test
    void everyLinkLeadsSomewhere() {
        PAGES.forEach((name, html) -> LINK.matcher(html)
                .results()
                .map(each -> each.group(1))
                .forEach(link -> {
                    if (!link.contains("://")) {
                        String[] parts = link.split("#", 2);
                        String page = parts[0].isEmpty() ? name : parts[0];
                        assertThat(SITE.resolve(page))
                                .as("%s in %s", link, name)
                                .exists();
                        if (parts.length == 2) {
                            assertThat(PAGES.get(page))
                                    .as("%s in %s", link, name)
                                    .containsPattern("(?:id|name)=\"" + Pattern.quote(parts[1]) + "\"");
                        }
                    }
                }));
    }

    @Test
    void whatIsThere() throws IOException {
        assertThat(PAGES)
                .containsKeys(
                        "index.html",
                        "start.html",
                        "lessons.html",
                        "reproduction.html",
                        "best-first.html",
                        "errata.html",
                        "api.html");
        String lessons = Files.readString(Path.of("../studio/src/main/resources/espalier/studio/page/lessons/list.js"));
        assertThat(titles(PAGES.get("lessons.html"), "<h2[^>]*>"))
                .hasSameSizeAs(titles(lessons, "\\n    title: "))
                .hasSize(11);
        assertThat(PAGES.get("lessons.html"))
                .contains("<img src=\"docs/images/lesson-1.png\"", "docs/images/lesson-11.png");
        assertThat(PAGES.values()).allMatch(page -> page.contains("<h1"));
    }

    private static List<MatchResult> titles(String text, String pattern) {
        return Pattern.compile(pattern).matcher(text).results().toList();
    }
}
