package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Game;
import java.io.IOException;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The public API of core and games: as docs/api.txt lists it, and documented. */
class ApiTest {
    private static final Path LIST = Path.of("../docs/api.txt");
    private static final Path[] SOURCES = {Path.of("../core/src/main/java"), Path.of("../games/src/main/java")};
    private static final Path TESTKIT = Path.of("../testkit/src/main/java");
    private static final Pattern PACKAGE = Pattern.compile("\\b(?:[a-z]\\w*\\.)+(?=[A-Z])");
    private static final Set<String> OF_EVERY_OBJECT = Set.of("toString", "hashCode", "equals");

    /** A record's Javadoc describes its canonical constructor, a class's that without arguments. */
    private static final Pattern SAID_ELSEWHERE = Pattern.compile("(?:public|protected) \\w+(?:\\(\\))? \\{.*");

    @TempDir
    Path folder;

    private static boolean isOpen(int modifiers, Class<?> owner) {
        return Modifier.isPublic(modifiers)
                || (Modifier.isProtected(modifiers) && !Modifier.isFinal(owner.getModifiers()));
    }

    private static boolean isListed(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return !type.isAnonymousClass()
                && !type.isLocalClass()
                && isOpen(type.getModifiers(), outer == null ? type : outer)
                && (outer == null || isListed(outer));
    }

    private static List<Path> sources(Path... roots) throws IOException {
        List<Path> all = new ArrayList<>();
        for (Path root : roots) {
            try (Stream<Path> files = Files.walk(root)) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .filter(file -> !file.toString().contains("espalier/engine/"))
                        .forEach(all::add);
            }
        }
        return all;
    }

    private static Stream<Class<?>> withNested(Class<?> type) {
        return Stream.concat(
                Stream.of(type), Arrays.stream(type.getDeclaredClasses()).flatMap(ApiTest::withNested));
    }

    private static Class<?> load(Path file) {
        Path root = file.startsWith(SOURCES[0]) ? SOURCES[0] : SOURCES[1];
        String name = root.relativize(file).toString().replace(".java", "").replace('/', '.');
        try {
            return Class.forName(name, false, Game.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(file + " has no class", e);
        }
    }

    private static String described(Class<?> type) {
        String kind = type.isEnum() ? "enum" : type.isRecord() ? "record" : type.isInterface() ? "interface" : "class";
        String parents = Stream.concat(Stream.ofNullable(type.getSuperclass()), Arrays.stream(type.getInterfaces()))
                .filter(each -> each.getName().startsWith("espalier"))
                .map(Class::getName)
                .collect(Collectors.joining(" "));
        Stream<Member> members = Stream.of(
                        type.getDeclaredFields(), type.getDeclaredConstructors(), type.getDeclaredMethods())
                .flatMap(Arrays::stream);
        return "\n" + type.getPackageName() + "\n" + kind + " " + type.getName()
                + (parents.isEmpty() ? "" : " : " + parents) + "\n"
                + members.filter(each -> isOpen(each.getModifiers(), type) && !each.isSynthetic())
                        .filter(each -> !OF_EVERY_OBJECT.contains(each.getName()))
                        .map(ApiTest::described)
                        .sorted()
                        .map(each -> "    " + each + "\n")
                        .collect(Collectors.joining());
    }

    private static String described(Member member) {
        return member instanceof Field field ? field.toGenericString() : ((Executable) member).toGenericString();
    }

    /** Packages, types and members without the packages in their names. */
    private static String listed() throws IOException {
        StringBuilder text = new StringBuilder();
        String last = "";
        List<Class<?>> types = sources(SOURCES).stream()
                .filter(file -> !file.endsWith("package-info.java"))
                .<Class<?>>map(ApiTest::load)
                .flatMap(ApiTest::withNested)
                .filter(ApiTest::isListed)
                .sorted(Comparator.comparing(Class::getName))
                .toList();
        for (Class<?> type : types) {
            String[] parts = described(type).split("\n", 3);
            text.append(parts[1].equals(last) ? "" : (last.isEmpty() ? "" : "\n") + "package " + parts[1] + "\n\n");
            text.append(PACKAGE.matcher(parts[2]).replaceAll("").replace('$', '.'))
                    .append('\n');
            last = parts[1];
        }
        return text.toString();
    }

    /** A change of the API is a decision: {@code mvn test -pl games -am -Dtest=ApiTest -Despalier.update} writes the list anew. */
    @Test
    void theApiIsTheListedOne() throws IOException {
        String listed = listed();
        if (System.getProperty("espalier.update") != null) {
            Files.writeString(LIST, listed);
        }
        assertThat(listed.lines().toList())
                .as("docs/api.txt; if the change is meant, add -Despalier.update")
                .isEqualTo(Files.readAllLines(LIST));
        assertThat(listed)
                .contains("package espalier.play\n", "class Seat\n", "package espalier.games.chess\n")
                .doesNotContain("espalier.engine");
    }

    /** By the compiler's doclint, core, games and testkit: no broken link, no bad HTML, no missing comment and no missing tag. */
    @Test
    @Tag("slow")
    void everythingPublicIsDocumented() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        List<String> options = List.of(
                "-Xdoclint:all/protected",
                "-Xmaxwarns",
                "10000",
                "-proc:none",
                "-d",
                folder.toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "--should-stop=ifNoError=FLOW");
        try (StandardJavaFileManager files = compiler.getStandardFileManager(found, null, null)) {
            List<Path> all = sources(SOURCES[0], SOURCES[1], TESTKIT);
            Iterable<? extends JavaFileObject> units = files.getJavaFileObjectsFromPaths(all);
            assertThat(compiler.getTask(null, files, found, options, null, units)
                            .call())
                    .isTrue();
        }
        assertThat(found.getDiagnostics()).as("doclint speaks").isNotEmpty();
        List<String> lacks = found.getDiagnostics().stream()
                .filter(ApiTest::isLack)
                .map(each ->
                        each.getSource().getName() + ":" + each.getLineNumber() + ": " + each.getMessage(Locale.ROOT))
                .toList();
        assertThat(lacks).isEmpty();
    }

    private static boolean isLack(Diagnostic<? extends JavaFileObject> each) {
        if (each.getSource() == null || each.getMessage(Locale.ROOT).matches("(?s)use of default constructor.*")) {
            return false;
        }
        try {
            List<String> lines =
                    each.getSource().getCharContent(true).toString().lines().toList();
            return !SAID_ELSEWHERE
                    .matcher(lines.get((int) each.getLineNumber() - 1).strip())
                    .matches();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
