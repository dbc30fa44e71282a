/**
 * Proofs of a value (solution-trees, section 2): the solution trees and the critical tree of a finished search,
 * certificates, and a checker that needs no search.
 */
@org.jspecify.annotations.NullMarked
package espalier.proof;
