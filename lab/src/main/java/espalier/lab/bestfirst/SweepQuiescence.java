package espalier.lab.bestfirst;

import espalier.jobs.Parameters;
import espalier.lab.experiment.Size;
import espalier.lab.practice.Variant;
import espalier.play.Part;

/** Whether leaves are extended by noisy moves, as those of playing programs are; then leaf counts are evaluations there. */
public final class SweepQuiescence extends Sweep {
    public SweepQuiescence() {
        super("sweep of quiescence");
    }

    @Override
    String question() {
        return "it matters whether leaves are quiet, so that the value of an iteration foretells that of the next one.";
    }

    @Override
    public String counting() {
        return COUNTING.replace("no quiescence", "with and without quiescence");
    }

    /** Othello has no noisy moves. */
    @Override
    public Parameters parameters(Size size) {
        Parameters all = super.parameters(size);
        return all.with("depths", all.text("depths").replaceFirst("othello:\\d+,", ""));
    }

    @Override
    Variant with(Variant variant, int value) {
        return variant.setting(variant.setting().with(Part.QUIESCENCE, value == 1));
    }

    @Override
    String axis() {
        return "quiescence";
    }

    @Override
    String words(int value) {
        return value == 1 ? "yes" : "no";
    }

    @Override
    String values() {
        return "0,1";
    }
}
