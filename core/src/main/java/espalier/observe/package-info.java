/** Watching a search: what {@link espalier.search.Observer} sees, counted or written down. */
@org.jspecify.annotations.NullMarked
package espalier.observe;
