package espalier.lab.report;

import espalier.games.files.Resource;
import espalier.jobs.Manifest;
import espalier.jobs.Run;
import espalier.lab.chart.Svg;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Experiments;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The report on some runs: for each the claim, the run, the verdict with its criteria, figures and numbers. The
 * experiments compute the verdicts from their rows.
 */
public final class Page {
    /** How verdicts come about. */
    private static final String RULE =
            "A criterion holds, is contradicted, or is undecided: then its 95 % interval contains the threshold, or it was"
                    + " not run, or it was written or changed after a look at results and no fresh seeds have confirmed it."
                    + " An experiment is reproduced if all directions of its claim hold, not reproduced if none holds and one"
                    + " is contradicted, undecided if none holds and none is contradicted, and partly reproduced otherwise;"
                    + " if all directions hold and at most half of the sizes do, it is reproduced in direction only."
                    + " Without directions the sizes decide. Controls are premises and comparisons of ours: they are shown"
                    + " and do not count; an experiment without other criteria reports.";

    private final String title;
    private final String foreword;
    private final List<Section> parts;

    /** Without a foreword. */
    public Page(String title, List<Run> runs) {
        this(title, "", runs);
    }

    /**
     * @param foreword Markdown before everything else; may be empty
     * @param runs complete runs, put in the order of the list of experiments; the page marks those without a conclusion
     */
    public Page(String title, String foreword, List<Run> runs) {
        this.title = title;
        this.foreword = foreword.isEmpty() ? "" : foreword.strip() + "\n\n";
        Map<String, List<Run>> before = new HashMap<>();
        List<String> order = Experiments.all().stream().map(Experiment::name).toList();
        this.parts = runs.stream()
                .sorted(Comparator.comparingInt(
                        run -> order.indexOf(run.manifest().workload())))
                .map(run -> {
                    List<Run> alike = before.computeIfAbsent(run.manifest().workload(), name -> new ArrayList<>());
                    alike.add(run);
                    return Section.of(run, alike.size(), alike.get(0));
                })
                .toList();
    }

    /** The introduction. */
    private String about() {
        List<String> here =
                parts.stream().map(part -> part.experiment().name()).distinct().toList();
        List<String> missing = Experiments.all().stream()
                .map(Experiment::name)
                .filter(name -> !here.contains(name))
                .toList();
        return "Computed by espalier lab report from the rows of " + parts.size() + " runs. Experiments: " + here.size()
                + " of the " + Experiments.all().size()
                + " that espalier lab list shows. Intervals are 95 % confidence intervals. Seeds: " + Manifest.SEEDS
                + "."
                + (missing.isEmpty() || parts.size() == 1
                        ? "" // one run alone leaves out nothing
                        : " Without rows here: " + String.join(", ", missing) + ".");
    }

