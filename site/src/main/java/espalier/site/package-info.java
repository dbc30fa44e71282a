/** The documentation as a static site. */
@NullMarked
package espalier.site;

import org.jspecify.annotations.NullMarked;
