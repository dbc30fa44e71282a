/**
 * Databases of endings by retrograde analysis. A game numbers its positions ({@link espalier.endings.Space}); the rest is here.
 */
@org.jspecify.annotations.NullMarked
package espalier.endings;
