package espalier.games;

import espalier.game.DrawRules;
import espalier.game.Noisy;
import espalier.game.NullMove;
import espalier.game.Position;

/** A position with a truncated key, so that a table confuses very different positions. */
final class Colliding<P extends Position<P> & DrawRules & NullMove & Noisy>
        implements Position<Colliding<P>>, DrawRules, NullMove, Noisy {
    private final P inner;
    private final int bits;

    /**
     * @param bits the number of bits of the key that remain, fewer than 64
     */
    Colliding(P inner, int bits) {
        this.inner = inner;
        this.bits = bits;
    }

    private long cut(long key) {
        return key & ((1L << bits) - 1);
    }

    P inner() {
        return inner;
    }

    @Override
    public long key() {
        return cut(inner.key());
    }

    @Override
    public long keyAfter(int move) {
        return cut(inner.keyAfter(move));
    }

    @Override
    public Colliding<P> copy() {
        return new Colliding<>(inner.copy(), bits);
    }

    @Override
    public int generate(int[] moves, int from) {
        return inner.generate(moves, from);
    }

    @Override
    public void play(int move) {
        inner.play(move);
    }

    @Override
    public void undo() {
        inner.undo();
    }

    @Override
    public int turn() {
        return inner.turn();
    }

    @Override
    public int score() {
        return inner.score();
    }

    @Override
    public boolean over(int[] scratch, int from) {
        return inner.over(scratch, from);
    }

    @Override
    public int maxMoves() {
        return inner.maxMoves();
    }

    @Override
    public boolean drawn() {
        return inner.drawn();
    }

    @Override
    public boolean nullAllowed() {
        return inner.nullAllowed();
    }

    @Override
    public int adaptiveDepth() {
        return inner.adaptiveDepth();
    }

    @Override
    public void playNull() {
        inner.playNull();
    }

    @Override
    public boolean mayStandPat() {
        return inner.mayStandPat();
    }

    @Override
    public int generateNoisy(int[] moves, int from) {
        return inner.generateNoisy(moves, from);
    }
}
