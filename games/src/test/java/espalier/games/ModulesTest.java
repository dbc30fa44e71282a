package espalier.games;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.Game;
import espalier.outside.Visitor;
import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** core and games are named modules, and a user's module finds there what the class path has. */
class ModulesTest {
    private static final String CORE = "espalier.core";
    private static final String GAMES = "espalier.games";
    private static final String OUTSIDE = "espalier.outside";

    /** One folder for each module. */
    @TempDir
    static Path modules;

    @BeforeAll
    static void compile() throws Exception {
        module(CORE, Game.class, "", Path.of("../core/src/main/module/module-info.java"));
        module(GAMES, Perft.class, "", Path.of("../games/src/main/module/module-info.java"));
        Path outside = modules.resolve(OUTSIDE);
        Path info = Files.createDirectories(outside).resolve("module-info.java");
        Files.writeString(info, "module espalier.outside { requires espalier.games; exports espalier.outside; }");
        module(OUTSIDE, Visitor.class, "espalier/outside", info);
    }

    /** Makes a module of classes that were compiled for the class path. */
    private static void module(String name, Class<?> witness, String folder, Path info) throws Exception {
        Path to = modules.resolve(name);
        Path from = home(witness);
        if (Files.isDirectory(from)) {
            copy(from, folder, to);
        } else {
            try (FileSystem jar = FileSystems.newFileSystem(from)) {
                copy(jar.getPath("/"), folder, to);
            }
        }
        String path = modules + System.getProperty("path.separator") + home(NullMarked.class);
        String[] arguments = {"-Xlint:all", "-Werror", "-proc:none", "-p", path, "-d", to.toString(), info.toString()};
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments))
                .as("%s compiles", info)
                .isZero();
    }

    /** The folder or jar of a class. */
    private static Path home(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    private static void copy(Path from, String folder, Path to) throws IOException {
        for (Path file : walk(from.resolve(folder))) {
            Path copy = to.resolve(from.relativize(file).toString());
            Files.createDirectories(copy.getParent());
            Files.copy(file, copy);
        }
    }

    private static List<Path> walk(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    private static ModuleDescriptor descriptor(String name) {
        return ModuleFinder.of(modules).find(name).orElseThrow().descriptor();
    }

    /** All modules in one loader, as on the command line, or each in its own, as plug-ins have it. */
    private static ModuleLayer layer(boolean oneLoader) {
        ModuleLayer boot = ModuleLayer.boot();
        Configuration configuration =
                boot.configuration().resolve(ModuleFinder.of(modules), ModuleFinder.of(), Set.of(OUTSIDE));
        ClassLoader jdk = ClassLoader.getPlatformClassLoader();
        return oneLoader
                ? boot.defineModulesWithOneLoader(configuration, jdk)
                : boot.defineModulesWithManyLoaders(configuration, jdk);
    }

    /** The visitor in a module finds what it finds on the class path, and copies of the engine room do the work. */
    @ParameterizedTest
    @ValueSource(strings = {"Search", "ModelSearch", "Seat"})
    void modulesSearchByCopies(String door) throws Exception {
        String expected = new Visitor().apply(door, new HashSet<>());
        for (boolean oneLoader : new boolean[] {true, false}) {
            ModuleLayer layer = layer(oneLoader);
            ClassLoader core = layer.findLoader(CORE);
            assertThat(layer.findLoader(GAMES) == core).isEqualTo(oneLoader);
            Set<Class<?>> seen = new HashSet<>();
            assertThat(visit(layer, door, seen)).isEqualTo(expected);
            assertThat(seen).isNotEmpty().allSatisfy(type -> {
                assertThat(type.getModule().isNamed()).isFalse();
                assertThat(type.getClassLoader()).isNotSameAs(core);
                assertThat(type.getClassLoader().getParent()).isSameAs(core);
            });
        }
    }

    private static String visit(ModuleLayer layer, String door, Set<Class<?>> seen) throws Exception {
        Class<?> type = layer.findLoader(OUTSIDE).loadClass(Visitor.class.getName());
        assertThat(type).isNotSameAs(Visitor.class);
        assertThat(type.getModule().getName()).isEqualTo(OUTSIDE);
        @SuppressWarnings("unchecked")
        BiFunction<String, Set<Class<?>>, String> visitor = (BiFunction<String, Set<Class<?>>, String>)
                type.getDeclaredConstructor().newInstance();
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try {
            thread.setContextClassLoader(type.getClassLoader()); // where games and algorithms are looked for
            return visitor.apply(door, seen);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /** Copies see exported packages only. */
    @Test
    void everythingButTheEngineRoomIsExported() {
        for (String name : new String[] {CORE, GAMES}) {
            ModuleDescriptor module = descriptor(name);
            assertThat(module.exports().stream().map(ModuleDescriptor.Exports::source))
                    .containsExactlyInAnyOrderElementsOf(module.packages().stream()
                            .filter(each -> !each.startsWith("espalier.engine."))
                            .collect(toSet()));
        }
        assertThat(descriptor(CORE).packages()).contains("espalier.engine.driver");
    }

    @Test
    void theModuleHasTheGamesOfTheClassPath() throws IOException {
        List<String> services =
                Files.readAllLines(modules.resolve(GAMES).resolve("META-INF/services/espalier.game.Game"));
        assertThat(descriptor(GAMES).provides())
                .singleElement()
                .satisfies(provided -> assertThat(provided.providers()).containsExactlyInAnyOrderElementsOf(services));
    }

    @Test
    void noPackageIsInTwoModules() throws IOException {
        Map<String, Set<String>> owners = new TreeMap<>();
        try (Stream<Path> folders = Files.list(Path.of(".."))) {
            for (Path folder : folders.toList()) {
                Path sources = folder.resolve("src/main/java");
                if (Files.isDirectory(sources)) {
                    for (Path file : walk(sources)) {
                        owners.computeIfAbsent(
                                        sources.relativize(file.getParent()).toString(), p -> new HashSet<>())
                                .add(folder.getFileName().toString());
                    }
                }
            }
        }
        assertThat(owners).containsKeys("espalier/game", "espalier/games", "espalier/lab/experiment");
        assertThat(owners)
                .allSatisfy((name, modules) -> assertThat(modules).as(name).hasSize(1));
    }
}
