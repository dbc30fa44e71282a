/** Artificial game trees: explicit, uniform, ordered, reordered, irregular, informed, correlated; all seeded. */
@org.jspecify.annotations.NullMarked
package espalier.tree;
