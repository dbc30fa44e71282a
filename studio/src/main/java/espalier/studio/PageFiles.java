package espalier.studio;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files of the page, from the resources. A name that is not plain is no file: none leads elsewhere. */
final class PageFiles {
    private static final Pattern PLAIN = Pattern.compile("/(?:[a-z0-9-]+/)*[a-z0-9-]+\\.([a-z0-9]+)");

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png",
            "json", "application/json");

    /** A file. */
    record File(String type, byte[] bytes) {}

    private PageFiles() {}

    static Optional<File> file(String path) throws IOException {
        String name = path.equals("/") ? "/index.html" : path;
        Matcher plain = PLAIN.matcher(name);
        if (!plain.matches() || !TYPES.containsKey(plain.group(1))) {
            return Optional.empty();
        }
        try (InputStream in = PageFiles.class.getResourceAsStream("page" + name)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new File(TYPES.getOrDefault(plain.group(1), ""), in.readAllBytes()));
        }
    }
}
