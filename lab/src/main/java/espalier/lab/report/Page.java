package espalier.lab.report;

import espalier.jobs.JobFailure;
import espalier.jobs.Manifest;
import espalier.jobs.Run;
import espalier.lab.chart.Svg;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Experiments;
import espalier.lab.experiment.Outcome;
import espalier.lab.experiment.Size;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The report on some runs: for each the claim, the run, the verdict with its criteria, figures and numbers. The
 * experiments compute the verdicts from their rows.
 */
public final class Page {
    private static final String STYLE = """
            body { font: 15px/1.5 Helvetica, Arial, sans-serif; color: #111; background: #fff;
                   max-width: 1280px; margin: 2em auto; padding: 0 1.5em; }
            h1 { font-size: 1.6em; } h2 { font-size: 1.25em; margin-top: 2.5em; border-top: 1px solid #ccc; padding-top: 1em; }
            h3 { font-size: 1em; margin: 1.2em 0 0.3em; }
            p, ul { max-width: 52em; }
            .charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(520px, 1fr)); gap: 1.2em; }
            .charts svg { width: 100%; height: auto; }
            .wide { overflow-x: auto; }
            table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; margin: 0.5em 0; }
            th, td { padding: 2px 9px; text-align: right; white-space: nowrap; }
            thead th { border-bottom: 1px solid #333; } tbody tr:nth-child(even) { background: #f4f4f4; }
            th:first-child, td:first-child { text-align: left; }
            table.criteria td { text-align: left; white-space: normal; }
            pre { font-size: 12px; background: #f4f4f4; padding: 0.6em; overflow-x: auto; }
            """;

    private final String title;
    private final List<Part> parts;

