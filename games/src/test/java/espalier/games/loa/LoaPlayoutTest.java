package espalier.games.loa;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Thousands of random games against the slow rules and against everything computed from scratch. */
class LoaPlayoutTest {
    private static final LoaRules[] VARIANTS = {
        LoaRules.STANDARD, new LoaRules(true, false), new LoaRules(false, true), new LoaRules(true, true)
    };

    private final int[] moves = new int[4096];
    private int finished;

    @Test
    void movesAndEndsAreThoseOfTheSlowRules() {
        SplittableRandom random = new SplittableRandom(11);
        for (int game = 0; game < 400; game++) {
            LoaPosition position = randomStart(random, VARIANTS[game & 3]);
            for (int ply = 0; ply < 150; ply++) {
                int end = position.generate(moves, 0);
                assertThat(names(end)).as(LoaNotation.format(position)).isEqualTo(slowMoves(position));
                assertNoisy(position, end);
                if (end == 0) {
                    finished++;
                    break;
                }
                position.play(moves[random.nextInt(end)]);
            }
        }
        assertThat(finished).isGreaterThan(50);
    }

    @Test
    @Tag("slow")
    void keptStateEqualsStateFromScratchAfterEveryPlayAndUndo() {
        SplittableRandom random = new SplittableRandom(12);
        for (int game = 0; game < 3000; game++) {
            LoaPosition position = randomStart(random, VARIANTS[game & 3]);
            for (int ply = 0; ply < 120; ply++) {
                assertFromScratch(position);
                int end = position.generate(moves, 0);
                if (end == 0) {
                    break;
                }
                LoaPosition before = position.copy();
                for (int i = 0; i < end; i++) {
                    long after = position.keyAfter(moves[i]);
                    position.play(moves[i]);
                    if (position.key() != after || position.key() != position.keyFromScratch()) {
                        throw new AssertionError(LoaNotation.format(before) + " " + LoaNotation.formatMove(moves[i]));
                    }
                    position.undo();
                }
                assertSame(position, before);
                if (position.nullAllowed()) {
                    position.playNull();
                    assertFromScratch(position);
                    position.undo();
                    assertSame(position, before);
                }
                position.play(moves[random.nextInt(end)]);
            }
        }
    }

    @Test
    void copiesAreIndependentAndUndoToTheStart() {
        SplittableRandom random = new SplittableRandom(13);
        for (int game = 0; game < 1000; game++) {
            LoaPosition position = LoaPosition.start(LoaRules.STANDARD);
            int plies = 0;
            for (int end = position.generate(moves, 0); end > 0 && plies < 100; end = position.generate(moves, 0)) {
                position.play(moves[random.nextInt(end)]);
                plies++;
            }
            long key = position.key();
            boolean drawn = position.drawn();
            LoaPosition copy = position.copy();
            for (int i = 0; i < plies; i++) {
                copy.undo();
            }
            assertThat(LoaNotation.format(copy)).isEqualTo(LoaNotation.format(LoaPosition.start(LoaRules.STANDARD)));
            assertThat(copy.key())
                    .isEqualTo(LoaPosition.start(LoaRules.STANDARD).key());
            assertThat(position.key()).isEqualTo(key);
            assertThat(position.drawn()).isEqualTo(drawn);
        }
    }

    @Test
    void generationIsDeterministicWithoutDuplicatesAndStaysWithinMaxMoves() {
        SplittableRandom random = new SplittableRandom(14);
        for (int i = 0; i < 5000; i++) {
            LoaPosition position = randomStart(random, LoaRules.STANDARD);
            Arrays.fill(moves, -1);
            int end = position.generate(moves, 7);
            int[] first = Arrays.copyOfRange(moves, 7, end);
            assertThat(end - 7).isBetween(0, position.maxMoves());
            assertThat(moves[6]).isEqualTo(-1);
            assertThat(moves[Math.min(end + 4, 7 + position.maxMoves())]).isEqualTo(-1);
            position.generate(new int[position.maxMoves()], 0);
            assertThat(Arrays.stream(first).distinct().count()).isEqualTo(first.length);
            position.copy().generate(moves, 0);
            assertThat(Arrays.copyOf(moves, first.length)).isEqualTo(first);
            for (int move : first) {
                assertThat(position.isLegal(move)).isTrue();
            }
        }
    }