    /** Everything in one file. */
    public String html() {
        List<List<String>> list = parts.stream()
                .map(part ->
                        List.of(html("<a href=\"#%s\">%s</a>", part.id(), part.heading()), Svg.escape(part.verdict())))
                .toList();
        return Resource.text(Page.class, "page.html")
                .replace("@title@", Svg.escape(title))
                .replace("@about@", Svg.escape(about() + " Verdicts: " + RULE))
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

    private static String html(Section part) {
        StringBuilder page = new StringBuilder(html("<h2 id=\"%s\">%s</h2>\n", part.id(), part.heading()));
        String paragraph = "<p><b>%s.</b> %s</p>\n";
        page.append(html(paragraph, "Claim", part.experiment().claim()))
                .append(html(paragraph, "Counted", part.experiment().counting()))
                .append(html(paragraph, "Run", part.size()))
                .append(html(paragraph, "Verdict", part.verdict()));
        if (!part.outcome().criteria().isEmpty()) {
            page.append(table(
                    "words",
                    Section.CRITERIA,
                    part.criteria().stream().map(Page::escaped).toList()));
        }
        if (!part.outcome().remark().isEmpty()) {
            page.append(html("<p>%s</p>\n", part.outcome().remark()));
        }
        page.append("<div class=\"charts\">\n");
        for (Exhibit exhibit : part.outcome().exhibits()) {
            if (exhibit instanceof Exhibit.Figure figure) {
                page.append("<figure style=\"margin:0\">" + figure.chart().toSvg() + "</figure>\n");
            }
        }
        page.append("</div>\n");
        part.exhibits().forEach((file, exhibit) -> {
            Cells grid = Cells.of(exhibit);
            String numbers = table(
                            "numbers",
                            escaped(grid.head()),
                            grid.rows().stream().map(Page::escaped).toList())
                    + html(
                            "<p><a download=\"%s.csv\" href=\"data:text/csv;base64,%s\">as CSV</a></p>",
                            file,
                            Base64.getEncoder()
                                    .encodeToString(Cells.csv(exhibit).getBytes(StandardCharsets.UTF_8)));
            page.append(
                    exhibit instanceof Exhibit.Figure
                            ? html("<details><summary>%s: numbers</summary>", exhibit.title()) + numbers
                                    + "</details>\n"
                            : html("<h3>%s</h3>", exhibit.title()) + numbers + "\n");
        });
        String manifest = part.run().manifest().text();
        return page.append(html("<details><summary>Manifest</summary><pre>%s</pre></details>\n", manifest))
                .toString();
    }

    /** The first page as Markdown: a line for each claim. Everything else is in a folder next to it. */
    public String markdown(String folder) {
        StringBuilder page = new StringBuilder("# " + title + "\n\n" + foreword);
        papers().forEach((paper, own) -> {
            page.append("## " + paper + "\n\nDetails, figures and every criterion: [" + folder + "/" + paper + ".md]("
                            + folder + "/" + paper + ".md).\n\n")
                    .append(markdown(
                                    Summary.HEAD,
                                    own.stream()
                                            .filter(part -> part.number() == 1)
                                            .flatMap(part -> Summary.lines(part, folder))
                                            .toList())
                            + "\n");
        });
        return page.append("## Verdicts\n\n" + RULE + "\n\n## Runs\n\n" + about() + "\n")
                .toString();
    }

    private Map<String, List<Section>> papers() {
        return parts.stream().collect(Collectors.groupingBy(Section::paper, LinkedHashMap::new, Collectors.toList()));
    }

    /** All about one paper: verdicts and pictures; numbers and runs are folded. */
    private static String markdown(String paper, List<Section> own) {
        StringBuilder page = new StringBuilder("# " + paper + ": published results, run again\n\n")
                .append(markdown(
                        List.of("experiment", "verdict"),
                        own.stream()
                                .map(part -> List.of("[" + part.title() + "](" + part.place() + ")", part.verdict()))
                                .toList()));
        for (Section part : own) {
            page.append("\n## " + part.title() + "\n\n**Claim.** "
                            + part.experiment().claim())
                    .append("\n\n**Verdict: " + part.verdict() + ".**\n");
            if (!part.outcome().criteria().isEmpty()) {
                page.append("\n" + markdown(Section.CRITERIA, part.criteria()));
            }
            if (!part.outcome().remark().isEmpty()) {
                page.append("\n" + part.outcome().remark() + "\n");
            }
            part.exhibits().forEach((file, exhibit) -> {
                Cells grid = Cells.of(exhibit);
                boolean figure = exhibit instanceof Exhibit.Figure;
                page.append(figure ? "\n![" + exhibit.title() + "](" + file + ".svg)\n" : "")
                        .append("\n<details><summary>" + (figure ? "Numbers" : exhibit.title()) + "</summary>\n\n")
                        .append(markdown(grid.head(), grid.rows()) + "\n[as CSV](" + file + ".csv)</details>\n");
            });
            page.append("\n<details><summary>Counting, and the run</summary>\n\n"
                    + part.experiment().counting() + ".\n\n" + part.size() + "\n\n[Manifest](" + part.id()
                    + ".json)</details>\n");
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

    /** The files in the Markdown's folder, by name. */
    public Map<String, String> files() {
        Map<String, String> files = new LinkedHashMap<>();
        papers().forEach((paper, own) -> files.put(paper + ".md", markdown(paper, own)));
        for (Section part : parts) {
            files.put(part.id() + ".json", part.run().manifest().text());
            part.exhibits().forEach((file, exhibit) -> {
                if (exhibit instanceof Exhibit.Figure figure) {
                    files.put(file + ".svg", figure.chart().toSvg());
                }
                files.put(file + ".csv", Cells.csv(exhibit));
            });
        }
        return files;
    }
}
