package espalier.spark;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Spark -> lab. That nothing knows this module is checked where everything else is, in cli. */
class ArrowsTest {
    @Test
    void onlyTheRunnersOfTheLaboratoryAreKnown() {
        classes()
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        "espalier.spark",
                        "espalier.lab.run",
                        "java..",
                        "org.apache.spark..",
                        "scala..",
                        "org.jspecify.annotations"))
                .check(new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("espalier.spark"));
    }
}
