package espalier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code think --trace}: what was pruned forward, and why. */
class ThinkTraceTest {
    @TempDir
    Path folder;

    private List<Map<String, Object>> trace(String... arguments) throws IOException {
        Path file = folder.resolve("trace.jsonl");
        String[] all = new String[arguments.length + 4];
        all[0] = "think";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        all[arguments.length + 1] = "--json";
        all[arguments.length + 2] = "--trace";
        all[arguments.length + 3] = file.toString();
        Run traced = Run.of(all);
        assertThat(traced.code()).as(traced.err()).isZero();
        return Files.readAllLines(file).stream().map(Run::object).toList();
    }

    @ParameterizedTest
    @CsvSource({"loa,4,null-move", "loa,4,vnmb:30", "loa,4,mc-c", "checkers,5,mc-a", "othello,5,"})
    void prunedNodesWereTriedAndAreLeftAtOnce(String game, String depth, String pruning) throws IOException {
        List<Map<String, Object>> events = pruning == null
                ? trace(game, "--depth", depth, "--without", "quiescence")
                : trace(game, "--depth", depth, "--setting", "full-width", "--evaluator", "real", "--pruning", pruning);
        Deque<Object> open = new ArrayDeque<>();
        Deque<Map<String, Object>> tried = new ArrayDeque<>();
        Set<Object> methods = new HashSet<>();
        for (int i = 0; i < events.size(); i++) {
            Map<String, Object> event = events.get(i);
            switch (event.get("event").toString()) {
                case "enter" -> open.push(event.get("path"));
                case "exit" -> assertThat(open.pop()).isEqualTo(event.get("path"));
                case "reduced" -> {
                    assertThat(event.get("path")).isEqualTo(open.peek());
                    tried.push(event);
                }
                case "pruned" -> {
                    methods.add(event.get("method"));
                    Map<String, Object> last = tried.stream()
                            .filter(each -> each.get("path").equals(event.get("path")))
                            .findFirst()
                            .orElseThrow();
                    assertThat(last)
                            .containsEntry("method", event.get("method"))
                            .containsEntry("depth", event.get("depth"));
                    long value = (Long) event.get("value");
                    long bound = (Long) event.get("bound");
                    boolean own = event.get("path")
                                            .toString()
                                            .chars()
                                            .filter(c -> c == ',')
                                            .count()
                                    % 2
                            == 1;
                    assertThat(own ? value >= bound : value <= bound)
                            .as(event.toString())
                            .isTrue();
                    assertThat((Long) event.get("moves")).isPositive();
                    assertThat(events.get(i + 1))
                            .containsEntry("event", "exit")
                            .containsEntry("path", event.get("path"));
                }
                default -> {}
            }
        }
        assertThat(open).isEmpty();
        assertThat(methods)
                .containsExactly(pruning == null ? "prob-cut" : pruning.startsWith("mc") ? "multi-cut" : "null-move");
    }

    @Test
    void everyIterationEnds() throws IOException {
        List<Map<String, Object>> events = trace("tictactoe", "--depth", "3");
        assertThat(events.stream()
                        .filter(event -> event.get("event").equals("iteration"))
                        .map(event -> event.get("depth")))
                .containsExactly(1L, 2L, 3L);
    }

    /** Whoever watches changes nothing. */
    @Test
    void theAnswerIsTheSame() {
        String[] plain = {"think", "loa", "--depth", "4", "--pruning", "null-move,mc-c,mc-a", "--json"};
        String[] traced = new String[plain.length + 2];
        System.arraycopy(plain, 0, traced, 0, plain.length);
        traced[plain.length] = "--trace";
        traced[plain.length + 1] = folder.resolve("trace.jsonl").toString();
        assertThat(answers(Run.of(traced))).isEqualTo(answers(Run.of(plain)));
    }

    private static List<String> answers(Run run) {
        return run.lines().stream()
                .map(line -> line.replaceAll("\"(ms|nps|tableUse)\":[^,}]*", ""))
                .toList();
    }

    @Test
    void aTraceNeedsADepth() {
        Run run = Run.of(
                "think", "chess", "--trace", folder.resolve("trace.jsonl").toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("--depth");
    }
}
