/**
 * What an experiment is: independent jobs that give rows, and what is concluded from them. Knows neither files nor how
 * jobs are run.
 */
@NullMarked
package espalier.lab.experiment;

import org.jspecify.annotations.NullMarked;
