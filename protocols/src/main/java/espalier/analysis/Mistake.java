package espalier.analysis;

import espalier.games.Note;
import java.util.Optional;

/** How bad a move is: by the expected score it loses, between 0 and 1. These thresholds are the only ones. */
public enum Mistake {
    BLUNDER("??", 0.30),
    MISTAKE("?", 0.20),
    INACCURACY("?!", 0.10);

    private final String sign;
    private final double loss;

    Mistake(String sign, double loss) {
        this.sign = sign;
        this.loss = loss;
    }

    /** The least loss of expected score. */
    public double loss() {
        return loss;
    }

    /** Its name in a sentence. */
    public String name(int count) {
        return switch (this) {
            case BLUNDER -> count == 1 ? "blunder" : "blunders";
            case MISTAKE -> count == 1 ? "mistake" : "mistakes";
            case INACCURACY -> count == 1 ? "inaccuracy" : "inaccuracies";
        };
    }

    /** Its glyph, as {@link Note#nags} has it. */
    public int glyph() {
        return Note.glyph(sign);
    }

    /** What a move is that loses this much. */
    public static Optional<Mistake> of(double lost) {
        for (Mistake each : values()) {
            if (lost >= each.loss) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }
}
