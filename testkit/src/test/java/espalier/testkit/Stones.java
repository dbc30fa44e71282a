package espalier.testkit;

import espalier.game.DrawRules;
import espalier.game.Noisy;
import espalier.game.NullMove;
import espalier.game.Position;
import espalier.game.Score;

/** Take one, two or three of ten stones; who takes the last one wins. */
final class Stones implements Position<Stones>, Noisy, NullMove, DrawRules {
    /** A fault of a game. */
    enum Fault {
        NONE,
        MOVE_TWICE,
        MOVES_FORGET_ORDER,
        UNDO_FORGETS_COUNT,
        KEY_AFTER_WRONG,
        KEY_WITHOUT_TURN,
        COPY_SHARES,
        TURN_STAYS,
        OVER_EARLY,
        TOO_MANY_MOVES,
        WRONG_SIGN,
        WINNER_LOSES,
        ALLOCATES,
        NOISY_ILLEGAL,
        DRAWN_NOT_UNDONE,
        NULL_KEEPS_TURN,
        NULL_NOT_UNDONE
    }

    private final Fault fault;
    private final int[] taken;
    int left;
    private int ply;
    private int generated;
    private int played;
    /** A field, so that the compiler cannot do without the array. */
    int[] garbage = {};

    Stones(Fault fault) {
        this(fault, 10);
    }

    Stones(Fault fault, int left) {
        this(fault, left, new int[64]);
    }

    private Stones(Fault fault, int left, int[] taken) {
        this.fault = fault;
        this.left = left;
        this.taken = taken;
    }

    @Override
    public int generate(int[] moves, int from) {
        int most = Math.min(3, left);
        boolean backwards = fault == Fault.MOVES_FORGET_ORDER && generated++ % 2 == 1;
        for (int i = 0; i < most; i++) {
            moves[from + i] = backwards ? most - i : i + 1;
        }
        if (fault == Fault.MOVE_TWICE && most == 2) {
            moves[from + most++] = 1;
        }
        return from + most;
    }

    @Override
    public void play(int move) {
        if (fault == Fault.ALLOCATES) {
            garbage = new int[move];
        }
        left -= move;
        taken[ply++] = move;
        played++;
    }

    @Override
    public boolean nullAllowed() {
        return left > 5;
    }

    @Override
    public void playNull() {
        taken[ply++] = fault == Fault.NULL_NOT_UNDONE && left == 7 ? 1 : 0;
        ply += fault == Fault.NULL_KEEPS_TURN ? 1 : 0;
    }

    @Override
    public boolean mayStandPat() {
        return left > 3;
    }

    /** Taking three. */
    @Override
    public int generateNoisy(int[] moves, int from) {
        if (left >= 3 || (fault == Fault.NOISY_ILLEGAL && left == 2)) {
            moves[from++] = 3;
        }
        return from;
    }

    /** After eight moves. */
    @Override
    public boolean drawn() {
        return played >= 8;
    }

    @Override
    public void undo() {
        int move = taken[--ply];
        played -= move == 0 || fault == Fault.DRAWN_NOT_UNDONE ? 0 : 1;
        left += fault == Fault.UNDO_FORGETS_COUNT && move == 3 ? 2 : move;
    }

    @Override
    public int turn() {
        return fault == Fault.TURN_STAYS ? 0 : ply & 1;
    }

    @Override
    public int score() {
        boolean wrong = fault == Fault.WINNER_LOSES || (fault == Fault.WRONG_SIGN && turn() == 1);
        return wrong ? Score.winIn(0) : Score.lossIn(0);
    }

    @Override
    public boolean over(int[] scratch, int from) {
        return left == 0 || (fault == Fault.OVER_EARLY && left == 1);
    }

    @Override
    public long key() {
        return fault == Fault.KEY_WITHOUT_TURN ? left : 2L * left + (ply & 1);
    }

    @Override
    public long keyAfter(int move) {
        return fault == Fault.KEY_AFTER_WRONG ? 2L * left : 2L * (left - move) + (ply + 1 & 1);
    }

    @Override
    public int maxMoves() {
        return fault == Fault.TOO_MANY_MOVES ? 2 : 3;
    }

    Stones mirrored() {
        Stones mirror = copy();
        mirror.ply++;
        return mirror;
    }

    @Override
    public Stones copy() {
        Stones copy = new Stones(fault, left, fault == Fault.COPY_SHARES ? taken : taken.clone());
        copy.ply = ply;
        copy.played = played;
        return copy;
    }
}
