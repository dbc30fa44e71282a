/** The experiments of "Best-first and depth-first minimax search in practice" (Plaat, Schaeffer, Pijls, de Bruin 1995). */
@org.jspecify.annotations.NullMarked
package espalier.lab.bestfirst;
