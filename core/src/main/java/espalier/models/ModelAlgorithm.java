package espalier.models;

import espalier.game.Quoted;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * The algorithms of opponent-model search (multi-model). There are two recursions; an algorithm differs by what it
 * infers from sums of models: nothing (M*), that level 0 is zero-sum (simple pruning), or the sum-bounds too
 * (alpha-beta*).
 */
public enum ModelAlgorithm {
    /** The definition, one model's search after the other (fig. 3 left). */
    M_STAR("m-star", "AlphaBetaStar, nothing inferred (fig. 3 left)"),
    /** The definition, all models at once: every node is expanded once (fig. 3 right). */
    M_STAR_1P("m-star-1p", "OnePass, nothing inferred (fig. 3 right)"),
    /** M* with alpha-beta as the search of level 0; at level 1 this is Iida's beta-pruning. */
    M_STAR_SIMPLE("m-star-simple", "AlphaBetaStar, bounds infinite (lemma 2)"),
    /** M* with pruning by sum-bounds (fig. 7). */
    ALPHA_BETA_STAR("alpha-beta-star", "AlphaBetaStar (fig. 7)"),
    /** The same with {@link Reach#sharp} bounds. */
    ALPHA_BETA_STAR_SHARP("alpha-beta-star-sharp", "AlphaBetaStar with Reach.sharp"),
    /** M*1p with pruning by sum-bounds (fig. 9, repaired). */
    ALPHA_BETA_STAR_1P("alpha-beta-star-1p", "OnePass (fig. 9, repaired)"),
    /** The same with {@link Reach#sharp} bounds. */
    ALPHA_BETA_STAR_1P_SHARP("alpha-beta-star-1p-sharp", "OnePass with Reach.sharp"),
    /** The player's own function alone, for comparison; models are ignored. */
    ALPHA_BETA("alpha-beta", "AlphaBetaStar at level 0");

    /** The paper of all of them. */
    public static final String PAPER = "Multi-model search (Carmel, Markovitch)";

    private final String label;
    private final String parts;

    ModelAlgorithm(String label, String parts) {
        this.label = label;
        this.parts = parts;
    }

    /** The name on the command line. */
    public String label() {
        return label;
    }

    /** The classes it is made of. */
    public String parts() {
        return parts;
    }

    /** Whether it searches all models at once and expands every node once. */
    public boolean onePass() {
        return this == M_STAR_1P || this == ALPHA_BETA_STAR_1P || this == ALPHA_BETA_STAR_1P_SHARP;
    }

    /** Whether it uses the sum-bounds. */
    public boolean usesBounds() {
        return switch (this) {
            case ALPHA_BETA_STAR, ALPHA_BETA_STAR_SHARP, ALPHA_BETA_STAR_1P, ALPHA_BETA_STAR_1P_SHARP -> true;
            default -> false;
        };
    }

    /** What it infers at interior nodes from these bounds. */
    Reach reach(SumBounds bounds, int depth) {
        return switch (this) {
            case M_STAR, M_STAR_1P -> Reach.unlimited(bounds.level(), depth);
            case M_STAR_SIMPLE -> Reach.symmetric(SumBounds.infinite(bounds.level()), depth);
            case ALPHA_BETA_STAR, ALPHA_BETA_STAR_1P, ALPHA_BETA -> Reach.symmetric(bounds, depth);
            case ALPHA_BETA_STAR_SHARP, ALPHA_BETA_STAR_1P_SHARP -> Reach.sharp(bounds, depth);
        };
    }

    /**
     * The algorithm with this label.
     *
     * @throws IllegalArgumentException listing the labels
     */
    public static ModelAlgorithm named(String label) {
        return Arrays.stream(values())
                .filter(a -> a.label.equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no algorithm " + Quoted.quoted(label) + "; there are: "
                        + Arrays.stream(values()).map(ModelAlgorithm::label).collect(Collectors.joining(", "))));
    }
}
