package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.DrawRules;
import espalier.game.Margins;
import espalier.game.Mixer;
import espalier.game.MoveScorer;
import espalier.game.Noisy;
import espalier.game.NullMove;
import espalier.game.Position;
import espalier.game.Score;
import espalier.play.Iteration;
import espalier.play.Part;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.play.Thought;
import espalier.search.Algorithm;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What the practical search does on made-up games that have everything a search may use: values, lines and counts, in one line
 * each. A change that should not change a search must not change its lines. If it should, {@code -Despalier.update} writes
 * {@code play-signature.txt} anew. The full-width search also has to find the value of minimax.
 */
@Tag("mutation")
class PlaySignatureTest {
    private static final Path FILE = Path.of("src/test/resources/espalier/testkit/play-signature.txt");

    /** A graph of numbered states with noisy moves, null moves, draws, wins, losses and nodes with a single move. */
    private static final class Everything implements Position<Everything>, Noisy, NullMove, DrawRules {
        private static final int NULL = 1000;
        private static final int STATES = 500;

        private final int seed;
        private final int[] path = new int[64];
        private int ply;

        Everything(int seed) {
            this.seed = seed;
        }

        /** A number that depends on the state and what it is about. */
        private int hash(int about, int size) {
            return Mixer.mod(Mixer.mix(seed, (path[ply] * 2L + (ply & 1)) * 4096 + about), size);
        }

        private int width() {
            return ply > 0 && hash(1, 12) == 0 ? 0 : hash(2, 9) == 0 ? 1 : 2 + hash(3, 5);
        }

        int evaluate() {
            return hash(4, 201) - 100;
        }

        private boolean isNoisy(int move) {
            return hash(2000 + move, 4) == 0;
        }

        @Override
        public int generate(int[] moves, int from) {
            int width = width();
            for (int i = 0; i < width; i++) {
                moves[from + i] = i;
            }
            return from + width;
        }

        @Override
        public int generateNoisy(int[] moves, int from) {
            int end = from;
            for (int i = 0; i < width() && ply < 30; i++) {
                if (isNoisy(i)) {
                    moves[end++] = i;
                }
            }
            return end;
        }

        @Override
        public boolean mayStandPat() {
            return hash(5, 6) > 0;
        }

        @Override
        public void play(int move) {
            int next = hash(100 + move, STATES);
            path[++ply] = next;
        }

        @Override
        public void undo() {
            ply--;
        }

        @Override
        public int turn() {
            return ply & 1;
        }

        @Override
        public int score() {
            return hash(6, 3) == 0 ? Score.DRAW : Score.lossIn(0);
        }

        @Override
        public long key() {
            return path[ply] * 2L + (ply & 1) + 1;
        }

        @Override
        public boolean drawn() {
            for (int i = ply - 2; i >= 0; i -= 2) {
                if (path[i] == path[ply]) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public boolean nullAllowed() {
            return mayStandPat();
        }

        @Override
        public void playNull() {
            play(NULL);
        }

        @Override
        public int maxMoves() {
            return 8;
        }

        @Override
        public Everything copy() {
            Everything copy = new Everything(seed);
            System.arraycopy(path, 0, copy.path, 0, path.length);
            copy.ply = ply;
            return copy;
        }
    }

    private static final MoveScorer<Everything> SCORER = new MoveScorer<>() {
        @Override
        public void score(Everything position, int[] moves, int[] scores, int from, int to) {
            for (int i = from; i < to; i++) {
                int score = position.hash(3000 + moves[i], 50);
                scores[i] = position.isNoisy(moves[i]) ? (score < 40 ? FORCING + score : -FORCING - score) : score;
            }
        }

        @Override
        public int historyIndex(int move) {
            return move;
        }

        @Override
        public int historySize() {
            return 8;
        }
    };

    private static Map<String, Setting> settings() {
        Map<String, Setting> settings = new LinkedHashMap<>();
        settings.put("full-width", Setting.FULL_WIDTH);
        settings.put("no-order", Setting.FULL_WIDTH.with(Part.ORDERING, false));
        settings.put("draws", Setting.FULL_WIDTH.with(Part.DRAWS, true));
        settings.put("quiescence", Setting.FULL_WIDTH.with(Part.QUIESCENCE, true));
        settings.put("reductions", Setting.FULL_WIDTH.with(Part.REDUCTIONS, true));
        settings.put("extensions", Setting.FULL_WIDTH.with(Part.EXTENSIONS, true));
        settings.put("deeper", Setting.FULL_WIDTH.with(Part.DEEPER_SERVES, true));
        settings.put("play", Setting.PLAY);
        settings.put("margins", Setting.PLAY.trusting(new Margins(30, 60, 20, 40, 50)));
        return settings;
    }

    private static Think<Everything> think(Algorithm algorithm, Setting setting, int entries, int depth) {
        return Think.of(algorithm, Everything::evaluate)
                .scorer(SCORER)
                .setting(setting)
                .entries(entries)
                .depth(depth);
    }

    private static List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (Algorithm algorithm : List.of(Algorithm.PVS, Algorithm.MTD_F, Algorithm.ALPHA_BETA)) {
            settings().forEach((name, setting) -> {
                for (int seed = 1; seed <= 6; seed++) {
                    Think<Everything> think = think(algorithm, setting, seed < 3 ? 0 : 1 << (seed + 5), 6);
                    lines.add(algorithm.label() + " " + name + " " + seed + ": " + told(think, new Everything(seed)));
                }
            });
        }
        return lines;
    }

    private static String told(Think<Everything> think, Everything game) {
        Thought thought = think.run(game);
        Iteration best = thought.best().orElseThrow();
        return best.value() + " " + best.line() + " " + thought.leafEvaluations() + " " + thought.nodeVisits();
    }

    @Test
    void theSearchDoesWhatItDidBefore() throws IOException {
        List<String> lines = lines();
        if (System.getProperty("espalier.update") != null) {
            Files.write(FILE, lines);
        }
        try (InputStream in = Objects.requireNonNull(getClass().getResourceAsStream("play-signature.txt"))) {
            assertThat(lines)
                    .containsExactlyElementsOf(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList());
        }
    }

    /** Whatever the moves' order, the driver and the table: the search is as deep as minimax. */
    @Test
    void atFullWidthTheValueIsMinimax() {
        for (int seed = 0; seed < 200; seed++) {
            Everything game = new Everything(seed);
            int depth = 1 + seed % 5;
            int value = Reference.value(game, depth, Everything::evaluate);
            for (Algorithm algorithm : List.of(Algorithm.PVS, Algorithm.MTD_F, Algorithm.ALPHA_BETA)) {
                for (int entries : new int[] {0, 64, 1 << 14}) {
                    Thought thought =
                            think(algorithm, Setting.FULL_WIDTH, entries, depth).run(game);
                    assertThat(thought.best().orElseThrow().value())
                            .as("%s, game %d, depth %d, %d entries", algorithm.label(), seed, depth, entries)
                            .isEqualTo(value);
                }
            }
            assertThat(game.ply).isZero();
        }
    }
}
