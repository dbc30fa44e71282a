/** Questions that the papers leave open. */
@org.jspecify.annotations.NullMarked
package espalier.lab.open;
