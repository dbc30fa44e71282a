package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** think: its output, on our games and on one on this test's class path only. */
class ThinkTest {
    private static final String BUSY = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    /** FFO 20 with its exact score, from abulmo/edax-reversi. */
    private static final String SIX_EMPTY = "XXXOXXXXOXXXXXXXOOXXXXXXOOOXXXXXOOOXXOO-OOOOO---OOOOOOO-OOOOOOO- X";

    private static Run think(String... args) {
        return Run.of(Stream.concat(Stream.of("think"), Stream.of(args)).toArray(String[]::new));
    }

    /** The fields of the last object. */
    private static Map<String, Object> best(String... args) {
        Run run = think(Stream.concat(Stream.of(args), Stream.of("--json")).toArray(String[]::new));
        assertThat(run.code()).as(run.toString()).isZero();
        Map<String, Object> best = Run.object(run.lines().get(run.lines().size() - 1));
        assertThat(best).containsEntry("best", true);
        return best;
    }

    private static Map<String, Object> busy(int depth, String... args) {
        String[] first = {"chess", "--position", BUSY, "--depth", Integer.toString(depth)};
        return best(Stream.concat(Arrays.stream(first), Arrays.stream(args)).toArray(String[]::new));
    }

    @Test
    void oneObjectPerIterationAndTheLastAgain() {
        List<String> lines = think("chess", "--depth", "3", "--json").lines();
        assertThat(lines).hasSize(4);
        for (int i = 0; i < 3; i++) {
            assertThat(Run.object(lines.get(i)))
                    .containsOnlyKeys(
                            "depth",
                            "value",
                            "winIn",
                            "lossIn",
                            "pv",
                            "move",
                            "leafEvaluations",
                            "nodeVisits",
                            "ms",
                            "passes")
                    .containsEntry("depth", i + 1L)
                    .containsEntry("winIn", null);
        }
        Map<String, Object> last = Run.object(lines.get(2));
        assertThat((String) last.get("pv")).startsWith("[\"" + last.get("move") + "\"");
        last.put("best", true);
        assertThat(Run.object(lines.get(3))).isEqualTo(last);
    }

    /** A reader of the pipe sees every iteration as soon as it completes. */
    @Test
    void everyIterationIsWrittenAtOnce() {
        AtomicInteger writes = new AtomicInteger();
        OutputStream out = new ByteArrayOutputStream() {
            @Override
            public synchronized void write(byte[] bytes, int from, int length) {
                writes.incrementAndGet();
                super.write(bytes, from, length);
            }
        };
        Console console = Console.of(new ByteArrayInputStream(new byte[0]), out, new ByteArrayOutputStream(), false);
        assertThat(Main.run(new String[] {"think", "chess", "--depth", "4"}, console))
                .isZero();
        assertThat(writes).hasValue(5);
    }

    @Test
    void rowsForPeople() {
        List<String> lines = think("chess", "--depth", "3").lines();
        assertThat(lines).hasSize(5);
        assertThat(lines.get(0)).startsWith("depth").contains("nodes/s", "table");
        int column = lines.get(0).indexOf("principal variation");
        for (int i = 1; i <= 3; i++) {
            assertThat(lines.get(i)).startsWith("    " + i + "  ");
            assertThat(lines.get(i).substring(column)).matches("([a-h][1-8][a-h][1-8] ?)+");
        }
        assertThat(lines.get(4)).matches("best: -?[0-9]+, " + lines.get(3).substring(column) + ".*");
    }

    @Test
    void discsAreWholeNumbersOrDecimals() {
        assertThat(best("othello", "--position", SIX_EMPTY, "--depth", "20"))
                .containsEntry("value", 6L)
                .containsEntry("move", "h5");
        Object value = best("othello", "--depth", "1").get("value");
        assertThat(value).isInstanceOf(BigDecimal.class);
        assertThat((BigDecimal) value).isBetween(new BigDecimal("-10"), new BigDecimal("10"));
        assertThat(think("othello", "--depth", "1").out()).contains("best: " + value + ", ");
    }

    @Test
    void forcedResults() {
        assertThat(best("tictactoe", "--position", "XX-OO---- X"))
                .containsEntry("move", "3")
                .containsEntry("winIn", 1L)
                .containsEntry("lossIn", null)
                .containsEntry("value", 3_999_999L);
        assertThat(best("countdown", "--position", "3"))
                .containsEntry("winIn", null)
                .containsEntry("lossIn", 2L)
                .containsEntry("value", -3_999_998L);
        assertThat(think("tictactoe", "--position", "XX-OO---- X").out()).endsWith("best: win in 1 ply, 3\n");
        assertThat(think("countdown", "--position", "3").out()).contains("best: loss in 2 plies, ");
    }

    @Test
    void finishedGames() {
        assertThat(think("tictactoe", "--position", "XXXOO---- O", "--json").json())
                .containsEntry("move", null)
                .containsEntry("pv", "[]")
                .containsEntry("depth", 0L)
                .containsEntry("lossIn", 0L)
                .containsEntry("best", true);
        assertThat(think("tictactoe", "--position", "XXXOO---- O").out())
                .isEqualTo("the game is over: loss in 0 plies\n");
    }

