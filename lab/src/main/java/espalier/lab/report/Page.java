package espalier.lab.report;

import espalier.games.files.Resource;
import espalier.jobs.JobFailure;
import espalier.jobs.Manifest;
import espalier.jobs.Run;
import espalier.lab.chart.Svg;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Experiments;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Judgement;
import espalier.lab.experiment.Size;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The report on some runs: for each the claim, the run, the verdict with its criteria, figures and numbers. The
 * experiments compute the verdicts from their rows.
 */
public final class Page {
    private static final List<String> CRITERIA = List.of("kind", "wanted", "measured", "judgement");

    /** How verdicts come about. */
    private static final String RULE =
            "Verdicts: a criterion holds, is contradicted, or is undecided: then its 95 % interval contains the threshold,"
                    + " or it was not run, or it was written or changed after a look at results and no fresh seeds have"
                    + " confirmed it. An experiment is reproduced if all directions of its claim hold, not reproduced if none"
                    + " holds and one is contradicted, undecided if none holds and none is contradicted, and partly"
                    + " reproduced otherwise; where all directions hold and at most half of the sizes do, it is"
                    + " reproduced in direction only. Without directions the sizes decide. Controls, which are premises and comparisons of ours, are shown and do not"
                    + " count.";

    private final String title;
    private final List<Part> parts;

    /**
     * A run and its outcome.
     *
     * @param number 1, or more if there are several runs of the experiment
     * @param difference how it differs from the first of them; empty for the first
     * @param problem why it has no outcome; usually empty
     */
    private record Part(Run run, int number, String difference, Findings outcome, String problem) {
        static Part of(Run run, int number, Run first) {
            String difference = run.manifest().parameters().values().entrySet().stream()
                    .filter(e -> !e.getValue()
                            .equals(first.manifest().parameters().values().get(e.getKey())))
                    .map(e -> ", " + e.getKey() + "=" + e.getValue())
                    .collect(Collectors.joining());
            try {
                return new Part(run, number, difference, Findings.of(run), "");
            } catch (JobFailure e) {
                return new Part(run, number, difference, new Findings(""), String.valueOf(e.getMessage()));
            }
        }

        /** Different for all parts. */
        String id() {
            return experiment().name() + (number > 1 ? "-run-" + number : "");
        }

        Experiment experiment() {
            return Experiments.of(run);
        }

        String heading() {
            return experiment().paper() + ": " + experiment().shows()
                    + (number > 1 ? ", run " + number + difference : "");
        }

