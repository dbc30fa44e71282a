/**
 * Databases of endings by retrograde analysis. A game numbers its positions ({@link espalier.endings.Space}); the rest is here:
 * {@link espalier.endings.Retrograde} goes backwards from the finished positions, a ply at a time, until nothing changes,
 * {@link espalier.endings.Verification} compares every value with those of its successors, and {@link
 * espalier.endings.Library} keeps the files. Searches ask positions that implement {@link espalier.game.Endings}.
 */
@org.jspecify.annotations.NullMarked
package espalier.endings;
