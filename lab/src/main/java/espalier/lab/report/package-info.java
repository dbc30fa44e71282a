/** Results as self-contained HTML, and as Markdown with pictures in a folder. */
@NullMarked
package espalier.lab.report;

import org.jspecify.annotations.NullMarked;
