/** The experiments of "Fuzzified algorithm for game tree search with statistical and analytical evaluation" (Rutko 2011). */
@NullMarked
package espalier.lab.bestnode;

import org.jspecify.annotations.NullMarked;
