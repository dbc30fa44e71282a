/** Pictures without fonts or a display, and the estimates they show. */
@NullMarked
package espalier.lab.chart;

import org.jspecify.annotations.NullMarked;
