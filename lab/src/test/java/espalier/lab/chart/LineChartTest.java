package espalier.lab.chart;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.lab.chart.LineChart.Point;
import espalier.lab.chart.LineChart.Series;
import java.io.StringReader;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class LineChartTest {
    private static String chart(int points, String... names) {
        List<Point> line = IntStream.range(0, points)
                .mapToObj(i -> new Point(i, new Estimate(100 + i, 1)))
                .toList();
        return new LineChart(
                        "Title",
                        "x",
                        "y",
                        OptionalDouble.of(100),
                        List.of(new Series(List.of(names), line, new Look(0))))
                .toSvg();
    }

    private static List<String> texts(String svg) {
        return Pattern.compile("<text[^>]*>([^<]*)</text>")
                .matcher(svg)
                .results()
                .map(result -> result.group(1))
                .toList();
    }

    /** Text that does not fit next to the frame is wrapped between words, without loss. */
    @Test
    void longNamesInTheLegendAreBroken() {
        assertThat(texts(chart(3, "null move (if the game has one) and MC-C and more of that kind")))
                .containsSubsequence("null move (if the game has one)", "and MC-C and more of that kind");
        assertThat(texts(chart(3, "alpha-beta", "a name of thirty letters or so", "pvs")))
                .containsSubsequence("alpha-beta", "= a name of thirty letters or", "so = pvs");
    }

    @Test
    void ticksAreRound() {
        List<Point> line = List.of(
                new Point(90.1152, new Estimate(1, 0)),
                new Point(131.0039, new Estimate(2, 0)),
                new Point(199.0156, new Estimate(3, 0)));
        String svg = new LineChart(
                        "Title",
                        "x",
                        "y",
                        OptionalDouble.empty(),
                        List.of(new Series(List.of("line"), line, new Look(0))))
                .toSvg();
        assertThat(texts(svg)).contains("100", "120", "180").doesNotContain("131.0039");
        assertThat(texts(chart(3, "line"))).as("whole numbers have their own").contains("0", "1", "2");
    }

    @Test
    void tenSeriesCanBeToldApart() {
        List<Look> ten = IntStream.range(0, 10).mapToObj(Look::new).toList();
        assertThat(ten.stream().map(Look::colour)).doesNotHaveDuplicates();
        assertThat(ten.stream().map(look -> look.stroke().replace(look.colour(), "")))
                .as("in grey")
                .doesNotHaveDuplicates();
        assertThat(ten.stream().map(look -> look.marker(0, 0).replace(look.colour(), "")))
                .doesNotHaveDuplicates();
    }

    @Test
    void ofManyPointsSomeHaveMarkers() {
        int few = chart(20, "line").split("<circle", -1).length - 1;
        int many = chart(200, "line").split("<circle", -1).length - 1;
        assertThat(few).as("one each, and one in the legend").isEqualTo(21);
        assertThat(many).isBetween(10, 26);
    }

    @Test
    void wordsAreEscapedAndEveryPointIsDrawn() throws Exception {
        String svg = new Plot("a < b & c", "x", "y")
                .reference(100)
                .line("\"quoted\"", List.of(1, 2), x -> new Estimate(100 - 10 * x, 3 - x))
                .chart()
                .toSvg();
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        assertThat(document.getElementsByTagName("circle").getLength()).isEqualTo(3); // two points, one in the legend
        assertThat(document.getElementsByTagName("polyline").getLength()).isEqualTo(1);
        assertThat(document.getElementsByTagName("text").item(0).getTextContent())
                .isEqualTo("a < b & c");
    }

    /** A sample of one has no interval to draw, and does not spoil the scale. */
    @Test
    void oneCaseIsDrawn() {
        String svg = new Plot("one", "x", "y")
                .line("line", List.of(1), x -> Estimate.of(new double[] {7}))
                .chart()
                .toSvg();
        assertThat(svg).contains("<circle").doesNotContain("NaN", "Infinity");
    }
}
