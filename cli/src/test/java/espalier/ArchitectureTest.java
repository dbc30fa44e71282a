package espalier;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The arrows of ARCHITECTURE.md: cli -> lab -> games and learning -> core, learning and lab -> jobs, cli -> protocols -> games and jobs, testkit -> core, and the layers inside core. That of
 * spark is kept by its own {@code ArrowsTest}.
 */
class ArchitectureTest {
    /** What the parts of a search share: it never names anything in the engine room. */
    private static final String[] SHARED = {
        "espalier.game..",
        "espalier.driver..",
        "espalier.search..",
        "espalier.play..",
        "espalier.tree..",
        "espalier.observe..",
        "espalier.proof..",
        "espalier.solve..",
        "espalier.endings..",
        "espalier.models"
    };

    /** The engine room: what the specialiser copies, and nothing else. */
    private static final String ENGINE = "espalier.engine..";

    private static final String GAMES = "espalier.games..";
    private static final String LEARNING = "espalier.learning..";
    private static final String JOBS = "espalier.jobs..";
    /** What talks to other programs, and plays against them. */
    private static final String[] PROTOCOLS = {"espalier.protocols..", "espalier.match..", "espalier.analysis.."};

    private static final String LAB = "espalier.lab..";
    private static final String CLI = "espalier.cli..";
    private static final String TESTKIT = "espalier.testkit..";

    /** Annotations that only the compiler reads. */
    private static final String ANNOTATIONS = "org.jspecify.annotations..";

    private static final DescribedPredicate<JavaClass> CORE =
            resideInAnyPackage(SHARED).or(resideInAPackage(ENGINE)).as("core");
    private static final DescribedPredicate<JavaClass> JDK =
            resideInAnyPackage("java..", ANNOTATIONS).as("java.*");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(location -> !location.contains("/test-classes/"))
            .importPackages("espalier");

    @Test
    void everyClassHasItsPlace() {
        check(
                "core",
                classes()
                        .should()
                        .resideInAnyPackage(concat(
                                SHARED, PROTOCOLS, new String[] {ENGINE, GAMES, JOBS, LEARNING, LAB, CLI, TESTKIT}))
                        .because("a new package must be given its place in this test and in ARCHITECTURE.md"));
    }

