/** Fitting to played games: opponent models (multi-model, section 5), weights of evaluations, ProbCut. */
@org.jspecify.annotations.NullMarked
package espalier.learning;
