package espalier.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import espalier.game.DrawRules;
import espalier.game.Noisy;
import espalier.game.NullMove;
import espalier.game.Position;
import java.util.Arrays;

/**
 * Everything one can ask of a position.
 *
 * @param noisy the noisy moves; empty if the game does not know them
 * @param abilities what its optional abilities answer with yes
 * @param drawn whether the draw rules hold, which the way here decides too
 */
record Picture(long key, int turn, int[] moves, int score, int[] noisy, int abilities, boolean drawn) {
    private static final int[] NONE = {};

    static Picture of(Position<?> position) {
        int[] moves = position.moves();
        int[] noisy = NONE;
        int abilities = 0;
        if (position instanceof Noisy noise) {
            int[] buffer = new int[position.maxMoves()];
            noisy = Arrays.copyOf(buffer, noise.generateNoisy(buffer, 0));
            abilities |= noise.mayStandPat() ? 1 : 0;
        }
        if (position instanceof NullMove nulls) {
            abilities |= nulls.nullAllowed() ? 2 : 0;
        }
        return new Picture(
                position.key(),
                position.turn(),
                moves,
                moves.length == 0 ? position.score() : 0,
                noisy,
                abilities,
                position instanceof DrawRules draws && draws.drawn());
    }

    /** Compares without making texts, because there are millions of comparisons. */
    void mustBe(Picture expected, String what) {
        if (drawn != expected.drawn || !looksLike(expected)) {
            assertThat(toString()).as(what).isEqualTo(expected.toString());
        }
    }

    /** Whether it is the same position, whatever led there. */
    boolean looksLike(Picture other) {
        return key == other.key
                && turn == other.turn
                && score == other.score
                && abilities == other.abilities
                && Arrays.equals(moves, other.moves)
                && Arrays.equals(noisy, other.noisy);
    }

    @Override
    public String toString() {
        return "key " + key + ", turn " + turn + ", moves " + Arrays.toString(moves) + ", score " + score
                + ", noisy moves " + Arrays.toString(noisy) + ", may stand pat or pass " + abilities + ", drawn "
                + drawn;
    }
}
