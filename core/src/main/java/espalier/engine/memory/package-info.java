/** What a search remembers between passes. Copied for each specialised search: nothing here is shared. */
@org.jspecify.annotations.NullMarked
package espalier.engine.memory;
