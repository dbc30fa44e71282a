package espalier.lab.bestfirst;

import espalier.lab.practice.Variant;

/** How wide the aspiration window is. */
public final class SweepDelta extends Sweep {
    public SweepDelta() {
        super("sweep of delta");
    }

    @Override
    String question() {
        return "the width of the aspiration window decides how MTD(f) compares with Aspiration NegaScout.";
    }

    @Override
    Variant with(Variant variant, int value) {
        return variant.delta(value);
    }

    @Override
    boolean affects(String algorithm) {
        return algorithm.equals(ASPIRATION);
    }

    @Override
    String axis() {
        return "half window (hundredths of a pawn, tenths of a disc)";
    }

    @Override
    String values() {
        return "2,5,10,25,50,100";
    }
}
