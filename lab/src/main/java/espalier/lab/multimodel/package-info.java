/** The experiments of "Pruning algorithms for multi-model adversary search" (Carmel, Markovitch), on random trees and in checkers. */
@NullMarked
package espalier.lab.multimodel;

import org.jspecify.annotations.NullMarked;
