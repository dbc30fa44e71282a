package espalier.models;

import espalier.game.Quoted;
import java.util.Arrays;
import java.util.function.BiFunction;

/**
 * The algorithms of opponent-model search (multi-model). There are two recursions; an algorithm differs by what it
 * infers from sums of models: nothing (M*), that level 0 is zero-sum (simple pruning), or the sum-bounds too
 * (alpha-beta*).
 */
public enum ModelAlgorithm {
    /** The definition, one model's search after the other. */
    M_STAR("m-star", Recursion.MODEL_BY_MODEL, Inference.NOTHING, "fig. 3 left"),
    /** The definition, all models at once: every node is expanded once. */
    M_STAR_1P("m-star-1p", Recursion.ALL_AT_ONCE, Inference.NOTHING, "fig. 3 right"),
    /** M* with alpha-beta as the search of level 0; at level 1 this is Iida's beta-pruning. */
    M_STAR_SIMPLE("m-star-simple", Recursion.MODEL_BY_MODEL, Inference.ZERO_SUM, "lemma 2"),
    /** M* with pruning by sum-bounds. */
    ALPHA_BETA_STAR("alpha-beta-star", Recursion.MODEL_BY_MODEL, Inference.BOUNDS, "fig. 7"),
    /** The same with {@link Reach#sharp} bounds. */
    ALPHA_BETA_STAR_SHARP("alpha-beta-star-sharp", Recursion.MODEL_BY_MODEL, Inference.SHARP_BOUNDS, "fig. 7"),
    /** M*1p with pruning by sum-bounds. */
    ALPHA_BETA_STAR_1P("alpha-beta-star-1p", Recursion.ALL_AT_ONCE, Inference.BOUNDS, "fig. 9, repaired"),
    /** The same with {@link Reach#sharp} bounds. */
    ALPHA_BETA_STAR_1P_SHARP(
            "alpha-beta-star-1p-sharp", Recursion.ALL_AT_ONCE, Inference.SHARP_BOUNDS, "fig. 9, repaired"),
    /** The player's own function alone, for comparison; models are ignored. */
    ALPHA_BETA("alpha-beta", Recursion.WITHOUT_MODELS, Inference.ZERO_SUM, "alpha-beta");

    /** The paper of all of them. */
    public static final String PAPER = "Multi-model search (Carmel, Markovitch)";

    /** How the models are searched. */
    public enum Recursion {
        /** One model's search after the other. */
        MODEL_BY_MODEL("AlphaBetaStar"),
        /** All models in one search, which expands every node once. */
        ALL_AT_ONCE("OnePass"),
        /** The player's own function alone. */
        WITHOUT_MODELS("AlphaBetaStar at level 0");

        private final String part;

        Recursion(String part) {
            this.part = part;
        }
    }

    /** What is inferred at interior nodes about sums of models. */
    private enum Inference {
        NOTHING("nothing inferred", (bounds, depth) -> Reach.unlimited(bounds.level(), depth)),
        ZERO_SUM("level 0 is zero-sum", (bounds, depth) -> Reach.symmetric(SumBounds.infinite(bounds.level()), depth)),
        BOUNDS("Reach.symmetric", Reach::symmetric),
        SHARP_BOUNDS("Reach.sharp", Reach::sharp);

        private final String part;
        private final BiFunction<SumBounds, Integer, Reach> reach;

        Inference(String part, BiFunction<SumBounds, Integer, Reach> reach) {
            this.part = part;
            this.reach = reach;
        }
    }

    private final String label;
    private final Recursion recursion;
    private final Inference inference;
    private final String figure;

    ModelAlgorithm(String label, Recursion recursion, Inference inference, String figure) {
        this.label = label;
        this.recursion = recursion;
        this.inference = inference;
        this.figure = figure;
    }

    /** {@return the name on the command line} */
    public String label() {
        return label;
    }

    /** {@return how it searches the models} */
    public Recursion recursion() {
        return recursion;
    }

    /** {@return the classes it is made of, and the figure they are from} */
    public String parts() {
        return recursion.part + ", " + inference.part + " (" + figure + ")";
    }

    /** {@return whether it uses the sum-bounds} */
    public boolean usesBounds() {
        return inference == Inference.BOUNDS || inference == Inference.SHARP_BOUNDS;
    }

    /** What it infers at interior nodes from these bounds. */
    Reach reach(SumBounds bounds, int depth) {
        return inference.reach.apply(bounds, depth);
    }

    /**
     * {@return the algorithm with this label}
     *
     * @param label the name on the command line
     * @throws IllegalArgumentException listing the labels
     */
    public static ModelAlgorithm named(String label) {
        return Arrays.stream(values())
                .filter(a -> a.label.equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(Quoted.unknown(
                        "algorithm ",
                        label,
                        Arrays.stream(values()).map(ModelAlgorithm::label).toList())));
    }
}
