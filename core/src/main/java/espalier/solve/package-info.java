/** Exact answers: who wins, by how much. A game may bring a solver of its own; proof numbers serve every game. */
@org.jspecify.annotations.NullMarked
package espalier.solve;
