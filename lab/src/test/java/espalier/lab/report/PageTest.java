package espalier.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.jobs.Jobs;
import espalier.jobs.Manifest;
import espalier.jobs.Parameters;
import espalier.jobs.Run;
import espalier.jobs.Table;
import espalier.lab.chart.Estimate;
import espalier.lab.chart.Plot;
import espalier.lab.experiment.Criterion;
import espalier.lab.experiment.Description;
import espalier.lab.experiment.Exhibit;
import espalier.lab.experiment.Experiment;
import espalier.lab.experiment.Findings;
import espalier.lab.experiment.Size;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class PageTest {
    /** Reports its only row; fails if that is not a number. */
    private static final class Echo extends Experiment {
        Echo() {
            super(new Description("echo", "figure 1")
                    .claim("What goes <in> comes out.")
                    .counting("numbers")
                    .columns("number")
                    .quick("0 s", "trees=1")
                    .paper("0 s", "trees=1"));
        }

        @Override
        public Jobs jobs(Parameters parameters) {
            return Jobs.each(List.of(""), 1, (nothing, number, rows) -> rows.add(number));
        }

        @Override
        protected void study(Parameters parameters, Table rows, Findings found) {
            double number = rows.mean("number");
            found.show(new Plot("Echo", "place", "number").line("line", List.of(1), x -> new Estimate(number, 0.25)));
            found.show(new Exhibit.Numbers("Numbers", "a | b").row("x|y", "1,5"));
            found.want(new Criterion("5 & more", Double.toString(number), number >= 5));
            found.remark("A remark.");
        }
    }

    private static Run run(String number, String... gits) {
        return run(new Echo().parameters(Size.QUICK), number, gits);
    }

    private static Run run(Parameters parameters, String number, String... gits) {
        Echo echo = new Echo();
        List<Map<String, String>> sessions = java.util.Arrays.stream(gits)
                .map(git -> Map.of("git", git, "options", "-Xmx1g", "heap", "1024 MB"))
                .toList();
        return new Run(
                new Manifest(echo.name(), parameters, OptionalInt.of(1), sessions),
                echo,
                1,
                1,
                new Table(echo.columns(), List.of(List.of(number))));
    }

    @Test
    void aPartHasEverything() {
        Page page = new Page("Title", "Hello.", List.of(run("7", "abc")));
        assertThat(page.html())
                .contains(
                        "<h2 id=\"echo-figure-1\">echo: figure 1</h2>",
                        "What goes &lt;in&gt; comes out.",
                        "reproduced (directions: holds 1, contradicted 0, undecided 0)",
                        "<td>direction</td><td>5 &amp; more</td><td>7.0</td><td>holds</td>",
                        "<p>A remark.</p>",
                        "<svg",
                        "download=\"echo-figure-1-2.csv\"",
                        "git abc; options -Xmx1g; heap 1024 MB.");
        assertThat(page.markdown("there"))
                .startsWith("# Title\n\nHello.\n\n## echo\n")
                .contains(
                        "## echo\n\nDetails, figures and every criterion: [there/echo.md](there/echo.md).",
                        "| [What goes <in> comes out.](there/echo.md#figure-1) |  | A remark. | reproduced (directions:"
                                + " holds 1, contradicted 0, undecided 0) |  |",
                        "## Verdicts\n\nA criterion holds, is contradicted, or is undecided",
                        "## Runs\n\nComputed by espalier lab report from the rows of 1 runs.");
        assertThat(page.files())
                .containsOnlyKeys(
                        "echo.md",
                        "echo-figure-1.json",
                        "echo-figure-1-1.svg",
                        "echo-figure-1-1.csv",
                        "echo-figure-1-2.csv")
                .containsEntry("echo-figure-1-2.csv", "a,b\nx|y,\"1,5\"\n")
                .containsEntry("echo-figure-1-1.csv", "place,line,line low,line high\n1,7,6.75,7.25\n");
        assertThat(page.files().get("echo.md"))
                .contains(
                        "| [figure 1](echo.md#figure-1) | reproduced (directions: holds 1, contradicted 0, undecided 0) |",
                        "![Echo](echo-figure-1-1.svg)\n\n<details><summary>Numbers</summary>\n\n| ",
                        "[as CSV](echo-figure-1-1.csv)</details>",
                        "<details><summary>Numbers</summary>\n\n| a | b |",
                        "| x\\|y | 1,5 |",
                        "<details><summary>Counting, and the run</summary>\n\nnumbers.",
                        "[Manifest](echo-figure-1.json)</details>");
    }

    /** People get rounded numbers, programs all of them, and no text around them. */
    @Test
    void cellsOfSeveralNumbersAreSplit() {
        Exhibit.Numbers numbers = new Exhibit.Numbers("", "name | total | percent | with the paper's | table")
                .row("a", "1,234", "3.4 \u00b1 0.5", "12 (34)", "2^18")
                .row("b", "12", "not run", "5 (6)", "not yet");
        assertThat(Cells.csv(numbers)).isEqualTo("""
                name,total,percent,percent half,with the paper's,with the paper's 2,table
                a,1234,3.4,0.5,12,34,2^18
                b,12,,,5,6,not yet
                """);
        Exhibit small = new Exhibit.Figure(new Plot("", "x", "y")
                .line("p", List.of(1, 2), x -> Estimate.exact(x == 1 ? 2.5e-20 : 0))
                .chart());
        assertThat(Cells.of(small).rows()).isEqualTo(List.of(List.of("1", "< 0.000001"), List.of("2", "0")));
        assertThat(Cells.csv(small)).contains("1,0.000000000000000000025,");
    }

    /** The page works without a network. */
    @Test
    void nothingIsFetched() {
        assertThat(new Page("Title", "", List.of(run("7", "abc"))).html().replace("http://www.w3.org/2000/svg", ""))
                .doesNotContain("http:", "https:", "src=", "<script", "<link", "@import", "url(");
    }

    @Test
    void allSessionsAreNamed() {
        String page =
                new Page("Title", "", List.of(run("7", "abc", "def"))).files().get("echo.md");
        assertThat(page).contains("Session 1: git abc; ", "Session 2: git def; ");
    }

    @Test
    void twoRunsOfOneExperimentAreToldApart() {
        Page page = new Page("Title", "", List.of(run("7", "abc"), run("3", "abc")));
        assertThat(page.files()).hasSize(9).containsKeys("echo-figure-1-run-2-1.svg", "echo-figure-1-run-2.json");
        assertThat(page.html()).contains("id=\"echo-figure-1\"", "id=\"echo-figure-1-run-2\"", "not reproduced");
        assertThat(page.files().get("echo.md")).contains("[figure 1, run 2](echo.md#figure-1-run-2)");
    }

    @Test
    void whatDistinguishesARunIsInItsHeading() {
        Page page = new Page("Title", "", List.of(run("7", "abc"), run(Parameters.of("trees", 5), "7", "abc")));
        assertThat(page.files().get("echo.md"))
                .contains("## figure 1\n", "## figure 1, run 2, trees=5\n", "(echo.md#figure-1-run-2-trees5)")
                .contains("size paper: trees=1; ", "size paper but for trees=5 instead of 1: trees=5; ");
        assertThat(page.markdown("there"))
                .contains("from the rows of 2 runs. Experiments: 1 of the ")
                .containsOnlyOnce("comes out");
    }

    @Test
    void whatCannotBeStudiedLeavesTheOthersAlone() {
        Page page = new Page("Title", "", List.of(run("many", "abc"), run("7", "abc")));
        assertThat(page.html())
                .contains("not studied: echo-figure-1: nothing can be concluded", "reproduced (directions: holds 1");
        assertThat(page.markdown("there")).contains("not studied: ");
        assertThat(page.files()).hasSize(6);
    }
}