    @Test
    void legalityAgreesWithGenerationForEveryPairOfSquares() {
        SplittableRandom random = new SplittableRandom(15);
        for (int i = 0; i < 200; i++) {
            LoaPosition position = randomStart(random, LoaRules.STANDARD);
            int end = position.generate(moves, 0);
            Set<Integer> listed = new TreeSet<>();
            for (int j = 0; j < end; j++) {
                listed.add(moves[j]);
            }
            for (int move = 0; move < 1 << 13; move++) {
                if (position.isLegal(move) != listed.contains(move)) {
                    throw new AssertionError(LoaNotation.format(position) + " " + move);
                }
            }
        }
    }

    /** The start, or a random board with random numbers of pieces: wins, passes and full lines come up often there. */
    static LoaPosition randomStart(SplittableRandom random, LoaRules rules) {
        if (random.nextInt(4) == 0) {
            return LoaPosition.start(rules);
        }
        int width = random.nextInt(4, 9);
        long black = 0;
        long white = 0;
        int blackPieces = random.nextInt(1, 13);
        int whitePieces = random.nextInt(1, Math.min(13, width * width - blackPieces));
        while (Long.bitCount(black) < blackPieces) {
            black |= 1L << (8 * random.nextInt(width) + random.nextInt(width));
        }
        while (Long.bitCount(white) < whitePieces) {
            white |= 1L << (8 * random.nextInt(width) + random.nextInt(width)) & ~black;
        }
        return new LoaPosition(black, white, random.nextInt(2), rules);
    }

    private Set<String> names(int end) {
        Set<String> names = new TreeSet<>();
        for (int i = 0; i < end; i++) {
            names.add(LoaNotation.formatMove(moves[i]));
        }
        assertThat(names).hasSize(end);
        return names;
    }

    private static Set<String> slowMoves(LoaPosition position) {
        if (NaiveLoa.connected(position.black()) || NaiveLoa.connected(position.white())) {
            return Set.of();
        }
        Set<String> steps = NaiveLoa.steps(NaiveLoa.board(position), position.turn() == 0 ? 'b' : 'w');
        return !steps.isEmpty() || position.rules().noMoveLoses() ? steps : Set.of("pass");
    }

    private void assertNoisy(LoaPosition position, int end) {
        int noisyEnd = position.generateNoisy(moves, end);
        Set<Integer> noisy = new TreeSet<>();
        for (int i = end; i < noisyEnd; i++) {
            noisy.add(moves[i]);
        }
        for (int i = 0; i < end; i++) {
            int from = moves[i] & 63;
            int to = moves[i] >>> 6 & 63;
            boolean central = to / 8 >= 2 && to / 8 <= 5 && to % 8 >= 2 && to % 8 <= 5;
            long others = (position.black() | position.white()) & ~(1L << from) & ~(1L << to);
            boolean touches = (Groups.grow(1L << to) & others) != 0;
            boolean expected = position.isCapture(moves[i]) && (central || touches);
            assertThat(noisy.contains(moves[i])).isEqualTo(expected);
        }
        assertThat(noisy).hasSize(noisyEnd - end);
    }

    private void assertFromScratch(LoaPosition position) {
        LoaPosition scratch = new LoaPosition(position.black(), position.white(), position.turn(), position.rules());
        assertSame(position, scratch);
        int end = position.generate(moves, 2048);
        assertThat(position.countMoves()).isEqualTo(end - 2048);
        assertThat(position.isOver()).isEqualTo(end == 2048);
    }

    private static void assertSame(LoaPosition position, LoaPosition expected) {
        if (position.key() != expected.key()
                || position.key() != position.keyFromScratch()
                || position.own() != expected.own()
                || position.other() != expected.other()
                || position.turn() != expected.turn()
                || position.isOver() != expected.isOver()
                || (position.isOver() && position.score() != expected.score())) {
            throw new AssertionError(LoaNotation.format(position) + " differs from " + LoaNotation.format(expected));
        }
    }
}
