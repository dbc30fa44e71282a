/** The experiments of "Enhanced forward pruning" (Winands, van den Herik, Uiterwijk, van der Werf). */
@org.jspecify.annotations.NullMarked
package espalier.lab.pruning;
