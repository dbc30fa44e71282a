package espalier.spark;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

/** Spark -> jobs. {@code ArchitectureTest} in cli checks that nothing depends on this module. */
class ArrowsTest {
    @Test
    void onlyJobsAreKnown() {
        classes()
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        "espalier.spark",
                        "espalier.jobs",
                        "java..",
                        "org.apache.spark..",
                        "scala..",
                        "org.jspecify.annotations"))
                // Not DoNotIncludeTests, which knows only target/test-classes: another JDK builds elsewhere.
                .check(new ClassFileImporter()
                        .withImportOption(location -> !location.contains("/test-classes/"))
                        .importPackages("espalier.spark"));
    }
}