    /** 4 is won by taking 1. */
    @Test
    void everyListedAlgorithmThinks() {
        List<String> listed = think("--algorithm", "list", "--json").lines();
        assertThat(listed).hasSizeGreaterThan(15).noneMatch(line -> line.contains("\"minimax\""));
        for (String line : listed) {
            Map<String, Object> algorithm = Run.object(line);
            String name = (String) algorithm.get("algorithm");
            Map<String, Object> best = best("countdown", "--position", "4", "--algorithm", name);
            assertThat(best).as(name).containsEntry("move", "1");
            if ("value".equals(algorithm.get("proves"))) {
                assertThat(best).as(name).containsEntry("winIn", 3L).doesNotContainKey("atLeast");
            }
        }
        assertThat(think("--algorithm", "list").lines()).hasSize(listed.size() + 1);
    }

    /** Those and no others. */
    @Test
    void algorithmsThatAreOneAndTheSameInGamesAreListedSo() {
        Map<Object, String> first = new HashMap<>();
        for (String line : think("--algorithm", "list", "--json").lines()) {
            Map<String, Object> listed = Run.object(line);
            String name = (String) listed.get("algorithm");
            if (name.equals("best-first")) {
                assertThat(listed.get("remark")).asString().contains("no fixed depth");
                continue;
            }
            String search = searched(name);
            String remark = (String) listed.get("remark");
            if (remark.isEmpty()) {
                assertThat(first.put(search, name)).as(name).isNull();
            } else {
                String other = remark.substring(remark.lastIndexOf(' ') + 1);
                assertThat(search).as(name + " and " + other).isEqualTo(searched(other));
            }
        }
    }

    /** The counts that distinguish searches. */
    private static String searched(String algorithm) {
        Map<String, Object> best = busy(4, "--setting", "full-width", "--algorithm", algorithm);
        return best.get("nodeVisits") + " " + best.get("leafEvaluations") + " " + best.get("passes");
    }

