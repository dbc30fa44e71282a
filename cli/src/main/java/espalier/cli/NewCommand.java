package espalier.cli;

import espalier.game.Game;
import espalier.games.files.Resource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code espalier new}: an outside project with a game of one's own. */
@Command(
        name = "new",
        description = "Writes a Maven project with a game of your own: rules to fill in, tests, a launcher.",
        footer = {
            "",
            "It builds and runs at once, with the rules of a tiny game; docs/YOUR-GAME.md goes on from there. The project"
                    + " uses Espalier's jars: mvn install -DskipTests puts them into the local repository.",
            "",
            "Examples:",
            "  espalier new connect-four",
            "  espalier new connect-four --dir games/connect-four"
        })
final class NewCommand extends Action {
    @Parameters(paramLabel = "NAME", description = "The game's name: lower case letters, digits and -.")
    private String name = "";

    @Option(names = "--dir", paramLabel = "DIR", description = "The project's folder. Default: NAME.")
    private @Nullable Path dir;

    @Override
    public Integer call() {
        String type = Arrays.stream(name.split("-", -1))
                .map(word -> word.isEmpty() ? "" : Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining());
        String module = name.replace("-", "");
        if (!name.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*") || !SourceVersion.isName(module)) {
            throw new BadInput(
                    "NAME: lower case letters, digits and single - between them expected, and no word of Java");
        }
        if (Game.all().stream().anyMatch(game -> game.name().equals(name))) {
            throw new BadInput("NAME: there is a game '" + name + "' already");
        }
        Path folder = dir == null ? Path.of(name) : dir;
        Map<String, String> files = new LinkedHashMap<>();
        files.put("pom.xml", "pom.xml");
        files.put(name, "launcher.sh");
        files.put(".gitignore", "gitignore");
        files.put("src/main/resources/META-INF/services/espalier.game.Game", "services");
        for (String part : new String[] {"Position", "Game"}) {
            files.put("src/main/java/" + module + "/" + type + part + ".java", part + ".java.txt");
        }
        files.put("src/test/java/" + module + "/" + type + "Test.java", "Test.java.txt");
        try {
            if (Files.exists(folder) && !isEmpty(folder)) {
                throw new BadInput(folder + " is there already");
            }
            for (Map.Entry<String, String> file : files.entrySet()) {
                Path path = folder.resolve(file.getKey());
                Files.createDirectories(path.toAbsolutePath().getParent());
                Files.writeString(
                        path,
                        Resource.text(NewCommand.class, "skeleton/" + file.getValue())
                                .replace("__name__", name)
                                .replace("__Name__", type)
                                .replace("__package__", module));
            }
        } catch (IOException e) {
            throw new Failed("cannot write " + folder + ": " + OutputFile.reason(e), e);
        }
        if (!folder.resolve(name).toFile().setExecutable(true)) {
            throw new Failed("cannot make " + folder.resolve(name) + " executable");
        }
        console.out()
                .println(folder + " has a game that runs. Espalier's jars must be in your local repository (mvn install"
                        + " -DskipTests in its folder); then:\n  cd " + folder
                        + "\n  mvn verify\n  ./" + name + " play " + name
                        + "\nWrite your rules into " + type + "Position.java and " + type
                        + "Game.java. docs/YOUR-GAME.md shows how.");
        return 0;
    }

    private static boolean isEmpty(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.findAny().isEmpty();
        }
    }
}
