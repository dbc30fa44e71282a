package espalier.studio;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.cli.Requests;
import espalier.models.ModelAlgorithm;
import espalier.search.Algorithm;
import espalier.search.Limits;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The page's own code replays a trace to the value, the move and the counts of the library, and says of every node that was not
 * visited why.
 */
@Tag("slow")
class ReplayTest {
    private static final int TREES = 1000;
    private static final int AT_A_TIME = 25;

    /** Replays some trees and reports what differs. */
    private static final String REPLAY = """
            const [from, to, models, done] = arguments;
            (async () => {
              const {replay} = await import('/trace.js');
              const {replayModels} = await import('/models.js');
              const {pathOf} = await import('/plant.js');
              const wrong = [];
              // Nodes that are never visited, and no cut-off or memory at them or above says why.
              const untouched = run => {
                const {garden, state, history: {log, names}} = run;
                const explained = new Uint8Array(garden.size);
                for (let i = 0; i < log.length; i += 4) if (['cut', 'memory'].includes(names[log[i]]) && log[i + 3] >= 0) explained[log[i + 1]] = 1;
                const found = [];
                for (let node = 0; node < garden.size; node++) {
                  if (node > 0 && explained[garden.parent[node]]) explained[node] = 1;
                  if (state.seen[node] < 0 && !explained[node]) found.push(pathOf(garden, node).join('.'));
                }
                return found;
              };
              let runs = 0;
              for (let n = from; n < to; n++) {
                const searches = await (await fetch(`/api/replays/${models ? 'models' : 'trees'}/${n}`)).json();
                for (const {tree, answer, events} of searches) {
                  const run = (models ? replayModels : replay)(tree, events, {algorithm: answer.algorithm});
                  const found = run.result();
                  const unexplained = events.length ? untouched(run) : []; // no events: nothing had to be searched
                  if (unexplained.length && wrong.length < 3) wrong.push(`${JSON.stringify(tree)} ${answer.algorithm}: nothing says why ${unexplained.slice(0, 3)} are not visited`);
                  const same = ['leafEvaluations', 'leafVisits', 'interiorNodes', 'nodeVisits', 'passes', 'evaluations', 'leaves'];
                  same.push(answer.value === null ? 'move' : 'value');
                  for (const key of same) {
                    if (key in answer && answer[key] !== null && answer[key] !== found[key]) {
                      if (wrong.length < 3) wrong.push(`${JSON.stringify(tree)} ${answer.algorithm}: ${key} is ${answer[key]}, replayed ${found[key]}`);
                    }
                  }
                  runs++;
                }
              }
              done({wrong, runs});
            })().catch(error => done({wrong: [String(error.stack)], runs: 0}));
            """;

    /** Every algorithm on one tree. */
    private static final class Replays implements Api {
        private final Requests requests = new Requests();

        @Override
        public void addTo(Routes routes) {
            routes.get("/api/replays/trees/{n}", call -> call.json(trees(Integer.parseInt(call.variable("n")))));
            routes.get("/api/replays/models/{n}", call -> call.json(models(Integer.parseInt(call.variable("n")))));
        }

        /** Small trees of all shapes, some with few values, so that many are equal. */
        private String trees(int n) {
            String numbers = n % 3 == 0 ? "4,4,0,3," : n % 3 == 1 ? "3,5,-50,50," : "6,3,0,99,";
            StringBuilder all = new StringBuilder("[");
            for (Algorithm each : Algorithm.table()) {
                String line = "{\"algorithm\":\"" + each.label() + "\",\"irregular\":\"" + numbers + n + "\"}";
                TraceLines trace = new TraceLines(() -> false);
                add(all, requests.watch(line, Trees.MOST_NODES, Limits.NONE, trace), trace);
            }
            return all.append(']').toString();
        }

        private String models(int n) {
            StringBuilder all = new StringBuilder("[");
            for (ModelAlgorithm each : ModelAlgorithm.values()) {
                String line = "{\"algorithm\":\"" + each.label() + "\",\"level\":" + n % 4 + ",\"random\":\""
                        + (2 + n % 2) + "," + (2 + n % 3) + ",20," + n % 8 + "," + n + "\"}";
                TraceLines trace = new TraceLines(() -> false);
                add(all, requests.models(line, Trees.MOST_NODES, trace), trace);
            }
            return all.append(']').toString();
        }

        private static void add(StringBuilder all, Requests.Watched found, TraceLines trace) {
            all.append(all.length() == 1 ? "" : ",")
                    .append("{\"tree\":")
                    .append(found.tree())
                    .append(",\"answer\":")
                    .append(found.answer())
                    .append(",\"events\":")
                    .append(trace.array())
                    .append('}');
        }
    }

    @Test
    void everyAlgorithmIsReplayedOnAThousandTrees() throws IOException {
        assertThat(replayed(TREES, false)).isEqualTo(TREES * Algorithm.table().size());
    }

    @Test
    void everyModelAlgorithmIsReplayedOnAThousandTrees() throws IOException {
        assertThat(replayed(TREES, true)).isEqualTo(TREES * ModelAlgorithm.values().length);
    }

    private static long replayed(int trees, boolean models) throws IOException {
        long runs = 0;
        try (StudioServer server = StudioServer.open(0, List.of(searches -> new Replays()));
                Browser browser = Browser.desktop(server).open("#/")) {
            for (int from = 0; from < trees; from += AT_A_TIME) {
                Map<?, ?> found = (Map<?, ?>) browser.async(REPLAY, from, from + AT_A_TIME, models);
                assertThat((List<?>) found.get("wrong")).as("differences").isEmpty();
                runs += ((Number) found.get("runs")).longValue();
            }
            browser.assertClean();
        }
        return runs;
    }
}
