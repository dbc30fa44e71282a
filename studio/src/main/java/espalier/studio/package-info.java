/** The web page: a server on loopback, its API over the library, and the page's files beside it in the resources. */
@org.jspecify.annotations.NullMarked
package espalier.studio;
