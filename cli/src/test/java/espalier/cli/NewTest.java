package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code espalier new}; .ci/run builds such a project and runs it. */
class NewTest {
    private static final Path EXAMPLES =
            Path.of("").toAbsolutePath().getParent().resolve("examples");

    @TempDir
    Path folder;

    private Path made(String name) {
        Path project = folder.resolve(name);
        Run run = Run.of("new", name, "--dir", project.toString());
        assertThat(run.code()).as(run.toString()).isZero();
        return project;
    }

    @Test
    void everythingIsThere() throws IOException {
        Path project = made("my-game");
        try (Stream<Path> files = Files.walk(project)) {
            List<String> names = files.filter(Files::isRegularFile)
                    .map(file -> project.relativize(file).toString())
                    .sorted()
                    .toList();
            assertThat(names)
                    .containsExactly(
                            ".gitignore",
                            "my-game",
                            "pom.xml",
                            "src/main/java/mygame/MyGameGame.java",
                            "src/main/java/mygame/MyGamePosition.java",
                            "src/main/resources/META-INF/services/espalier.game.Game",
                            "src/test/java/mygame/MyGameTest.java");
            for (String name : names) {
                assertThat(Files.readString(project.resolve(name))).as(name).doesNotContain("__", "${p");
            }
        }
        assertThat(Files.isExecutable(project.resolve("my-game"))).isTrue();
    }

    /** The examples are such projects with rules filled in: what is not theirs is what is written today. */
    @ParameterizedTest
    @ValueSource(strings = {"connect-four", "breakthrough"})
    void examplesAreMadeByIt(String name) throws IOException {
        Path project = made(name);
        for (String file : List.of("pom.xml", name, ".gitignore")) {
            if (Documents.WRITE) {
                Files.copy(
                        project.resolve(file),
                        EXAMPLES.resolve(name).resolve(file),
                        StandardCopyOption.REPLACE_EXISTING,
                        StandardCopyOption.COPY_ATTRIBUTES);
            }
            assertThat(Files.readString(EXAMPLES.resolve(name).resolve(file)))
                    .as(file)
                    .isEqualTo(Files.readString(project.resolve(file)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "Chess2", "my--game", "-x", "new", "my game", "9men"})
    void otherNamesAreRefused(String name) {
        Run run = Run.of("new", name, "--dir", folder.resolve("x").toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1);
        assertThat(folder.resolve("x")).doesNotExist();
    }

    @Test
    void nothingIsOverwritten() throws IOException {
        Files.writeString(folder.resolve("mine"), "mine");
        Run run = Run.of("new", "my-game", "--dir", folder.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("is there already").hasLineCount(1);
        assertThat(folder.resolve("pom.xml")).doesNotExist();
    }
}
