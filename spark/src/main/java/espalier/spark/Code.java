package espalier.spark;

import espalier.jobs.JobFailure;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;

/** The code that executors need to find experiments: the part of the class path before Spark's own jars. */
final class Code {
    private Code() {}

    static List<String> jars() {
        List<String> jars = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            Path path = Path.of(entry);
            if (isSpark(path)) {
                break;
            }
            if (!entry.isBlank() && Files.exists(path)) {
                jars.add((Files.isDirectory(path) ? packed(path) : path).toUri().toString());
            }
        }
        return jars;
    }

    private static boolean isSpark(Path path) {
        Path parent = path.getParent();
        try (Stream<Path> beside = parent == null ? Stream.of() : Files.list(parent)) {
            return beside.anyMatch(file -> file.getFileName().toString().matches("spark-core_.*\\.jar"));
        } catch (IOException e) {
            return false;
        }
    }

    /** Packs a folder of classes into a jar. */
    private static Path packed(Path folder) {
        try {
            Path jar = Files.createTempFile("espalier-", ".jar");
            jar.toFile().deleteOnExit();
            try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                    Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    out.putNextEntry(
                            new JarEntry(folder.relativize(file).toString().replace(File.separatorChar, '/')));
                    Files.copy(file, out);
                    out.closeEntry();
                }
            }
            return jar;
        } catch (IOException e) {
            throw new JobFailure("cannot pack " + folder + " for the cluster: " + e.getMessage(), e);
        }
    }
}
