/**
 * Artificial game trees as positions: explicit, uniform, ordered, reordered, irregular, informed, correlated, and trees
 * with opponent models (multi-model, section 4). All random ones are seeded: the same parameters give the same tree on
 * every machine.
 */
@org.jspecify.annotations.NullMarked
package espalier.tree;
