/**
 * Proofs of a value (solution-trees, section 2). A solution tree has all moves of one side and one of the other: it proves a bound.
 * Two that meet prove the value, and together they are the critical tree.
 *
 * <p>{@link espalier.proof.CriticalTree} reads them off a finished search, {@link espalier.proof.Certificate} writes them down,
 * and {@link espalier.proof.Checker} verifies a certificate without any search.
 */
@org.jspecify.annotations.NullMarked
package espalier.proof;
