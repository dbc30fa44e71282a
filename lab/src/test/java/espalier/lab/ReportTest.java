package espalier.lab;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.lab.chart.Estimate;
import espalier.lab.chart.LineChart;
import espalier.lab.chart.LineChart.Point;
import espalier.lab.chart.LineChart.Series;
import espalier.lab.chart.Look;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class ReportTest {
    private static final Plan PLAN = new Plan(Plan.Kind.ORDERED, 3, 4, 0, 99, List.of(20, 60, 100), 4);

    private final String page = new Report(Comparison.run(PLAN, 1, (t, of) -> {}), "1.2.3").html();

    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    /** The page works without a network and shows only values computed here. */
    @Test
    void nothingIsFetched() {
        assertThat(page.replace("http://www.w3.org/2000/svg", ""))
                .doesNotContain("http:", "https:", "src=", "href=", "<script", "<link", "@import", "url(");
    }

    @Test
    void saysWhatWasRun() {
        assertThat(page).contains("Espalier 1.2.3", "width 3 and depth 4", "seeds 1 to 4", "20 %, 60 %, 100 %");
    }

    @Test
    void everyFamilyHasAWellFormedChartOfBothMeasures() throws Exception {
        Matcher svg = Pattern.compile("<svg.*?</svg>", Pattern.DOTALL).matcher(page);
        List<String> charts = new ArrayList<>();
        while (svg.find()) {
            parse(svg.group());
            charts.add(svg.group());
        }
        assertThat(charts).hasSize(2 * Family.all().size());
        assertThat(charts)
                .allSatisfy(chart ->
                        assertThat(chart).contains("nodes whose best child comes first (%)", "% of alpha-beta"));
        assertThat(charts.get(0)).contains("alpha-beta = s-alpha-beta");
    }

    @Test
    void chartsEscapeTheirWordsAndDrawEveryPoint() throws Exception {
        List<Point> line = List.of(new Point(1, new Estimate(90, 3)), new Point(2, new Estimate(80, 0)));
        LineChart chart = new LineChart(
                "a < b & c",
                "x",
                "y",
                OptionalDouble.of(100),
                List.of(new Series(List.of("\"quoted\""), line, new Look(0))));
        Document document = parse(chart.toSvg());
        assertThat(document.getElementsByTagName("circle").getLength()).isEqualTo(3); // two points, one in the legend
        assertThat(document.getElementsByTagName("polyline").getLength()).isEqualTo(1);
        assertThat(document.getElementsByTagName("text").item(0).getTextContent())
                .isEqualTo("a < b & c");
    }

    @Test
    void looksDiffer() {
        List<String> looks = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            looks.add(new Look(i).stroke());
        }
        assertThat(looks).doesNotHaveDuplicates();
    }
}
