/** Proofs one can hold: solution trees and critical trees of a finished search, certificates and their checker. */
@org.jspecify.annotations.NullMarked
package espalier.proof;
