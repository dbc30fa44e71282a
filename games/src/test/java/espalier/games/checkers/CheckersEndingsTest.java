package espalier.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.endings.Library;
import espalier.endings.Space;
import espalier.endings.Verification;
import espalier.game.Endings;
import espalier.game.Game;
import espalier.game.Score;
import espalier.games.EndingsContract;
import espalier.play.Seat;
import espalier.search.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckersEndingsTest extends EndingsContract<CheckersPosition> {
    private Library<CheckersPosition> library = CheckersEndings.LIBRARY;

    @TempDir
    Path files;

    @Override
    protected Game<CheckersPosition> game() {
        return new CheckersGame();
    }

    @Override
    protected Library<CheckersPosition> library() {
        return library;
    }

    @Override
    protected CheckersPosition lookingIn(CheckersPosition position, Library<CheckersPosition> some) {
        position.endingsFrom(some);
        return position;
    }

    @Override
    protected String example() {
        return "KKvK";
    }

    /** All of 4 pieces: 100,000 samples agree with a search, and won endings are won. */
    @Test
    @Tag("slow")
    void fourPieces() throws IOException {
        library = CheckersEndings.LIBRARY.in(files);
        library.open();
        SplittableRandom random = new SplittableRandom(3);
        long sampled = 0;
        for (List<Space.Material> group : library.space().endings(4)) {
            for (Space.Material ending : group) {
                library.make(ending, () -> false);
                Verification check = Verification.of(library, ending, 7_200, 5, 5);
                assertThat(check.contradictions() + check.disagreements())
                        .as(ending.name())
                        .isZero();
                sampled += check.sampled();
                for (int i = 0; i < 10; i++) {
                    playOut(ending, random.nextInt(ending.size()));
                }
            }
        }
        assertThat(sampled).isGreaterThanOrEqualTo(100_000);
    }

    /** A file that is cut short, altered or of something else is reported in a line and not used; play goes on. */
    @Test
    void damagedFilesAreRefused() throws IOException {
        Library<CheckersPosition> good = CheckersEndings.LIBRARY.in(files);
        good.open();
        Space.Material ending = good.space().endings(4).get(0).get(0);
        good.make(ending, () -> false);
        Path file = good.folder().resolve(ending.name() + ".ending");
        byte[] bytes = Files.readAllBytes(file);
        List<byte[]> damaged = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 20; i++) {
            damaged.add(java.util.Arrays.copyOf(bytes, i < 5 ? i * 6 : random.nextInt(bytes.length)));
            byte[] altered = bytes.clone();
            altered[i < 5 ? i * 6 : random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            damaged.add(altered);
        }
        List<String> lines = new ArrayList<>();
        Logger logger = Logger.getLogger(Library.class.getName());
        Handler handler = new Collector(lines);
        logger.setUseParentHandlers(false);
        logger.addHandler(handler);
        try {
            for (byte[] content : damaged) {
                Files.write(file, content);
                lines.clear();
                Library<CheckersPosition> bad = CheckersEndings.LIBRARY.in(files);
                CheckersPosition position = lookingIn(game().parse("B:WK1,K2:BK31,K32"), bad);
                Seat.in(game()).hash(1).open(position).think(Limits.nodes(100));
                assertThat(bad.has(ending)).isFalse();
                assertThat(position.known()).isEqualTo(Endings.UNKNOWN);
                assertThat(lines).hasSize(1);
                assertThat(lines.get(0)).contains(file + " is not used: it is ").doesNotContain("\n");
            }
        } finally {
            logger.removeHandler(handler);
            logger.setUseParentHandlers(true);
        }
    }

    private static final class Collector extends Handler {
        private final List<String> lines;

        Collector(List<String> lines) {
            this.lines = lines;
        }

        @Override
        public void publish(LogRecord logged) {
            lines.add(logged.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    /** Near the move limit a long win is not promised. */
    @Test
    void theMoveLimitCounts() {
        library.open();
        CheckersPosition position = new CheckersGame(3).parse("B:WK1:BK31,K32");
        int free = game().parse("B:WK1:BK31,K32").known();
        assertThat(Score.isWin(free)).isTrue();
        assertThat(Score.plies(free)).isGreaterThan(6);
        assertThat(position.known()).isEqualTo(Endings.SURE - Score.plies(free));
    }
}