        String verdict() {
            if (!problem.isEmpty()) {
                return "not studied: " + problem;
            }
            Findings.Verdict verdict = outcome.verdict();
            return verdict == Findings.Verdict.REPORTED
                    ? verdict.words()
                    : verdict.words() + " (" + counts(Criterion.Kind.DIRECTION, "directions")
                            + counts(Criterion.Kind.SIZE, "sizes").replaceFirst("^(?=.)", "; ") + ")";
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
                                    .filter(key -> !sessions.get(i)
                                            .getOrDefault(key, "")
                                            .isEmpty())
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

    /**
     * @param runs complete runs; the page marks those without a conclusion
     */
    public Page(String title, List<Run> runs) {
        this.title = title;
        Map<String, List<Run>> before = new HashMap<>();
        this.parts = runs.stream()
                .map(run -> {
                    List<Run> alike = before.computeIfAbsent(run.manifest().workload(), name -> new ArrayList<>());
                    alike.add(run);
                    return Part.of(run, alike.size(), alike.get(0));
                })
                .toList();
    }

    /** The introduction. */
    private String about() {
        long experiments =
                parts.stream().map(part -> part.experiment().name()).distinct().count();
        return "Generated by Espalier. Runs: " + parts.size() + "; experiments: "
                + experiments + " of the " + Experiments.all().size() + " that espalier lab list shows. Seeds: "
                + Manifest.SEEDS + ". " + RULE;
    }

    /** Everything in one file. */
    public String html() {
        List<List<String>> list = parts.stream()
                .map(part ->
                        List.of(html("<a href=\"#%s\">%s</a>", part.id(), part.heading()), Svg.escape(part.verdict())))
                .toList();
        return Resource.text(Page.class, "page.html")
                .replace("@title@", Svg.escape(title))
                .replace("@about@", Svg.escape(about()))
                .replace(
                        "@parts@",
                        table("words", List.of("experiment", "verdict"), list)
                                + parts.stream().map(Page::html).collect(Collectors.joining()));
    }

    /** A template filled with words, which are escaped. */
    private static String html(String template, String... words) {
        return String.format(template, Arrays.stream(words).map(Svg::escape).toArray());
    }

    private static List<String> escaped(List<String> cells) {
        return cells.stream().map(Svg::escape).toList();
    }

    /** A table of cells that are HTML. */
    private static String table(String kind, List<String> head, List<List<String>> rows) {
        return "<div class=\"wide\"><table class=\"" + kind + "\">\n<thead>" + row("th", head) + "</thead>\n<tbody>\n"
                + rows.stream().map(row -> row("td", row) + "\n").collect(Collectors.joining())
                + "</tbody></table></div>\n";
    }

    private static String row(String cell, List<String> cells) {
        return cells.stream()
                .collect(Collectors.joining(
                        "</" + cell + "><" + cell + ">", "<tr><" + cell + ">", "</" + cell + "></tr>"));
    }

    private static String html(Part part) {
        StringBuilder page = new StringBuilder(html("<h2 id=\"%s\">%s</h2>\n", part.id(), part.heading()));
        String paragraph = "<p><b>%s.</b> %s</p>\n";
        page.append(html(paragraph, "Claim", part.experiment().claim()))
                .append(html(paragraph, "Counted", part.experiment().counting()))
                .append(html(paragraph, "Run", part.size()))
                .append(html(paragraph, "Verdict", part.verdict()));
        if (!part.outcome.criteria().isEmpty()) {
            page.append(table(
                    "words",
                    CRITERIA,
                    part.criteria().stream().map(Page::escaped).toList()));
        }
        if (!part.outcome.remark().isEmpty()) {
            page.append(html("<p>%s</p>\n", part.outcome.remark()));
        }
        page.append("<div class=\"charts\">\n");
        for (Exhibit exhibit : part.outcome.exhibits()) {
            if (exhibit instanceof Exhibit.Figure figure) {
                page.append("<figure style=\"margin:0\">" + figure.chart().toSvg() + "</figure>\n");
            }
        }
        page.append("</div>\n");
        part.exhibits().forEach((file, exhibit) -> {
            Grid grid = Grid.of(exhibit);
            String numbers = table(
                            "numbers",
                            escaped(grid.head()),
                            grid.rows().stream().map(Page::escaped).toList())
                    + html(
                            "<p><a download=\"%s.csv\" href=\"data:text/csv;base64,%s\">as CSV</a></p>",
                            file,
                            Base64.getEncoder().encodeToString(Grid.csv(exhibit).getBytes(StandardCharsets.UTF_8)));
            page.append(
                    exhibit instanceof Exhibit.Figure
                            ? html("<details><summary>%s: numbers</summary>", exhibit.title()) + numbers
                                    + "</details>\n"
                            : html("<h3>%s</h3>", exhibit.title()) + numbers + "\n");
        });
        String manifest = part.run.manifest().text();
        return page.append(html("<details><summary>Manifest</summary><pre>%s</pre></details>\n", manifest))
                .toString();
    }

    /** The same as Markdown; pictures and CSV files are in a folder next to it. */
    public String markdown(String folder) {
        StringBuilder page =
                new StringBuilder("# " + title + "\n\n" + about() + "\n\n| experiment | verdict |\n| --- | --- |\n");
        for (Part part : parts) {
            page.append("| [" + part.heading() + "](#" + anchor(part.heading()) + ") | " + part.verdict() + " |\n");
        }
        for (Part part : parts) {
            page.append("\n## " + part.heading() + "\n\n**Claim.** "
                            + part.experiment().claim())
                    .append("\n\n**Counted.** " + part.experiment().counting())
                    .append("\n\n**Run.** " + part.size() + " [Manifest](" + folder + "/" + part.id() + ".json).")
                    .append("\n\n**Verdict: " + part.verdict() + ".**\n");
            if (!part.outcome.criteria().isEmpty()) {
                page.append("\n" + markdown(CRITERIA, part.criteria()));
            }
            if (!part.outcome.remark().isEmpty()) {
                page.append("\n" + part.outcome.remark() + "\n");
            }
            part.exhibits().forEach((file, exhibit) -> {
                Grid grid = Grid.of(exhibit);
                String table = markdown(grid.head(), grid.rows());
                String place = folder + "/" + file;
                page.append(
                        exhibit instanceof Exhibit.Figure
                                ? "\n![" + exhibit.title() + "](" + place
                                        + ".svg)\n\n<details><summary>Numbers</summary>\n\n" + table + "\n[as CSV]("
                                        + place + ".csv)</details>\n"
                                : "\n" + exhibit.title() + ":\n\n" + table);
            });
        }
        return page.toString();
    }

    private static String markdown(List<String> head, List<List<String>> rows) {
        return markdown(head) + "| --- ".repeat(head.size()) + "|\n"
                + rows.stream().map(Page::markdown).collect(Collectors.joining());
    }

    private static String markdown(List<String> cells) {
        return cells.stream().map(cell -> cell.replace("|", "\\|")).collect(Collectors.joining(" | ", "| ", " |\n"));
    }

    private static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 -]", "").replace(' ', '-');
    }

    /** The files in the Markdown's folder, by name. */
    public Map<String, String> files() {
        Map<String, String> files = new LinkedHashMap<>();
        for (Part part : parts) {
            files.put(part.id() + ".json", part.run.manifest().text());
            part.exhibits().forEach((file, exhibit) -> {
                if (exhibit instanceof Exhibit.Figure figure) {
                    files.put(file + ".svg", figure.chart().toSvg());
                }
                files.put(file + ".csv", Grid.csv(exhibit));
            });
        }
        return files;
    }
}
