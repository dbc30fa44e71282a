/** The recursions of opponent-model search. Copied for each specialised search: nothing here is shared. */
@org.jspecify.annotations.NullMarked
package espalier.engine.models;
