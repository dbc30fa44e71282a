/**
 * Search in practice: iterative deepening over any driver, with ordering, table, quiescence and forward pruning, for any
 * game. {@link espalier.play.Seat} is the entry; a {@link espalier.play.Setting} says which parts are used.
 */
@org.jspecify.annotations.NullMarked
package espalier.play;
