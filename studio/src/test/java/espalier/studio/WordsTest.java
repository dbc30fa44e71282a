package espalier.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The sentences of the page, against small trees that were searched by hand. */
@Tag("slow")
class WordsTest extends OnAServer {
    private static final String TREE = "[[5,9],[8,2],[6,7]]";
    private static final String MODELS = "[[[{\"f\":[6,-9]},{\"f\":[1,-2]}],[{\"f\":[3,-1]},{\"f\":[4,-8]}]],"
            + "[[{\"f\":[2,-5]},{\"f\":[3,-4]}],[{\"f\":[0,-7]},{\"f\":[5,-3]}]]]";

    private static final String SAY = """
            const [kind, text, algorithm, options, done] = arguments;
            import('/sources.js').then(({run}) => run({kind, text}, algorithm, JSON.parse(options))).then(
              ({replay}) => done(replay.steps.map(step => step.text)), error => done([String(error)]));
            """;

    private static List<String> said(Browser browser, String kind, String text, String algorithm, String options) {
        List<?> steps = (List<?>) browser.async(SAY, kind, text, algorithm, options);
        return steps.stream().map(String::valueOf).toList();
    }

    private static List<String> said(Browser browser, String text, String algorithm) {
        return said(browser, "tree", text, algorithm, "{}");
    }

    @Test
    void everyKindOfSearchIsExplained() throws IOException {
        try (Browser browser = Browser.desktop(server).open("#/")) {
            assertThat(said(browser, "[[[4,6],[2,9]],[[5,7],[8,3]]]", "pvs"))
                    .contains(
                            "Goes to MAX node 1.2: is it worth at least 6?",
                            "Leaf 1.1.2 is evaluated again: it is worth 6.",
                            "Searches MIN node 2 again: the quick test has shown at least 7, but how much exactly?"
                                    + " Only values above 7 matter.",
                            "Goes to MAX node 2.1: only values above 7 matter, because at least 7 is already certain.",
                            "Cut-off: MIN node 2 fails low, 7 ≤ alpha 7, so its last child cannot matter.")
                    .noneMatch(each -> each.contains("elsewhere"));
            assertThat(said(browser, TREE, "alpha-beta"))
                    .contains("Goes to MIN node 2: only values above 5 matter, because MAX already has 5 elsewhere.");
            assertThat(said(browser, TREE, "dual-star"))
                    .contains(
                            "Takes the root, LIVE with merit −∞: MAX chooses here, and its choices are examined one by"
                                    + " one, so only the first child enters OPEN.")
                    .noneMatch(each -> each.contains("opponent"));
            assertThat(said(browser, TREE, "second-best"))
                    .contains(
                            "Pass 1 asks about move 1 alone: how much is it worth at most?",
                            "Pass 4 asks about move 2, which may still be worth most: is it worth at least 6, the most that"
                                    + " any other move can be?",
                            "Move 2 does not reach 6: it is worth at most 2.");
            assertThat(said(browser, TREE, "rec-sss-star"))
                    .contains("MIN node 2 is worth at most 2, less than the 8 that was possible before.");
            assertThat(said(browser, TREE, "dual-2"))
                    .contains("Goes to MIN node 1: how much is it worth at least?")
                    .noneMatch(each -> each.contains("1−∞"));
            assertThat(said(browser, TREE, "bns"))
                    .contains("Moves 1 and 3 reach 5: the test value does not separate them.")
                    .noneMatch(each -> each.startsWith("Pass 3 ends"));
            assertThat(said(browser, TREE, "mtd-f"))
                    .as("what this pass leaves out holds the best move")
                    .anyMatch(each -> each.startsWith("Cut-off: the root fails high")
                            && each.contains("cannot change the answer"))
                    .noneMatch(each -> each.startsWith("Cut-off: the root") && each.contains("cannot matter"));
            assertThat(said(browser, "models", MODELS, "alpha-beta-star", "{\"bounds\":\"10\"}"))
                    .contains(
                            "At MAX node 1.1 their idea of you would choose 1.1.2: worth −1 to it.",
                            "The opponent decides at MIN node 2 and takes 2.1, which is worth at most −1 to you.",
                            "Finished: move 1 is worth −1 to you against this opponent.");
            browser.assertClean();
        }
    }

    /** What sentences say about values, bounds and moves, on trees of all shapes; {@code claims.js} knows the trees. */
    @Test
    void everyClaimIsTrue() throws IOException {
        String claims;
        try (InputStream in = Objects.requireNonNull(WordsTest.class.getResourceAsStream("claims.js"))) {
            claims = new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("export ", "");
        }
        String check = claims
                + "const [tree, done] = arguments; check([tree]).then(done, error => done({wrong: [error.stack], met: {}}));";
        List<String> wrong = new ArrayList<>();
        Map<String, Integer> met = new TreeMap<>();
        try (Browser browser = Browser.desktop(server).open("#/")) {
            for (String tree : TREES) {
                Map<?, ?> found = (Map<?, ?>) browser.async(check, tree);
                ((List<?>) found.get("wrong")).forEach(each -> wrong.add(String.valueOf(each)));
                ((Map<?, ?>) found.get("met"))
                        .forEach((kind, count) ->
                                met.merge(String.valueOf(kind), ((Number) count).intValue(), Integer::sum));
            }
            browser.assertClean();
        }
        assertThat(wrong).isEmpty();
        assertThat(met)
                .as("claims of each kind")
                .hasSize(22)
                .allSatisfy((kind, count) -> assertThat(count).as(kind).isPositive());
    }

    /** Irregular: width, depth, low, high, seed. Few values make many equal. */
    private static final List<String> TREES = List.of(
            "3,5,-50,50,1",
            "5,3,0,99,2",
            "4,4,0,3,3",
            "3,5,-50,50,4",
            "5,3,0,99,5",
            "4,4,0,3,6",
            "3,5,-50,50,7",
            "5,3,0,99,8",
            "4,4,0,3,9",
            "4,4,0,9,2");

    @Test
    void everySearchHasALastStep() throws IOException {
        try (Browser browser = Browser.desktop(server).open("#/")) {
            assertThat(said(browser, "[[3,5]]", "bns"))
                    .endsWith("Finished: there is only one move, so nothing has to be searched.");
            assertThat(said(browser, "[[7,7],7]", "c-star"))
                    .endsWith("Finished: every leaf is worth 7, so nothing has to be searched.");
            assertThat(said(browser, "[[1,1],[1,1]]", "bns"))
                    .endsWith("Finished: every leaf is worth the same, so nothing has to be searched.");
            assertThat(said(browser, "[7]", "second-best"))
                    .endsWith("Finished: there is only one move, so nothing has to be searched.");
            for (String algorithm : List.of("alpha-beta", "sss-star", "dual-star", "mtd-f", "sss-b")) {
                assertThat(said(browser, "[7]", algorithm))
                        .as(algorithm)
                        .endsWith("Finished: the value is 7 and move 1 is best, after evaluating 1 of 1 leaf.");
            }
        }
    }

    @Test
    void aStrayPercentSignIsNoError() throws IOException {
        try (Browser browser = Browser.desktop(server)) {
            Stream.of("#/lessons/%", "#/lessons/%E0%A4%A")
                    .forEach(hash -> browser.open(hash).sees("Eleven short pages"));
            browser.open("#/tree?tree=[[5,9],[8,2]]&a=%").find("#tree-text");
            browser.assertClean();
        }
    }
}
