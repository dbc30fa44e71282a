package espalier.spark;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A standalone master and one-core workers on loopback, each a process, from the jars that the build has copied. */
final class Cluster implements AutoCloseable {
    private static final String HOST = "127.0.0.1";
    private static final Path SPARK_HOME = Path.of("target").toAbsolutePath();
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    private final Path folder;
    private final int port = freePort();
    private final int pagePort = freePort();
    private final HttpClient client = HttpClient.newHttpClient();
    private final Process master;
    private final List<Process> workers = new ArrayList<>();
    /** Processes started by workers; when a worker is gone its children cannot be found any more. */
    private final Set<ProcessHandle> children = new LinkedHashSet<>();

    Cluster(Path folder, int count) throws IOException {
        this.folder = folder;
        master = spark(
                "master",
                "org.apache.spark.deploy.master.Master",
                List.of("--host", HOST, "--port", port + "", "--webui-port", pagePort + ""));
        try {
            await("the master's page", () -> !page().isEmpty());
            for (int i = 0; i < count; i++) {
                String work = folder.resolve("work" + i).toString();
                workers.add(spark(
                        "worker" + i,
                        "org.apache.spark.deploy.worker.Worker",
                        List.of(
                                "--host",
                                HOST,
                                "--cores",
                                "1",
                                "--memory",
                                "1g",
                                "--webui-port",
                                "0",
                                "--work-dir",
                                work,
                                url())));
            }
            await("the workers", () -> number("aliveworkers") == count);
        } catch (RuntimeException | Error e) {
            close();
            throw e;
        }
    }

    String url() {
        return "spark://" + HOST + ":" + port;
    }

    /** A number on the master's page; the cluster's comes after those of its workers. */
    int number(String name) {
        Matcher found = Pattern.compile("\"" + name + "\" : (\\d+)").matcher(page());
        int number = -1;
        while (found.find()) {
            number = Integer.parseInt(found.group(1));
        }
        return number;
    }

    private String page() {
        try {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://" + HOST + ":" + pagePort + "/json/"))
                    .timeout(Duration.ofSeconds(10))
                    .build();
            return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
        } catch (IOException e) {
            return "";
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Whether the log of a worker's executor shows a finished task. */
    boolean hasWorked(int worker) {
        Path work = folder.resolve("work" + worker);
        if (!Files.isDirectory(work)) {
            return false;
        }
        try (Stream<Path> applications = Files.list(work)) {
            for (Path application : applications.toList()) {
                for (String executor : List.of("0", "1")) {
                    Path log = application.resolve(executor).resolve("stderr");
                    if (Files.exists(log) && Files.readString(log).contains("Finished task")) {
                        return true;
                    }
                }
            }
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Kills by SIGKILL; Spark ends the executor. */
    void kill(int worker) throws InterruptedException {
        children.addAll(workers.get(worker).descendants().toList());
        workers.get(worker).destroyForcibly().waitFor();
    }

    /** The command line in a process; its class path is the part before Spark, then Spark. */
    Process driver(String... arguments) throws IOException {
        Set<String> ofSpark =
                Arrays.stream(new File(SPARK_HOME.toFile(), "jars").list()).collect(Collectors.toSet());
        String own = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !ofSpark.contains(Path.of(entry).getFileName().toString()))
                .collect(Collectors.joining(File.pathSeparator));
        List<String> command = new ArrayList<>(List.of(
                JAVA,
                "-Dspark.driver.host=" + HOST,
                "-Dspark.executor.memory=512m",
                "-cp",
                own + File.pathSeparator + SPARK_HOME.resolve("jars") + "/*",
                "espalier.cli.Main"));
        command.addAll(List.of(arguments));
        return start("driver", command);
    }

    private Process spark(String name, String main, List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                JAVA, "-Xmx512m", "-Dspark.master.rest.enabled=false", "-cp", SPARK_HOME.resolve("jars") + "/*", main));
        command.addAll(arguments);
        return start(name, command);
    }

    private Process start(String name, List<String> command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(folder.resolve(name + ".out").toFile())
                .redirectError(folder.resolve(name + ".err").toFile());
        builder.environment().put("SPARK_HOME", SPARK_HOME.toString());
        builder.environment().put("SPARK_LOCAL_IP", HOST);
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        return builder.start();
    }

    /** Waits for a condition; fails with all logs if that takes too long. */
    void await(String what, BooleanSupplier so) {
        Instant end = Instant.now().plus(PATIENCE);
        while (!so.getAsBoolean()) {
            if (Instant.now().isAfter(end) || !master.isAlive()) {
                throw new AssertionError("no sign of " + what + "\n" + said());
            }
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** The logs of all processes. */
    String said() {
        StringBuilder text = new StringBuilder();
        for (String name : List.of("master", "worker0", "worker1", "driver")) {
            try {
                text.append("== ").append(name).append('\n').append(Files.readString(folder.resolve(name + ".err")));
            } catch (IOException e) {
                text.append("nothing\n");
            }
        }
        return text.toString();
    }

    @Override
    public void close() {
        for (Process worker : workers) {
            children.addAll(worker.descendants().toList());
            worker.destroyForcibly();
        }
        master.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
        for (ProcessHandle child : children) {
            child.onExit().join();
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
