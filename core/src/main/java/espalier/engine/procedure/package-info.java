/** The recursive searches: what happens below a node, given a window. Copied for each specialised search. */
@org.jspecify.annotations.NullMarked
package espalier.engine.procedure;
