/**
 * What an experiment is: independent jobs that produce rows, and conclusions from them. It knows neither files nor how
 * jobs run.
 */
@NullMarked
package espalier.lab.experiment;

import org.jspecify.annotations.NullMarked;
