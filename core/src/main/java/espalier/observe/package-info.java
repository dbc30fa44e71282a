/** Observers of a search: counters and traces built on {@link espalier.search.Observer}. */
@org.jspecify.annotations.NullMarked
package espalier.observe;
