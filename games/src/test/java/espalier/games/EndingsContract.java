package espalier.games;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.endings.Library;
import espalier.endings.Retrograde;
import espalier.endings.Space;
import espalier.endings.Values;
import espalier.endings.Verification;
import espalier.game.Endings;
import espalier.game.Game;
import espalier.game.Position;
import espalier.game.Score;
import espalier.play.Ending;
import espalier.play.Seat;
import espalier.search.Limits;
import espalier.testkit.Allocation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What holds of the databases of every game, tested with those that come with it. */
public abstract class EndingsContract<P extends Position<P>> {
    private static final int BUNDLED_PIECES = 3;

    @TempDir
    Path folder;

    protected abstract Game<P> game();

    protected abstract Library<P> library();

    /** The same position, which looks endings up in a library. */
    protected abstract P lookingIn(P position, Library<P> library);

    /** An ending with bundled values in which most positions are decided. */
    protected abstract String example();

    protected List<Space.Material> bundled() {
        List<Space.Material> endings = new ArrayList<>();
        for (int pieces = 2; pieces <= BUNDLED_PIECES; pieces++) {
            library().space().endings(pieces).forEach(endings::addAll);
        }
        return endings;
    }

    private Space.Material exampleEnding() {
        return bundled().stream()
                .filter(ending -> ending.name().equals(example()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyValueFollowsFromItsSuccessorsAndSamplesAgreeWithASearch() {
        library().open();
        for (Space.Material ending : bundled()) {
            assertThat(library().has(ending)).as(ending.name()).isTrue();
            Verification check = Verification.of(library(), ending, 300, 5, 7);
            assertThat(check.contradictions()).as(ending.name()).isZero();
            assertThat(check.disagreements()).as(ending.name()).isZero();
            assertThat(check.sampled()).isEqualTo(300);
        }
    }

    /** The bundled values are those of the analysis, with distances and without. */
    @Test
    void theAnalysisGivesTheBundledValues() {
        library().open();
        Space<P> space = library().space();
        P board = space.board();
        for (Space.Material ending : bundled()) {
            byte[] counted = Retrograde.solve(space, ending, library(), true, () -> false);
            byte[] plain = Retrograde.solve(space, ending, library(), false, () -> false);
            for (int i = 0; i < ending.size(); i++) {
                if (space.set(board, ending.id(), i)) {
                    int value = library().get(ending.id(), i);
                    assertThat(counted[i] & 0xFF).as(ending.name()).isEqualTo(value);
                    int result = value == Values.DRAW ? value : Values.isWin(value) ? Values.WIN : Values.LOSS;
                    assertThat(plain[i]).as(ending.name()).isEqualTo((byte) result);
                }
            }
        }
    }

    @Test
    void positionsHaveTheirNumbers() {
        Space<P> space = library().space();
        P board = space.board();
        for (Space.Material ending : bundled()) {
            for (int i = 0; i < ending.size(); i++) {
                if (space.set(board, ending.id(), i)) {
                    assertThat(space.ending(board)).isEqualTo(ending.id());
                    assertThat(space.index(board)).isEqualTo(i);
                }
            }
        }
    }

    @Test
    void aDatabaseIsWrittenWholeAndRead() throws IOException {
        Library<P> made = library().in(folder);
        made.open();
        Space.Material ending = exampleEnding();
        made.make(ending, () -> false);
        try (var files = Files.list(made.folder())) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactly(example() + ".ending");
        }
        for (int i = 0; i < ending.size(); i++) {
            assertThat(made.get(ending.id(), i)).isEqualTo(library().get(ending.id(), i));
        }
    }

    @Test
    void askingAllocatesNothing() {
        library().open();
        Space<P> space = library().space();
        P board = space.board();
        Space.Material ending = exampleEnding();
        long[] sum = {0};
        Runnable ask = () -> {
            for (int i = 0; i < ending.size(); i += 7) {
                if (space.set(board, ending.id(), i)) {
                    sum[0] += library().value(board);
                }
            }
        };
        ask.run();
        assertThat(Allocation.bytes(ask)).isLessThan(1_000);
        assertThat(sum[0]).isNotZero();
    }

    @Test
    void wonEndingsAreWonInTheKnownDistance() {
        library().open();
        SplittableRandom random = new SplittableRandom(11);
        for (Space.Material ending : bundled()) {
            for (int i = 0; i < 40; i++) {
                playOut(ending, random.nextInt(ending.size()));
            }
        }
    }

    /** Both sides play by few nodes: the winner makes no move too many, and the loser no move too few. */
    protected final void playOut(Space.Material ending, int index) {
        Space<P> space = library().space();
        P board = space.board();
        if (!space.set(board, ending.id(), index)) {
            return;
        }
        P position = lookingIn(game().parse(game().format(board)), library());
        int value = position instanceof Endings endings ? endings.known() : Endings.UNKNOWN;
        if (Score.isEvaluation(value)) {
            return;
        }
        Seat<P> seat = Seat.in(game()).hash(1).open(position);
        int plies = 0;
        while (seat.ending().isEmpty()) {
            seat.play(seat.think(Limits.nodes(200)).move());
            plies++;
        }
        Ending end = seat.ending().orElseThrow();
        assertThat(end.byDrawRule()).as(game().format(position)).isFalse();
        assertThat(plies).as(game().format(position)).isEqualTo(Score.plies(value));
    }
}
