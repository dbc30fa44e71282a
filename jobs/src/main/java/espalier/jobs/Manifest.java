package espalier.jobs;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultPrettyPrinter;

/**
 * What a folder contains: {@code manifest.json}. Enough to reproduce the folder in ten years.
 *
 * @param workload its name; {@code experiment} in the file
 * @param parameters all of them; they determine the seeds
 * @param jobs the number of jobs; missing in older manifests
 * @param sessions the runs that added to it, each with its machine
 */
public record Manifest(String workload, Parameters parameters, OptionalInt jobs, List<Map<String, String>> sessions) {
    private static final String FILE = "manifest.json";

    /** How seeds follow from parameters, for readers of a manifest. */
    public static final String SEEDS =
            "the number of a tree, opening, game or match decides what is random in it: n means 0..n-1, and a..b means those";

    private static final JsonFactory JSON = new JsonFactory();

    public Manifest {
        sessions = List.copyOf(sessions);
    }

    /** Adds a run by code that makes this many jobs. */
    Manifest and(int count, Map<String, String> session) {
        List<Map<String, String>> all = new ArrayList<>(sessions);
        all.add(session);
        return new Manifest(workload, parameters, OptionalInt.of(count), all);
    }

    /** The manifest of a folder, or null. */
    static @Nullable Manifest find(Path folder) {
        return Files.exists(folder.resolve(FILE)) ? read(folder) : null;
    }

    /** The manifest of a folder. */
    public static Manifest read(Path folder) {
        Path file = folder.resolve(FILE);
        if (!Files.exists(file)) {
            throw new JobFailure(folder + " holds no results: it has no " + FILE);
        }
        try {
            return parse(Files.readString(file));
        } catch (IOException e) {
            throw new JobFailure("cannot read " + file + ": " + JobFailure.reason(e), e);
        } catch (JacksonException e) {
            throw new JobFailure(file + " is not a manifest: " + e.getOriginalMessage(), e);
        } catch (IllegalStateException | NullPointerException e) {
            throw new JobFailure(file + " is not a manifest: " + e.getMessage(), e);
        }
    }

    /** Writes atomically: a reader sees the old manifest or the new one. */
    void write(Path folder) {
        Path temporary = folder.resolve(FILE + ".tmp");
        try {
            try (FileChannel file = FileChannel.open(
                    temporary,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.WRITE,
                    StandardOpenOption.TRUNCATE_EXISTING)) {
                ByteBuffer bytes = ByteBuffer.wrap(text().getBytes(StandardCharsets.UTF_8));
                while (bytes.hasRemaining()) {
                    file.write(bytes);
                }
                file.force(true); // a power cut must not leave an empty file of this name
            }
            Files.move(
                    temporary,
                    folder.resolve(FILE),
                    StandardCopyOption.REPLACE_EXISTING,
                    StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new JobFailure("cannot write " + folder.resolve(FILE) + ": " + JobFailure.reason(e), e);
        }
    }

    /** As JSON. */
    public String text() {
        StringWriter text = new StringWriter();
        ObjectWriteContext pretty = new ObjectWriteContext.Base() {
            @Override
            public tools.jackson.core.PrettyPrinter getPrettyPrinter() {
                return new DefaultPrettyPrinter();
            }
        };
        try (JsonGenerator out = JSON.createGenerator(pretty, text)) {
            out.writeStartObject();
            out.writeStringProperty("experiment", workload);
            object(out, "parameters", parameters.values());
            out.writeStringProperty("seeds", SEEDS);
            jobs.ifPresent(count -> out.writeNumberProperty("jobs", count));
            out.writeArrayPropertyStart("sessions");
            for (Map<String, String> session : sessions) {
                out.writeStartObject();
                session.forEach(out::writeStringProperty);
                out.writeEndObject();
            }
            out.writeEndArray();
            out.writeEndObject();
        }
        return text + "\n";
    }

    private static void object(JsonGenerator out, String name, Map<String, String> values) {
        out.writeObjectPropertyStart(name);
        values.forEach(out::writeStringProperty);
        out.writeEndObject();
    }

    private static Manifest parse(String text) {
        String workload = null;
        Map<String, String> parameters = null;
        OptionalInt jobs = OptionalInt.empty();
        List<Map<String, String>> sessions = new ArrayList<>();
        try (JsonParser in = JSON.createParser(ObjectReadContext.empty(), text)) {
            in.nextToken();
            while (in.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = in.currentName();
                JsonToken value = in.nextToken();
                if (name.equals("experiment")) {
                    workload = in.getString();
                } else if (name.equals("parameters")) {
                    parameters = strings(in);
                } else if (name.equals("jobs")) {
                    jobs = OptionalInt.of(in.getIntValue());
                } else if (name.equals("sessions") && value == JsonToken.START_ARRAY) {
                    while (in.nextToken() == JsonToken.START_OBJECT) {
                        sessions.add(strings(in));
                    }
                } else {
                    in.skipChildren();
                }
            }
        }
        return new Manifest(
                Objects.requireNonNull(workload, "no experiment"),
                Parameters.of(Objects.requireNonNull(parameters, "no parameters")),
                jobs,
                sessions);
    }

    private static Map<String, String> strings(JsonParser in) {
        Map<String, String> strings = new LinkedHashMap<>();
        while (in.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = in.currentName();
            in.nextToken();
            strings.put(name, in.getString());
        }
        return strings;
    }
}
