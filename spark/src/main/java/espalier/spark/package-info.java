/** Experiments on a Spark cluster. The laboratory finds it by ServiceLoader; nothing depends on it. */
@NullMarked
package espalier.spark;

import org.jspecify.annotations.NullMarked;
