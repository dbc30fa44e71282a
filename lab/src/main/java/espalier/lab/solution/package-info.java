/** The experiments of "Solution trees as a basis for game tree search" (de Bruin, Pijls, Plaat 1994). */
@NullMarked
package espalier.lab.solution;

import org.jspecify.annotations.NullMarked;
