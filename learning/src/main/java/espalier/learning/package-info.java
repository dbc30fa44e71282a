/** Fitting opponent models to the moves that opponents play (multi-model, section 5). */
@org.jspecify.annotations.NullMarked
package espalier.learning;
