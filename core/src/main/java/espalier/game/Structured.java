package espalier.game;

/**
 * A position that names its structure: what changes slowly and decides where an evaluation errs, such as the pawns in chess. A
 * search then learns how far static values were off in positions of the same structure.
 */
public interface Structured {
    /** {@return a key of the structure; positions of the same structure have the same key} */
    long structure();
}
