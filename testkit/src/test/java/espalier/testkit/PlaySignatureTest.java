package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.engine.driver.Deepening;
import espalier.game.Margins;
import espalier.game.Mixer;
import espalier.game.Position;
import espalier.game.Regression;
import espalier.play.Additions;
import espalier.play.Iteration;
import espalier.play.Listener;
import espalier.play.Part;
import espalier.play.PruningRule;
import espalier.play.Setting;
import espalier.play.Think;
import espalier.play.Thinking;
import espalier.play.Thought;
import espalier.play.Where;
import espalier.search.Algorithm;
import espalier.search.Bound;
import espalier.search.Limits;
import espalier.search.Observer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What the practical search does on made-up games that have everything a search may use: values, lines and counts, in one line
 * each. A change that should not change a search must not change its lines. If it should, {@code -Despalier.update} writes
 * {@code play-signature.txt} anew. The full-width search also has to find the value of minimax.
 */
@Tag("mutation")
class PlaySignatureTest {
    /** A game that no search decides soon. */
    private static final int LONG = 30;

    /** A game that begins in a state that is known to be lost. */
    private static final int KNOWN = 55;

    private static final Path FILE = Path.of("src/test/resources/espalier/testkit/play-signature.txt");

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
        settings.put(
                "margins",
                Setting.PLAY.trusting(new Margins(30, 60, 20, 40, 50, 50)).with(Part.ASPIRATION, true));
        return settings;
    }

    /** What no game of ours plays with: parts on their own, and the rules of forward pruning. */
    private static Map<String, Setting> others() {
        Setting plain = Setting.FULL_WIDTH.with(EnumSet.of(Part.LEAVES_STORED, Part.TRANSPOSITION_CUTOFFS), false);
        PruningRule tempo = new PruningRule.NullMove(Where.ALL, 20);
        PruningRule multiCut = new PruningRule.MultiCut(Where.ALL, 2, 4, 1, 60, true);
        PruningRule probCut = new PruningRule.ProbCut(
                Where.BOTH,
                new Regression(List.of(
                        new Regression.Pair(3, 1, 1, 0, 30),
                        new Regression.Pair(4, 2, 0.9, 2, 30),
                        new Regression.Pair(5, 1, 1, 0, 50),
                        new Regression.Pair(5, 3, 1.1, -2, 20))),
                1);
        Map<String, Setting> settings = new LinkedHashMap<>();
        settings.put("plain", plain);
        settings.put("plain-as-generated", plain.with(Part.ORDERING, false));
        settings.put("plain-hash-move", plain.with(Part.ORDERING, false).with(Part.HASH_MOVE, true));
        settings.put(
                "plain-frontier-afresh",
                plain.with(Part.ORDERING, false).with(Part.HASH_MOVE, true).with(Part.FRONTIER_STORED, false));
        settings.put("frontier-afresh", Setting.FULL_WIDTH.with(Part.FRONTIER_STORED, false));
        settings.put("plain-reductions", plain.with(Part.REDUCTIONS, true));
        settings.put("null-move", plain.pruning(Additions.NONE, PruningRule.NullMove.STANDARD));
        settings.put("multi-cut", plain.pruning(Additions.NONE, PruningRule.MultiCut.MC_C, multiCut));
        settings.put("prob-cut", Setting.FULL_WIDTH.pruning(Additions.NONE, probCut));
        settings.put("prob-cut-play", Setting.PLAY.pruning(Additions.NONE, probCut));
        settings.put("safe", Setting.FULL_WIDTH.pruning(Additions.REPAIRED, tempo, multiCut));
        settings.put("as-printed", Setting.FULL_WIDTH.pruning(Additions.PRINTED, tempo, multiCut));
        settings.put("draws-cutoffs", Setting.PLAY.with(Part.TRANSPOSITION_CUTOFFS, true));
        settings.put("endings", Setting.PLAY.with(Part.ENDINGS, true));
        Margins margins = new Margins(30, 60, 20, 40, 50, 50);
        settings.put(
                "guarded",
                Setting.PLAY
                        .pruning(Additions.NONE, new PruningRule.GuardedNullMove(Where.BOTH, 50))
                        .trusting(margins)
                        .with(Part.ASPIRATION, true)
                        .with(Part.ENDINGS, true));
        return settings;
    }

    private static Think<Everything> think(Algorithm algorithm, Setting setting, int entries, int depth) {
        return Think.of(algorithm, Everything::evaluate)
                .scorer(Everything.SCORER)
                .setting(setting)
                .entries(entries)
                .depth(depth);
    }

    /** Parts of the file. */
    enum Kind {
        /** Each part and rule, on a few games. */
        PARTS {
            @Override
            List<String> lines() {
                List<String> lines = new ArrayList<>();
                for (Algorithm algorithm :
                        List.of(Algorithm.PVS, Algorithm.MTD_F, Algorithm.NEGA_SCOUT, Algorithm.ALPHA_BETA)) {
                    others().forEach((name, setting) -> {
                        String what = algorithm.label() + " " + name;
                        for (int seed = 11; seed <= 14; seed++) {
                            Think<Everything> think = think(algorithm, setting, seed < 12 ? 0 : 1 << seed, 7);
                            lines.add(what + " " + seed + ": " + told(think, new Everything(seed)));
                        }
                    });
                }
                return lines;
            }
        },
        /** Games with equal values, games in which lines come back, and one that is known to be lost. */
        ODD_GAMES {
            @Override
            List<String> lines() {
                List<String> lines = new ArrayList<>();
                for (Algorithm algorithm :
                        List.of(Algorithm.PVS, Algorithm.MTD_F, Algorithm.NEGA_SCOUT, Algorithm.ALPHA_BETA)) {
                    all().forEach((name, setting) -> {
                        Think<Everything> think = think(algorithm, setting, 1 << 12, 7);
                        String what = algorithm.label() + " " + name;
                        lines.add(what + " coarse: " + told(think.evaluator(Everything::coarse), new Everything(15)));
                        lines.add(what + " around: " + told(think, new Everything(16, Everything.FEW_STATES)));
                        lines.add(what + " known: " + told(think, new Everything(KNOWN)));
                    });
                }
                return lines;
            }
        },
        /** Stopped searches, and what they report. */
        STOPPED {
            @Override
            List<String> lines() {
                List<String> lines = new ArrayList<>();
                for (Algorithm algorithm : List.of(Algorithm.PVS, Algorithm.MTD_F)) {
                    all().forEach((name, setting) -> {
                        Think<Everything> think = think(algorithm, setting, 1 << 12, 30);
                        for (int nodes : new int[] {60, 600, 6000}) {
                            Events events = new Events();
                            Thought thought = think.limits(Limits.nodes(nodes))
                                    .observer(nodes < 6000 ? events : Observer.NONE)
                                    .run(new Everything(LONG), events);
                            lines.add(algorithm.label() + " " + name + " of " + nodes + ": " + told(thought) + " "
                                    + events);
                        }
                    });
                }
                return lines;
            }
        },
        /** Searches that follow each other in a game. */
        SESSIONS {
            @Override
            List<String> lines() {
                List<String> lines = new ArrayList<>();
                for (Algorithm algorithm : List.of(Algorithm.PVS, Algorithm.MTD_F)) {
                    all().forEach((name, setting) -> {
                        Everything game = new Everything(LONG);
                        Thinking.Session<Everything> session =
                                new Deepening().open(think(algorithm, setting, 1 << 12, 5));
                        while (game.ply() < 5 && game.moves().length > 0) {
                            Thought thought = session.think(game, Thinking.Task.within(Limits.NONE, Listener.NONE));
                            String what = algorithm.label() + " " + name + " at ply " + game.ply();
                            lines.add(what + ": " + told(thought) + " "
                                    + thought.iterations().size() + " iterations");
                            game.play(thought.move());
                        }
                    });
                }
                return lines;
            }
        },
        /** The usual settings. */
        SETTINGS {
            @Override
            List<String> lines() {
                List<String> lines = new ArrayList<>();
                for (Algorithm algorithm : List.of(Algorithm.PVS, Algorithm.MTD_F, Algorithm.ALPHA_BETA)) {
                    settings().forEach((name, setting) -> {
                        String what = algorithm.label() + " " + name;
                        for (int seed = 1; seed <= 6; seed++) {
                            Think<Everything> think = think(algorithm, setting, seed < 3 ? 0 : 1 << (seed + 5), 6);
                            lines.add(what + " " + seed + ": " + told(think, new Everything(seed)));
                        }
                    });
                }
                return lines;
            }
        };

        abstract List<String> lines();

        String title() {
            return "# " + name();
        }
    }

    private static Map<String, Setting> all() {
        Map<String, Setting> all = settings();
        all.putAll(others());
        return all;
    }

    private static String told(Think<Everything> think, Everything game) {
        return told(think.run(game));
    }

    private static String told(Thought thought) {
        Iteration best = thought.best().orElseThrow();
        return best.value() + " " + best.line() + " " + thought.leafEvaluations() + " " + thought.nodeVisits();
    }

    /** Everything that a listener and an observer hear, as two numbers. */
    private static final class Events implements Listener, Observer {
        private int count;
        private long all;

        private void hears(int kind, Object... what) {
            count++;
            all = Mixer.combine(all, 31L * kind + Arrays.deepHashCode(what));
        }

        @Override
        public void iteration(Iteration found) {
            hears(0, found.depth(), found.selectiveDepth(), found.value(), found.line(), found.nodeVisits());
            hears(0, found.leafEvaluations(), found.passes(), found.tableUse());
        }

        @Override
        public void window(int depth, int alpha, int beta) {
            hears(1, depth, alpha, beta);
        }

        @Override
        public void failed(int depth, int value, Bound bound) {
            hears(2, depth, value, bound.name());
        }

        @Override
        public void move(int depth, int move, int number) {
            hears(3, depth, move, number);
        }

        @Override
        public void progress(Progress now) {
            hears(4, now.depth(), now.selectiveDepth(), now.nodeVisits(), now.tableUse());
        }

        @Override
        public long interval() {
            return 0;
        }

        @Override
        public void enter(Position<?> position, int[] path, int ply, int alpha, int beta) {
            hears(5, position.key(), ply, alpha, beta);
        }

        @Override
        public void known(Position<?> position, int[] path, int ply, int lower, int upper) {
            hears(6, lower, upper);
        }

        @Override
        public void leaf(Position<?> position, int[] path, int ply, int value) {
            hears(7, value);
        }

        @Override
        public void expand(Position<?> position, int[] path, int ply, int width) {
            hears(8, width);
        }

        @Override
        public void cutoff(Position<?> position, int[] path, int ply, int index, int width) {
            hears(9, index, width);
        }

        @Override
        public void exit(Position<?> position, int[] path, int ply, int value, Bound bound) {
            hears(10, value, bound.name());
        }

        @Override
        public void reduced(Position<?> position, int[] path, int ply, String method, int depth, int alpha, int beta) {
            hears(11, method, depth, alpha, beta);
        }

        @Override
        public void pruned(
                Position<?> position, int[] path, int ply, String method, int depth, int value, int bound, int moves) {
            hears(12, method, depth, value, bound, moves);
        }

        @Override
        public String toString() {
            return count + " events " + Long.toHexString(all);
        }
    }

    @ParameterizedTest
    @EnumSource
    void theSearchDoesWhatItDidBefore(Kind kind) throws IOException {
        List<String> lines = kind.lines();
        if (System.getProperty("espalier.update") != null) {
            Files.write(
                    FILE,
                    Stream.of(Kind.values())
                            .flatMap(each -> Stream.concat(Stream.of(each.title()), each.lines().stream()))
                            .toList());
        }
        assertThat(lines).containsExactlyElementsOf(known(kind));
    }

    /** What the file has below the title. */
    private static List<String> known(Kind kind) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(PlaySignatureTest.class.getResourceAsStream("play-signature.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .dropWhile(line -> !line.equals(kind.title()))
                    .skip(1)
                    .takeWhile(line -> !line.startsWith("#"))
                    .toList();
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
            assertThat(game.ply()).isZero();
        }
    }
}
