/** How to ask for a search, and what comes back. Shared by all specialised copies; finds them in one place. */
@org.jspecify.annotations.NullMarked
package espalier.search;
