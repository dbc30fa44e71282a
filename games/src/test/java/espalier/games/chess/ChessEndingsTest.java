package espalier.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.endings.Library;
import espalier.endings.Space;
import espalier.endings.Verification;
import espalier.game.Endings;
import espalier.game.Game;
import espalier.game.Score;
import espalier.games.EndingsContract;
import espalier.play.Part;
import espalier.play.Seat;
import espalier.play.Setting;
import espalier.search.Limits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChessEndingsTest extends EndingsContract<ChessPosition> {
    private Library<ChessPosition> library = ChessEndings.LIBRARY;

    @TempDir
    Path files;

    @Override
    protected Game<ChessPosition> game() {
        return new ChessGame();
    }

    @Override
    protected Library<ChessPosition> library() {
        return library;
    }

    @Override
    protected ChessPosition lookingIn(ChessPosition position, Library<ChessPosition> some) {
        position.endingsFrom(some);
        return position;
    }

    @Override
    protected String example() {
        return "KQvK";
    }

    /** The longest mates are known: 10 moves with a queen, 16 with a rook, 28 with a pawn, none with a minor piece. */
    @ParameterizedTest
    @CsvSource({"KvK, 0", "KQvK, 20", "KRvK, 32", "KPvK, 56", "KBvK, 0", "KNvK, 0"})
    void longestMates(String name, int plies) {
        library.open();
        Space.Material ending = bundled().stream()
                .filter(some -> some.name().equals(name))
                .findFirst()
                .orElseThrow();
        Verification found = Verification.of(library, ending, 0, 1, 1);
        assertThat(found.longest()).isEqualTo(plies <= 0 ? 0 : plies);
    }

    /** Two bishops mate in 19 moves at most, bishop and knight in 33 (both known); two knights only in one move, if the king has helped. */
    @ParameterizedTest
    @CsvSource({"KBBvK, 38", "KBNvK, 66", "KNNvK, 1"})
    @Tag("slow")
    void fourPieces(String name, int plies) throws IOException {
        library = ChessEndings.LIBRARY.in(files);
        library.open();
        Space.Material ending = library.space().endings(4).stream()
                .flatMap(group -> group.stream())
                .filter(some -> some.name().equals(name))
                .findFirst()
                .orElseThrow();
        library.make(ending, () -> false);
        Verification found = Verification.of(library, ending, 2_000, 3, 1);
        assertThat(found.contradictions() + found.disagreements()).isZero();
        assertThat(found.longest()).isEqualTo(plies);
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 20; i++) {
            playOut(ending, random.nextInt(ending.size()));
        }
    }

    /** The opposition: who is to move decides. A rook's pawn is drawn; castling and en passant are not numbered. */
    @Test
    void knownPositions() {
        library.open();
        assertThat(known("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1")).isNegative();
        assertThat(known("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1")).isPositive();
        assertThat(known("8/8/4k3/8/4K3/4P3/8/8 w - - 0 1")).isEqualTo(Score.DRAW);
        assertThat(known("8/8/4k3/8/4K3/4P3/8/8 b - - 0 1")).isNegative();
        assertThat(known("k7/8/1K6/8/P7/8/8/8 w - - 0 1")).isEqualTo(Score.DRAW);
        assertThat(known("4k3/8/8/8/8/8/8/4K2R w K - 0 1")).isEqualTo(Endings.UNKNOWN);
        assertThat(known("4k3/8/8/8/8/8/8/4K2R w - - 0 1")).isGreaterThan(Endings.SURE);
        assertThat(known("4k3/8/8/8/8/8/8/4K2R w - - 98 1")).isBetween(Endings.SURE - 40, Endings.SURE);
    }

    /**
     * Wins are not given away to the fifty-move rule: without databases, and with pawns that must move in time. Bishop and
     * knight mate in a corner of the bishop's colour alone.
     */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/3k4/8/8/8/8/4KBN1 w - - 0 1",
                "k7/8/1K6/8/8/8/8/5B1N w - - 0 1",
                "8/8/8/3k4/8/8/8/2B1KB2 w - - 0 1",
                "8/8/4k3/8/8/8/8/B3KB2 w - - 20 1",
                "8/8/8/4k3/8/8/4P3/R3K3 w - - 90 60",
                "8/5k2/8/8/8/3P4/3K4/Q7 w - - 92 60",
                "8/8/3k4/8/8/8/4R3/4K3 w - - 60 1",
                "8/8/3k4/8/8/8/4Q3/4K3 w - - 75 1",
                "4k3/8/2p5/2P5/8/8/3QK3/8 w - - 80 90"
            })
    void wonBeforeTheFiftyMoveRule(String fen) {
        Setting setting = Setting.play(game()).with(Part.ENDINGS, false);
        Seat<ChessPosition> seat = Seat.in(game()).setting(setting).hash(4).open(game().parse(fen));
        while (seat.ending().isEmpty()) {
            seat.play(seat.think(Limits.nodes(3_000)).move());
        }
        assertThat(seat.ending().orElseThrow().winner()).hasValue(Piece.WHITE);
    }

    private int known(String fen) {
        return game().parse(fen).known();
    }
}
