package espalier.studio;

import espalier.cli.Json;
import espalier.cli.Main;
import espalier.jobs.ForkRunner;
import espalier.jobs.JobFailure;
import espalier.jobs.Parameters;
import espalier.jobs.Run;
import espalier.jobs.Runner;
import espalier.jobs.ThreadRunner;
import espalier.jobs.Work;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Experiments;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Size;
import espalier.lab.report.Page;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Experiments and their runs: {@code /api/lab}, {@code /api/runs}. */
final class LabApi implements Api {
    /** Of a report, which is a page of its own in a frame: no scripts, nothing from elsewhere. */
    private static final String REPORT_POLICY =
            "sandbox allow-downloads; default-src 'none'; style-src 'unsafe-inline';"
                    + " img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

    /** Of a parameter: nothing that could be a path. */
    private static final Pattern VALUE = Pattern.compile("[\\w.,:;+-]{1,200}");

    private static final Duration BATCH = Duration.ofMillis(200);

    private final RunFolders folders;

    /** What was concluded, by folder and number of finished jobs. */
    private final Map<String, Studied> studied = new ConcurrentHashMap<>();

    /** Rows of a run that is under way come in another order, so what they show is not kept. */
    private record Studied(int done, boolean here, Optional<Findings> outcome, String problem) {}

    /** Runs every sixteenth job first, then the ones after them: a plot needs some of every kind, in order. */
    record Spread(Runner runner) implements Runner {
        private static final int STEP = 16;

        @Override
        public void run(Work work, int[] jobs, Sink sink) {
            IntStream order = IntStream.range(0, STEP)
                    .flatMap(first -> IntStream.iterate(first, i -> i < jobs.length, i -> i + STEP));
            runner.run(work, order.map(i -> jobs[i]).toArray(), sink);
        }

        @Override
        public String describe() {
            return runner.describe();
        }
    }

    LabApi(RunFolders folders) {
        this.folders = folders;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/api/lab", call -> call.json(Json.of(Map.of("experiments", experiments()))))
                .get("/api/runs", call -> call.json(Json.of(Map.of("runs", runs()))))
                .post("/api/runs", call -> call.json(Json.of(start(Fields.of(call)))))
                .get("/api/runs/{id}", call -> call.json(Json.of(described(folder(call)))))
                .post("/api/runs/{id}/stop", this::stop)
                .post("/api/runs/{id}/resume", call -> call.json(Json.of(resume(folder(call)))))
                .get("/api/runs/{id}/events", this::events)
                .get("/api/runs/{id}/figures/{number}", this::figure)
                .get("/api/runs/{id}/report", this::report);
    }

    @Override
    public void close() {
        folders.stop();
    }

    private RunFolders.Folder folder(Call call) {
        return folders.get(call.variable("id"));
    }

    // Lists.

    private List<Map<String, Object>> experiments() {
        Map<String, Map<String, Object>> last = new LinkedHashMap<>();
        runs().forEach(run -> last.putIfAbsent(String.valueOf(run.get("experiment")), run));
        List<Map<String, Object>> all = new ArrayList<>();
        for (Experiment each : Experiments.all()) {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("name", each.name());
            fields.put("paper", each.paper());
            fields.put("shows", each.shows());
            fields.put("claim", each.claim());
            fields.put("counting", each.counting());
            fields.put("timed", each.timed());
            Map<String, Object> sizes = new LinkedHashMap<>();
            for (Size size : Size.values()) {
                Parameters parameters = each.parameters(size);
                sizes.put(
                        word(size),
                        Map.of(
                                "jobs",
                                each.jobs(parameters).count(),
                                "duration",
                                each.duration(size),
                                "parameters",
                                parameters.values()));
            }
            fields.put("sizes", sizes);
            Map<String, String> meanings = new LinkedHashMap<>();
            each.parameters(Size.QUICK).values().keySet().forEach(name -> meanings.put(name, each.meaning(name)));
            fields.put("meanings", meanings);
            Map<String, Object> run = last.getOrDefault(each.name(), Map.of());
            fields.put("verdict", Optional.ofNullable(run.get("verdict")));
            fields.put("run", Optional.ofNullable(run.get("id")));
            all.add(fields);
        }
        return all;
    }

    private static String word(Size size) {
        return size.name().toLowerCase(Locale.ROOT);
    }

    private List<Map<String, Object>> runs() {
        return folders.list().stream()
                .map(this::described)
                .filter(run -> !"match".equals(run.get("experiment")))
                .toList();
    }

    private Map<String, Object> described(RunFolders.Folder folder) {
        Map<String, Object> fields = new LinkedHashMap<>(Map.of("id", folder.id(), "folder", folder.name()));
        String problem = folders.problem(folder);
        try {
            Run run = folders.read(folder);
            fields.putAll(folders.described(folder, run));
            fields.put("experiment", run.manifest().workload());
            fields.put("parameters", run.manifest().parameters().toString());
            if (run.workload() instanceof Experiment experiment) {
                fields.put("claim", experiment.claim());
                fields.put("title", experiment.paper() + ": " + experiment.shows());
            }
            if (run.complete() && run.workload() instanceof Experiment) {
                Studied found = study(folder, run);
                found.outcome.ifPresent(outcome -> {
                    fields.put("verdict", outcome.verdict().words());
                    fields.put("criteria", outcome.criteria());
                    fields.put("remark", outcome.remark());
                });
                problem = problem.isEmpty() ? found.problem : problem;
            }
        } catch (JobFailure e) {
            problem = String.valueOf(e.getMessage());
        }
        fields.put("problem", problem);
        return fields;
    }

