/** Watching a search: counters, traces, recordings; "nothing" is an observer too. */
@org.jspecify.annotations.NullMarked
package espalier.observe;
