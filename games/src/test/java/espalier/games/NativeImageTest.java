package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.models.ModelEngine;
import espalier.play.Thinking;
import espalier.search.Search;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a native image is told to keep: the classes that are made by name, and the files of the games. */
class NativeImageTest {
    private static final String METADATA = "/META-INF/native-image/io.github.espalier/";

    private static String read(String file) throws IOException {
        try (InputStream in = NativeImageTest.class.getResourceAsStream(METADATA + file)) {
            assertThat(in).as(file).isNotNull();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static List<String> names(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }

    @Test
    void theDoorsOfTheEngineRoomCanBeMadeByName() throws Exception {
        List<String> names = names("\"name\": \"(espalier[^\"]*)\"", read("espalier-core/reflect-config.json"));
        List<Object> made = new ArrayList<>();
        for (String name : names) {
            made.add(Class.forName(name).getConstructor().newInstance());
        }
        for (Class<?> door : Set.of(Search.Searching.class, Thinking.class, ModelEngine.class)) {
            assertThat(made).filteredOn(door::isInstance).hasSize(1);
        }
        assertThat(made).hasSize(3);
    }

    @Test
    void everyFileOfTheGamesIsKept() throws IOException, URISyntaxException {
        List<String> patterns = names("\"pattern\": \"([^\"]*)\"", read("espalier-games/resource-config.json"));
        Path home = Path.of(
                Perft.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (Stream<Path> files = Files.walk(home.resolve("espalier/games"))) {
            List<String> resources = files.filter(Files::isRegularFile)
                    .map(file -> home.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> !file.endsWith(".class"))
                    .toList();
            assertThat(resources).hasSizeGreaterThan(20);
            assertThat(resources).allMatch(file -> patterns.stream().anyMatch(file::matches));
        }
    }
}
