/** Runs jobs on a Spark cluster. Found by ServiceLoader; nothing depends on it. */
@NullMarked
package espalier.spark;

import org.jspecify.annotations.NullMarked;
