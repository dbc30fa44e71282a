package espalier.lab.bestfirst;

import espalier.lab.practice.Variant;
import espalier.play.Part;

/** Whether leaf evaluations are kept in the table. */
public final class SweepLeavesStored extends Sweep {
    public SweepLeavesStored() {
        super("sweep of stored leaves");
    }

    @Override
    String question() {
        return "it matters whether leaf evaluations are kept in the table, where repeated passes find them.";
    }

    @Override
    Variant with(Variant variant, int value) {
        return variant.setting(variant.setting().with(Part.LEAVES_STORED, value == 1));
    }

    @Override
    String axis() {
        return "leaves stored";
    }

    @Override
    String words(int value) {
        return value == 1 ? "yes" : "no";
    }

    @Override
    String values() {
        return "1,0";
    }
}