    /** A rule about a renamed package would hold vacuously. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "game",
                "driver",
                "search",
                "play",
                "tree",
                "observe",
                "proof",
                "solve",
                "endings",
                "engine.procedure",
                "engine.driver",
                "engine.memory",
                "engine.ordering",
                "engine.pruning",
                "engine.models",
                "models"
            })
    void everyPackageOfCoreExists(String name) {
        assertThat(CLASSES.that(resideInAPackage("espalier." + name + "..")))
                .as("classes of espalier." + name)
                .isNotEmpty();
    }

    @Test
    void coreKnowsOnlyTheJdk() {
        check("core", classes().that(CORE).should().onlyDependOnClassesThat(CORE.or(JDK)));
    }

    @Test
    void gameKnowsNothingElse() {
        DescribedPredicate<JavaClass> game = resideInAPackage("espalier.game..");
        check("core", classes().that(game).should().onlyDependOnClassesThat(game.or(JDK)));
    }

    @Test
    void sharedCodeDoesNotKnowTheEngineRoom() {
        check(
                "core",
                noClasses()
                        .that()
                        .resideInAnyPackage(SHARED)
                        .should()
                        .dependOnClassesThat()
                        .resideInAPackage(ENGINE));
    }

    @Test
    void packagesOfCoreHaveNoCycles() {
        for (String packages : new String[] {"espalier.(*)..", "espalier.engine.(*).."}) {
            slices().matching(packages)
                    .should()
                    .beFreeOfCycles()
                    .allowEmptyShould(isEmpty("core"))
                    .check(CLASSES.that(CORE));
        }
    }

    @Test
    void gamesKnowOnlyCore() {
        check(
                "games",
                classes()
                        .that()
                        .resideInAPackage(GAMES)
                        .should()
                        .onlyDependOnClassesThat(
                                resideInAPackage(GAMES).or(CORE).or(JDK)));
    }

    /** espalier.games.chess does not know espalier.games.othello; espalier.games itself and its files are shared. */
    @Test
    void gamesDoNotKnowEachOther() {
        slices().matching("espalier.games.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(DescribedPredicate.alwaysTrue(), resideInAPackage("espalier.games.files"))
                .allowEmptyShould(true) // one game alone, or none, breaks nothing
                .check(CLASSES);
    }

    @Test
    void testkitKnowsOnlyCoreOfEspalier() {
        check(
                "testkit",
                classes()
                        .that()
                        .resideInAPackage(TESTKIT)
                        .should()
                        .onlyDependOnClassesThat(
                                resideInAPackage(TESTKIT).or(CORE).or(outsideOfEspalier())));
    }

    @Test
    void jobsKnowNothingElseOfEspalier() {
        check(
                "jobs",
                classes()
                        .that()
                        .resideInAPackage(JOBS)
                        .should()
                        .onlyDependOnClassesThat(resideInAPackage(JOBS).or(outsideOfEspalier())));
    }

    @Test
    void learningKnowsJobsAndCoreOfEspalier() {
        check(
                "learning",
                classes()
                        .that()
                        .resideInAPackage(LEARNING)
                        .should()
                        .onlyDependOnClassesThat(
                                resideInAnyPackage(LEARNING, JOBS).or(CORE).or(outsideOfEspalier())));
    }

    @Test
    void protocolsKnowJobsGamesAndCoreOfEspalier() {
        check(
                "protocols",
                classes()
                        .that()
                        .resideInAnyPackage(PROTOCOLS)
                        .should()
                        .onlyDependOnClassesThat(resideInAnyPackage(PROTOCOLS)
                                .or(resideInAnyPackage(JOBS, GAMES))
                                .or(CORE)
                                .or(outsideOfEspalier())));
    }

    /** Deleting the package of a protocol, and its line in META-INF/services, touches nothing else. */
    @Test
    void nothingKnowsASingleProtocol() {
        slices().matching("espalier.protocols.(*)..")
                .should()
                .notDependOnEachOther()
                .check(CLASSES);
        DescribedPredicate<JavaClass> one = resideInAPackage("espalier.protocols.*..");
        assertThat(CLASSES.that(one)).isNotEmpty();
        check(
                "protocols",
                noClasses().that(DescribedPredicate.not(one)).should().dependOnClassesThat(one));
    }

    @Test
    void labKnowsJobsLearningGamesAndCoreOfEspalier() {
        check(
                "lab",
                classes()
                        .that()
                        .resideInAPackage(LAB)
                        .should()
                        .onlyDependOnClassesThat(resideInAnyPackage(LAB, JOBS, LEARNING, GAMES)
                                .or(CORE)
                                .or(outsideOfEspalier())));
    }

    @Test
    void theCommandLineDoesNotKnowTheTestkit() {
        check("cli", noClasses().that().resideInAPackage(CLI).should().dependOnClassesThat(resideInAPackage(TESTKIT)));
    }

    /** They are found at run time on demand. */
    @Test
    void nothingKnowsSparkOrTheStudio() {
        check(
                "cli",
                noClasses()
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage("espalier.spark..", "org.apache.spark..", "espalier.studio.."));
    }

    /** A fresh machine has neither fonts nor a display. */
    @Test
    void nothingUsesAwt() {
        check(
                "cli",
                noClasses().should().dependOnClassesThat().resideInAnyPackage("java.awt..", "javax.swing..", "sun.."));
    }

    /** Checks a rule; it may match no class only while its module has no source. */
    private static void check(String module, ArchRule rule) {
        rule.allowEmptyShould(isEmpty(module)).check(CLASSES);
    }

    private static DescribedPredicate<JavaClass> outsideOfEspalier() {
        return describe("outside of espalier", c -> !c.getPackageName().startsWith("espalier"));
    }

    private static boolean isEmpty(String module) {
        Path sources = sources(module);
        if (!Files.isDirectory(sources)) {
            return true;
        }
        try (Stream<Path> files = Files.walk(sources)) {
            return files.noneMatch(f -> f.toString().endsWith(".java") && !f.endsWith("package-info.java"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path sources(String module) {
        Path project = Path.of("").toAbsolutePath(); // Maven runs tests in the module's folder
        return project.resolveSibling(module).resolve("src/main/java");
    }

    private static String[] concat(String[]... parts) {
        return Stream.of(parts).flatMap(Stream::of).toArray(String[]::new);
    }
}
