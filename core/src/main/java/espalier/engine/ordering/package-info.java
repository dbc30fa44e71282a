/** The order in which the moves of a node are tried. Copied for each specialised search. */
@org.jspecify.annotations.NullMarked
package espalier.engine.ordering;
