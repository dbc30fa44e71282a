/** Fitting opponent models to what opponents do. */
@org.jspecify.annotations.NullMarked
package espalier.learning;
