/**
 * Fitting to played games: opponent models (multi-model, section 5), weights of evaluations, networks, ProbCut, separation
 * values; games of self-play to fit to, and opening books.
 */
@org.jspecify.annotations.NullMarked
package espalier.learning;