    /**
     * A run and its outcome.
     *
     * @param number 1, or more if there are several runs of the experiment
     * @param difference how it differs from the first of them; empty for the first
     * @param problem why it has no outcome; usually empty
     */
    private record Part(Run run, int number, String difference, Outcome outcome, String problem) {
        static Part of(Run run, int number, Run first) {
            String difference = run.manifest().parameters().values().entrySet().stream()
                    .filter(e -> !e.getValue()
                            .equals(first.manifest().parameters().values().get(e.getKey())))
                    .map(e -> ", " + e.getKey() + "=" + e.getValue())
                    .collect(Collectors.joining());
            try {
                return new Part(run, number, difference, Outcome.of(run), "");
            } catch (JobFailure e) {
                return new Part(
                        run, number, difference, new Outcome(List.of(), List.of(), ""), String.valueOf(e.getMessage()));
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
            Outcome.Verdict verdict = outcome.verdict();
            long held = outcome.criteria().stream().filter(Criterion::holds).count();
            return verdict == Outcome.Verdict.REPORTED
                    ? verdict.words()
                    : verdict.words() + " (" + held + " of "
                            + outcome.criteria().size() + " criteria hold)";
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
                    + run.rows().size()
                    + " rows";
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
                + Manifest.SEEDS + ".";
    }

    /** Everything in one file. */
    public String html() {
        StringBuilder page = new StringBuilder(
                        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width\">\n<title>")
                .append(Svg.escape(title))
                .append("</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n</head>\n<body>\n<h1>")
                .append(Svg.escape(title))
                .append("</h1>\n<p>")
                .append(Svg.escape(about()))
                .append(
                        "</p>\n<div class=\"wide\"><table>\n<thead><tr><th>experiment</th><th>verdict</th></tr></thead>\n<tbody>\n");
        for (Part part : parts) {
            page.append("<tr><td><a href=\"#")
                    .append(part.id())
                    .append("\">")
                    .append(Svg.escape(part.heading()))
                    .append("</a></td><td style=\"text-align:left\">")
                    .append(Svg.escape(part.verdict()))
                    .append("</td></tr>\n");
        }
        page.append("</tbody></table></div>\n");
        parts.forEach(part -> html(page, part));
        return page.append("</body>\n</html>\n").toString();
    }

    private static void html(StringBuilder page, Part part) {
        page.append("<h2 id=\"")
                .append(part.id())
                .append("\">")
                .append(Svg.escape(part.heading()))
                .append("</h2>\n");
        paragraph(page, "Claim", part.experiment().claim());
        paragraph(page, "Counted", part.experiment().counting());
        paragraph(page, "Run", part.size() + ". " + sessions(part.run));
        paragraph(page, "Verdict", part.verdict());
        if (!part.outcome.criteria().isEmpty()) {
            page.append(
                    "<table class=\"criteria\"><thead><tr><th>wanted</th><th>measured</th><th></th></tr></thead><tbody>\n");
            for (Criterion criterion : part.outcome.criteria()) {
                page.append("<tr><td>")
                        .append(Svg.escape(criterion.wanted()))
                        .append("</td><td>")
                        .append(Svg.escape(criterion.measured()))
                        .append("</td><td>")
                        .append(criterion.holds() ? "holds" : "does not hold")
                        .append("</td></tr>\n");
            }
            page.append("</tbody></table>\n");
        }
        if (!part.outcome.remark().isEmpty()) {
            page.append("<p>").append(Svg.escape(part.outcome.remark())).append("</p>\n");
        }
        page.append("<div class=\"charts\">\n");
        for (Exhibit exhibit : part.outcome.exhibits()) {
            if (exhibit instanceof Exhibit.Figure figure) {
                page.append("<figure style=\"margin:0\">")
                        .append(figure.chart().toSvg())
                        .append("</figure>\n");
            }
        }
        page.append("</div>\n");
        int number = 0;
        for (Exhibit exhibit : part.outcome.exhibits()) {
            Grid grid = Grid.of(exhibit);
            boolean figure = exhibit instanceof Exhibit.Figure;
            number++;
            page.append(figure ? "<details><summary>" : "<h3>")
                    .append(Svg.escape(exhibit.title()))
                    .append(figure ? ": numbers</summary>" : "</h3>");
            page.append("<div class=\"wide\"><table>\n<thead><tr>");
            grid.head()
                    .forEach(
                            cell -> page.append("<th>").append(Svg.escape(cell)).append("</th>"));
            page.append("</tr></thead>\n<tbody>\n");
            for (List<String> row : grid.rows()) {
                page.append("<tr>");
                row.forEach(cell -> page.append("<td>").append(Svg.escape(cell)).append("</td>"));
                page.append("</tr>\n");
            }
            page.append("</tbody></table></div>\n<p><a download=\"")
                    .append(file(part, number, "csv"))
                    .append("\" href=\"data:text/csv;base64,")
                    .append(Base64.getEncoder()
                            .encodeToString(Grid.csv(exhibit).getBytes(java.nio.charset.StandardCharsets.UTF_8)))
                    .append("\">as CSV</a></p>")
                    .append(figure ? "</details>\n" : "\n");
        }
        page.append("<details><summary>Manifest</summary><pre>")
                .append(Svg.escape(part.run.manifest().text()))
                .append("</pre></details>\n");
    }

    private static void paragraph(StringBuilder page, String name, String words) {
        page.append("<p><b>")
                .append(name)
                .append(".</b> ")
                .append(Svg.escape(words))
                .append("</p>\n");
    }

    private static String manifest(Part part) {
        return part.id() + ".json";
    }

    private static String file(Part part, int number, String ending) {
        return String.format(Locale.ROOT, "%s-%d.%s", part.id(), number, ending);
    }

    /** The same as Markdown; pictures and CSV files are in a folder next to it. */
    public String markdown(String folder) {
        StringBuilder page = new StringBuilder("# ")
                .append(title)
                .append("\n\n")
                .append(about())
                .append("\n\n| experiment | verdict |\n| --- | --- |\n");
        for (Part part : parts) {
            page.append("| [")
                    .append(part.heading())
                    .append("](#")
                    .append(anchor(part.heading()))
                    .append(") | ")
                    .append(part.verdict())
                    .append(" |\n");
        }
        for (Part part : parts) {
            page.append("\n## ")
                    .append(part.heading())
                    .append("\n\n**Claim.** ")
                    .append(part.experiment().claim());
            page.append("\n\n**Counted.** ").append(part.experiment().counting());
            page.append("\n\n**Run.** ").append(part.size()).append(". ").append(sessions(part.run));
            page.append(" [Manifest](")
                    .append(folder)
                    .append('/')
                    .append(manifest(part))
                    .append(").");
            page.append("\n\n**Verdict: ").append(part.verdict()).append(".**\n");
            if (!part.outcome.criteria().isEmpty()) {
                page.append("\n| wanted | measured | |\n| --- | --- | --- |\n");
                for (Criterion criterion : part.outcome.criteria()) {
                    row(
                            page,
                            List.of(
                                    criterion.wanted(),
                                    criterion.measured(),
                                    criterion.holds() ? "holds" : "**does not hold**"));
                }
            }
            if (!part.outcome.remark().isEmpty()) {
                page.append('\n').append(part.outcome.remark()).append('\n');
            }
            int number = 0;
            for (Exhibit exhibit : part.outcome.exhibits()) {
                number++;
                if (exhibit instanceof Exhibit.Figure) {
                    page.append(String.format(
                            "%n![%s](%s/%s)%n%n<details><summary>Numbers</summary>%n%n",
                            exhibit.title(), folder, file(part, number, "svg")));
                    table(page, Grid.of(exhibit));
                    page.append(String.format("%n[as CSV](%s/%s)</details>%n", folder, file(part, number, "csv")));
                } else {
                    page.append('\n').append(exhibit.title()).append(":\n\n");
                    table(page, Grid.of(exhibit));
                }
            }
        }
        return page.toString();
    }

    private static void table(StringBuilder page, Grid grid) {
        row(page, grid.head());
        page.append("| --- ".repeat(grid.head().size())).append("|\n");
        grid.rows().forEach(cells -> row(page, cells));
    }

    /** Everything that contributed: rows of one run may come from different code and machines. */
    private static String sessions(Run run) {
        List<Map<String, String>> sessions = run.manifest().sessions();
        List<String> all = new ArrayList<>();
        for (Map<String, String> session : sessions) {
            List<String> words = new ArrayList<>();
            for (String key : List.of("started", "git", "runner", "jvm", "options", "heap", "cpu")) {
                if (!session.getOrDefault(key, "").isEmpty()) {
                    words.add(key + " " + session.get(key));
                }
            }
            all.add((sessions.size() > 1 ? "Session " + (all.size() + 1) + ": " : "") + String.join("; ", words) + ".");
        }
        return String.join(" ", all);
    }

    private static void row(StringBuilder page, List<String> cells) {
        page.append("| ");
        page.append(String.join(
                " | ", cells.stream().map(cell -> cell.replace("|", "\\|")).toList()));
        page.append(" |\n");
    }

    private static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9 -]", "").replace(' ', '-');
    }

    /** The files in the Markdown's folder, by name. */
    public Map<String, String> files() {
        Map<String, String> files = new LinkedHashMap<>();
        for (Part part : parts) {
            files.put(manifest(part), part.run.manifest().text());
            int number = 0;
            for (Exhibit exhibit : part.outcome.exhibits()) {
                number++;
                if (exhibit instanceof Exhibit.Figure figure) {
                    files.put(file(part, number, "svg"), figure.chart().toSvg());
                }
                files.put(file(part, number, "csv"), Grid.csv(exhibit));
            }
        }
        return files;
    }
}
