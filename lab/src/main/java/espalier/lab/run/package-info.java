/** Runs experiments: jobs on threads, in other JVMs or on a cluster; results in a folder that survives interruption. */
@NullMarked
package espalier.lab.run;

import org.jspecify.annotations.NullMarked;
