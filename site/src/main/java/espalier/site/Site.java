package espalier.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * Turns the project's Markdown into HTML pages with one menu. Links between pages lead from page to page; other files that
 * a page names are copied. Two pages come from elsewhere: the lessons from the studio, the public API from its list.
 */
public final class Site {
    private static final List<Extension> EXTENSIONS =
            List.of(TablesExtension.create(), HeadingAnchorExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
    private static final HtmlRenderer RENDERER =
            HtmlRenderer.builder().extensions(EXTENSIONS).build();
    private static final String LESSONS = "studio/src/main/resources/espalier/studio/page/lessons/list.js";
    private static final String API = "docs/api.txt";
    /** The reports of the papers: pages that other pages lead to, not in the menu. */
    private static final String REPORTS = "docs/REPRODUCTION/";

    /** A lesson's title and the lines of its idea, as the studio's list has them. */
    private static final Pattern LESSON =
            Pattern.compile("\\n    title: '(.*)',\\n    idea: \\[\\n((?:      '.*',\\n)+)");

    private final Path project;
    private final Path out;
    /** Names of pages by their sources, in the order of the menu; then those that it leaves out. */
    private final Map<Path, String> pages = new LinkedHashMap<>();

    private Site(Path project, Path out) throws IOException {
        this.project = project.toAbsolutePath().normalize();
        this.out = out;
        page("docs/index.md");
        page("README.md");
        page(LESSONS);
        pagesIn("docs/");
        page(API);
        Stream.of("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "bench/README.md")
                .forEach(this::page);
        pagesIn(REPORTS);
        pages.remove(this.project.resolve(REPORTS + "foreword.md")); // a part of a page
    }

    private void pagesIn(String folder) throws IOException {
        try (Stream<Path> files = Files.list(project.resolve(folder))) {
            files.map(file -> folder + file.getFileName())
                    .filter(name -> name.endsWith(".md"))
                    .sorted()
                    .forEach(this::page);
        }
    }

    /** {@code Site PROJECT OUT}. */
    public static void main(String[] args) throws IOException {
        write(Path.of(args[0]), Path.of(args[1]));
    }

    /** Writes the site of a project. */
    public static void write(Path project, Path out) throws IOException {
        Site site = new Site(project, out);
        Files.createDirectories(out);
        try (InputStream style = Objects.requireNonNull(Site.class.getResourceAsStream("style.css"))) {
            Files.copy(style, out.resolve("style.css"), StandardCopyOption.REPLACE_EXISTING);
        }
        for (Map.Entry<Path, String> page : site.pages.entrySet()) {
            site.write(page.getKey(), page.getValue());
        }
    }

    private void page(String name) {
        pages.putIfAbsent(project.resolve(name), nameOf(name));
    }

    /** {@code docs/STUDIO.md} is {@code studio.html}. */
    private static String nameOf(String source) {
        return switch (source) {
            case "README.md" -> "start.html";
            case "bench/README.md" -> "benchmarks.html";
            case LESSONS -> "lessons.html";
            default ->
                source.replaceFirst(".*/", "").replaceFirst("\\.\\w+$", ".html").toLowerCase(Locale.ROOT);
        };
    }

    private void write(Path source, String name) throws IOException {
        String text = Files.readString(source);
        String markdown = source.endsWith("list.js") ? lessons(text) : source.endsWith("api.txt") ? api(text) : text;
        Node document = PARSER.parse(markdown);
        Path place = source.endsWith("list.js") ? project.resolve("docs/lessons") : source;
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(Link link) {
                link.setDestination(target(place, link.getDestination()));
                visitChildren(link);
            }

            @Override
            public void visit(Image image) {
                image.setDestination(target(place, image.getDestination()));
            }
        });
        String menu = pages.entrySet().stream()
                .filter(page -> !page.getKey().startsWith(project.resolve(REPORTS)))
                .map(Map.Entry::getValue)
                .map(each -> "<a href=\"" + each + "\"" + (each.equals(name) ? " class=\"here\"" : "") + ">"
                        + title(each) + "</a>\n")
                .collect(Collectors.joining());
        Files.writeString(out.resolve(name), """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width">
                <title>Espalier: %s</title>
                <link rel="stylesheet" href="style.css">
                </head>
                <body>
                <nav>
                %s</nav>
                <main>
                %s</main>
                </body>
                </html>
                """.formatted(title(name), menu, RENDERER.render(document)));
    }

    private static String title(String page) {
        String name = page.replace(".html", "").replace('-', ' ');
        return name.equals("index")
                ? "Espalier"
                : name.equals("api") ? "API" : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /** Where a link leads in the site; a file that is no page is copied. */
    private String target(Path source, String link) {
        if (link.startsWith("#") || link.contains("://") || link.startsWith("mailto:")) {
            return link;
        }
        int hash = link.indexOf('#');
        String anchor = hash < 0 ? "" : link.substring(hash);
        Path file =
                source.resolveSibling(hash < 0 ? link : link.substring(0, hash)).normalize();
        String page = pages.get(file);
        return page != null ? page + anchor : copied(file);
    }

    private String copied(Path file) {
        String name = project.relativize(file).toString().replace('\\', '/');
        try {
            if (Files.isDirectory(file)) {
                Files.createDirectories(out.resolve(name));
            } else {
                Files.createDirectories(out.resolve(name).resolve("..").normalize());
                Files.copy(file, out.resolve(name), StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new IllegalArgumentException("a page links to " + name + ", which cannot be copied: " + e, e);
        }
        return name;
    }

    /** The lessons' ideas, each with its picture ({@code site/lessons.sh}); one answers the questions in the studio. */
    private static String lessons(String list) {
        StringBuilder text = new StringBuilder("""
                # Lessons

                Each lesson of the studio has one idea, a tree on which it happens, and a question. `./espalier studio` shows
                them; these are the ideas.

                ![The lessons in the studio](images/studio-lessons.png)
                """);
        Matcher lesson = LESSON.matcher(list);
        for (int number = 1; lesson.find(); number++) {
            text.append("\n## ")
                    .append(number)
                    .append(". ")
                    .append(plain(lesson.group(1)))
                    .append('\n');
            lesson.group(2)
                    .lines()
                    .map(String::strip)
                    .forEach(line -> text.append('\n')
                            .append(plain(line.substring(1, line.length() - 2)))
                            .append('\n'));
            text.append("\n![The lesson in the studio](images/lesson-")
                    .append(number)
                    .append(".png)\n");
        }
        return text.toString();
    }

    /** A string of the list, not as Markdown. */
    private static String plain(String script) {
        return script.replace("\\'", "'").replaceAll("([*_<\\[\\]])", "\\\\$1");
    }

    private static String api(String list) {
        return """
                # The public API

                Modules `espalier.core` and `espalier.games`. A test compares this list with the code. Their Javadoc is beside the
                jars (`mvn install`).

                ```
                %s```
                """.formatted(list);
    }
}
