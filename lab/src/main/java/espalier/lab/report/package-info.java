/** Results as pages to read: HTML that needs nothing else, and Markdown with its pictures beside it. */
@NullMarked
package espalier.lab.report;

import org.jspecify.annotations.NullMarked;
