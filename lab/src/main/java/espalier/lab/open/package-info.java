/** What the papers leave open, on artificial trees. */
@NullMarked
package espalier.lab.open;

import org.jspecify.annotations.NullMarked;