    /** What the rows show so far. While jobs are missing there may be nothing to conclude. */
    private Studied study(RunFolders.Folder folder, Run run) {
        boolean here = folders.underway(folder) != null;
        return studied.compute(folder.id(), (id, known) -> {
            if (known != null && known.done == run.done() && known.here == here) {
                return known;
            }
            try {
                Experiment experiment = Experiments.of(run);
                Findings outcome = experiment.study(run.manifest().parameters(), run.rows());
                return new Studied(run.done(), here, Optional.of(outcome), "");
            } catch (RuntimeException e) {
                return new Studied(
                        run.done(), here, Optional.empty(), "nothing can be concluded from these rows: " + e);
            }
        });
    }

    private List<Exhibit.Figure> figures(RunFolders.Folder folder, Run run) {
        return study(folder, run).outcome.map(Findings::exhibits).orElse(List.of()).stream()
                .filter(Exhibit.Figure.class::isInstance)
                .map(Exhibit.Figure.class::cast)
                .toList();
    }

    // Runs.

    /** Goes on with the unfinished run of that experiment and these parameters, or begins one more. */
    private Map<String, Object> start(Fields body) {
        Experiment experiment = Experiments.named(body.text("experiment", ""))
                .orElseThrow(() -> Refused.notFound("no such experiment"));
        Size size = switch (body.text("size", "quick")) {
            case "quick" -> Size.QUICK;
            case "paper" -> Size.PAPER;
            default -> throw new Refused(400, "size is quick or paper");
        };
        Parameters usual = experiment.parameters(size);
        Parameters parameters = changed(usual, body);
        String name = experiment.name() + "-" + (parameters.equals(usual) ? word(size) : "own");
        checkJobs(experiment, parameters);
        Path place = folders.place(name);
        for (int i = 2; isTaken(place, parameters); i++) {
            place = folders.place(name + "-" + i);
        }
        return described(begin(experiment, parameters, place));
    }

    /** With the values that a request gives. */
    private static Parameters changed(Parameters usual, Fields body) {
        Parameters parameters = usual;
        for (Map.Entry<String, String> each : usual.values().entrySet()) {
            String value = body.text("parameter-" + each.getKey(), each.getValue());
            if (!value.equals(each.getValue()) && !VALUE.matcher(value).matches()) {
                throw new Refused(400, each.getKey() + " must be a number, a name or a list of them");
            }
            parameters = parameters.with(each.getKey(), value);
        }
        return parameters;
    }

    private static void checkJobs(Experiment experiment, Parameters parameters) {
        try {
            experiment.jobs(parameters);
        } catch (IllegalArgumentException e) {
            throw new Refused(400, experiment.name() + ": " + e.getMessage());
        }
    }

    /** Whether a run there is finished, or is of something else. */
    private static boolean isTaken(Path place, Parameters parameters) {
        if (!Files.exists(place.resolve("manifest.json"))) {
            return false;
        }
        try {
            Run run = Run.read(place);
            return run.complete() || !run.manifest().parameters().equals(parameters);
        } catch (JobFailure e) {
            return true;
        }
    }

    private Map<String, Object> resume(RunFolders.Folder folder) {
        Run run = folders.read(folder);
        if (run.complete()) {
            throw new Refused(409, "this run is complete");
        }
        begin(Experiments.of(run), run.manifest().parameters(), folder.path());
        return described(folder);
    }

    private RunFolders.Folder begin(Experiment experiment, Parameters parameters, Path place) {
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1); // one is left for the page
        Runner runner = experiment.timed() ? new ForkRunner(1) : new ThreadRunner(threads, BATCH);
        return folders.start(
                place,
                experiment,
                parameters,
                new Spread(runner),
                watched -> Run.go(experiment, parameters, place, watched, Main.version(), (done, of) -> {}));
    }

    private void stop(Call call) throws IOException {
        RunFolders.Folder folder = folder(call);
        Underway own = folders.underway(folder);
        if (own == null) {
            throw new Refused(409, "the studio does not run this");
        }
        own.stop();
        call.json(Json.of(described(folder)));
    }

    /** Progress, and the titles of the figures when they have changed. */
    private void events(Call call) throws IOException {
        RunFolders.Folder folder = folder(call);
        Poll.events(call, sink -> {
            Map<String, Object> now = described(folder);
            String progress = Json.of(now);
            int done = now.get("done") instanceof Integer count ? count : -1;
            List<String> titles = done <= 0
                    ? List.of()
                    : figures(folder, folders.read(folder)).stream()
                            .map(Exhibit.Figure::title)
                            .toList();
            sink.accept("progress", progress);
            sink.accept("plot", Json.of(Map.of("version", done, "figures", titles)));
        });
    }

    private void figure(Call call) throws IOException {
        RunFolders.Folder folder = folder(call);
        List<Exhibit.Figure> figures = figures(folder, folders.read(folder));
        String number = call.variable("number");
        if (!number.matches("\\d{1,4}") || Integer.parseInt(number) >= figures.size()) {
            throw Refused.notFound("no such figure");
        }
        String svg = figures.get(Integer.parseInt(number)).chart().toSvg();
        call.headers().set("Content-Security-Policy", REPORT_POLICY);
        call.send(200, "image/svg+xml", svg.getBytes(StandardCharsets.UTF_8));
    }

    private void report(Call call) throws IOException {
        Run run = folders.read(folder(call));
        if (!run.complete()) {
            throw new Refused(409, "only " + run.done() + " of " + run.jobs() + " jobs are done");
        }
        String html = new Page(
                        Experiments.of(run).paper() + ": " + Experiments.of(run).shows(), List.of(run))
                .html();
        call.headers().set("Content-Security-Policy", REPORT_POLICY);
        call.send(200, "text/html; charset=utf-8", html.getBytes(StandardCharsets.UTF_8));
    }
}
