package espalier.lab.bestfirst;

import espalier.lab.experiment.Size;
import espalier.lab.practice.Variant;

/** In how fine steps positions are evaluated. */
public final class SweepGranularity extends Sweep {
    public SweepGranularity() {
        super("sweep of granularity");
    }

    @Override
    String question() {
        return "the steps of the evaluation decide how the algorithms compare (the coarser, the fewer passes null-window"
                + " drivers need).";
    }

    @Override
    public String duration(Size size) {
        return size == Size.QUICK ? "18 s" : "8 min";
    }

    @Override
    Variant with(Variant variant, int value) {
        return variant.grain(value);
    }

    @Override
    String axis() {
        return "steps of the evaluation (hundredths of a pawn, tenths of a disc)";
    }

    @Override
    String values() {
        return "1,5,10,25,50,100";
    }
}
