package espalier.lab;

import espalier.lab.Comparison.Measure;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.LineChart;
import espalier.lab.chart.LineChart.Point;
import espalier.lab.chart.LineChart.Series;
import espalier.lab.chart.Look;
import espalier.lab.chart.Svg;
import espalier.search.Algorithm;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** A comparison as one self-contained HTML page: charts, and the numbers behind them. */
public final class Report {
    private static final Algorithm REFERENCE = Algorithm.ALPHA_BETA;
    private static final String STYLE = """
            body { font: 15px/1.5 Helvetica, Arial, sans-serif; color: #111; background: #fff;
                   max-width: 1280px; margin: 2em auto; padding: 0 1.5em; }
            h1 { font-size: 1.6em; } h2 { font-size: 1.2em; margin-top: 2em; }
            p { max-width: 46em; }
            .charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(520px, 1fr)); gap: 1.2em; }
            .charts svg { width: 100%; height: auto; }
            .wide { overflow-x: auto; }
            table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; }
            th, td { padding: 2px 9px; text-align: right; white-space: nowrap; }
            thead th { border-bottom: 1px solid #333; } tbody tr:nth-child(even) { background: #f4f4f4; }
            th:first-child, td:first-child { text-align: left; }
            td small { color: #555; }
            """;

    private final Comparison comparison;
    private final String version;

    public Report(Comparison comparison, String version) {
        this.comparison = comparison;
        this.version = version;
    }

    /** The page. */
    public String html() {
        StringBuilder page = new StringBuilder();
        page.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width\">\n")
                .append("<title>Espalier: the minimax family compared</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n</head>\n<body>\n<h1>The minimax family on one set of trees</h1>\n");
        paragraph(
                page,
                "Espalier " + version + " ran " + comparison.algorithms().size() + " algorithms on "
                        + comparison.plan().describe()
                        + ". Every algorithm searched the same trees with the defaults of the command line: first guess at the"
                        + " middle of the range, step 50, aspiration window ±10, the exact search tree where an algorithm has a memory. All exact"
                        + " algorithms found the same value in every tree.");
        paragraph(
                page,
                "How to read the charts: 100 % is alpha-beta's count on the same tree, lower is better; a point is"
                        + " the mean over the trees of the ratio to alpha-beta, the bar its 95 % confidence"
                        + " interval (Student's t, paired by tree). A legend entry with several names means that"
                        + " their counts agree on every tree. Points of one ordering are shifted a little so that"
                        + " their intervals do not overlap.");
        paragraph(
                page,
                "The separation values of bns-statistical and bns-analytic assume uniform, unordered trees; in"
                        + " other trees they are a guess. The best-move algorithms prove a best move, not its"
                        + " value. Minimax evaluates every leaf and appears only in the tables.");
        page.append("<h2>Charts</h2>\n<div class=\"charts\">\n");
        for (Family family : Family.all()) {
            for (Measure measure : Measure.values()) {
                page.append("<figure style=\"margin:0\">")
                        .append(chart(family, measure))
                        .append("</figure>\n");
            }
        }
        page.append("</div>\n");
        for (Measure measure : Measure.values()) {
            table(page, measure);
        }
        return page.append("</body>\n</html>\n").toString();
    }

    private static void paragraph(StringBuilder page, String words) {
        page.append("<p>").append(Svg.escape(words)).append("</p>\n");
    }

    /** Algorithms whose counts coincide share a line. */
    private String chart(Family family, Measure measure) {
        List<Series> series = new ArrayList<>();
        List<Algorithm> left = new ArrayList<>(family.members());
        while (!left.isEmpty()) {
            Algorithm first = left.get(0);
            List<Algorithm> same = left.stream()
                    .filter(a -> comparison.same(measure, first, a))
                    .toList();
            left.removeAll(same);
            series.add(new Series(
                    same.stream().map(Algorithm::label).toList(),
                    relative(measure, first),
                    new Look(family.members().indexOf(first))));
        }
        return new LineChart(
                        family.title() + ": " + measure.label(),
                        "nodes whose best child comes first (%)",
                        measure.label() + ", % of alpha-beta",
                        OptionalDouble.of(100),
                        series)
                .toSvg();
    }

    private List<Point> relative(Measure measure, Algorithm algorithm) {
        List<Integer> percents = comparison.plan().percents();
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < percents.size(); i++) {
            points.add(new Point(percents.get(i), comparison.percentOf(measure, algorithm, REFERENCE, i)));
        }
        return points;
    }

    private void table(StringBuilder page, Measure measure) {
        String name = measure.label();
        page.append("<h2>")
                .append(name.substring(0, 1).toUpperCase(Locale.ROOT))
                .append(name.substring(1))
                .append(
                        "</h2>\n<p>Mean count over the trees of an ordering, and below it the percentage of alpha-beta's")
                .append(" count with its 95 % confidence interval.</p>\n<div class=\"wide\"><table>\n<thead><tr>")
                .append("<th>algorithm</th>");
        for (int percent : comparison.plan().percents()) {
            page.append("<th>best first ").append(percent).append(" %</th>");
        }
        page.append("</tr></thead>\n<tbody>\n");
        for (Algorithm algorithm : comparison.algorithms()) {
            page.append("<tr><td>").append(algorithm.label()).append("</td>");
            for (int i = 0; i < comparison.plan().percents().size(); i++) {
                Estimate e = comparison.percentOf(measure, algorithm, REFERENCE, i);
                page.append(String.format(
                        Locale.ROOT,
                        "<td>%,.0f<br><small>%.1f ± %.1f %%</small></td>",
                        comparison.mean(measure, algorithm, i),
                        e.mean(),
                        e.half()));
            }
            page.append("</tr>\n");
        }
        page.append("</tbody>\n</table></div>\n");
    }
}
