package espalier.lab.report;

import espalier.jobs.JobFailure;
import espalier.jobs.Run;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Experiments;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.lab.experiment.Size;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A run and its outcome, a section of the report.
 *
 * @param number 1, or more if there are several runs of the experiment
 * @param difference how it differs from the first of them; empty for the first
 * @param problem why it has no outcome; usually empty
 */
record Section(Run run, int number, String difference, Findings outcome, String problem) {
    static Section of(Run run, int number, Run first) {
        String difference = run.manifest().parameters().values().entrySet().stream()
                .filter(e -> !e.getValue()
                        .equals(first.manifest().parameters().values().get(e.getKey())))
                .map(e -> ", " + e.getKey() + "=" + e.getValue())
                .collect(Collectors.joining());
        try {
            return new Section(run, number, difference, Findings.of(run), "");
        } catch (JobFailure e) {
            return new Section(run, number, difference, new Findings(""), String.valueOf(e.getMessage()));
        }
    }

    /** The columns of {@link #criteria}. */
    static final List<String> CRITERIA = List.of("kind", "wanted", "measured", "judgement");

    /** Different for all parts. */
    String id() {
        return experiment().name() + (number > 1 ? "-run-" + number : "");
    }

    Experiment experiment() {
        return Experiments.of(run);
    }

    String paper() {
        return experiment().paper();
    }

    /** Within its paper. */
    String title() {
        return experiment().shows() + (number > 1 ? ", run " + number + difference : "");
    }

    String heading() {
        return paper() + ": " + title();
    }

    /** Where it is in its paper's file. */
    String place() {
        return paper() + ".md#"
                + title().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 -]", "").replace(' ', '-');
    }

    String verdict() {
        if (!problem.isEmpty()) {
            return "not studied: " + problem;
        }
        Findings.Verdict verdict = outcome.verdict();
        return verdict == Findings.Verdict.REPORTED
                ? verdict.words()
                : verdict.words() + " ("
                        + Stream.of(
                                        counts(Criterion.Kind.DIRECTION, "directions"),
                                        counts(Criterion.Kind.SIZE, "sizes"))
                                .filter(counts -> !counts.isEmpty())
                                .collect(Collectors.joining("; "))
                        + ")";
    }

    /** How many criteria of a kind hold, are contradicted and undecided. */
    private String counts(Criterion.Kind kind, String words) {
        List<Judgement> all = outcome.criteria().stream()
                .filter(criterion -> criterion.kind() == kind)
                .map(Criterion::counted)
                .toList();
        return all.isEmpty()
                ? ""
                : words + ": "
                        + Arrays.stream(Judgement.values())
                                .map(judgement -> judgement + " " + Collections.frequency(all, judgement))
                                .collect(Collectors.joining(", "));
    }

    /** How the parameters differ from those of the closest size of the experiment. */
    private String named() {
        List<String> paper = changed(Size.PAPER);
        List<String> quick = changed(Size.QUICK);
        boolean nearer = paper.size() <= quick.size();
        List<String> changed = nearer ? paper : quick;
        return "size " + (nearer ? "paper" : "quick")
                + (changed.isEmpty() ? "" : " but for " + String.join(", ", changed));
    }

    private List<String> changed(Size size) {
        Map<String, String> own = run.manifest().parameters().values();
        return experiment().parameters(size).values().entrySet().stream()
                .filter(e -> !e.getValue().equals(own.get(e.getKey())))
                .map(e -> e.getKey() + "=" + own.get(e.getKey()) + " instead of " + e.getValue())
                .toList();
    }

    String size() {
        return named() + ": " + run.manifest().parameters() + "; " + run.jobs() + " jobs, "
                + run.rows().size() + " rows. " + sessions();
    }

    /** Everything that contributed: rows of one run may come from different code and machines. */
    private String sessions() {
        List<Map<String, String>> sessions = run.manifest().sessions();
        return IntStream.range(0, sessions.size())
                .mapToObj(i -> (sessions.size() > 1 ? "Session " + (i + 1) + ": " : "")
                        + Stream.of("started", "git", "runner", "jvm", "options", "heap", "cpu")
                                .filter(key ->
                                        !sessions.get(i).getOrDefault(key, "").isEmpty())
                                .map(key -> key + " " + sessions.get(i).get(key))
                                .collect(Collectors.joining("; "))
                        + ".")
                .collect(Collectors.joining(" "));
    }

    List<List<String>> criteria() {
        return outcome.criteria().stream()
                .map(c -> List.of(c.kind().name().toLowerCase(Locale.ROOT), c.wanted(), c.measured(), c.words()))
                .toList();
    }

    /** The figures and tables, by the names of their files. */
    Map<String, Exhibit> exhibits() {
        Map<String, Exhibit> named = new LinkedHashMap<>();
        outcome.exhibits().forEach(exhibit -> named.put(id() + "-" + (named.size() + 1), exhibit));
        return named;
    }
}
