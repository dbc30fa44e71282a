package espalier.testkit;

import espalier.game.DrawRules;
import espalier.game.Endings;
import espalier.game.Mixer;
import espalier.game.MoveScorer;
import espalier.game.Noisy;
import espalier.game.NullMove;
import espalier.game.Position;
import espalier.game.Score;
import espalier.game.Structured;

/**
 * A game on a graph of numbered states that has everything a search may use: noisy moves, null moves, draws, wins, losses,
 * nodes with a single move, states whose value is known, a structure, and moves that answer others, gain or lose.
 */
final class Everything implements Position<Everything>, Noisy, NullMove, DrawRules, Endings, Structured {
    private static final int NULL = 1000;
    private static final int STATES = 500;

    /** So few that lines return to where they were. */
    static final int FEW_STATES = 12;

    static final MoveScorer<Everything> SCORER = new MoveScorer<>() {
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

        @Override
        public int answerIndex(Everything position, int move) {
            return position.turn() * 8 + move;
        }

        @Override
        public int answers() {
            return 16;
        }

        @Override
        public int risk(Everything position, int move) {
            return -position.hash(5000 + move, 200);
        }
    };

    private final int seed;
    private final int states;
    private final int[] path = new int[64];
    private int ply;

    Everything(int seed) {
        this(seed, STATES);
    }

    Everything(int seed, int states) {
        this.seed = seed;
        this.states = states;
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

    /** So few values that many are equal. */
    int coarse() {
        return evaluate() / 25;
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
    public int gain(int move) {
        return hash(4000 + move, 100);
    }

    @Override
    public long structure() {
        return path[ply] / 8;
    }

    @Override
    public boolean mayStandPat() {
        return hash(5, 6) > 0;
    }

    @Override
    public void play(int move) {
        int next = hash(100 + move, states);
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
    public int known() {
        return switch (hash(7, 40)) {
            case 0 -> Score.DRAW;
            case 1 -> Score.winIn(3);
            case 2 -> Score.lossIn(4);
            case 3 -> SURE;
            case 4 -> -SURE;
            default -> UNKNOWN;
        };
    }

    @Override
    public void openEndings() {}

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
        Everything copy = new Everything(seed, states);
        System.arraycopy(path, 0, copy.path, 0, path.length);
        copy.ply = ply;
        return copy;
    }

    int ply() {
        return ply;
    }
}
