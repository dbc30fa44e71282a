package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples in the contracts' Javadoc compile. They are tests of games, so they are compiled here. */
class ContractExamplesTest {
    private static final Pattern EXAMPLE = Pattern.compile(
            "\\{@code\\R((?: \\* import .*\\R)+ \\*\\R \\* class (\\w+) (?: \\*.*\\R|.*\\R)*?) \\* }</pre>");

    static List<Path> contracts() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../testkit/src/main/java/espalier/testkit"))) {
            return files.filter(file -> file.toString().endsWith("Contract.java"))
                    .filter(file -> text(file).contains("{@code\n * import"))
                    .sorted()
                    .toList();
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("contracts")
    void theExampleCompiles(Path contract, @TempDir Path out) {
        Matcher example = EXAMPLE.matcher(text(contract));
        assertThat(example.find()).as("an example").isTrue();
        String name = example.group(2);
        String source = example.group(1).replaceAll("(?m)^ \\* ?", "");
        JavaFileObject file =
                new SimpleJavaFileObject(URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        StringWriter errors = new StringWriter();
        List<String> options = List.of(
                "-Xlint:all,-processing",
                "-proc:none",
                "-Werror",
                "-d",
                out.toString(),
                "-cp",
                System.getProperty("java.class.path"));
        boolean compiled = ToolProvider.getSystemJavaCompiler()
                .getTask(errors, null, null, options, null, List.of(file))
                .call();
        assertThat(compiled).as("%s%n%s", source, errors).isTrue();
        assertThat(out.resolve(name + ".class")).exists();
    }
}