    @Test
    void bestFirstPrintsOneHeader() {
        for (String game : List.of("chess", "othello", "checkers", "loa")) {
            List<String> lines =
                    think(game, "--algorithm", "best-first", "--nodes", "20000").lines();
            assertThat(lines.get(0)).startsWith("depth");
            assertThat(lines.subList(1, lines.size())).as(game).noneMatch(line -> line.startsWith("depth"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"bns", "mtd-best", "second-best", "alpha-bounding"})
    void whoProvesOnlyTheMoveKnowsAtLeastABound(String algorithm) {
        long value = (Long) busy(3, "--setting", "full-width").get("value");
        Map<String, Object> best = busy(3, "--setting", "full-width", "--algorithm", algorithm);
        if (best.get("value") == null) {
            assertThat((Long) best.get("atLeast")).isLessThanOrEqualTo(value);
            assertThat(best).containsEntry("winIn", null);
        } else {
            assertThat(best).containsEntry("value", value);
        }
    }

    /** With one legal move there is nothing to prove. */
    @Test
    void anOnlyMoveNeedsNoBound() {
        assertThat(best("tictactoe", "--position", "XOXXOOOX- X", "--algorithm", "bns"))
                .containsEntry("move", "9")
                .containsEntry("value", null)
                .doesNotContainKey("atLeast");
        assertThat(think("tictactoe", "--position", "XOXXOOOX- X", "--algorithm", "bns")
                        .out())
                .endsWith("best: -, 9\n");
    }

    @Test
    void nodesAreALimit() {
        assertThat(best("chess", "--nodes", "1")).containsEntry("depth", 1L);
        assertThat((Long) best("chess", "--nodes", "5000").get("nodeVisits")).isBetween(500L, 5000L);
    }

    static Stream<String> removable() {
        return Stream.of(Parts.NAMES.split(", "));
    }

    @ParameterizedTest
    @MethodSource("removable")
    void everyPartCanBeLeftOutOfAnExactSearch(String part) {
        Object value = busy(3, "--setting", "full-width").get("value");
        assertThat(busy(3, "--setting", "full-width", "--without", part)).containsEntry("value", value);
    }

    /** Transposition cut-offs save visits, stored leaves save evaluations. */
    @ParameterizedTest
    @CsvSource({"etc, nodeVisits", "leaves, leafEvaluations"})
    void aPartCanBeAdded(String part, String spared) {
        assertThat(busy(7, "--without", "quiescence", "--with", part).get(spared))
                .isNotEqualTo(busy(7, "--without", "quiescence").get(spared));
    }

    @Test
    void twoThreadsNoticeThatAGameIsKnownToItsEnd() {
        assertThat(best("tictactoe", "--threads", "2", "--time", "100000")).containsEntry("value", 0L);
    }

    /** Draw rules do not matter this close to a position without history; killers matter from depth 7 on. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "hash-move",
                "killers",
                "history",
                "static",
                "quiescence",
                "deeper",
                "reductions",
                "extensions",
                "aspiration"
            })
    void leavingAPartOutChangesTheSearch(String part) {
        Object visits = busy(7).get("nodeVisits");
        assertThat(busy(7, "--without", part).get("nodeVisits")).isNotEqualTo(visits);
    }

    @Test
    void transpositionCutoffsChangeTheFullWidthSearch() {
        Object visits = busy(5, "--setting", "full-width").get("nodeVisits");
        assertThat(busy(5, "--setting", "full-width", "--without", "etc").get("nodeVisits"))
                .isNotEqualTo(visits);
    }

    @Test
    void leavesThatAreNotStoredAreEvaluatedAgain() {
        Map<String, Object> stored = busy(4, "--setting", "full-width");
        assertThat((Long) busy(4, "--setting", "full-width", "--without", "leaves")
                        .get("leafEvaluations"))
                .isGreaterThan((Long) stored.get("leafEvaluations"));
    }

    @Test
    void pruningMethods() {
        assertThat(best("checkers", "--depth", "4", "--pruning", "null-move"))
                .as("what play does where no margins of static values are known")
                .containsEntry("nodeVisits", best("checkers", "--depth", "4").get("nodeVisits"));
        List<Object> visits = new ArrayList<>(List.of(busy(5).get("nodeVisits")));
        for (String methods : List.of("none", "null-move", "mc-c", "mc-a", "null-move,mc-c,mc-a")) {
            visits.add(busy(5, "--pruning", methods).get("nodeVisits"));
        }
        assertThat(visits).doesNotHaveDuplicates();
    }

    @Test
    void theSameValueWithAnySizeOfTableAndTwoThreads() {
        Map<String, Object> best = busy(3, "--setting", "full-width");
        assertThat(busy(3, "--setting", "full-width", "--threads", "2", "--hash", "1"))
                .containsEntry("value", best.get("value"));
    }

    @Test
    void evaluators() {
        assertThat(best("chess", "--depth", "1", "--evaluator", "plain").get("value"))
                .isNotEqualTo(
                        best("chess", "--depth", "1", "--evaluator", "real").get("value"));
    }

    @Test
    void valuesOfAllRootMoves() {
        Map<String, Object> best = best("countdown", "--position", "4", "--root-values");
        assertThat(best)
                .containsEntry(
                        "rootValues", "[{\"move\":\"1\",\"value\":3999997},{\"move\":\"2\",\"value\":-3999998}]");
        assertThat(think("countdown", "--position", "4", "--root-values").lines())
                .endsWith("  win in 3 plies  1", " loss in 2 plies  2", "best: win in 3 plies, 1 1 2");
    }

    /** An external stop, as by Ctrl-C: the best move so far is still printed. */
    @Test
    void anInterruptLetsItSayTheBest() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "espalier.cli.Main",
                        "think",
                        "chess",
                        "--depth",
                        "100",
                        "--json")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (InputStream out = process.getInputStream()) {
            StringBuilder said = new StringBuilder();
            for (int c = out.read(); c >= 0 && c != '\n'; c = out.read()) {
                said.append((char) c);
            }
            assertThat(said.toString()).startsWith("{\"depth\":1,");
            process.toHandle().destroy(); // the streams stay open
            List<String> rest = new String(out.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            assertThat(rest.get(rest.size() - 1)).endsWith(",\"best\":true}");
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    @Test
    void playedMovesCountForRepetition() {
        String shuffle = "g1f3 g8f6 f3g1 f6g8 ";
        Run fresh = Run.of("think", "chess", "--depth", "1", "--json");
        Run played = Run.of("think", "chess", "--moves", shuffle, "--depth", "1", "--json");
        assertThat(played.code()).as(played.toString()).isZero();
        assertThat(move(played)).isEqualTo(move(fresh));
        // The mate in one comes after moves that repeat; the draw is a third occurrence away.
        Run third = Run.of(
                "think",
                "chess",
                "--position",
                "7k/8/8/8/8/8/8/K1Q5 b - - 0 1",
                "--moves",
                "h8g8 c1d1 g8h8 d1c1 h8g8 c1d1 g8h8",
                "--depth",
                "1",
                "--json");
        assertThat(third.code()).as(third.toString()).isZero();
        assertThat(move(third)).isNotEqualTo("d1c1");
        Run bad = Run.of("think", "chess", "--moves", "e2e4 e2e4");
        assertThat(bad.code()).isEqualTo(2);
        assertThat(bad.err()).contains("--moves").hasLineCount(1);
    }

    @Test
    void severalLines() {
        Run run = Run.of("think", "checkers", "--lines", "3", "--depth", "2", "--setting", "full-width", "--json");
        assertThat(run.code()).isZero();
        assertThat(run.lines()).hasSize(7);
        assertThat(run.lines().get(5)).contains("\"rank\":3");
        assertThat(run.lines().get(6)).contains("\"best\":true").doesNotContain("rank");
        assertThat(Run.of("think", "checkers", "--lines", "0").code()).isEqualTo(2);
    }

    /** The move of the answer. */
    private static String move(Run run) {
        String last = run.lines().get(run.lines().size() - 1);
        return last.replaceFirst(".*\"move\":\"([^\"]*)\".*", "$1");
    }
}
