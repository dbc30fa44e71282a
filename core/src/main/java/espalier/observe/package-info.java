/**
 * Observers of a search, built on {@link espalier.search.Observer}: {@link espalier.observe.Counter} defines what is counted
 * (leaf evaluations are distinct leaves, node visits are all entries), {@link espalier.observe.Trace} writes every event, for the
 * studio and for files.
 */
@org.jspecify.annotations.NullMarked
package espalier.observe;
